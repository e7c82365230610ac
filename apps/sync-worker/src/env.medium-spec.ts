import { PLATFORM_IDS } from '@switchyard/kernel';
import { readEnv } from './env';

const KEYS = `test:${Buffer.alloc(32, 1).toString('base64url')}`;
const PLAIN = {
  SWITCHYARD_DATABASE_URL: 'postgres://127.0.0.1/switchyard',
  SWITCHYARD_SEALING_PUBLIC_KEYS: KEYS,
  SWITCHYARD_SEALING_PRIVATE_KEYS: KEYS,
  SWITCHYARD_SECRET_KEYS: KEYS,
};
const TEST_ONLY = {
  SWITCHYARD_CLOCK_URL: 'http://127.0.0.1:3900/_control/clock',
  SWITCHYARD_SWEEP_MILLISECONDS: '100',
};

describe('settings for tests alone', () => {
  it.each(Object.entries(TEST_ONLY))('%s stops the boot of a live worker', (name, value) => {
    for (const environment of [{}, { SWITCHYARD_ENVIRONMENT: 'live' }]) {
      expect(() => readEnv({ ...PLAIN, ...environment, [name]: value })).toThrow(
        `${name} is for SWITCHYARD_ENVIRONMENT=test only`,
      );
    }
  });

  it('are read in test; without them a worker keeps its usual pace', () => {
    const env = readEnv({ ...PLAIN, ...TEST_ONLY, SWITCHYARD_ENVIRONMENT: 'test' });
    expect([env.clockUrl, env.sweepMilliseconds]).toEqual([TEST_ONLY.SWITCHYARD_CLOCK_URL, 100]);
    expect([readEnv(PLAIN).clockUrl, readEnv(PLAIN).sweepMilliseconds]).toEqual([undefined, 1_000]);
  });
});

describe('a live worker', () => {
  const LIVE = [{}, { SWITCHYARD_ENVIRONMENT: 'live' }] as const;

  it.each(PLATFORM_IDS)('does not start with %s on this machine or in its network', (platform) => {
    const name = `SWITCHYARD_${platform.toUpperCase().replace('-', '_')}_BASE_URL`;
    for (const environment of LIVE) {
      for (const address of ['http://127.0.0.1:3900', 'http://platform-emulators:3900']) {
        expect(() => readEnv({ ...PLAIN, ...environment, [name]: address })).toThrow(name);
      }
    }
    expect(() =>
      readEnv({ ...PLAIN, SWITCHYARD_ENVIRONMENT: 'test', [name]: 'http://127.0.0.1:3900' }),
    ).not.toThrow();
  });

  it.each(['127.0.0.1:9000', 'minio', 'pictures.shop.example'])(
    'does not start with a private host to fetch from: %s',
    (host) => {
      for (const environment of LIVE) {
        expect(() => readEnv({ ...PLAIN, ...environment, SWITCHYARD_FETCH_ALLOW: host })).toThrow(
          'SWITCHYARD_FETCH_ALLOW must not be set',
        );
      }
      const test = { ...PLAIN, SWITCHYARD_ENVIRONMENT: 'test', SWITCHYARD_FETCH_ALLOW: host };
      expect(() => readEnv(test)).not.toThrow();
    },
  );
});

it('knows the whole application at a vendor, or does not start', () => {
  const app = {
    SWITCHYARD_PUBLIC_URL: 'https://ads.example.com',
    SWITCHYARD_MICROSOFT_ADS_CLIENT_ID: 'fake-client',
    SWITCHYARD_MICROSOFT_ADS_CLIENT_SECRET: 'fake-secret',
    SWITCHYARD_MICROSOFT_ADS_DEVELOPER_TOKEN: 'fake-developer-token',
  };
  expect(readEnv({ ...PLAIN, ...app }).platforms['microsoft-ads']?.app).toEqual({
    clientId: 'fake-client',
    clientSecret: 'fake-secret',
    developerToken: 'fake-developer-token',
  });
  for (const name of Object.keys(app)) {
    expect(() => readEnv({ ...PLAIN, ...app, [name]: '' })).toThrow(`${name} must be set`);
  }
});

it('works as its own role where one is named, else as that of the administration', () => {
  const own = 'postgres://worker@127.0.0.1/switchyard';
  const named = readEnv({ ...PLAIN, SWITCHYARD_WORKER_DATABASE_URL: own });
  const unnamed = readEnv(PLAIN);
  expect([named.databaseUrl, named.databaseSetting]).toEqual([
    own,
    'SWITCHYARD_WORKER_DATABASE_URL',
  ]);
  expect([unnamed.databaseUrl, unnamed.databaseSetting]).toEqual([
    PLAIN.SWITCHYARD_DATABASE_URL,
    'SWITCHYARD_DATABASE_URL',
  ]);
});
