import { Module, type Abstract } from '@nestjs/common';
import {
  AccountSettings,
  CatalogModule,
  catalogMigrations,
  catalogTables,
} from '@switchyard/catalog';
import { CatalogHttpModule } from '@switchyard/catalog/http';
import { Database } from '@switchyard/db-kit';
import {
  Authenticator,
  createHttpApp,
  FlexibleRateLimiter,
  IdempotencyStore,
  invalidToken,
  type Authenticated,
} from '@switchyard/http-kit';
import { AccountSpaces, IdentityFacade } from '@switchyard/identity';
import type { RaisedAlert } from '@switchyard/identity/domain';
import {
  Clock,
  Ids,
  SCOPES,
  SystemClock,
  TimeSortedIds,
  UnitOfWork,
  type Scope,
} from '@switchyard/kernel';
import { Outbox } from '@switchyard/queue-kit';
import { ReportingFacade, reportingMigrations, reportingTables } from '@switchyard/reporting';
import { FakeClock, NothingStored, testDatabase } from '@switchyard/test-kit';
import { budgetsMigrations } from '../data/migrations';
import { budgetsTables } from '../data/tables';
import { BudgetsModule } from '../budgets.module';
import { BudgetsHttpModule } from '../http/budgets-http.module';

/**
 * A token that names its Space, its scopes (all of them when it names none), the account of the
 * Space, and its own account.
 */
class OpenDoor extends Authenticator {
  authenticate(authorization: string | undefined): Authenticated {
    const [spaceId, scopes, accountId = '', tokenAccountId = accountId] = (authorization ?? '')
      .replace('Bearer ', '')
      .split('|');
    if (!spaceId?.startsWith('spc_')) throw invalidToken();
    const granted = scopes === undefined || scopes === '' ? SCOPES : (scopes.split(',') as Scope[]);
    return {
      allowance: { tokenId: 'tok_1', accountId, perMinute: 1_000_000, perDay: 0 },
      caller: {
        accountId,
        spaceId,
        userId: 'usr_1',
        tokenAccountId,
        tokenId: 'tok_1',
        role: 'OWNER',
        scopes: granted,
      },
    };
  }
}

class Euros extends AccountSettings {
  defaultsOf(): Promise<{ currency: string; timeZone: string }> {
    return Promise.resolve({ currency: 'EUR', timeZone: 'Europe/Berlin' });
  }

  unknownConnection(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

/** Records standing work; no other work is enqueued. */
class NotedWork {
  readonly notified: string[] = [];
  enqueue = (): Promise<void> => Promise.reject(new Error('no work was expected'));
  enqueueStanding = (): Promise<void> => Promise.resolve();
  wake = (): Promise<void> => Promise.resolve();
  notifyAfter = ({ id }: { readonly id: string }): void => void this.notified.push(id);
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly etag: unknown;
  readonly data: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly error:
    { readonly code: string; readonly details?: Readonly<Record<string, unknown>> } | undefined;
}

export type Call = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answered>;

/** The routes of catalog and budgets over a real database, in an account of euros and Berlin. */
export const budgetsBench = async () => {
  const db = await testDatabase(
    [...catalogTables, ...reportingTables, ...budgetsTables],
    [...catalogMigrations, ...reportingMigrations, ...budgetsMigrations],
  );
  const ids = new TimeSortedIds();
  const clock = new FakeClock();
  let accountId = 'acc_1';
  const spaces: { spaceId: string; isMember: boolean }[] = [];
  const alerts: string[] = [];
  const messages: string[] = [];
  const resolved: string[] = [];
  const noted = new NotedWork();
  const identity = {
    account: () => Promise.resolve({ timeZone: 'Europe/Berlin', currency: 'EUR' }),
    spacesOf: () => Promise.resolve(spaces),
    connectionsOf: () =>
      Promise.resolve([
        { id: 'con_1', platform: 'google-ads' },
        { id: 'con_2', platform: 'meta-ads' },
      ]),
    raiseAlert: (_tenant: unknown, raised: RaisedAlert) => {
      alerts.push(raised.kind);
      return Promise.resolve(void messages.push(raised.message));
    },
    resolveAlert: (_tenant: unknown, key: string) => Promise.resolve(void resolved.push(key)),
  };
  const parts = [
    { provide: Database, useValue: db.database },
    { provide: UnitOfWork, useValue: db.work },
    { provide: Clock, useValue: clock },
    { provide: Ids, useValue: ids },
    { provide: Authenticator, useClass: OpenDoor },
    { provide: IdempotencyStore, useClass: NothingStored },
    { provide: IdentityFacade, useValue: identity },
    { provide: Outbox, useValue: noted },
    {
      provide: AccountSpaces,
      useValue: { idsOf: () => Promise.resolve(spaces.map(({ spaceId }) => spaceId)) },
    },
  ];
  @Module({})
  class World {}
  @Module({
    imports: [
      { module: World, global: true, providers: parts, exports: parts },
      CatalogModule.forRoot({ account: Euros }),
      CatalogHttpModule,
      BudgetsModule,
      BudgetsHttpModule,
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
  const callAs =
    (spaceId: string, tokenAccountId?: string): Call =>
    async (method, url, body, { scopes, ...headers } = {}) => {
      const authorization = [
        `Bearer ${spaceId}`,
        scopes ?? '',
        accountId,
        tokenAccountId ?? accountId,
      ].join('|');
      const answer = await app.inject({
        method,
        url: `/api/v1${url}`,
        headers: { ...headers, authorization },
        ...(body === undefined ? {} : { payload: body }),
      });
      return {
        status: answer.statusCode,
        text: answer.body,
        etag: answer.headers['etag'],
        ...(JSON.parse(answer.body || '{}') as Pick<Answered, 'data' | 'error'>),
      };
    };
  const close = async (): Promise<void> => {
    await app.close();
    await db.close();
  };
  return {
    app,
    clock,
    alerts,
    messages,
    resolved,
    notified: noted.notified,
    spaces,
    get: <T>(token: Abstract<T>): T => app.get<T>(token, { strict: false }),
    reporting: app.get(ReportingFacade, { strict: false }),
    newSpace: () => ids.next('spc'),
    newAccount: () => {
      accountId = ids.next('acc');
      spaces.length = 0;
      return accountId;
    },
    callAs,
    close,
  };
};
