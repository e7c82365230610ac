import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { conversionsTables, ErasureModule, ReplayModule } from '@switchyard/conversions';
import { DatabaseModule } from '@switchyard/db-kit';
import { IdentityModule, identityTables, type KeyRing, readKeyRing } from '@switchyard/identity';
import { AdministerWork } from '@switchyard/queue-kit';
import {
  Clock,
  Ids,
  Refusal,
  SettingsReader,
  SystemClock,
  TimeSortedIds,
} from '@switchyard/kernel';

export type Print = (result: object) => void;
export type Environment = Readonly<Record<string, string | undefined>>;
/** Does its work on the database and returns what to print. */
export type Work<Options> = (app: INestApplicationContext, options: Options) => Promise<object>;
export type Run = <Options>(work: Work<Options>) => (options: Options) => Promise<void>;

/** Opens the product's own use cases on the database, runs one, prints what it answers, closes. */
export const runWith =
  (print: Print, environment: Environment): Run =>
  (work) =>
  async (options) => {
    const app = await openContext(readDatabase(environment));
    try {
      print(await work(app, options));
    } finally {
      await app.close();
    }
  };

/** Accounts and tokens hold no credentials of platforms: nothing is sealed here. */
const NO_KEYS = [{ id: 'none', key: '' }] as const;

@Module({})
class AdminModule {
  static forRoot({ databaseUrl, environment, secretKeys }: AdminSettings): DynamicModule {
    const entities = [...identityTables, ...conversionsTables].map(({ entity }) => entity);
    const database = DatabaseModule.forRoot({
      url: databaseUrl,
      entities,
      poolSize: 2,
      applicationName: 'switchyard-admin',
      statementTimeoutMs: 120_000,
    });
    const providers = [
      { provide: Clock, useClass: SystemClock },
      { provide: Ids, useClass: TimeSortedIds },
      AdministerWork,
    ];
    const withKeys = secretKeys
      ? [ErasureModule.forRoot(secretKeys), ReplayModule.forRoot(secretKeys)]
      : [];
    return {
      module: AdminModule,
      global: true,
      imports: [
        database,
        IdentityModule.forRoot({ environment, publicKeys: NO_KEYS }),
        ...withKeys,
      ],
      providers,
      exports: [Clock, Ids],
    };
  }
}

/**
 * The part of the product that admin needs: database, identity, and erasing and replaying where the
 * secret keys are known. Close it.
 */
export const openContext = (settings: AdminSettings): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(AdminModule.forRoot(settings), {
    logger: false,
    abortOnError: false,
  });

interface AdminSettings {
  readonly databaseUrl: string;
  readonly environment: 'live' | 'test';
  /** Undefined without the setting: then no person is found. */
  readonly secretKeys: KeyRing | undefined;
}

const RUN_FILE = join('.switchyard', 'run.json');

/** What the `npm start` that runs in this folder says of itself. */
interface RunFile {
  readonly environment: 'live' | 'test';
  readonly databaseUrl: string;
  readonly keysFile: string;
  /** Absent with a server of one's own. */
  readonly embedded?: { readonly ownerUrl: string; readonly dataFolder: string };
}

/** Undefined when no `npm start` runs in this folder. */
export const readRunFile = (): RunFile | undefined =>
  existsSync(RUN_FILE) ? (JSON.parse(readFileSync(RUN_FILE, 'utf8')) as RunFile) : undefined;

const noDatabase = (): Refusal =>
  new Refusal(
    'UNAVAILABLE',
    'There is no database to work on: start one with npm start, or set SWITCHYARD_DATABASE_URL to the role of the administration.',
  );

/** Of the `npm start` in this folder, when it works on this database. */
const keptKeys = (databaseUrl: string): KeyRing | undefined => {
  const run = readRunFile();
  if (run?.databaseUrl !== databaseUrl || !existsSync(run.keysFile)) return undefined;
  const { secretKeys } = JSON.parse(readFileSync(run.keysFile, 'utf8')) as { secretKeys: string };
  return readKeyRing(secretKeys);
};

/**
 * The database of `SWITCHYARD_DATABASE_URL`, else that of the `npm start` running in this folder, in
 * the environment of that.
 */
const readDatabase = (environment: Readonly<Record<string, string | undefined>>): AdminSettings => {
  const read = new SettingsReader(environment);
  const named = read.address('SWITCHYARD_DATABASE_URL', ['postgres:', 'postgresql:']);
  const run = readRunFile();
  const assumed = named === undefined && run ? run.environment : 'live';
  const settings = {
    environment: read.oneOf('SWITCHYARD_ENVIRONMENT', ['live', 'test'], assumed),
  };
  const configured = read.read<KeyRing | undefined>(
    'SWITCHYARD_SECRET_KEYS',
    readKeyRing,
    undefined,
  );
  read.finish();
  const databaseUrl = named ?? run?.databaseUrl;
  if (!databaseUrl) throw noDatabase();
  return { ...settings, databaseUrl, secretKeys: keptKeys(databaseUrl) ?? configured };
};
