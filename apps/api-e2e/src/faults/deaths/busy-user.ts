import { adBody, campaignBody, type Party } from '@switchyard/test-kit';

interface Known {
  readonly id: string;
  readonly groupId: string | undefined;
}

const MOST_CAMPAIGNS = 6;
const ACTS = [
  'make',
  'make',
  'status',
  'status',
  'rename',
  'keyword',
  'keyword',
  'drop',
  'sync',
  'sync',
  'sync',
  'sync',
  'plan',
  'cancel',
] as const;

/** Edits and syncs as it comes, and expects nothing. */
export class BusyUser {
  private readonly known: Known[] = [];
  private lastSync: string | undefined;
  private made = 0;
  acts = 0;

  constructor(
    private readonly name: string,
    private readonly chance: Chance,
    private readonly caller: Caller,
  ) {}

  async act(): Promise<void> {
    this.acts += 1;
    const act = this.known.length === 0 ? 'make' : this.chance.pick(ACTS);
    switch (act) {
      case 'make':
        return this.make();
      case 'status':
        return this.patch({ status: this.chance.pick(['ENABLED', 'PAUSED']) });
      case 'rename':
        return this.patch({ name: this.newName() });
      case 'keyword':
        return this.addKeyword(this.chance.pick(this.known));
      case 'drop':
        return this.drop();
      case 'sync':
        return this.noteSync(await this.caller.call('POST', '/sync', {}));
      case 'plan':
        return this.applyPlan();
      case 'cancel':
        if (this.lastSync) await this.caller.call('POST', `/sync/${this.lastSync}/cancel`);
        return undefined;
      default:
        return act satisfies never;
    }
  }

  private newName(): string {
    return `${this.name} ${(this.made += 1)}`;
  }

  private async make(): Promise<void> {
    if (this.known.length >= MOST_CAMPAIGNS) return;
    const id = idIn(
      await this.caller.call('POST', '/campaigns', campaignBody({ name: this.newName() })),
    );
    if (!id) return;
    const groupId = idIn(
      await this.caller.call('POST', '/ad-groups', {
        campaignId: id,
        name: this.newName(),
        maxCpc: 0.5,
      }),
    );
    const known = { id, groupId };
    this.known.push(known);
    if (groupId) await this.caller.call('POST', '/ads', adBody(groupId));
    await this.addKeyword(known);
  }

  private async addKeyword({ groupId }: Known): Promise<void> {
    if (groupId) {
      await this.caller.call('POST', '/keywords', {
        adGroupId: groupId,
        text: `shoes ${this.newName()}`,
        matchType: 'PHRASE',
      });
    }
  }

  private async patch(body: object): Promise<void> {
    await this.caller.call('PATCH', `/campaigns/${this.chance.pick(this.known).id}`, body);
  }

  private async drop(): Promise<void> {
    if (this.known.length < 3) return;
    const gone = this.chance.pick(this.known);
    this.known.splice(this.known.indexOf(gone), 1);
    await this.caller.call('DELETE', `/campaigns/${gone.id}`);
  }

  private async applyPlan(): Promise<void> {
    const { data } = await this.caller.call('POST', '/sync/preview', {});
    const { planHash } = (data ?? {}) as { planHash?: string | null };
    if (planHash) this.noteSync(await this.caller.call('POST', '/sync', { planHash }));
  }

  private noteSync({ data }: { readonly data: unknown }): void {
    this.lastSync = ((data ?? {}) as { syncId?: string | null }).syncId ?? this.lastSync;
  }
}

const idIn = ({ data }: { readonly data: unknown }): string | undefined =>
  (data as { id?: string } | undefined)?.id;

/** What came of a request; status 0 when no answer came. */
export interface ApiAnswer {
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

  async call(method: string, path: string, body?: object): Promise<ApiAnswer> {
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

/**
 * Chance that a seed decides: the same draws in the same order. What real processes make of it
 * differs from run to run.
 */
export class Chance {
  private state: number;

  constructor(readonly seed: number) {
    this.state = (seed ^ 0x9e3779b9) >>> 0;
  }

  /** A whole number from 0 to `limit`, `limit` left out (mulberry32). */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  }

  /** Throws when there is nothing to pick from. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[this.below(list.length)] as T;
  }
}
