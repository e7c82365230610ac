import { Logger, type LoggerService } from '@nestjs/common';
import { budgetsMigrations, budgetsTables } from '@switchyard/budgets';
import { catalogMigrations, catalogTables } from '@switchyard/catalog';
import { connectingMigrations, connectingTables } from '@switchyard/connecting';
import { columnArrays, createDataSource, insertStatement, poolOf } from '@switchyard/db-kit';
import {
  CreateAccount,
  CreateSpace,
  IdentityFacade,
  identityMigrations,
  identityTables,
} from '@switchyard/identity';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { LocalEmulators } from '@switchyard/platform-emulators';
import { queueMigrations, queueTables, type WorkItem } from '@switchyard/queue-kit';
import { syncEngineMigrations, syncEngineTables } from '@switchyard/sync-engine';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import type { DataSource } from 'typeorm';
import { FENCE_TRAPS, takeTrapped } from '../oracle/fence-traps';
import type { RemoteAccount } from '../oracle/remote-view';
import type { Scheduler } from '../scheduler/scheduler';
import { newKeys, type SealingKeys, WalkApi } from './api';
import { VirtualTime } from './virtual-time';
import { WalkPool } from './walk-pool';
import { WalkTransport, type Wire } from './walk-transport';
import { CountedIds, type WalkWorld } from './walk-world';
import { WalkWorker, type WorkerLife } from './worker';

/** What a walk hangs on while it is on. */
export interface Hooks {
  readonly wire: Wire;
  readonly onNotify: (work: WorkItem) => void;
}

interface Processes {
  api?: WalkApi;
  keys?: SealingKeys;
}

/**
 * One database and the processes of the product inside this one, used by one walk after the other.
 */
export class WalkEnvironment {
  private hooks: Hooks | undefined;
  private scheduler: Scheduler | undefined;

  private constructor(
    private readonly database: TestDatabase,
    private readonly source: DataSource,
    readonly time: VirtualTime,
    readonly pool: WalkPool,
    readonly ids: CountedIds,
    private readonly opened: Processes,
  ) {}

  static async open(): Promise<WalkEnvironment> {
    const database = await testDatabase(walkTables, walkMigrations);
    const time = await VirtualTime.rule(database.ownerUrl, FENCE_TRAPS);
    const entities = walkTables.map(({ entity }) => entity) as never;
    const source = await createDataSource({
      url: database.url,
      entities,
      poolSize: 40,
      applicationName: 'switchyard-walk',
      statementTimeoutMs: 30_000,
    }).initialize();
    const pool = new WalkPool(poolOf(source));
    const opened: Processes = {};
    const ids = new CountedIds(() => environment.mustWalk());
    const environment: WalkEnvironment = new WalkEnvironment(
      database,
      source,
      time,
      pool,
      ids,
      opened,
    );
    await environment.openProcesses();
    Logger.overrideLogger(environment.logger());
    return environment;
  }

  get api(): WalkApi {
    if (!this.opened.api) throw new Error('the stage is closed');
    return this.opened.api;
  }

  /** A new worker process. */
  beginWorker(name: string): Promise<WorkerLife> {
    if (!this.opened.keys) throw new Error('the stage is closed');
    return WalkWorker.begin(
      name,
      this.world,
      this.ids,
      this.opened.keys,
      new WalkTransport(() => this.mustHook().wire),
    );
  }

  /** Drops all state; from now on the walk decides. */
  async prepare(scheduler: Scheduler, hooks: Hooks): Promise<void> {
    this.pool.bind(undefined, () => ({ kind: 'whole' }));
    await this.time.forget();
    await takeTrapped(this.time);
    await this.time.set(scheduler.now);
    this.ids.restart();
    this.scheduler = scheduler;
    this.hooks = hooks;
  }

  async close(): Promise<void> {
    await this.opened.api?.close();
    await this.time.close();
    await this.source.destroy();
    await this.database.close();
  }

  private async openProcesses(): Promise<void> {
    this.opened.keys = await newKeys();
    this.opened.api = await WalkApi.open(this.world, this.ids, this.opened.keys);
  }

  private get world(): WalkWorld {
    return {
      pool: this.pool,
      scheduler: () => this.mustWalk(),
      onNotify: (work) => this.mustHook().onNotify(work),
    };
  }

  /** What the processes log goes into the trace. */
  private logger(): LoggerService {
    const note = (entry: unknown): void =>
      this.scheduler?.note(`${this.scheduler.actor?.name} logs ${inOneLine(entry)}`);
    return { log: () => undefined, warn: note, error: note };
  }

  private mustWalk(): Scheduler {
    if (!this.scheduler) throw new Error('The walk is not running.');
    return this.scheduler;
  }

  private mustHook(): Hooks {
    if (!this.hooks) throw new Error('The walk is not running.');
    return this.hooks;
  }
}

const inOneLine = (entry: unknown): string => {
  const { err, ...rest } = (typeof entry === 'object' && entry !== null ? entry : { entry }) as {
    err?: unknown;
  };
  return `${JSON.stringify(rest)} ${err instanceof Error ? (err.stack ?? err.message) : ''}`
    .replaceAll('\n', ' ')
    .slice(0, 1_000);
};

/** What the processes of a walk keep. */
const walkTables = [
  ...(queueTables as never as typeof syncEngineTables),
  ...identityTables,
  ...catalogTables,
  ...budgetsTables,
  ...connectingTables,
  ...syncEngineTables,
];
const walkMigrations = [
  ...queueMigrations,
  ...identityMigrations,
  ...catalogMigrations,
  ...budgetsMigrations,
  ...connectingMigrations,
  ...syncEngineMigrations,
];

/** Who walks: Spaces of one account that share an ad account on each platform. */
export interface WalkParty {
  readonly tenants: readonly Tenant[];
  readonly userId: string;
  readonly accounts: readonly PartyAccount[];
}

/** An ad account, and what a person needs to work in it. */
export interface PartyAccount extends RemoteAccount {
  readonly connectionId: string;
  readonly credentials: Readonly<Record<string, unknown>>;
  readonly settings: Readonly<Record<string, unknown>>;
}

export const givenParty = async (
  environment: WalkEnvironment,
  emulators: LocalEmulators,
  platforms: readonly PlatformId[],
): Promise<WalkParty> => {
  const { accountId, spaceId, userId } = await environment.api
    .get<CreateAccount>(CreateAccount)
    .execute({
      email: 'walker@example.com',
      plan: 'enterprise',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
    });
  const tenant = { accountId, spaceId };
  const second = await environment.api
    .get<CreateSpace>(CreateSpace)
    .execute({ accountId, name: 'Second' });
  const accounts: PartyAccount[] = [];
  for (const platform of platforms) {
    accounts.push(await connect(environment, emulators, tenant, platform));
  }
  return { tenants: [tenant, { accountId, spaceId: second.id }], userId, accounts };
};

const connectionTable = identityTables.find(({ qualified }) => /connection"?$/.test(qualified));

/**
 * There is no other way than the route, which needs the whole identity: a row, and credentials as
 * after a rotation.
 */
const connect = async (
  environment: WalkEnvironment,
  emulators: LocalEmulators,
  tenant: Tenant,
  platform: PlatformId,
): Promise<PartyAccount> => {
  const made = emulators
    .vendor(platform)
    .createAccount({ currency: 'EUR', timeZone: 'Europe/Berlin' });
  const id = environment.ids.next('con');
  const now = new Date();
  const row = {
    accountId: tenant.accountId,
    id,
    platform,
    externalAccountId: made.externalAccountId,
    name: made.name,
    currency: made.currency,
    timeZone: made.timeZone,
    status: 'ACTIVE',
    isDefault: true,
    driftPolicy: 'MERGE',
    settings: made.settings,
    credentials: { keyId: '', enc: '', ciphertext: '', version: 0 },
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  if (!connectionTable) throw new Error('identity has no table of connections');
  await environment.time.rows(
    insertStatement(connectionTable).text,
    columnArrays(connectionTable, [row as never]),
  );
  await environment.api
    .get<IdentityFacade>(IdentityFacade)
    .keepRotatedCredentials(tenant, id, 0, made.credentials as Record<string, string>);
  return {
    platform,
    externalAccountId: made.externalAccountId,
    connectionId: id,
    credentials: made.credentials,
    settings: made.settings,
  };
};
