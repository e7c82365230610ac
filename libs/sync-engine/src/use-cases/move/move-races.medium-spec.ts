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
  CatalogFacade,
  catalogMigrations,
  CatalogModule,
  catalogTables,
} from '@switchyard/catalog';
import { createCampaign } from '@switchyard/catalog/domain';
import { ActionNamesakes } from '@switchyard/conversions';
import { columnArrays, Database, insertStatement, type Table } from '@switchyard/db-kit';
import { AccountSpaces, IdentityFacade } from '@switchyard/identity';
import {
  type Caller,
  Clock,
  Ids,
  isRefusal,
  SystemClock,
  type Tenant,
  TimeSortedIds,
  UnitOfWork,
} from '@switchyard/kernel';
import { type Change, type Gate, type Outcome, PlatformFailure } from '@switchyard/platforms';
import { Outbox } from '@switchyard/queue-kit';
import { ReportingFacade, reportingMigrations, reportingTables } from '@switchyard/reporting';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { MovedLinks } from '../../data/adoption/moved-links';
import { Releases } from '../../data/adoption/releases';
import { BrakeStops, WatchedCampaigns } from '../../data/brake';
import { syncEngineMigrations } from '../../data/migrations';
import { ReadObjects } from '../../data/readings';
import { Bindings } from '../../data/syncing/bindings';
import { Syncs } from '../../data/syncing/syncs';
import { LostCreates } from '../../data/syncing/unanswered-writes';
import { syncEngineTables } from '../../data/tables';
import { PauseCampaigns } from '../brake/pause-campaigns';
import { WatchedInSpaces } from '../brake/watched-in-spaces';
import type { OpenAccount } from '../ports';
import { ObjectNames, ReadFigures } from '../readback/read-figures';
import { MoveCampaign, MoveObstacles, MoveRecords } from './move-campaign';

const CONNECTION = 'con_1';
const nothing = (): Promise<undefined> => Promise.resolve(undefined);
const ids = new TimeSortedIds();
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
const RANGE = { from: DAY, to: DAY };

/** A little while, at most so many milliseconds: who comes first is open. */
const while_ = (most: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * most);
  });

class Euros extends AccountSettings {
  defaultsOf = () => Promise.resolve({ currency: 'EUR', timeZone: 'Europe/Berlin' });
  unknownConnection = nothing;
}

/** The Spaces of each account; its caller is EDITOR in all of them. */
const spacesOf = new Map<string, readonly string[]>();

const identity = {
  account: () => Promise.resolve({ timeZone: 'Europe/Berlin', currency: 'EUR' }),
  connectionsOf: () => Promise.resolve([{ id: CONNECTION, externalAccountId: '1' }]),
  roleIn: () => Promise.resolve('EDITOR'),
  moveAlerts: nothing,
  raiseAlert: nothing,
  resolveAlert: nothing,
};

const moveModule = (db: TestDatabase) => {
  const world = [
    { provide: Database, useValue: db.database },
    { provide: UnitOfWork, useValue: db.work },
    { provide: Clock, useClass: SystemClock },
    { provide: Ids, useClass: TimeSortedIds },
    { provide: IdentityFacade, useValue: identity },
    {
      provide: AccountSpaces,
      useValue: { idsOf: (accountId: string) => Promise.resolve(spacesOf.get(accountId)) },
    },
    {
      provide: Outbox,
      useValue: { enqueueStanding: nothing, wake: nothing, notifyAfter: () => undefined },
    },
    { provide: ActionNamesakes, useValue: { of: () => Promise.resolve([]) } },
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
      ...[Bindings, BrakeStops, LostCreates, MovedLinks, ReadObjects, Releases, Syncs],
      ...[WatchedCampaigns, WatchedInSpaces, PauseCampaigns],
      ...[ObjectNames, ReadFigures, MoveCampaign, MoveObstacles, MoveRecords],
    ],
  })
  class Root {}
  return Root;
};

let db: TestDatabase;
let app: Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;
const tables = [...catalogTables, ...reportingTables, ...budgetsTables, ...syncEngineTables];
beforeAll(async () => {
  db = await testDatabase(tables, [
    ...catalogMigrations,
    ...reportingMigrations,
    ...budgetsMigrations,
    ...syncEngineMigrations,
  ]);
  app = await NestFactory.createApplicationContext(moveModule(db), {
    logger: ['error'],
    abortOnError: false,
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
});

const get = <T>(token: unknown): T => app.get<T>(token as never, { strict: false });
const tableNamed = (name: string): Table<never> =>
  tables.find(({ definition }) => definition.name === name)!;
const add = (name: string, row: object): Promise<unknown> =>
  db.database.write(
    insertStatement(tableNamed(name)),
    columnArrays(tableNamed(name), [row as never]),
  );

const reported = (campaignId: string, spend: number) => ({
  objectId: campaignId,
  campaignId,
  adGroupId: null,
  day: DAY,
  impressions: 1,
  clicks: 1,
  spendMicros: spend * 1_000_000,
  conversionsMicros: 0,
  conversionValueMicros: 0,
});

/** A campaign that is linked, runs and spent 150, in an account that may spend 100. */
const givenRunning = async () => {
  const [here, there] = [ids.next('spc'), ids.next('spc')];
  const accountId = here.replace('spc_', 'acc_');
  spacesOf.set(accountId, [there, here]);
  const tenant: Tenant = { accountId, spaceId: here };
  const now = new Date();
  const made = createCampaign(
    here,
    { name: 'Autumn', type: 'SEARCH', budget: 20 },
    { account: { currency: 'EUR', timeZone: 'Europe/Berlin' }, ids, now },
  );
  const address = {
    platform: 'google-ads',
    connectionId: CONNECTION,
    campaignId: made.id,
    entity: 'campaign',
    id: made.id,
  } as const;
  await db.work.run(tenant, async () => {
    await add('campaign', { ...made, status: 'ENABLED' });
    await add('account_budget', {
      ...{ accountId, globalBudgetMicros: 100_000_000, period: 'monthly', currency: 'EUR' },
      ...{ ratesMicros: {}, emergencyBrake: true, alertThresholdPercent: 90 },
      ...{ campaignBrakes: [], createdAt: now, updatedAt: now, version: 1 },
    });
    await get<Bindings>(Bindings).keep(tenant, [
      {
        ...{
          address,
          parentId: null,
          parentRemoteId: null,
          name: 'Autumn',
          campaignType: 'SEARCH',
        },
        ...{ remoteId: '7', applied: { status: 'ENABLED' }, state: 'ready' },
      },
    ]);
  });
  await get<ReportingFacade>(ReportingFacade).recordPerformance(tenant, {
    ...{ platform: 'google-ads', connectionId: CONNECTION, currency: 'EUR', level: 'campaign' },
    ...{ zone: 'Europe/Berlin', range: RANGE, campaignIds: [made.id], readAt: now },
    rows: [reported(made.id, 150)],
  });
  return { id: made.id, tenant, there: { ...tenant, spaceId: there } };
};
type Running = Awaited<ReturnType<typeof givenRunning>>;

/** Resolves to the refusal's code, or `moved`. */
const moveTo = (from: Tenant, id: string, to: Tenant): Promise<string> =>
  get<MoveCampaign>(MoveCampaign)
    .execute(from as Caller, id, to.spaceId)
    .then(
      () => 'moved',
      (error: unknown) => {
        if (isRefusal(error)) return error.code;
        throw error;
      },
    );

const spentOf = async ({ tenant, there }: Running): Promise<number> =>
  (await get<ReportingFacade>(ReportingFacade).spendOf([tenant, there], RANGE)).rows.reduce(
    (sum, { spendMicros }) => sum + spendMicros / 1_000_000,
    0,
  );

const MANY = Array.from({ length: 40 }, (_, at) => at);

it('a level that engages meanwhile holds the campaign, in whichever Space it is then', async () => {
  const ends = new Set<string>();
  for (const _ of MANY) {
    const { id, tenant, there } = await givenRunning();
    const [move] = await Promise.all([
      while_(25).then(() => moveTo(tenant, id, there)),
      get<SpendFacade>(SpendFacade).spendChanged(tenant),
    ]);
    const home = move === 'moved' ? there : tenant;
    const campaign = await get<CatalogFacade>(CatalogFacade).campaign(home, id);
    const [event] = await get<BrakeFacade>(BrakeFacade).engaged(tenant);
    expect(campaign).toMatchObject({ status: 'PAUSED', hold: { eventId: event!.id } });
    ends.add(move);
  }
  expect([...ends]).toEqual(['moved']);
}, 120_000);

it('readers of several Spaces count what was spent once, however often the campaign moves', async () => {
  const running = await givenRunning();
  const { id, tenant, there } = running;
  let isOver = false;
  const sums: number[] = [];
  const reading = (async () => {
    while (!isOver) sums.push(await spentOf(running));
  })();
  for (const at of MANY) {
    const [from, to] = at % 2 ? [there, tenant] : [tenant, there];
    expect(await moveTo(from, id, to)).toBe('moved');
  }
  isOver = true;
  await reading;
  expect([sums.length > 10, [...new Set(sums)]]).toEqual([true, [150]]);
}, 60_000);

/** A platform whose answer is waited for while something else happens. */
const answering = (between: () => Promise<unknown>, id: string): OpenAccount =>
  ({
    platform: {
      id: 'google-ads',
      capabilities: { reports: { days: 'account' } },
      async *performance() {
        await between();
        const { spendMicros, ...rest } = reported(id, 160);
        yield { ...rest, remoteId: '7', spendMicros };
      },
      async *apply(_connection: unknown, changes: readonly Change[], _io: unknown, gate: Gate) {
        await between();
        await gate.open(changes);
        for (const change of changes) {
          yield { kind: 'applied', changeId: change.id, remoteId: '7', attributes: {} } as Outcome;
        }
      },
    },
    connection: { id: CONNECTION, currency: 'EUR', timeZone: 'Europe/Berlin' },
    io: {},
  }) as unknown as OpenAccount;

it('figures that were asked for before the move are not kept for the old Space', async () => {
  const running = await givenRunning();
  const { id, tenant, there } = running;
  const account = answering(() => moveTo(tenant, id, there), id);
  await get<ReadFigures>(ReadFigures).execute(account, {
    ...{ accountId: tenant.accountId, level: 'campaign', range: RANGE, readAt: new Date() },
    campaigns: [{ spaceId: tenant.spaceId, campaignId: id, remoteId: '7' }],
  });
  expect(await spentOf(running)).toBe(150);
  // The next reading brings them.
  await get<ReadFigures>(ReadFigures).execute(answering(nothing, id), {
    ...{ accountId: tenant.accountId, level: 'campaign', range: RANGE, readAt: new Date() },
    campaigns: await get<ReadObjects>(ReadObjects).campaigns(there, CONNECTION),
  });
  expect([
    await spentOf(running),
    await get<ReadObjects>(ReadObjects).campaigns(tenant, CONNECTION),
  ]).toEqual([160, []]);
});

describe('a stop of the brake', () => {
  const paused = async (running: Running, between: () => Promise<unknown>) => {
    const { id, tenant } = running;
    const watched = await get<WatchedInSpaces>(WatchedInSpaces).on(tenant, CONNECTION);
    const observed = { entity: 'campaign', remoteId: '7', attributes: { status: 'ENABLED' } };
    return get<PauseCampaigns>(PauseCampaigns)
      .execute(
        tenant,
        answering(between, id),
        watched.map((one) => ({ watched: one, observed, eventId: 'bre_1' })) as never,
      )
      .catch((error: unknown) => {
        if (error instanceof PlatformFailure) return error.failure.detail;
        throw error;
      });
  };

  it('that looked before the move sends nothing, and looks again', async () => {
    const running = await givenRunning();
    const { id, tenant, there } = running;
    expect(await paused(running, () => moveTo(tenant, id, there))).toMatchObject({
      code: 'CAMPAIGN_MOVED',
    });
    expect(await get<BrakeStops>(BrakeStops).openOf(tenant, id)).toEqual([]);
    expect(await paused(running, nothing)).toBe(true);
    expect(await get<BrakeStops>(BrakeStops).open(tenant, CONNECTION)).toMatchObject([
      { spaceId: there.spaceId, state: 'paused' },
    ]);
  });

  it('that began keeps the campaign where it is', async () => {
    const running = await givenRunning();
    const { id, tenant, there } = running;
    await db.work.run(tenant, () =>
      get<BrakeStops>(BrakeStops).put(tenant, [
        {
          ...{ accountId: tenant.accountId, connectionId: CONNECTION, eventId: 'bre_1' },
          ...{ remoteId: '7', spaceId: tenant.spaceId, campaignId: id, state: 'pausing' as const },
          ...{ error: null, updatedAt: new Date() },
        },
      ]),
    );
    expect(await moveTo(tenant, id, there)).toBe('BRAKE_UNDER_WAY');
  });
});
