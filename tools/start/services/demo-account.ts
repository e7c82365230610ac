import 'reflect-metadata';
import { Module, type DynamicModule, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DatabaseModule } from '@switchyard/db-kit';
import {
  CreateAccount,
  CreateToken,
  CreateWebsiteKey,
  IdentityModule,
  IssuePassword,
  identityTables,
  readKeyRing,
} from '@switchyard/identity';
import {
  Clock,
  Ids,
  isRefusal,
  SCOPES,
  SystemClock,
  TimeSortedIds,
  type Scope,
} from '@switchyard/kernel';

export interface DemoAccount {
  readonly accountId: string;
  readonly spaceId: string;
  readonly email: string;
  /** Of the console, with this e-mail address. */
  readonly password: string;
  readonly token: string;
  readonly readOnlyToken: string;
  /** Of the personal Space, for pages of any origin. */
  readonly websiteKey: string;
}

@Module({})
class DemoAccountModule {
  static forRoot(databaseUrl: string, publicKeys: string): DynamicModule {
    const world = {
      module: DemoAccountModule,
      global: true,
      providers: [
        { provide: Clock, useClass: SystemClock },
        { provide: Ids, useClass: TimeSortedIds },
      ],
      exports: [Clock, Ids],
    };
    const entities = identityTables.map(({ entity }) => entity);
    const database = DatabaseModule.forRoot({
      url: databaseUrl,
      entities,
      poolSize: 2,
      applicationName: 'switchyard-start',
      statementTimeoutMs: 10_000,
    });
    return {
      ...world,
      imports: [
        database,
        IdentityModule.forRoot({ environment: 'test', publicKeys: readKeyRing(publicKeys) }),
      ],
    };
  }
}

const EMAIL = 'demo@switchyard.example';
/** The longest that a token may live: the demo is kept between starts. */
const DAYS = 365;
const readOnly = SCOPES.filter((scope) => scope.endsWith(':read'));

/**
 * A database of one's own may hold the account of an earlier demo, whose emulators and tokens are
 * gone: then another one is made.
 */
const createAccount = async (
  app: INestApplicationContext,
  email: string,
): Promise<{ accountId: string; spaceId: string; email: string }> => {
  const input = { email, plan: 'enterprise', currency: 'EUR', timeZone: 'Europe/Berlin' } as const;
  try {
    return { ...(await app.get(CreateAccount).execute(input)), email };
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'NAME_TAKEN') throw error;
    return createAccount(
      app,
      EMAIL.replace('demo', `demo-${new TimeSortedIds().next('usr').slice(-6)}`),
    );
  }
};

const issue = async (
  app: INestApplicationContext,
  accountId: string,
  name: string,
  scopes: readonly Scope[],
): Promise<string> =>
  (await app.get(CreateToken).execute({ accountId, name, scopes, expiresInDays: DAYS })).token;

/**
 * Makes the demo account, on plan enterprise, with its tokens, straight in the database: what the
 * api has no route for.
 */
export const createDemoAccount = (databaseUrl: string, publicKeys: string): Promise<DemoAccount> =>
  withIdentity(databaseUrl, publicKeys, async (app) => {
    const account = await createAccount(app, EMAIL);
    const { accountId, spaceId } = account;
    return {
      ...account,
      password: (await app.get(IssuePassword).execute(account.email)).password,
      token: await issue(app, accountId, 'Demo', SCOPES),
      readOnlyToken: await issue(app, accountId, 'Demo, reading only', readOnly),
      websiteKey: (await app.get(CreateWebsiteKey).execute({ spaceId, origins: [] })).key,
    };
  });

/** New tokens for an account whose earlier ones are not taken any more. */
export const renewDemoTokens = (
  databaseUrl: string,
  publicKeys: string,
  account: DemoAccount,
): Promise<DemoAccount> =>
  withIdentity(databaseUrl, publicKeys, async (app) => ({
    ...account,
    token: await issue(app, account.accountId, 'Demo', SCOPES),
    readOnlyToken: await issue(app, account.accountId, 'Demo, reading only', readOnly),
  }));

const withIdentity = async <T>(
  databaseUrl: string,
  publicKeys: string,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> => {
  const app = await NestFactory.createApplicationContext(
    DemoAccountModule.forRoot(databaseUrl, publicKeys),
    { logger: false, abortOnError: false },
  );
  try {
    return await work(app);
  } finally {
    await app.close();
  }
};
