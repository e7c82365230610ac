import { PLATFORM_IDS } from '@switchyard/kernel';
import { readEnv } from './env';

const KEYS = `test:${Buffer.alloc(32, 1).toString('base64url')}`;
const PLAIN = {
  SWITCHYARD_DATABASE_URL: 'postgres://127.0.0.1/switchyard',
  SWITCHYARD_SEALING_PUBLIC_KEYS: KEYS,
  SWITCHYARD_SECRET_KEYS: KEYS,
};
const LIVE = [{}, { SWITCHYARD_ENVIRONMENT: 'live' }] as const;

describe('a live api', () => {
  it.each(PLATFORM_IDS)('does not start with %s on this machine or in its network', (platform) => {
    const name = `SWITCHYARD_${platform.toUpperCase().replace('-', '_')}_BASE_URL`;
    for (const environment of LIVE) {
      for (const address of ['http://localhost:3900', 'http://2130706433', 'https://10.0.0.7']) {
        expect(() => readEnv({ ...PLAIN, ...environment, [name]: address })).toThrow(name);
      }
      expect(() =>
        readEnv({ ...PLAIN, ...environment, [name]: 'https://api.example.com' }),
      ).not.toThrow();
    }
  });

  it('does not start with a key that opens credentials', () => {
    for (const environment of LIVE) {
      const given = { ...PLAIN, ...environment, SWITCHYARD_SEALING_PRIVATE_KEYS: KEYS };
      expect(() => readEnv(given)).toThrow('SWITCHYARD_SEALING_PRIVATE_KEYS must not be set');
      expect(() => readEnv(given)).not.toThrow(KEYS);
    }
  });

  it('does not start with a secret of an application at a vendor', () => {
    const app = {
      SWITCHYARD_PUBLIC_URL: 'https://ads.example.com',
      SWITCHYARD_MICROSOFT_ADS_CLIENT_ID: 'fake-client',
    };
    expect(readEnv({ ...PLAIN, ...app }).platforms['microsoft-ads']?.app).toEqual({
      clientId: 'fake-client',
    });
    for (const name of ['CLIENT_SECRET', 'DEVELOPER_TOKEN']) {
      const given = { ...PLAIN, ...app, [`SWITCHYARD_MICROSOFT_ADS_${name}`]: 'fake-secret' };
      expect(() => readEnv(given)).toThrow(`SWITCHYARD_MICROSOFT_ADS_${name} must not be set`);
      expect(() => readEnv(given)).not.toThrow('fake-secret');
    }
  });
});

it('a test api may have both', () => {
  expect(() =>
    readEnv({
      ...PLAIN,
      SWITCHYARD_ENVIRONMENT: 'test',
      SWITCHYARD_GOOGLE_ADS_BASE_URL: 'http://127.0.0.1:3900',
      SWITCHYARD_SEALING_PRIVATE_KEYS: KEYS,
    }),
  ).not.toThrow();
});

it('works as its own role where one is named, else as that of the administration', () => {
  const own = 'postgres://api@127.0.0.1/switchyard';
  const named = readEnv({ ...PLAIN, SWITCHYARD_API_DATABASE_URL: own });
  const unnamed = readEnv(PLAIN);
  expect([named.databaseUrl, named.databaseSetting]).toEqual([own, 'SWITCHYARD_API_DATABASE_URL']);
  expect([unnamed.databaseUrl, unnamed.databaseSetting]).toEqual([
    PLAIN.SWITCHYARD_DATABASE_URL,
    'SWITCHYARD_DATABASE_URL',
  ]);
});

it('listens for changes past a pooler where that address is named, else on the same one', () => {
  const direct = 'postgres://api@127.0.0.1:5432/switchyard';
  expect(readEnv(PLAIN).listenDatabaseUrl).toBe(PLAIN.SWITCHYARD_DATABASE_URL);
  expect(readEnv({ ...PLAIN, SWITCHYARD_LISTEN_DATABASE_URL: direct })).toMatchObject({
    databaseUrl: PLAIN.SWITCHYARD_DATABASE_URL,
    listenDatabaseUrl: direct,
  });
});

describe('a provider of OpenID Connect', () => {
  const OPEN_ID = {
    SWITCHYARD_OIDC_ISSUER: 'https://id.example.com/realm/',
    SWITCHYARD_OIDC_CLIENT_ID: 'switchyard',
    SWITCHYARD_OIDC_CLIENT_SECRET: 'a secret of the provider',
    SWITCHYARD_OIDC_NAME: 'Example',
  };
  const TEST = { SWITCHYARD_ENVIRONMENT: 'test' };

  it('is configured whole or not at all', () => {
    expect(readEnv(PLAIN).openId).toBeUndefined();
    expect(readEnv({ ...PLAIN, ...OPEN_ID }).openId).toEqual({
      issuer: 'https://id.example.com/realm/',
      clientId: 'switchyard',
      clientSecret: 'a secret of the provider',
      name: 'Example',
      allowsHttp: false,
    });
    for (const name of Object.keys(OPEN_ID)) {
      const given = { ...PLAIN, ...OPEN_ID, [name]: '' };
      expect(() => readEnv(given)).toThrow(`${name} must be set`);
      expect(() => readEnv(given)).not.toThrow('a secret of the provider');
    }
  });

  it('is reached by https alone, but in test', () => {
    const plain = { ...PLAIN, ...OPEN_ID, SWITCHYARD_OIDC_ISSUER: 'http://localhost:3000' };
    expect(() => readEnv(plain)).toThrow('SWITCHYARD_OIDC_ISSUER');
    expect(readEnv({ ...plain, ...TEST }).openId).toMatchObject({ allowsHttp: true });
    for (const issuer of ['id.example.com', 'https://id.example.com?a=1', 'ftp://id.example.com']) {
      expect(() => readEnv({ ...plain, ...TEST, SWITCHYARD_OIDC_ISSUER: issuer })).toThrow(
        'SWITCHYARD_OIDC_ISSUER',
      );
    }
  });
});

describe('billing', () => {
  const STRIPE = {
    SWITCHYARD_STRIPE_BILLING_KEY: 'rk_live_abc',
    SWITCHYARD_STRIPE_BILLING_WEBHOOK_SECRET: 'whsec_abc',
    SWITCHYARD_STRIPE_BILLING_PRICE_PRO: 'price_1, price_2',
  };

  it('is off without its key', () => {
    expect(readEnv(PLAIN).billing).toBeUndefined();
    expect(readEnv({ ...PLAIN, ...STRIPE, SWITCHYARD_STRIPE_BILLING_KEY: '' }).billing).toBe(
      undefined,
    );
  });

  it('knows every price of a plan', () => {
    expect(readEnv({ ...PLAIN, ...STRIPE }).billing).toEqual({
      key: 'rk_live_abc',
      webhookSecret: 'whsec_abc',
      prices: { starter: [], pro: ['price_1', 'price_2'], enterprise: [] },
      baseUrl: undefined,
    });
  });

  it.each([
    ['a key of the other environment', { SWITCHYARD_STRIPE_BILLING_KEY: 'sk_test_abc' }],
    ['what is no key', { SWITCHYARD_STRIPE_BILLING_KEY: 'pk_live_abc' }],
    ['no secret', { SWITCHYARD_STRIPE_BILLING_WEBHOOK_SECRET: '' }],
    ['what is no price', { SWITCHYARD_STRIPE_BILLING_PRICE_PRO: 'prod_1' }],
    ['a private address', { SWITCHYARD_STRIPE_BILLING_BASE_URL: 'http://127.0.0.1:1' }],
  ])('does not start with %s, and shows no value', (_, wrong) => {
    const [name] = Object.keys(wrong);
    const boot = (): unknown => readEnv({ ...PLAIN, ...STRIPE, ...wrong });
    expect(boot).toThrow(name);
    expect(boot).not.toThrow(/[sp]k_(live|test)_abc/);
  });
});
