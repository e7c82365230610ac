import { Module } from '@nestjs/common';
import {
  AccountSettings,
  catalogMigrations,
  CatalogModule,
  catalogTables,
  PlatformFactsFacade,
} from '@switchyard/catalog';
import { CatalogHttpModule } from '@switchyard/catalog/http';
import { Database } from '@switchyard/db-kit';
import {
  Authenticator,
  createHttpApp,
  FlexibleRateLimiter,
  IdempotencyStore,
} from '@switchyard/http-kit';
import { IdentityFacade } from '@switchyard/identity';
import {
  Clock,
  Ids,
  SystemClock,
  type Tenant,
  TimeSortedIds,
  UnitOfWork,
} from '@switchyard/kernel';
import { Outbox } from '@switchyard/queue-kit';
import { FakeClock, NothingStored, OpenDoor, testDatabase } from '@switchyard/test-kit';
import { reportingMigrations } from '../data/migrations';
import { reportingTables } from '../data/tables';
import type { CurrencyRates } from '../domain';
import { ReportingHttpModule } from '../http/reporting-http.module';
import { ReportingModule } from '../reporting.module';
import { Rates } from '../use-cases/ports';
import { ReportingFacade } from '../use-cases/reporting-facade';

class Euros extends AccountSettings {
  defaultsOf(): Promise<{ currency: string; timeZone: string }> {
    return Promise.resolve({ currency: 'EUR', timeZone: 'Europe/Berlin' });
  }

  unknownConnection(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

export interface Answered<Row = Readonly<Record<string, unknown>>> {
  readonly status: number;
  readonly text: string;
  readonly data: readonly Row[];
  readonly one: Row & { readonly id: string };
  readonly meta: {
    readonly nextCursor: string | null;
    readonly total: number;
    readonly dataAsOf: string | null;
    readonly unconverted: readonly string[];
  };
  /** `CODE` and `ISSUE path` of a refusal. */
  readonly refused: readonly string[];
}

const refusedBy = (
  error:
    { code: string; details?: { issues?: readonly { code: string; path: string }[] } } | undefined,
): readonly string[] =>
  error?.details?.issues?.map(({ code, path }) => `${code} ${path}`) ?? (error ? [error.code] : []);

/**
 * The routes of catalog and reporting over a real database, in an account of euros and Berlin, at
 * noon (UTC) of 21 November 2026.
 */
export const reportsBench = async () => {
  const db = await testDatabase(
    [...catalogTables, ...reportingTables],
    [...catalogMigrations, ...reportingMigrations],
  );
  const ids = new TimeSortedIds();
  const rates: { now: CurrencyRates } = { now: { currency: 'EUR', ratesMicros: {} } };
  const identity = {
    account: () => Promise.resolve({ timeZone: 'Europe/Berlin', currency: 'EUR' }),
  };
  const parts = [
    { provide: Database, useValue: db.database },
    { provide: UnitOfWork, useValue: db.work },
    { provide: Clock, useValue: new FakeClock() },
    { provide: Ids, useValue: ids },
    { provide: Authenticator, useClass: OpenDoor },
    { provide: IdempotencyStore, useClass: NothingStored },
    { provide: IdentityFacade, useValue: identity },
    {
      provide: Outbox,
      useValue: { enqueue: () => Promise.reject(new Error('no work was expected')) },
    },
    { provide: Rates, useValue: { of: () => Promise.resolve(rates.now) } },
  ];
  @Module({})
  class World {}
  @Module({
    imports: [
      { module: World, global: true, providers: parts, exports: parts },
      CatalogModule.forRoot({ account: Euros }),
      CatalogHttpModule,
      ReportingModule,
      ReportingHttpModule,
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
  const call = async (
    spaceId: string,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object,
    scopes = '',
  ): Promise<Answered> => {
    const headers = { authorization: `Bearer ${spaceId}|${scopes}` };
    const answer = await app.inject({
      method,
      url: `/api/v1${url}`,
      headers,
      ...(body ? { payload: body } : {}),
    });
    const parsed = JSON.parse(answer.body || '{}') as {
      data: never;
      meta: Answered['meta'];
      error: Parameters<typeof refusedBy>[0];
    };
    return {
      status: answer.statusCode,
      text: answer.body,
      data: parsed.data,
      one: parsed.data,
      meta: parsed.meta,
      refused: refusedBy(parsed.error),
    };
  };
  const close = async (): Promise<void> => {
    await app.close();
    await db.close();
  };
  const get = (url: string, tenant: Tenant, scopes?: string): Promise<Answered> =>
    call(tenant.spaceId, 'GET', url, undefined, scopes);
  return {
    app,
    db,
    rates,
    call,
    get,
    close,
    newTenant: (): Tenant => ({ accountId: 'acc_1', spaceId: ids.next('spc') }),
    id: (prefix: 'cmp' | 'adg' | 'ad' | 'kwd' | 'con' | 'ang') => ids.next(prefix),
    reporting: app.get(ReportingFacade, { strict: false }),
    platformFacts: app.get(PlatformFactsFacade, { strict: false }),
  };
};
