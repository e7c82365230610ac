import type { Terminal } from '../terminal';

export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly meta?: Readonly<Record<string, unknown>>;
}

interface ErrorBody {
  readonly error?: { readonly code: string; readonly message: string; readonly details?: unknown };
}

const seconds = (header: string | null): number => Math.min(Math.max(Number(header) || 1, 1), 60);

/**
 * The public API over HTTP, as any client would use it: one token, JSON both ways (bytes of files
 * as they are), and patience when the minute bucket is empty.
 */
export class Api {
  constructor(
    private readonly baseUrl: string,
    private readonly token: string,
    private readonly terminal: Pick<Terminal, 'waitFor'>,
  ) {}

  async call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    for (;;) {
      const response = await this.terminal.waitFor(`the answer to ${method} ${path}`, () =>
        this.send(method, path, body),
      );
      if (response.status !== 429) return this.read<T>(method, path, response);
      const wait = seconds(response.headers.get('retry-after'));
      await this.terminal.waitFor(
        `the rate limit of this token: it takes requests again in ${wait} s`,
        () => pause(wait * 1_000),
      );
    }
  }

  get = async <T>(path: string): Promise<T> => (await this.call<T>('GET', path)).data;
  post = async <T>(path: string, body: unknown): Promise<T> =>
    (await this.call<T>('POST', path, body)).data;
  patch = async <T>(path: string, body: unknown): Promise<T> =>
    (await this.call<T>('PATCH', path, body)).data;

  put = async <T>(path: string, body: unknown): Promise<T> =>
    (await this.call<T>('PUT', path, body)).data;

  private send(method: string, path: string, body: unknown): Promise<Response> {
    const content =
      body === undefined
        ? undefined
        : body instanceof Uint8Array
          ? new Uint8Array(body)
          : JSON.stringify(body);
    const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(content === undefined ? {} : { 'content-type': type }),
    };
    return fetch(`${this.baseUrl}/api/v1${path}`, {
      method,
      headers,
      ...(content === undefined ? {} : { body: content }),
      signal: AbortSignal.timeout(45_000),
    });
  }

  private async read<T>(method: string, path: string, response: Response): Promise<Answer<T>> {
    const text = await response.text();
    const answer = (text ? JSON.parse(text) : {}) as Omit<Answer<T>, 'status'> & ErrorBody;
    if (response.ok) return { ...answer, status: response.status };
    const { code = 'no code', message = text, details } = answer.error ?? {};
    const issues = details === undefined ? '' : `\n${JSON.stringify(details, null, 2)}`;
    throw new StepFailed(
      `${method} ${path} answered ${response.status} ${code}: ${message}${issues}`,
    );
  }
}

/** A state of the product that the story waits for. */
export interface Expected<T> {
  /** Completes "waiting for …", from the state as it was seen last. */
  readonly what: (seen: T) => string;
  readonly look: () => Promise<T>;
  readonly isReached: (seen: T) => boolean;
  /**
   * Asks the worker for the round that leads there; repeated, because a round that runs already
   * does not count.
   */
  readonly ask?: () => Promise<void>;
}

/**
 * Makes the standing rounds of the demo account on a queue due at once, instead of waiting for
 * their intervals.
 */
export type AskForRound = (queue: 'readings' | 'conversions') => Promise<void>;

/** What is read must be read after this moment. */
export interface SinceThen {
  readonly since: Date;
  readonly askForRound: AskForRound;
}

const LOOK_MS = 200;
const ASK_MS = 1_000;
const PATIENCE_MS = 120_000;

/** Resolves after that time; on the global timer, which tests replace. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

/** Looks until the state is reached. Throws after two minutes. */
export const until = async <T>(
  terminal: Terminal,
  { what, look, isReached, ask }: Expected<T>,
): Promise<T> => {
  let seen = await look();
  let nextAsk = performance.now();
  const end = performance.now() + PATIENCE_MS;
  return terminal.waitFor(
    () => what(seen),
    async () => {
      while (!isReached(seen)) {
        if (performance.now() > end) {
          throw new StepFailed(`Two minutes were not enough for ${what(seen)}.`);
        }
        if (ask && performance.now() >= nextAsk) {
          await ask();
          nextAsk = performance.now() + ASK_MS;
        }
        await pause(LOOK_MS);
        seen = await look();
      }
      return seen;
    },
  );
};

/** A step of the story that did not come out as it must. */
export class StepFailed extends Error {}

/** Throws unless the claim holds. */
export function mustBe(claim: boolean, otherwise: string): asserts claim {
  if (!claim) throw new StepFailed(otherwise);
}
