import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BrakeMoveFacade } from '@switchyard/budgets';
import { CampaignMoveFacade, CatalogFacade, type PlatformFactsFacade } from '@switchyard/catalog';
import { ReadAssets, RevokeGrant } from '@switchyard/connecting';
import { ActionNamesakes } from '@switchyard/conversions';
import { Database } from '@switchyard/db-kit';
import {
  type Authenticated,
  Authenticator,
  createHttpApp,
  FlexibleRateLimiter,
  IdempotencyStore,
  invalidToken,
} from '@switchyard/http-kit';
import { IdentityFacade } from '@switchyard/identity';
import { ChangeConnection, GetConnection, OwnCaller } from '@switchyard/identity/http';
import {
  Clock,
  Ids,
  type Scope,
  SCOPES,
  type SpaceRole,
  SystemClock,
  type Tenant,
  TimeSortedIds,
  UnitOfWork,
  Waiting,
} from '@switchyard/kernel';
import { Outbox } from '@switchyard/queue-kit';
import { ReportingFacade } from '@switchyard/reporting';
import { Gazetteer } from '@switchyard/targeting';
import { NothingStored, testDatabase } from '@switchyard/test-kit';
import { MovedLinks } from '../../data/adoption/moved-links';
import { Releases } from '../../data/adoption/releases';
import { BrakeStops } from '../../data/brake';
import { AdoptionCatalog } from '../../data/catalog-trees';
import { Checks } from '../../data/checks';
import { SqlLocationAnswers } from '../../data/locations';
import { syncEngineMigrations } from '../../data/migrations';
import { Previews } from '../../data/previews';
import { Bindings } from '../../data/syncing/bindings';
import { CatalogRecords } from '../../data/syncing/catalog-records';
import { Operations } from '../../data/syncing/operations';
import { Syncs } from '../../data/syncing/syncs';
import { LostCreates } from '../../data/syncing/unanswered-writes';
import { syncEngineTables } from '../../data/tables';
import { LocationAnswers } from '../../use-cases/basis/look-up-locations';
import { CampaignTrees, PLATFORMS, Promises } from '../../use-cases/ports';
import { ScheduleSweep } from '../../use-cases/sweep-space';
import { SyncEngineHttpModule } from '../sync-engine-http.module';
import {
  fakeCatalog,
  fakeIdentity,
  FakeWorker,
  FakeWorld,
  noAdoptions,
  noPlatformFacts,
  noRecords,
  NoTime,
  NoTrees,
} from './fake-world';

/** A token that names its Space and, after `|`, role, scopes and the account it belongs to. */
class OpenDoor extends Authenticator {
  authenticate(authorization: string | undefined): Authenticated {
    const [spaceId, role = 'OWNER', scopes, tokenAccountId = 'acc_1'] = (authorization ?? '')
      .replace('Bearer ', '')
      .split('|');
    if (!spaceId?.startsWith('spc_')) throw invalidToken();
    const granted = scopes ? (scopes.split(',') as Scope[]) : SCOPES;
    const caller = {
      accountId: 'acc_1',
      spaceId,
      userId: USER,
      tokenAccountId,
      tokenId: 'tok_1',
      role: role as SpaceRole,
      scopes: granted,
    };
    return {
      allowance: { tokenId: 'tok_1', accountId: 'acc_1', perMinute: 1_000_000, perDay: 0 },
      caller,
    };
  }
}

/** What a move and the page of a connection need: both are tested over a whole system. */
const OF_WHOLE_SYSTEMS = [
  CampaignMoveFacade,
  BrakeMoveFacade,
  ActionNamesakes,
  ReportingFacade,
  OwnCaller,
  GetConnection,
  ChangeConnection,
  ReadAssets,
];

export const USER = 'usr_01kb4wq6m3e0sv5mwzq8a7h2rd';

/** An answer; `refused` is the error's code and `CODE path` of each issue. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: Record<string, never>;
  readonly rows: readonly Record<string, unknown>[];
  readonly meta: { readonly nextCursor: string | null };
  readonly details: Readonly<Record<string, unknown>>;
  readonly refused: readonly string[];
}

export type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: object,
) => Promise<Answered>;

export interface SyncBench {
  readonly app: NestFastifyApplication;
  readonly world: FakeWorld;
  readonly stores: {
    readonly previews: Previews;
    readonly syncs: Syncs;
    readonly operations: Operations;
    readonly bindings: Bindings;
    readonly checks: Checks;
  };
  readonly work: UnitOfWork;
  newTenant(): Tenant;
  /** Calls as the given caller: `|VIEWER`, `|OWNER|sync:read`, `|EDITOR||acc_2`. */
  as(tenant: Tenant, who?: string): Call;
  close(): Promise<void>;
}

/** The routes over real tables, with fakes where the catalog, identity and the worker would be. */
export const syncBench = async (): Promise<SyncBench> => {
  const db = await testDatabase(syncEngineTables, syncEngineMigrations);
  const [ids, world] = [new TimeSortedIds(), new FakeWorld()];
  const stores = {
    previews: new Previews(db.database),
    syncs: new Syncs(db.database),
    operations: new Operations(db.database),
    bindings: new Bindings(db.database),
    checks: new Checks(db.database),
  };
  const given = <T>(provide: T, useValue: unknown) => ({ provide: provide as never, useValue });
  const parts = [
    given(Database, db.database),
    given(UnitOfWork, db.work),
    given(Clock, new SystemClock()),
    given(Ids, ids),
    given(Authenticator, new OpenDoor()),
    given(IdempotencyStore, new NothingStored()),
    given(Previews, stores.previews),
    given(Syncs, stores.syncs),
    given(Operations, stores.operations),
    given(Bindings, stores.bindings),
    given(Checks, stores.checks),
    given(Releases, new Releases(db.database, noPlatformFacts as PlatformFactsFacade)),
    given(CampaignTrees, new NoTrees()),
    given(CatalogRecords, noRecords),
    given(Promises, new FakeWorker(world, db.work)),
    given(Outbox, { withoutWorker: () => Promise.resolve([]) }),
    given(ScheduleSweep, { execute: () => Promise.resolve() }),
    given(Waiting, new NoTime()),
    given(CatalogFacade, fakeCatalog(world)),
    given(IdentityFacade, fakeIdentity(world)),
    given(RevokeGrant, {
      afterConnection: async (_tenant: Tenant, id: string) => void world.leftGrants.push(id),
    }),
    given(PLATFORMS, new Map()),
    given(LocationAnswers, new SqlLocationAnswers(db.database, db.work)),
    given(Gazetteer, {}),
    given(AdoptionCatalog, noAdoptions),
    ...OF_WHOLE_SYSTEMS.map((one) => given(one, {})),
    given(BrakeStops, new BrakeStops(db.database)),
    given(LostCreates, new LostCreates(db.database)),
    given(MovedLinks, {}),
  ];
  @Module({})
  class World {}
  @Module({
    imports: [
      {
        module: World,
        global: true,
        providers: parts,
        exports: parts.map(({ provide }) => provide),
      },
      SyncEngineHttpModule,
    ],
  })
  class Root {}
  const app = await createHttpApp(Root, {
    ids,
    limiter: new FlexibleRateLimiter(new SystemClock()),
    trustedProxyHops: 0,
    publicUrl: 'https://switchyard.example',
    onCrash: (error) => {
      throw error;
    },
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const close = async (): Promise<void> => {
    await app.close();
    await db.close();
  };
  const newTenant = (): Tenant => ({ accountId: 'acc_1', spaceId: ids.next('spc') });
  return {
    app,
    world,
    stores,
    work: db.work,
    newTenant,
    as: (tenant, who = '') => callerOf(app, `${tenant.spaceId}${who}`),
    close,
  };
};

interface Body {
  readonly data: never;
  readonly meta: Answered['meta'];
  readonly error?: {
    readonly code: string;
    readonly details?: {
      readonly issues?: readonly { readonly code: string; readonly path: string }[];
    };
  };
}

const callerOf =
  (app: NestFastifyApplication, token: string): Call =>
  async (method, url, payload) => {
    const answer = await app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    });
    const { data, meta, error } = JSON.parse(answer.body || '{}') as Body;
    const issues = error?.details?.issues?.map(({ code, path }) => `${code} ${path}`) ?? [];
    return {
      status: answer.statusCode,
      headers: answer.headers,
      data,
      rows: data,
      meta,
      details: error?.details ?? {},
      refused: error ? [error.code, ...issues] : [],
    };
  };
