import type { Party } from '@switchyard/test-kit';

/** What came of a request; status 0 when no answer came. */
export interface Told {
  readonly status: number;
  readonly data: unknown;
}

/** Calls the api at an address; a process that dies at it is part of the game. */
export class Caller {
  /** How many requests got no answer, or one of a process that could not give it. */
  unanswered = 0;

  constructor(
    private readonly url: string,
    private readonly party: Party,
  ) {}

  async call(method: string, path: string, body?: object): Promise<Told> {
    const headers = {
      authorization: `Bearer ${this.party.token}`,
      'x-space-id': this.party.spaceId,
      'content-type': 'application/json',
    };
    try {
      const answer = await fetch(`${this.url}/api/v1${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(20_000),
      });
      if (answer.status >= 500) this.unanswered += 1;
      const text = await answer.text();
      return {
        status: answer.status,
        data: text.startsWith('{') ? (JSON.parse(text) as { data?: unknown }).data : undefined,
      };
    } catch {
      this.unanswered += 1;
      return { status: 0, data: undefined };
    }
  }

  /** All rows of a list. Throws when they cannot be had. */
  async all<Row>(path: string): Promise<readonly Row[]> {
    const { status, data } = await this.call(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}limit=100`,
    );
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return data as readonly Row[];
  }
}
