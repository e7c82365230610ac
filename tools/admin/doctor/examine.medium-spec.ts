import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { migrate } from '@switchyard/db-kit';
import { generateSealingKeys, Sealer, readKeyRing } from '@switchyard/identity';
import { RedisServer, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import { examine } from './examine';
import { expectedMigrations, expectedTables } from './expected-schema';

const PASSWORD = 'switchyard-doctor';
/** Roles belong to the whole cluster: those of this spec are its own. */
const roleOf = (name: string): string => `doctor_${process.pid}_${name}`;
const login = (name: string) => ({ role: roleOf(name), password: PASSWORD });

let db: TestDatabase;
let redis: RedisServer;
let front: Server;
let settings: Readonly<Record<string, string>>;

const owner = async (text: string): Promise<void> => {
  const client = new Client({ connectionString: db.ownerUrl });
  await client.connect();
  await client.query(text).finally(() => client.end());
};
const at = (name: string): string =>
  Object.assign(new URL(db.ownerUrl), { username: roleOf(name), password: PASSWORD }).toString();

/** A proxy in front of an api that also serves its metrics. */
const startFront = async (): Promise<string> => {
  front = createServer((request, response) => {
    const isKnown = ['/readyz', '/metrics'].includes(request.url ?? '');
    response.writeHead(isKnown ? 200 : 404).end('process_cpu_seconds_total 1');
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  db = await testDatabase([], expectedMigrations);
  await migrate({
    ownerUrl: db.ownerUrl,
    migrations: expectedMigrations,
    roles: { administration: login('administration'), api: login('api'), worker: login('worker') },
    tables: expectedTables,
  });
  redis = await RedisServer.start();
  const address = await startFront();
  const { publicKey, privateKey } = await generateSealingKeys('k1');
  settings = {
    SWITCHYARD_ENVIRONMENT: 'test',
    SWITCHYARD_DATABASE_URL: at('administration'),
    SWITCHYARD_API_DATABASE_URL: at('api'),
    SWITCHYARD_WORKER_DATABASE_URL: at('worker'),
    SWITCHYARD_MIGRATION_DATABASE_URL: db.ownerUrl,
    SWITCHYARD_REDIS_URL: redis.url,
    SWITCHYARD_PUBLIC_URL: address,
    SWITCHYARD_SMTP_URL: address.replace('http:', 'smtp:'),
    SWITCHYARD_SEALING_PUBLIC_KEYS: publicKey,
    SWITCHYARD_SEALING_PRIVATE_KEYS: privateKey,
    SWITCHYARD_SECRET_KEYS: `s1:${'A'.repeat(43)}`,
    SWITCHYARD_GOOGLE_ADS_CLIENT_ID: 'example',
    SWITCHYARD_GOOGLE_ADS_CLIENT_SECRET: 'example-secret',
  };
});
afterAll(async () => {
  front?.close();
  await redis?.kill();
  for (const name of ['administration', 'api', 'worker'].map(roleOf)) {
    await owner(`drop owned by ${name}; drop role ${name}`);
  }
  await db.close();
});

/** A worker that was seen now. */
const withWorker = (): Promise<void> =>
  owner(`insert into work.worker (id, seen_at) values ('w1', now())
    on conflict (id) do update set seen_at = now()`);

const states = async (
  changed: Readonly<Record<string, string | undefined>> = {},
): Promise<Readonly<Record<string, string>>> => {
  await withWorker();
  const { checks } = await examine({ ...settings, ...changed }, [
    settings['SWITCHYARD_PUBLIC_URL']!,
  ]);
  return Object.fromEntries(checks.map(({ check, state }) => [check, state]));
};

/** Only these are not as they are in a healthy installation. */
const differences = async (
  changed?: Readonly<Record<string, string | undefined>>,
): Promise<Readonly<Record<string, string>>> => {
  const found = await states(changed);
  return Object.fromEntries(
    Object.entries(found).filter(([check, state]) => state !== HEALTHY[check]),
  );
};

const HEALTHY: Readonly<Record<string, string>> = {
  database: 'ok',
  'role of the administration': 'ok',
  'role of the api': 'ok',
  'role of the worker': 'ok',
  schema: 'ok',
  clocks: 'ok',
  connections: 'ok',
  transactions: 'ok',
  restore: 'ok',
  'audit trail': 'ok',
  // The server of this spec keeps nothing; and no api runs.
  redis: 'warning',
  processes: 'warning',
  work: 'ok',
  'sealing keys': 'ok',
  'sealed credentials': 'ok',
  'sealed secrets': 'ok',
  'public address': 'ok',
  metrics: 'ok',
  mail: 'ok',
  "vendors' applications": 'ok',
};

describe('an installation', () => {
  it('is healthy with every check done', async () => {
    expect(await states()).toEqual(HEALTHY);
  });

  it('is examined without a secret in the report', async () => {
    const report = JSON.stringify(
      await examine({ ...settings, SWITCHYARD_SECRET_KEYS: 's1:BBBB' }).catch(
        (error: Error) => error.message,
      ),
    );
    const whole = JSON.stringify(await examine(settings));
    for (const secret of [
      PASSWORD,
      'BBBB',
      'A'.repeat(43),
      'example-secret',
      settings['SWITCHYARD_SEALING_PRIVATE_KEYS']!.slice(3),
    ]) {
      expect(report + whole).not.toContain(secret);
    }
  });

  it('shows what could not be checked without its setting', async () => {
    expect(
      await differences({
        SWITCHYARD_REDIS_URL: undefined,
        SWITCHYARD_API_DATABASE_URL: undefined,
        SWITCHYARD_SEALING_PRIVATE_KEYS: undefined,
      }),
    ).toEqual({
      redis: 'skipped',
      'role of the api': 'skipped',
      'sealing keys': 'skipped',
      'sealed credentials': 'skipped',
    });
  });
});

describe('a broken installation shows', () => {
  it('a database that is away', async () => {
    const { checks } = await examine({
      ...settings,
      SWITCHYARD_DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none',
    });
    expect(checks.find(({ check }) => check === 'database')?.state).toBe('problem');
  });

  it('a role that owns the tables', async () => {
    expect(await differences({ SWITCHYARD_DATABASE_URL: db.ownerUrl })).toEqual({
      'role of the administration': 'problem',
    });
  });

  it('a process with the role of another', async () => {
    expect(await differences({ SWITCHYARD_API_DATABASE_URL: at('worker') })).toEqual({
      'role of the api': 'problem',
    });
  });

  it('a migration that did not run', async () => {
    const last = expectedMigrations.at(-1)!.name;
    await owner(`delete from switchyard_migrations where name = '${last}'`);
    const found = await differences();
    await owner(`insert into switchyard_migrations (timestamp, name) values (1, '${last}')`);
    expect(found).toEqual({ schema: 'problem' });
  });

  it('a column that is missing, to who may not read the migrations', async () => {
    await owner('alter table catalog.campaign rename column name to renamed');
    const found = await differences({ SWITCHYARD_MIGRATION_DATABASE_URL: undefined });
    await owner('alter table catalog.campaign rename column renamed to name');
    expect(found).toEqual({ schema: 'problem' });
  });

  it('a schema of a newer release', async () => {
    await owner(`insert into switchyard_migrations (timestamp, name) values (2, 'Tomorrow2')`);
    const found = await differences();
    await owner(`delete from switchyard_migrations where name = 'Tomorrow2'`);
    expect(found).toEqual({ schema: 'warning' });
  });

  it('a Redis that is away, and one that evicts', async () => {
    const evicting = await RedisServer.start({ 'maxmemory-policy': 'allkeys-lru' });
    expect([
      await differences({ SWITCHYARD_REDIS_URL: 'redis://127.0.0.1:1' }),
      await differences({ SWITCHYARD_REDIS_URL: evicting.url }),
    ]).toEqual([{ redis: 'problem' }, { redis: 'problem' }]);
    await evicting.kill();
  });

  it('dead work, and no worker', async () => {
    await owner(
      `insert into work.dead (id, queue, kind, space_id, account_id, failures, stalls, reason) values ('d1', 'plan', 'apply-sync', 'spc_1', 'acc_1', 5, 0, 'it failed')`,
    );
    const dead = await differences();
    await owner(
      `delete from work.dead; update work.worker set seen_at = now() - interval '1 hour'`,
    );
    const { checks } = await examine(settings);
    expect(dead).toEqual({ work: 'warning' });
    expect(checks.find(({ check }) => check === 'processes')?.state).toBe('problem');
  });

  it('a restore that was noticed', async () => {
    await owner(
      `insert into sync.lineage (key, id, serial, restored_at) values ('doctor', 'l1', 1, now())`,
    );
    const found = await differences();
    await owner(`delete from sync.lineage where key = 'doctor'`);
    expect(found).toEqual({ restore: 'warning' });
  });

  it('halves of keys that do not belong together', async () => {
    const other = await generateSealingKeys('k1');
    expect(await differences({ SWITCHYARD_SEALING_PRIVATE_KEYS: other.privateKey })).toEqual({
      'sealing keys': 'problem',
    });
  });

  it('credentials that no given key opens', async () => {
    const lost = await generateSealingKeys('lost');
    const place = { accountId: 'acc_d', connectionId: 'con_d', version: 1 };
    const sealed = await new Sealer(readKeyRing(lost.publicKey)).seal({ token: 'x' }, place);
    await owner(`
      insert into identity.account (id, name, plan, subscription, currency, time_zone, created_at) values ('acc_d', 'D', 'pro', 'active', 'EUR', 'Europe/Berlin', now());
      insert into identity.space (id, account_id, name, type, created_at, updated_at, version) values ('spc_d', 'acc_d', 'D', 'BUSINESS', now(), now(), 1);
      insert into identity.connection (account_id, id, platform, external_account_id, name, currency, time_zone, status, is_default, drift_policy, settings, credentials, created_at, updated_at, version)
        values ('acc_d', 'con_d', 'google-ads', '1', 'D', 'EUR', 'Europe/Berlin', 'active', true, 'ask', '{}', '${JSON.stringify(sealed)}', now(), now(), 1)`);
    const found = await differences();
    await owner(`delete from identity.connection where id = 'con_d'`);
    expect(found).toEqual({ 'sealed credentials': 'problem' });
  });

  it('an address that does not answer, metrics and mails that are off', async () => {
    const found = await differences({
      SWITCHYARD_PUBLIC_URL: 'http://127.0.0.1:1',
      SWITCHYARD_SMTP_URL: undefined,
    });
    expect(found).toEqual({ 'public address': 'problem', mail: 'warning' });
    const { checks } = await examine(settings, ['http://127.0.0.1:1']);
    expect(checks.find(({ check }) => check === 'metrics')?.state).toBe('problem');
  });

  it('an application without its secret', async () => {
    expect(await differences({ SWITCHYARD_GOOGLE_ADS_CLIENT_SECRET: undefined })).toEqual({
      "vendors' applications": 'problem',
    });
  });
});
