import { type RunningEmulators, startEmulators } from '@switchyard/platform-emulators';
import type { AdPlatform } from '../port/ad-platform';
import type { EntityKind, Observed, ReadScope } from '../port/attributes';
import type { RateLimit } from '../port/capabilities';
import type { Change, Outcome } from '../port/change';
import type { OpenConnection } from '../port/connection';
import type { HttpRequest, PlatformIo } from '../port/io';
import type { PerformanceRow, PerformanceScope } from '../port/performance';
import { platformAgent, undiciIo } from '../transport/undici-io';
import { plainImages } from './drafts';
import type { ContractHarness, HttpFault } from './harness';
import { MediaShelf } from './scripted-io';

interface RemoteObject {
  readonly parentId?: string;
  readonly kind: string;
  readonly id: string;
  readonly name?: string;
  readonly status: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * What the control interface gets for a campaign's day; amounts in units of the account's currency.
 */
export interface DaySpent {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly spend: number;
  readonly conversions: number;
  readonly conversionValue: number;
}

/**
 * A connector, an emulated platform with one ad account, and the means to look at and disturb both.
 */
export class ContractWorld {
  readonly io: PlatformIo;
  readonly platform: AdPlatform;
  /** Counted requests that the platform got. */
  calls: HttpRequest[] = [];
  /** Changes that passed the gate, one list per request. */
  gates: string[][] = [];
  /** Files that drafts may name. */
  readonly media = new MediaShelf();
  private readonly agent = platformAgent({
    connect: 2_000,
    headers: 30_000,
    body: 30_000,
    whole: 60_000,
  });
  private clockOffset = 0;

  private constructor(
    private emulators: RunningEmulators,
    private readonly harness: ContractHarness,
    readonly connection: OpenConnection,
  ) {
    this.platform = harness.connector(emulators.url);
    plainImages(this.media);
    const io = undiciIo({
      platform: harness.platform,
      agent: this.agent,
      now: () => Date.now() + this.clockOffset,
      keepCredentials: async () => {},
      media: this.media,
      onCall: (_, request) => void this.calls.push(request),
    });
    this.io = {
      ...io,
      send: paced(io, this.platform.capabilities.rateLimits, (seconds) =>
        this.advance(seconds, 'ours too'),
      ),
    };
  }

  static async start(
    harness: ContractHarness,
    desired: { readonly currency?: string; readonly timeZone?: string } = {},
    stateFile?: string,
  ): Promise<ContractWorld> {
    const emulators = await startEmulators({ port: 0, stateFile });
    const account = await post(`${emulators.url}/_control/accounts`, {
      platform: harness.platform,
      ...desired,
    });
    return new ContractWorld(emulators, harness, {
      id: 'con_contract',
      ...(account as Omit<OpenConnection, 'id'>),
    });
  }

  async stop(): Promise<void> {
    await this.agent.destroy();
    await this.emulators.close();
  }

  /** Ends the emulated platform, and starts it again from the state that it left in this file. */
  async restartFrom(stateFile: string): Promise<void> {
    const port = Number(new URL(this.emulators.url).port);
    await this.emulators.close();
    this.emulators = await startEmulators({ port, stateFile });
  }

  /** The same connector, speaking another version of the platform's API. */
  connectorOf(apiVersion: string): AdPlatform {
    return this.harness.connector(this.emulators.url, apiVersion);
  }

  /** Applies a wave and hands over its outcomes by change. */
  async apply(
    wave: readonly Change[],
    connection: OpenConnection = this.connection,
  ): Promise<ReadonlyMap<string, Outcome>> {
    const outcomes = new Map<string, Outcome>();
    for await (const outcome of this.applying(wave, connection)) {
      outcomes.set(outcome.changeId, outcome);
    }
    return outcomes;
  }

  applying(
    wave: readonly Change[],
    connection: OpenConnection = this.connection,
  ): AsyncIterable<Outcome> {
    const gate = {
      open: async (changes: readonly Change[]) => void this.gates.push(changes.map(({ id }) => id)),
    };
    return this.platform.apply(connection, wave, this.io, gate);
  }

  async read(
    scope: Partial<ReadScope> & Pick<ReadScope, 'campaignRemoteIds'>,
  ): Promise<readonly Observed[]> {
    const whole: ReadScope = {
      entities: ['campaign', 'adGroup', 'ad', 'keyword'],
      campaignNames: [],
      ...scope,
    };
    const observed: Observed[] = [];
    for await (const one of this.platform.read(this.connection, whole, this.io)) observed.push(one);
    return observed;
  }

  /** The figures of a scope; a wait meanwhile moves both clocks. */
  async performance(
    scope: PerformanceScope,
    connection: OpenConnection = this.connection,
  ): Promise<readonly PerformanceRow[]> {
    const io = {
      ...this.io,
      sleep: (milliseconds: number) => this.advance(milliseconds / 1_000, 'ours too'),
    };
    const rows: PerformanceRow[] = [];
    for await (const row of this.platform.performance(connection, scope, io)) rows.push(row);
    return rows;
  }

  /** Says what a campaign did on a day; earlier figures of that day are replaced. */
  async spend(campaignRemoteId: string, day: DaySpent): Promise<void> {
    await post(`${this.emulators.url}/_control/spend`, {
      platform: this.harness.platform,
      campaignId: this.harness.controlId('campaign', campaignRemoteId),
      ...day,
    });
  }

  /** A connection to another ad account of the same platform. */
  async anotherAccount(desired: { readonly currency?: string } = {}): Promise<OpenConnection> {
    const account = await post(`${this.emulators.url}/_control/accounts`, {
      platform: this.harness.platform,
      ...desired,
    });
    return { id: 'con_another', ...(account as Omit<OpenConnection, 'id'>) };
  }

  /** Living objects of a level, as the platform holds them. */
  objects(entity: EntityKind): Promise<readonly RemoteObject[]> {
    return this.objectsOf(this.kindOf(entity));
  }

  /** All objects of all platforms, whatever became of them, as JSON. */
  async everything(): Promise<string> {
    return (await fetch(`${this.emulators.url}/_control/objects`)).text();
  }

  /** The same for a kind of the platform's own that is no level of ours. */
  async objectsOf(kind: string): Promise<readonly RemoteObject[]> {
    const query = new URLSearchParams({ platform: this.harness.platform, kind });
    const answer = await fetch(`${this.emulators.url}/_control/objects?${query}`);
    const { data } = (await answer.json()) as { readonly data: readonly RemoteObject[] };
    return data.filter(
      (object) =>
        !/^(REMOVED|DELETED|ARCHIVED|PENDING_DELETION)$/i.test(object.status) &&
        !this.harness.isGiven?.(object),
    );
  }

  async fault(
    fault: {
      readonly path: string;
      readonly fault: 'drop-reply' | 'http';
      readonly nth?: number;
      readonly times?: number;
    } & Partial<HttpFault>,
  ): Promise<void> {
    const { path, nth, ...rest } = fault;
    await post(`${this.emulators.url}/_control/faults`, {
      platform: this.harness.platform,
      match: { path, ...(nth ? { nth } : {}) },
      ...rest,
    });
  }

  /** Drops faults that were not used. */
  async clearFaults(): Promise<void> {
    await expectOk(fetch(`${this.emulators.url}/_control/faults`, { method: 'DELETE' }));
  }

  async edit(
    entity: EntityKind,
    remoteId: string,
    changes: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    await expectOk(
      fetch(this.objectUrl(entity, remoteId), { method: 'PATCH', body: JSON.stringify(changes) }),
    );
  }

  async delete(entity: EntityKind, remoteId: string): Promise<void> {
    await expectOk(fetch(this.objectUrl(entity, remoteId), { method: 'DELETE' }));
  }

  /** Moves the platform's clock; ours only on request, else a token expires unnoticed. */
  async advance(seconds: number, ours: 'ours too' | 'theirs only'): Promise<void> {
    await post(`${this.emulators.url}/_control/clock`, { advanceSeconds: seconds });
    if (ours === 'ours too') this.clockOffset += seconds * 1000;
  }

  private objectUrl(entity: EntityKind, remoteId: string): string {
    const id = encodeURIComponent(this.harness.controlId(entity, remoteId));
    return `${this.emulators.url}/_control/objects/${this.harness.platform}/${this.kindOf(entity)}/${id}`;
  }

  private kindOf(entity: EntityKind): string {
    const kind = this.harness.kinds[entity];
    if (kind === undefined) {
      throw new Error(`${this.harness.platform} has no objects for ${entity}`);
    }
    return kind;
  }
}

const post = async (url: string, body: unknown): Promise<unknown> =>
  (await expectOk(fetch(url, { method: 'POST', body: JSON.stringify(body) }))).json();

const expectOk = async (sent: Promise<Response>): Promise<Response> => {
  const answer = await sent;
  if (!answer.ok) {
    throw new Error(`The control interface answered ${answer.status}: ${await answer.text()}`);
  }
  return answer;
};

/**
 * Acts as the worker's rate limiter, with a clock that tests move: a request over the limit is sent
 * in the next window.
 */
const paced = (
  io: PlatformIo,
  limits: readonly RateLimit[],
  pass: (seconds: number) => Promise<void>,
): PlatformIo['send'] => {
  const used = new Map<string, number>();
  const isFull = ({ name, requests }: RateLimit): boolean => (used.get(name) ?? 0) >= requests;
  return async (request: HttpRequest) => {
    const full = limits.filter(
      (limit) => request.rateLimits?.includes(limit.name) && isFull(limit),
    );
    if (full.length > 0) {
      await pass(Math.max(...full.map(({ perSeconds }) => perSeconds)));
      used.clear();
    }
    for (const name of request.rateLimits ?? []) used.set(name, (used.get(name) ?? 0) + 1);
    return io.send(request);
  };
};
