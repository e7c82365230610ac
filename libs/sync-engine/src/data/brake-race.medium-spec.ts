import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  BrakeFacade,
  budgetsMigrations,
  BudgetsModule,
  budgetsTables,
  SpendFacade,
} from '@switchyard/budgets';
import {
  AccountSettings,
  CampaignHolds,
  catalogMigrations,
  CatalogModule,
  catalogTables,
} from '@switchyard/catalog';
import { createCampaign } from '@switchyard/catalog/domain';
import { columnArrays, Database, insertStatement, statement, type Table } from '@switchyard/db-kit';
import { AccountSpaces, IdentityFacade } from '@switchyard/identity';
import {
  Clock,
  Ids,
  SystemClock,
  type Tenant,
  TimeSortedIds,
  UnitOfWork,
} from '@switchyard/kernel';
import type { Change, Gate, Observed, Outcome } from '@switchyard/platforms';
import { Outbox } from '@switchyard/queue-kit';
import { ReportingFacade, reportingMigrations, reportingTables } from '@switchyard/reporting';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import type { Binding, PlannedChange } from '../domain/planning/plan';
import { RemoteOwnership } from '../use-cases/adoption/remote-ownership';
import { NotePauses, NotifyConfirmed, NotifyUnconfirmed } from '../use-cases/brake/confirm-pauses';
import { PauseCampaigns } from '../use-cases/brake/pause-campaigns';
import { ResumeCampaigns } from '../use-cases/brake/resume-campaigns';
import { EnforceBrake, StopRound } from '../use-cases/brake/stop-round';
import { WatchedInSpaces } from '../use-cases/brake/watched-in-spaces';
import { LeasedTransactions } from '../use-cases/leased-transactions';
import { type LeaseGuard, PlatformAccounts } from '../use-cases/ports';
import { type Entry, Ledger } from '../use-cases/syncing/ledger';
import { SendGate } from '../use-cases/syncing/send-gate';
import { sendWave } from '../use-cases/syncing/send-wave';
import { SyncCancelled, type SyncWork } from '../use-cases/syncing/sync-work';
import type { Claims } from './adoption/claims';
import type { Releases } from './adoption/releases';
import { BrakeStops, WatchedCampaigns } from './brake';
import { syncEngineMigrations } from './migrations';
import { Bindings } from './syncing/bindings';
import type { CatalogRecords } from './syncing/catalog-records';
import { Operations } from './syncing/operations';
import type { Syncs } from './syncing/syncs';
import { operations, syncEngineTables, syncs } from './tables';

const RACES = 1_000;
const LANES = 6;
const CONNECTION = 'con_1';
const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/** A little while, at most so many milliseconds: who comes first is open. */
const while_ = (most: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * most);
  });

/**
 * One campaign on a platform that takes its time, from the moment it is asked and until it answers.
 */
class SlowPlatform {
  status = 'PAUSED';

  async *read(): AsyncGenerator<Observed> {
    await while_(3);
    const { status } = this;
    await while_(30);
    yield { entity: 'campaign', remoteId: '7', attributes: { status } } as unknown as Observed;
  }

  async *apply(
    _connection: unknown,
    changes: readonly Change[],
    _io: unknown,
    gate: Gate,
  ): AsyncGenerator<Outcome> {
    await gate.open(changes);
    await while_(150);
    for (const change of changes) {
      this.status =
        (change as { readonly after?: { readonly status?: string } }).after?.status ?? this.status;
      await while_(3);
      yield {
        kind: 'applied',
        changeId: change.id,
        remoteId: '7',
        attributes: { status: this.status },
      };
    }
  }
}

class Euros extends AccountSettings {
  defaultsOf = () => Promise.resolve({ currency: 'EUR', timeZone: 'Europe/Berlin' });
  unknownConnection = nothing;
}

const platforms = new Map<string, SlowPlatform>();
const accountOf = ({ accountId }: Pick<Tenant, 'accountId'>) => ({
  platform: platforms.get(accountId),
  connection: { id: CONNECTION },
  io: {},
  calls: () => 0,
  hold: nothing,
});

const raceModule = (db: TestDatabase) => {
  const identity = {
    account: () => Promise.resolve({ timeZone: 'Europe/Berlin', currency: 'EUR' }),
    connectionsOf: () => Promise.resolve([{ id: CONNECTION, platform: 'google-ads' }]),
    connection: () => Promise.resolve({ id: CONNECTION, platform: 'google-ads' }),
    raiseAlert: nothing,
    resolveAlert: nothing,
    holdConnections: () => Promise.resolve([{ id: CONNECTION }]),
  };
  const world = [
    { provide: Database, useValue: db.database },
    { provide: UnitOfWork, useValue: db.work },
    { provide: Clock, useClass: SystemClock },
    { provide: Ids, useClass: TimeSortedIds },
    { provide: IdentityFacade, useValue: identity },
    {
      provide: AccountSpaces,
      useValue: {
        idsOf: (accountId: string) => Promise.resolve([accountId.replace('acc_', 'spc_')]),
      },
    },
    {
      provide: Outbox,
      useValue: {
        enqueueStanding: nothing,
        wake: nothing,
        notifyAfter: () => undefined,
        enqueue: nothing,
      },
    },
  ];
  @Module({})
  class World {}
  @Module({
    imports: [
      { module: World, global: true, providers: world, exports: world },
      CatalogModule.forRoot({ account: Euros }),
      BudgetsModule,
    ],
    providers: [
      BrakeStops,
      WatchedCampaigns,
      WatchedInSpaces,
      {
        provide: PlatformAccounts,
        useValue: { open: (tenant: Tenant) => Promise.resolve(accountOf(tenant)) },
      },
      PauseCampaigns,
      ResumeCampaigns,
      NotifyConfirmed,
      NotifyUnconfirmed,
      NotePauses,
      EnforceBrake,
      StopRound,
    ],
  })
  class Root {}
  return Root;
};

let db: TestDatabase;
let app: Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;
const ids = new TimeSortedIds();
beforeAll(async () => {
  const tables = [...catalogTables, ...reportingTables, ...budgetsTables, ...syncEngineTables];
  db = await testDatabase(tables, [
    ...catalogMigrations,
    ...reportingMigrations,
    ...budgetsMigrations,
    ...syncEngineMigrations,
  ]);
  app = await NestFactory.createApplicationContext(raceModule(db), {
    logger: ['error'],
    abortOnError: false,
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
});

const tableNamed = (name: string): Table<never> =>
  [...catalogTables, ...budgetsTables].find(({ definition }) => definition.name === name)!;
const add = (table: Table<never>, row: object): Promise<unknown> =>
  db.database.write(insertStatement(table), columnArrays(table, [row as never]));

/**
 * A paused campaign there, enabled here, in an account that may spend 100 and spent 150; and a sync
 * that is about to enable it.
 */
const givenRace = async () => {
  const spaceId = ids.next('spc');
  const tenant: Tenant = { accountId: spaceId.replace('spc_', 'acc_'), spaceId };
  const platform = new SlowPlatform();
  platforms.set(tenant.accountId, platform);
  const made = createCampaign(
    spaceId,
    { name: 'Autumn', type: 'SEARCH', budget: 20 },
    { account: { currency: 'EUR', timeZone: 'Europe/Berlin' }, ids, now: new Date() },
  );
  const [campaignId, syncId] = [made.id, ids.next('syn')];
  const address = {
    platform: 'google-ads',
    connectionId: CONNECTION,
    campaignId,
    entity: 'campaign',
    id: campaignId,
  } as const;
  const binding: Binding = {
    address,
    parentId: null,
    parentRemoteId: null,
    name: 'Autumn',
    campaignType: 'SEARCH',
    remoteId: '7',
    applied: { status: 'PAUSED' },
    state: 'ready',
  };
  const change: PlannedChange = {
    action: 'update',
    address,
    parentId: null,
    name: 'Autumn',
    campaignType: 'SEARCH',
    remoteId: '7',
    parentRemoteId: null,
    fields: [{ field: 'status', before: 'PAUSED', after: 'ENABLED', owner: 'local' }],
    after: { status: 'ENABLED' },
    seenDigest: null,
    reason: '',
  };
  const now = new Date();
  const operation = {
    spaceId,
    syncId,
    id: `opr_${syncId}`,
    seq: 0,
    platform: 'google-ads',
    connectionId: CONNECTION,
    campaignId,
    entity: 'campaign',
    localId: campaignId,
    action: 'update',
    status: 'pending',
    attempts: 0,
    change,
    remoteId: '7',
    error: null,
    overwritten: null,
    updatedAt: now,
  };
  await db.work.run(tenant, async () => {
    await add(tableNamed('campaign'), { ...made, status: 'ENABLED' });
    await add(tableNamed('account_budget'), {
      accountId: tenant.accountId,
      globalBudgetMicros: 100_000_000,
      period: 'monthly',
      currency: 'EUR',
      ratesMicros: {},
      emergencyBrake: true,
      alertThresholdPercent: 90,
      campaignBrakes: [],
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
    await new Bindings(db.database).keep(tenant, [binding]);
    await add(syncs as never, {
      spaceId,
      id: syncId,
      previewId: null,
      planHash: null,
      request: {},
      requestedBy: 'usr_1',
      createdAt: now,
      startedAt: now,
      progressAt: now,
      finishedAt: null,
      cancelRequestedAt: null,
      waiting: false,
      platformCalls: {},
      settledConnections: [],
      resumesAt: null,
      failure: null,
      treeVersions: {},
      blocked: [],
      blockedCount: 0,
    });
    await add(operations as never, operation);
  });
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
  await app.get(ReportingFacade, { strict: false }).recordPerformance(tenant, {
    platform: 'google-ads',
    connectionId: CONNECTION,
    currency: 'EUR',
    level: 'campaign',
    zone: 'Europe/Berlin',
    range: { from: day, to: day },
    campaignIds: [campaignId],
    readAt: now,
    rows: [
      {
        objectId: campaignId,
        campaignId,
        adGroupId: null,
        day,
        impressions: 1,
        clicks: 1,
        spendMicros: 150_000_000,
        conversionsMicros: 0,
        conversionValueMicros: 0,
      },
    ],
  });
  return { tenant, platform, campaignId, syncId, operation, change, binding };
};
type Race = Awaited<ReturnType<typeof givenRace>>;

/** The sync sends what enables the campaign, and notes what became of it. */
const sync = async ({ tenant, syncId, operation, change, binding }: Race): Promise<string> => {
  const holds = app.get(CampaignHolds, { strict: false });
  const account = accountOf(tenant) as never;
  const syncStore = { get: nothing, addCalls: nothing } as unknown as Syncs;
  const ledger = new Ledger(
    { tenant, syncId, lease: {}, signal: new AbortController().signal } as SyncWork,
    account,
    new LeasedTransactions(db.work, {
      assertHeld: nothing,
      achieved: nothing,
    } as unknown as LeaseGuard),
    new SendGate(
      syncStore,
      { holdConnections: () => Promise.resolve([{}]) } as unknown as IdentityFacade,
      {
        lockOnHold: async (own: Tenant, campaignIds: readonly string[]) =>
          new Set((await holds.lock(own, campaignIds)).keys()),
      } as unknown as CatalogRecords,
      app.get(BrakeFacade, { strict: false }),
    ),
    new RemoteOwnership(
      new Bindings(db.database),
      { claim: () => Promise.resolve([]), drop: nothing } as unknown as Claims,
      { resolve: nothing } as unknown as Releases,
    ),
    new Operations(db.database),
    syncStore,
  );
  await ledger.turnTo([binding]);
  const entry = {
    operation,
    change,
    status: 'pending',
    remoteId: '7',
    error: null,
  } as unknown as Entry;
  await while_(100);
  await sendWave(account, ledger, [{ step: { does: 'update', change }, entry }]).catch(
    (error: unknown) => {
      if (!(error instanceof SyncCancelled)) throw error;
    },
  );
  await db.work.run(tenant, () =>
    db.database.write(
      statement('update sync.sync set finished_at = now() where space_id = $1 and id = $2'),
      [tenant.spaceId, syncId],
    ),
  );
  return entry.status;
};

/** The brake engages, and goes on until everything is confirmed. */
const brake = async ({ tenant }: Race): Promise<void> => {
  await while_(30);
  await app.get(SpendFacade, { strict: false }).spendChanged(tenant);
  while ((await app.get(StopRound, { strict: false }).execute(tenant, CONNECTION)) === 'open') {
    await while_(5);
  }
};

it(`of ${RACES} races of a sync that enables with the brake, none leaves a campaign enabled`, async () => {
  const ends: string[] = [];
  const worker = async (): Promise<void> => {
    while (ends.length < RACES) {
      const race = await givenRace();
      const [, status] = await Promise.all([brake(race), sync(race)]);
      ends.push(`${status} ${race.platform.status}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, worker));
  const counted = ends.reduce<Record<string, number>>(
    (counts, end) => ({ ...counts, [end]: (counts[end] ?? 0) + 1 }),
    {},
  );
  expect(Object.keys(counted).toSorted()).toEqual(['skipped PAUSED', 'succeeded PAUSED']);
  // Both came first often enough for it to have been a race.
  expect(Math.min(...Object.values(counted))).toBeGreaterThan(RACES / 20);
}, 240_000);
