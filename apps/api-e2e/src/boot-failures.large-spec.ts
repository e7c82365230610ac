import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { RedisServer, testDatabase, type TestDatabase } from '@switchyard/test-kit';

type Env = Readonly<Record<string, string>>;

const TREE = join(__dirname, '..', '..', '..');
const MAINS = {
  api: join('apps', 'api', 'src', 'main.js'),
  worker: join('apps', 'sync-worker', 'src', 'main.js'),
  both: join('apps', 'all-in-one', 'src', 'main.js'),
  migrations: join('tools', 'migrations', 'main.js'),
  emulators: join('apps', 'platform-emulators', 'src', 'main.js'),
} as const;
const KEYS = `test:${Buffer.alloc(32, 1).toString('base64url')}`;
const withPassword = (address: string): string =>
  Object.assign(new URL(address), { username: 'someone', password: 'in-password' }).href;
const AWAY = withPassword('postgres://127.0.0.1:1/switchyard');

const settings = (databaseUrl: string): Env => ({
  SWITCHYARD_ENVIRONMENT: 'test',
  SWITCHYARD_DATABASE_URL: databaseUrl,
  SWITCHYARD_SEALING_PUBLIC_KEYS: KEYS,
  SWITCHYARD_SEALING_PRIVATE_KEYS: KEYS,
  SWITCHYARD_SECRET_KEYS: KEYS,
  SWITCHYARD_API_PORT: '0',
  SWITCHYARD_WORKER_PORT: '0',
});

interface Failure {
  readonly code: number | null;
  /** Each line that it wrote. */
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly output: string;
}

const failureOf = async (name: keyof typeof MAINS, env: Env): Promise<Failure> => {
  const child = spawn(process.execPath, [join(TREE, MAINS[name])], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  const written = `${output}${errors}`.split('\n').filter((line) => line !== '');
  return {
    code,
    lines: written.map((line) => JSON.parse(line) as Record<string, unknown>),
    output: written.join('\n'),
  };
};

const fatalOf = ({ lines }: Failure) => lines.filter(({ level }) => level === 'fatal');

const SHARED = {
  SWITCHYARD_ENVIRONMENT: 'staging',
  SWITCHYARD_DATABASE_URL: withPassword('mysql://127.0.0.1/switchyard'),
  SWITCHYARD_REDIS_URL: 'http://in-redis',
  SWITCHYARD_SEALING_PUBLIC_KEYS: 'in-public',
  SWITCHYARD_SECRET_KEYS: 'in-secret',
  SWITCHYARD_LOG_LEVEL: 'loud',
  SWITCHYARD_METRICS_PORT: '65536',
  SWITCHYARD_LEASE_SECONDS: '0.5',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'in-collector',
};
const OF_THE_API = {
  SWITCHYARD_API_PORT: 'three thousand',
  SWITCHYARD_SMTP_URL: 'in-smtp',
  SWITCHYARD_STRIPE_BILLING_KEY: 'in-stripe',
  SWITCHYARD_OIDC_ISSUER: 'in-issuer',
};
const OF_THE_WORKER = {
  SWITCHYARD_SEALING_PRIVATE_KEYS: 'in-private',
  SWITCHYARD_WORKER_PORT: '-1',
  SWITCHYARD_SYNCS_AT_ONCE: 'many',
};
const WRONG: Readonly<Record<keyof typeof MAINS, Env>> = {
  api: { ...SHARED, ...OF_THE_API },
  worker: { ...SHARED, ...OF_THE_WORKER },
  both: { ...SHARED, ...OF_THE_API, ...OF_THE_WORKER },
  migrations: {
    SWITCHYARD_MIGRATION_DATABASE_URL: 'in-owner',
    SWITCHYARD_DATABASE_URL: 'in-password',
    SWITCHYARD_WORKER_DATABASE_URL: 'in-worker',
  },
  emulators: { SWITCHYARD_EMULATOR_PORT: 'in-port' },
};

describe('a boot with wrong settings', () => {
  it.each(Object.keys(MAINS) as (keyof typeof MAINS)[])(
    'of the %s ends with one JSON line for each of them, and no value',
    async (name) => {
      const failure = await failureOf(name, WRONG[name]);
      expect(failure.code).toBe(1);
      expect(fatalOf(failure)).toHaveLength(failure.lines.length);
      expect(failure.lines.map(({ setting }) => setting)).toEqual(
        expect.arrayContaining(Object.keys(WRONG[name])),
      );
      for (const { setting, msg } of failure.lines) expect(msg).toContain(setting);
      expect(failure.output).not.toMatch(/(?<!-)in-\w/);
    },
  );
});

describe('a boot that fails otherwise ends with one JSON line', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase([], []);
  });
  afterAll(() => db.close());

  it.each(['api', 'worker', 'both'] as const)('the database of the %s is away', async (name) => {
    const failure = await failureOf(name, settings(AWAY));
    expect([failure.code, fatalOf(failure)]).toEqual([
      1,
      [expect.objectContaining({ code: 'ECONNREFUSED', msg: expect.any(String) as unknown })],
    ]);
    expect(failure.output).not.toContain('in-password');
  });

  it.each(['api', 'worker', 'both'] as const)(
    'the role of the %s owns the tables',
    async (name) => {
      const failure = await failureOf(name, settings(db.ownerUrl));
      expect([failure.code, fatalOf(failure).length]).toEqual([1, 1]);
      expect(failure.output).not.toContain(new URL(db.ownerUrl).password);
    },
  );

  it('the database of the migrations is away', async () => {
    const env = { SWITCHYARD_MIGRATION_DATABASE_URL: AWAY, SWITCHYARD_DATABASE_URL: AWAY };
    const failure = await failureOf('migrations', env);
    expect([failure.code, fatalOf(failure).length]).toEqual([1, 1]);
    expect(failure.output).not.toContain('in-password');
  });

  it('the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((listening) => void taken.listen(0, '127.0.0.1', listening));
    const { port } = taken.address() as AddressInfo;
    const env = { SWITCHYARD_EMULATOR_PORT: String(port) };
    const failure = await failureOf('emulators', env).finally(() => taken.close());
    expect([failure.code, fatalOf(failure).length]).toEqual([1, 1]);
  });

  const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
  (hasRedis ? it : it.skip)('Redis may evict keys', async () => {
    const redis = await RedisServer.start({ 'maxmemory-policy': 'allkeys-lru' });
    const env = { ...settings(AWAY), SWITCHYARD_REDIS_URL: redis.url };
    const failure = await failureOf('worker', env).finally(() => redis.kill());
    expect([failure.code, fatalOf(failure)]).toEqual([
      1,
      [expect.objectContaining({ msg: expect.stringContaining('noeviction') as unknown })],
    ]);
  });
});
