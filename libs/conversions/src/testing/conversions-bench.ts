import { Module, type ValueProvider } from '@nestjs/common';
import { catalogMigrations, CatalogModule, catalogTables } from '@switchyard/catalog';
import { CatalogHttpModule } from '@switchyard/catalog/http';
import { Database } from '@switchyard/db-kit';
import {
  type Authenticated,
  Authenticator,
  createHttpApp,
  FlexibleRateLimiter,
  IdempotencyStore,
  WebsiteAllowance,
} from '@switchyard/http-kit';
import {
  AccountSpaces,
  ForgetAnswers,
  generateSealingKeys,
  IdentityFacade,
  readKeyRing,
} from '@switchyard/identity';
import type { SpaceSettings } from '@switchyard/identity/domain';
import { BatchOpener } from '@switchyard/identity/worker';
import {
  Clock,
  Ids,
  type PlatformId,
  SystemClock,
  TimeSortedIds,
  UnitOfWork,
} from '@switchyard/kernel';
import {
  type Notifier,
  Outbox,
  queueMigrations,
  type QueueSettings,
  queueTables,
} from '@switchyard/queue-kit';
import {
  FakeClock,
  NothingStored,
  OpenDoor,
  testDatabase,
  type TestDatabase,
} from '@switchyard/test-kit';
import { Client } from 'pg';
import { ConversionsModule } from '../conversions.module';
import { conversionsMigrations } from '../data/migrations';
import { conversionsTables } from '../data/tables';
import { ErasureModule } from '../erasure.module';
import { ConversionsHttpModule } from '../http/conversions-http.module';
import { LockedActions } from '../use-cases/action/actions';
import { type Call, callerOf } from './call';

/** An account in euros and Berlin without connections. */
class Euros {
  defaultsOf(): Promise<{ currency: string; timeZone: string }> {
    return Promise.resolve({ currency: 'EUR', timeZone: 'Europe/Berlin' });
  }

  unknownConnection(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

/** A default connection to google-ads, another one, and none to microsoft-ads. */
export const CONNECTIONS = [
  {
    id: 'con_01h455vb4pex5vsknk084sn02q',
    platform: 'google-ads',
    externalAccountId: '1234567890',
    isDefault: true,
  },
  {
    id: 'con_01h455vb4pex5vsknk084sn02r',
    platform: 'google-ads',
    externalAccountId: '9876543210',
    isDefault: false,
  },
] as const;

/** Where providers believe to post to. */
export const PUBLIC_URL = 'https://switchyard.example';

/** No worker runs here: enqueued work is dropped unless a bench has a queue. */
const emptyOutbox = {
  enqueue: () => Promise.resolve(),
  enqueueStanding: () => Promise.resolve(),
  wake: () => Promise.resolve(),
  bringForward: () => Promise.resolve(),
};

/** Settings of workers that a spec makes over a bench with a queue. */
export const BENCH_QUEUE: QueueSettings = {
  workerId: 'bench',
  leaseSeconds: 30,
  stalledSeconds: 600,
  databaseUrl: '',
  concurrency: { answers: 1, syncs: 1, conversions: 1, readings: 1 },
  sweepEveryMs: 1_000,
};

export interface ConversionsBench {
  readonly db: TestDatabase;
  readonly clock: FakeClock;
  readonly ids: Ids;
  /** A part of the module. */
  take<Part>(part: abstract new (...parts: never[]) => Part): Part;
  newSpace(): BenchSpace;
  /** The same Space as this bench's callers see it. */
  space(spaceId: string): BenchSpace;
  /** A request as it is: no token, and bytes for a body. */
  post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | Buffer | undefined,
    method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
  ): Promise<{
    readonly status: number;
    readonly text: string;
    readonly headers: Readonly<Record<string, unknown>>;
  }>;
  /** Opens what was sealed to the worker. */
  readonly opener: BatchOpener;
  /** Keys of the alerts that are open. */
  readonly alerts: ReadonlySet<string>;
  /** The recorded requests to remove stored answers. */
  readonly forgotten: readonly string[];
  close(): Promise<void>;
}

export interface BenchSpace {
  readonly spaceId: string;
  readonly call: Call;
  /** Calls as a website with its public key. */
  readonly website: Call;
}

export interface BenchSettings {
  /** Numbers that the secrets are made of, the current one first. */
  readonly secrets?: readonly number[];
  /** Another bench's, to look at the same rows; that bench closes it. */
  readonly over?: ConversionsBench;
  readonly connections?: readonly BenchConnection[];
  /** Enqueued work is kept, for workers that the spec makes. */
  readonly hasQueue?: boolean;
  /**
   * What every Space of the bench sets for its conversions. Its region is the US unless set here,
   * so that an event without a consent signal has no warning.
   */
  readonly settings?: SpaceSettings;
  /** Parts that the application provides beside the bench's own. */
  readonly provide?: readonly ValueProvider[];
  /** Is called for requests that crash; without it they fail the test. */
  readonly onCrash?: (error: unknown) => void;
}

export interface BenchConnection {
  readonly id: string;
  readonly platform: PlatformId;
  readonly externalAccountId: string;
  readonly isDefault: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
}

const ringOf = (secrets: readonly number[]) =>
  readKeyRing(
    secrets.map((fill) => `k${fill}:${Buffer.alloc(32, fill).toString('base64url')}`).join(','),
  );

const outboxOver = ({ database, work }: TestDatabase): Outbox => {
  const notifier = { notify: () => Promise.resolve() } as unknown as Notifier;
  return new Outbox(database, work, notifier, BENCH_QUEUE);
};

const fail = (error: unknown): never => {
  throw error;
};

/**
 * The routes of conversions and of the catalog over a real database, behind a door that lets every
 * well-formed token in.
 */
export const conversionsBench = async ({
  secrets = [1],
  over,
  connections = CONNECTIONS,
  hasQueue = false,
  settings = {},
  provide = [],
  onCrash = fail,
}: BenchSettings = {}): Promise<ConversionsBench> => {
  const db =
    over?.db ??
    (await testDatabase(
      [...catalogTables, ...conversionsTables, ...(hasQueue ? queueTables : [])],
      [...catalogMigrations, ...conversionsMigrations, ...(hasQueue ? queueMigrations : [])],
    ));
  const [secretKeys, sealing] = [ringOf(secrets), await generateSealingKeys('k1')];
  const [clock, ids, limiter] = [
    over?.clock ?? new FakeClock(),
    new TimeSortedIds(),
    new FlexibleRateLimiter(new SystemClock()),
  ];
  const [spaces, forgotten]: [string[], string[]] = [[], []];
  const alerts = new Set<string>();
  const parts = [
    { provide: Database, useValue: db.database },
    { provide: UnitOfWork, useValue: db.work },
    { provide: Clock, useValue: clock },
    { provide: Ids, useValue: ids },
    { provide: Authenticator, useClass: BenchDoor },
    { provide: IdempotencyStore, useClass: NothingStored },
    { provide: Outbox, useValue: hasQueue ? outboxOver(db) : emptyOutbox },
    {
      provide: IdentityFacade,
      useValue: {
        connectionsOf: () => Promise.resolve(connections.map((one) => ({ settings: {}, ...one }))),
        spaceSettings: () =>
          Promise.resolve({ timeZone: 'Europe/Berlin', region: 'US', ...settings }),
        raiseAlert: (_tenant: unknown, { key }: { readonly key: string }) =>
          Promise.resolve(void alerts.add(key)),
        resolveAlert: (_tenant: unknown, key: string) => Promise.resolve(void alerts.delete(key)),
      },
    },
    {
      provide: AccountSpaces,
      useValue: {
        everywhere: () =>
          Promise.resolve(spaces.map((spaceId) => ({ spaceId, accountId: 'acc_1' }))),
      },
    },
    {
      provide: ForgetAnswers,
      useValue: {
        with: ({ texts, names }: Parameters<ForgetAnswers['with']>[0]) =>
          Promise.resolve(void forgotten.push(...texts, ...names)),
      },
    },
    { provide: WebsiteAllowance, useValue: limiter },
  ];
  parts.push(...(provide as typeof parts));
  @Module({})
  class World {}
  const receiving = { publicUrl: PUBLIC_URL, environment: 'test', signedBy: clock } as const;
  const catalog = CatalogModule.forRoot({ account: Euros, conversionActions: LockedActions });
  @Module({
    imports: [
      { module: World, global: true, providers: parts, exports: parts },
      catalog,
      CatalogHttpModule,
      ConversionsModule.forRoot({
        secretKeys,
        publicKeys: readKeyRing(sealing.publicKey),
        receiving,
      }),
      ConversionsHttpModule,
      ErasureModule.forRoot(secretKeys),
    ],
  })
  class Root {}
  const app = await createHttpApp(Root, {
    ids,
    limiter,
    trustedProxyHops: 0,
    publicUrl: 'https://switchyard.example',
    onCrash,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const space = (spaceId: string): BenchSpace => {
    spaces.push(spaceId);
    return { spaceId, call: callerOf(app, spaceId), website: callerOf(app, `website:${spaceId}`) };
  };
  const close = async (): Promise<void> => {
    await app.close();
    if (!over) await db.close();
  };
  const take = <Part>(part: abstract new (...parts: never[]) => Part): Part =>
    app.get<Part>(part as never);
  const post: ConversionsBench['post'] = async (url, headers, payload, method = 'POST') => {
    const answer = await app.inject({ method, url, headers, payload });
    return { status: answer.statusCode, text: answer.body, headers: answer.headers };
  };
  const opener = new BatchOpener(readKeyRing(sealing.privateKey));
  return {
    db,
    clock,
    ids,
    take,
    opener,
    forgotten,
    alerts,
    post,
    space,
    newSpace: () => space(ids.next('spc')),
    close,
  };
};

const WEBSITE = 'website:';

/** Lets in, besides tokens, websites: `website:` before the Space. */
class BenchDoor extends OpenDoor {
  override authenticate(authorization: string | undefined): Authenticated {
    const inside = super.authenticate(authorization?.replace(WEBSITE, ''));
    if (!authorization?.includes(WEBSITE) || !('caller' in inside)) return inside;
    return {
      ...inside,
      caller: {
        ...inside.caller,
        userId: '',
        tokenId: 'wbk_1',
        websiteKeyId: 'wbk_1',
        role: 'VIEWER',
        scopes: [],
      },
    };
  }
}

/**
 * Every row of every table as text, read past row-level security: for looking for what must not be
 * there.
 */
export const dumpDatabase = async (ownerUrl: string): Promise<string> => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const dumps: string[] = [];
    for (const { name } of tables) {
      dumps.push(
        ...(
          await client.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)
        ).rows.map(({ row }) => `${name} ${row}`),
      );
    }
    return dumps.join('\n');
  } finally {
    await client.end();
  }
};
