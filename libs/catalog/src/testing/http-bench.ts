import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Database, statement } from '@switchyard/db-kit';
import {
  Authenticator,
  createHttpApp,
  FlexibleRateLimiter,
  IdempotencyStore,
} from '@switchyard/http-kit';
import { Clock, Ids, SystemClock, TimeSortedIds, UnitOfWork } from '@switchyard/kernel';
import { Outbox, type WorkItem } from '@switchyard/queue-kit';
import { NothingStored, OpenDoor, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { CatalogModule } from '../catalog.module';
import { catalogMigrations } from '../data/migrations';
import { catalogTables } from '../data/tables';
import { CatalogHttpModule } from '../http/catalog-http.module';
import { bookInto, OneConnection } from './catalog-bench';

/** What the specs look at in a record; whole bodies are compared as they are. */
export interface ReadRecord {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly _platformBudgets: Readonly<Record<string, number>> | null;
  readonly biddingStrategy: object;
  readonly deliverySummary: { readonly reasons: readonly { readonly code: string }[] };
}

export interface ErrorBody {
  readonly code: string;
  readonly details?: {
    readonly issues?: readonly { readonly code: string; readonly path: string }[];
    readonly path?: string;
    readonly required?: readonly string[];
  };
}

/** One row of a list or one result of a bulk request. */
export interface ReadRow {
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly status: string;
  readonly error?: ErrorBody;
}

interface Body {
  readonly data: unknown;
  readonly meta: {
    readonly nextCursor: string | null;
    readonly total: number;
    readonly succeeded: number;
    readonly failed: number;
  };
  readonly error?: ErrorBody;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** `data` of a single record. */
  readonly data: ReadRecord;
  /** `data` of a list or of bulk results. */
  readonly rows: readonly ReadRow[];
  readonly meta: Body['meta'];
  readonly error: ErrorBody | undefined;
  /** The error's code and, for validation errors, `CODE path` of each issue. */
  readonly refused: readonly string[];
}

export interface HttpBench {
  readonly app: NestFastifyApplication;
  readonly db: TestDatabase;
  /** What was enqueued for the worker. */
  readonly enqueued: readonly WorkItem[];
  newSpace(): Caller;
  /** How many rows of bytes a Space has. */
  leftBytes(spaceId: string): Promise<{ contents: number; chunks: number }>;
  close(): Promise<void>;
}

export type Caller = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answered>;

/**
 * The catalog's routes over a real database, behind a door that lets every well-formed token in.
 */
export const httpBench = async (clock: Clock = new SystemClock()): Promise<HttpBench> => {
  const db = await testDatabase(catalogTables, catalogMigrations);
  const ids = new TimeSortedIds();
  const enqueued: WorkItem[] = [];
  const parts = [
    { provide: Database, useValue: db.database },
    { provide: UnitOfWork, useValue: db.work },
    { provide: Clock, useValue: clock },
    { provide: Ids, useValue: ids },
    { provide: Authenticator, useClass: OpenDoor },
    { provide: IdempotencyStore, useClass: NothingStored },
    { provide: Outbox, useValue: bookInto(enqueued) },
  ];
  @Module({})
  class World {}
  @Module({
    imports: [
      { module: World, global: true, providers: parts, exports: parts },
      CatalogModule.forRoot({ account: OneConnection }),
      CatalogHttpModule,
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
  return {
    app,
    db,
    enqueued,
    newSpace: () => callerOf(app, ids.next('spc')),
    leftBytes: (spaceId) => leftBytes(db, spaceId),
    close,
  };
};

const COUNT = statement(`
  select (select count(*) from catalog.asset_content where space_id = $1) as contents, (select count(*) from catalog.asset_chunk where space_id = $1) as chunks`);

const leftBytes = async (
  { database }: TestDatabase,
  spaceId: string,
): Promise<{ contents: number; chunks: number }> =>
  (
    await database.read<{ contents: number; chunks: number }>(
      { spaceId, accountId: 'acc_1' },
      COUNT,
      [spaceId],
    )
  )[0]!;

const callerOf =
  (app: NestFastifyApplication, token: string): Caller =>
  async (method, url, body, headers = {}) => {
    const authorization = `Bearer ${token}${headers['scopes'] === undefined ? '' : `|${headers['scopes']}`}`;
    const answer = await app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { ...headers, authorization },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const { data, meta, error } = JSON.parse(answer.body || '{}') as Body;
    const issues = error?.details?.issues?.map(({ code, path }) => `${code} ${path}`) ?? [];
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      data: data as ReadRecord,
      rows: data as readonly ReadRow[],
      meta,
      error,
      refused: error ? [error.code, ...issues] : [],
    };
  };
