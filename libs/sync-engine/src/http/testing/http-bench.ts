import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CatalogFacade } from '@switchyard/catalog';
import { Database } from '@switchyard/db-kit';
import {
  Authenticator,
  createHttpApp,
  FlexibleRateLimiter,
  IdempotencyStore,
  invalidToken,
  type Authenticated,
} from '@switchyard/http-kit';
import { IdentityFacade } from '@switchyard/identity';
import {
  Clock,
  Ids,
  SCOPES,
  SystemClock,
  TimeSortedIds,
  UnitOfWork,
  type Scope,
  type SpaceRole,
  type Tenant,
} from '@switchyard/kernel';
import { Gazetteer } from '@switchyard/targeting';
import { NothingStored, testDatabase } from '@switchyard/test-kit';
import { syncEngineMigrations } from '../../data/migrations';
import { SqlBindings } from '../../data/sql-bindings';
import { SqlReleases } from '../../data/sql-releases';
import { SqlChecks } from '../../data/sql-checks';
import { SqlOperations } from '../../data/sql-operations';
import { SqlPreviews } from '../../data/sql-previews';
import { SqlSyncs } from '../../data/sql-syncs';
import { syncEngineTables } from '../../data/tables';
import { AdoptionCatalog } from '../../use-cases/adopt/ports';
import { SqlPlaceAnswers } from '../../data/sql-place-answers';
import { PlaceAnswers } from '../../use-cases/places/ports';
import { PLATFORMS } from '../../use-cases/platforms';
import { Releases } from '../../use-cases/links/ports';
import {
  Bindings,
  CampaignTrees,
  CatalogRecords,
  Checks,
  Operations,
  Previews,
  Promises,
  Syncs,
  Waiting,
} from '../../use-cases/ports';
import { SyncEngineHttpModule } from '../sync-engine-http.module';
import {
  fakeCatalog,
  fakeIdentity,
  FakeWorker,
  FakeWorld,
  noAdoptions,
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
    readonly previews: SqlPreviews;
    readonly syncs: SqlSyncs;
    readonly operations: SqlOperations;
    readonly bindings: SqlBindings;
    readonly checks: SqlChecks;
  };
  readonly work: UnitOfWork;
  newTenant(): Tenant;
  /** Calls as somebody: `|VIEWER`, `|OWNER|sync:read`, `|EDITOR||acc_2`. */
  as(tenant: Tenant, who?: string): Call;
  close(): Promise<void>;
}

/** The routes over real tables, with fakes where the catalog, identity and the worker would be. */
export const syncBench = async (): Promise<SyncBench> => {
  const db = await testDatabase(syncEngineTables, syncEngineMigrations);
  const [ids, world] = [new TimeSortedIds(), new FakeWorld()];
  const stores = {
    previews: new SqlPreviews(db.database),
    syncs: new SqlSyncs(db.database),
    operations: new SqlOperations(db.database),
    bindings: new SqlBindings(db.database),
    checks: new SqlChecks(db.database),
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
    given(Releases, new SqlReleases(db.database, fakeCatalog(world) as CatalogFacade)),
    given(CampaignTrees, new NoTrees()),
    given(CatalogRecords, noRecords),
    given(Promises, new FakeWorker(world, db.work)),
    given(Waiting, new NoTime()),
    given(CatalogFacade, fakeCatalog(world)),
    given(IdentityFacade, fakeIdentity(world)),
    given(PLATFORMS, new Map()),
    given(PlaceAnswers, new SqlPlaceAnswers(db.database, db.work)),
    given(Gazetteer, {}),
    given(AdoptionCatalog, noAdoptions),
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
