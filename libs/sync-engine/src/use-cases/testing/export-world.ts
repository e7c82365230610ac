import type { PlatformId } from '@switchyard/kernel';
import { type RunningEmulators, startEmulators } from '@switchyard/platform-emulators';
import {
  type AdPlatform,
  type CallForecast,
  type Change,
  type CreateChange,
  createPlatforms,
  type EntityKind,
  type OpenConnection,
  type Outcome,
  platformAgent,
  PlatformFailure,
  type PlatformIo,
  undiciIo,
} from '@switchyard/platforms';
import type { CampaignTree, Target } from '../../domain/basis/campaign-tree';
import { desiredOf } from '../../domain/basis/desired-objects';
import type { Desired } from '../../domain/planning/plan';
import { EVERYTHING } from '../../domain/planning/preview';
import type { OpenAccount } from '../ports';
import { MemoryMedia } from './memory-media';
import { ACCOUNT_ZONE } from './named-locations';

const LEVELS: readonly EntityKind[] = ['campaign', 'adGroup', 'ad', 'keyword'];

/** An emulated ad account that whole trees are sent to without being validated. */
export class ExportWorld {
  readonly media = new MemoryMedia();
  private readonly agent = platformAgent({
    connect: 2_000,
    headers: 30_000,
    body: 30_000,
    whole: 60_000,
  });
  private readonly io: PlatformIo;
  private offset = 0;

  private constructor(
    private readonly emulators: RunningEmulators,
    readonly platform: AdPlatform,
    private readonly connection: OpenConnection,
  ) {
    this.io = undiciIo({
      platform: platform.id,
      agent: this.agent,
      now: () => Date.now() + this.offset,
      keepCredentials: () => Promise.resolve(),
      media: this.media,
    });
  }

  static async start(platform: PlatformId): Promise<ExportWorld> {
    const emulators = await startEmulators({ port: 0 });
    const answer = await fetch(`${emulators.url}/_control/accounts`, {
      method: 'POST',
      body: JSON.stringify({ platform, currency: 'EUR', timeZone: ACCOUNT_ZONE }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const connector = createPlatforms({ [platform]: { baseUrl: emulators.url } }).get(platform)!;
    return new ExportWorld(emulators, connector, {
      id: 'con_export',
      ...((await answer.json()) as Omit<OpenConnection, 'id'>),
    });
  }

  /** As a worker opens it. */
  get account(): OpenAccount {
    const { platform, connection, io } = this;
    return { platform, connection, io, calls: () => 0, hold: () => Promise.resolve() };
  }

  /** The settings that the account was made with. */
  get settings(): readonly string[] {
    return Object.keys(this.connection.settings);
  }

  /** The account as plans know it, with a connection that says only these of its settings. */
  target(settings: readonly string[]): Target {
    const { currency, timeZone, externalAccountId, id } = this.connection;
    return {
      platform: this.platform.id,
      connectionId: id,
      externalAccountId,
      currency,
      timeZone,
      driftPolicy: 'MERGE',
      status: 'ACTIVE',
      declarations: {},
      settings,
    };
  }

  async stop(): Promise<void> {
    await this.agent.destroy();
    await this.emulators.close();
  }

  /**
   * The requests and operations that the platform received since the last count: requests without
   * those for tokens and those that it let wait, and operations that Google counts in their bodies.
   */
  async counted(): Promise<{ readonly requests: number; readonly operations: number }> {
    const answer = await fetch(
      `${this.emulators.url}/_control/requests?platform=${this.platform.id}`,
    );
    const { data } = (await answer.json()) as { readonly data: readonly SeenRequest[] };
    await fetch(`${this.emulators.url}/_control/requests`, { method: 'DELETE' });
    const own = data.filter(({ path, status }) => !/token/i.test(path) && status !== 429);
    return {
      requests: own.length,
      operations: own.reduce(
        (sum, { body }) => sum + (body?.mutateOperations ?? body?.operations ?? []).length,
        0,
      ),
    };
  }

  /** What the connector says that waves take. */
  forecast(waves: readonly (readonly Change[])[]): CallForecast {
    return this.platform.forecast(waves);
  }

  /** Sends a wave; throws what went wrong with the whole of it. */
  sendWave(wave: readonly Change[]): Promise<readonly Outcome[]> {
    return this.send(this.connection, wave);
  }

  /**
   * Sends a tree as it is, parents first; returns what was refused, nothing when all of it was
   * accepted.
   */
  async refusalsOf(tree: CampaignTree, target: Target, at: Date): Promise<readonly string[]> {
    const { desired } = desiredOf(tree, target, EVERYTHING, this.platform, at);
    const connection = {
      ...this.connection,
      settings: Object.fromEntries(
        target.settings.map((name) => [name, this.connection.settings[name]]),
      ),
    };
    const remoteIds = new Map<string, string>();
    const refusals: string[] = [];
    for (const level of LEVELS) {
      const wave = desired
        .filter(({ address }) => address.entity === level)
        .flatMap((want) => createOf(want, remoteIds) ?? []);
      const outcomes = await this.send(connection, wave);
      for (const outcome of outcomes.filter(isApplied)) {
        remoteIds.set(outcome.changeId, outcome.remoteId);
      }
      refusals.push(
        ...outcomes
          .filter((outcome) => !isApplied(outcome))
          .map((outcome) => `${level}: ${JSON.stringify(outcome)}`),
      );
    }
    return refusals;
  }

  private async send(
    connection: OpenConnection,
    wave: readonly Change[],
  ): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    try {
      for await (const outcome of this.platform.apply(connection, wave, this.io, {
        open: () => Promise.resolve(),
      })) {
        outcomes.push(outcome);
      }
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      const left = wave.filter(({ id }) => !outcomes.some(({ changeId }) => changeId === id));
      if (error.failure.kind !== 'throttled') {
        return [
          ...outcomes,
          ...left
            .slice(0, 1)
            .map(({ id }): Outcome => ({ kind: 'failed', changeId: id, failure: error.failure })),
        ];
      }
      await this.advance(60);
      return [...outcomes, ...(await this.send(connection, left))];
    }
    return outcomes;
  }

  /** One clock for all parts, so that tokens are renewed in time. */
  private async advance(seconds: number): Promise<void> {
    await fetch(`${this.emulators.url}/_control/clock`, {
      method: 'POST',
      body: JSON.stringify({ advanceSeconds: seconds }),
    });
    this.offset += seconds * 1_000;
  }
}

interface SeenRequest {
  readonly path: string;
  readonly status: number;
  readonly body?: {
    readonly mutateOperations?: readonly unknown[];
    readonly operations?: readonly unknown[];
  } | null;
}

const isApplied = (outcome: Outcome): outcome is Outcome & { readonly kind: 'applied' } =>
  outcome.kind === 'applied';

/** Undefined below a parent that was not taken. */
export const createOf = (
  { address, parentId, campaignType, attributes }: Desired,
  remoteIds: ReadonlyMap<string, string>,
): CreateChange | undefined => {
  const change = {
    action: 'create',
    id: address.id,
    localId: address.id,
    entity: address.entity,
    campaignType,
    after: attributes,
  } as const;
  if (parentId === null) return change;
  const parentRemoteId = remoteIds.get(parentId);
  return parentRemoteId === undefined ? undefined : { ...change, parentRemoteId };
};
