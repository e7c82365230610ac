import { readKeyRing, type KeyRing } from '@switchyard/identity';
import {
  type BillingSettings,
  type MailSettings,
  type OpenIdSettings,
  type Registration,
  REGISTRATIONS,
} from '@switchyard/identity/http';
import { LOG_LEVELS, SettingsReader } from '@switchyard/kernel';
import { readMetricsPort, readTracing, type TracingSettings } from '@switchyard/process-kit';
import { readPlatformsSettings, type PlatformsSettings } from '@switchyard/sync-engine';

export interface ApiEnv {
  readonly databaseUrl: string;
  /** The setting that named the database. */
  readonly databaseSetting: string;
  /** The same database without a pooler in between: changes are listened for on it. */
  readonly listenDatabaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly publicKeys: KeyRing;
  /** For the identity of people and the secrets of providers; the first is current. */
  readonly secretKeys: KeyRing;
  readonly environment: 'live' | 'test';
  /**
   * The URL of a server that gives business time, in `test` only. Leases use the database's time.
   */
  readonly clockUrl: string | undefined;
  readonly publicUrl: string;
  readonly host: string;
  readonly port: number;
  readonly metricsPort: number | undefined;
  readonly tracing: TracingSettings;
  readonly trustedProxyHops: number;
  /** Of every token; undefined: what its plan grants. */
  readonly requestsPerMinute: number | undefined;
  /** How long a statement of a request may run; what takes longer is answered 503. */
  readonly statementSeconds: number;
  readonly leaseSeconds: number;
  readonly stalledSeconds: number;
  /** How long it serves on, not ready any more, before it closes. */
  readonly drainSeconds: number;
  readonly logLevel: string;
  readonly platforms: PlatformsSettings;
  readonly registration: Registration;
  readonly mail: MailSettings;
  /** The provider of OpenID Connect; undefined without one. */
  readonly openId: OpenIdSettings | undefined;
  /** Undefined: this installation sells no plans. */
  readonly billing: BillingSettings | undefined;
}

const NO_KEYS = [{ id: '', key: '' }] as const;

const keys = (read: SettingsReader, name: string): KeyRing =>
  read.text(name) ? read.read<KeyRing>(name, readKeyRing, NO_KEYS) : NO_KEYS;

const readKeys = (read: SettingsReader): Pick<ApiEnv, 'publicKeys' | 'secretKeys'> => ({
  publicKeys: keys(read, 'SWITCHYARD_SEALING_PUBLIC_KEYS'),
  secretKeys: keys(read, 'SWITCHYARD_SECRET_KEYS'),
});

const readDatabase = (
  read: SettingsReader,
): Pick<ApiEnv, 'databaseUrl' | 'databaseSetting' | 'listenDatabaseUrl'> => {
  const { setting, address } = read.oneAddress(
    ['SWITCHYARD_API_DATABASE_URL', 'SWITCHYARD_DATABASE_URL'],
    ['postgres:', 'postgresql:'],
  );
  const direct = read.address('SWITCHYARD_LISTEN_DATABASE_URL', ['postgres:', 'postgresql:']);
  return {
    databaseUrl: address,
    databaseSetting: setting,
    listenDatabaseUrl: direct ?? address,
  };
};

const readMail = (read: SettingsReader): MailSettings => ({
  smtpUrl: read.address('SWITCHYARD_SMTP_URL', ['smtp:', 'smtps:']),
  outbox: read.optional('SWITCHYARD_MAIL_OUTBOX'),
  from: read.optional('SWITCHYARD_MAIL_FROM') ?? 'Switchyard <switchyard@localhost>',
});

const OPEN_ID = [
  'SWITCHYARD_OIDC_ISSUER',
  'SWITCHYARD_OIDC_CLIENT_ID',
  'SWITCHYARD_OIDC_CLIENT_SECRET',
  'SWITCHYARD_OIDC_NAME',
] as const;

/** All of the settings or none. An issuer is compared character by character: it is left as it is. */
const readOpenId = (read: SettingsReader, environment: string): OpenIdSettings | undefined => {
  if (OPEN_ID.every((name) => read.optional(name) === undefined)) return undefined;
  const allowsHttp = environment === 'test';
  const [issuer = '', clientId = '', clientSecret = '', name = ''] = OPEN_ID.map((one) =>
    read.text(one),
  );
  read.read(
    OPEN_ID[0],
    (value) => {
      const { protocol, search, hash } = new URL(value);
      const isAllowed = protocol === 'https:' || (allowsHttp && protocol === 'http:');
      if (isAllowed && search === '' && hash === '') return value;
      throw new Error('must be an address that starts with https://, without a query');
    },
    '',
  );
  return { issuer, clientId, clientSecret, name, allowsHttp };
};

/** A key of the other environment would charge people from a test, or sell for play money. */
const billingKey =
  (environment: 'live' | 'test') =>
  (value: string): string => {
    if (!/^[sr]k_(live|test)_\w+$/.test(value)) {
      throw new Error('it must be a secret or restricted key of Stripe');
    }
    if (value.split('_')[1] !== environment) {
      throw new Error(`SWITCHYARD_ENVIRONMENT=${environment} needs a ${environment} key of Stripe`);
    }
    return value;
  };

const prices = (value: string): readonly string[] => {
  const ids = value.split(',').map((id) => id.trim());
  if (ids.every((id) => /^price_\w+$/.test(id))) return ids;
  throw new Error('it must be ids of prices such as price_1PzAbc, with commas between them');
};

const readBilling = (
  read: SettingsReader,
  environment: 'live' | 'test',
): BillingSettings | undefined => {
  const key = read.read('SWITCHYARD_STRIPE_BILLING_KEY', billingKey(environment), undefined);
  if (read.optional('SWITCHYARD_STRIPE_BILLING_KEY') === undefined) return undefined;
  const of = (plan: string): readonly string[] =>
    read.read(`SWITCHYARD_STRIPE_BILLING_PRICE_${plan}`, prices, []);
  return {
    key: key ?? '',
    webhookSecret: read.text('SWITCHYARD_STRIPE_BILLING_WEBHOOK_SECRET'),
    prices: { starter: of('STARTER'), pro: of('PRO'), enterprise: of('ENTERPRISE') },
    baseUrl: read.publicAddress(
      'SWITCHYARD_STRIPE_BILLING_BASE_URL',
      ['http:', 'https:'],
      environment,
    ),
  };
};

const readFrontDoor = (
  read: SettingsReader,
  environment: 'live' | 'test',
): Pick<ApiEnv, 'registration' | 'mail' | 'openId' | 'billing'> => ({
  registration: read.oneOf('SWITCHYARD_REGISTRATION', REGISTRATIONS, 'open'),
  mail: readMail(read),
  openId: readOpenId(read, environment),
  billing: readBilling(read, environment),
});

/** Read before the rest, so that a failing boot can be logged. */
export const readLogLevel = (environment: NodeJS.ProcessEnv = process.env): string =>
  new SettingsReader(environment).oneOf('SWITCHYARD_LOG_LEVEL', LOG_LEVELS, 'info');

/** The settings of the api process. Throws one error that lists every problem. */
export const readEnv = (environment: NodeJS.ProcessEnv = process.env): ApiEnv => {
  const read = new SettingsReader(environment);
  const port = read.whole('SWITCHYARD_API_PORT', 3000, 0, 65_535);
  const environmentName = read.oneOf('SWITCHYARD_ENVIRONMENT', ['live', 'test'], 'live');
  const env: ApiEnv = {
    ...readDatabase(read),
    redisUrl: read.address('SWITCHYARD_REDIS_URL', ['redis:', 'rediss:']),
    ...readKeys(read),
    environment: environmentName,
    clockUrl: read.testAddress('SWITCHYARD_CLOCK_URL', environmentName),
    publicUrl:
      read.address('SWITCHYARD_PUBLIC_URL', ['http:', 'https:']) ?? `http://127.0.0.1:${port}`,
    host: read.optional('SWITCHYARD_LISTEN_HOST') ?? '127.0.0.1',
    port,
    metricsPort: readMetricsPort(read),
    tracing: readTracing(read, 'switchyard-api'),
    trustedProxyHops: read.whole('SWITCHYARD_TRUSTED_PROXY_HOPS', 0, 0, 10),
    requestsPerMinute:
      read.optional('SWITCHYARD_REQUESTS_PER_MINUTE') === undefined
        ? undefined
        : read.whole('SWITCHYARD_REQUESTS_PER_MINUTE', 60, 1, 1_000_000),
    statementSeconds: read.whole('SWITCHYARD_STATEMENT_SECONDS', 10, 1, 300),
    leaseSeconds: read.whole('SWITCHYARD_LEASE_SECONDS', 30, 1, 3_600),
    stalledSeconds: read.whole('SWITCHYARD_STALLED_SECONDS', 600, 1, 86_400),
    drainSeconds: read.whole('SWITCHYARD_DRAIN_SECONDS', 5, 0, 300),
    logLevel: read.oneOf('SWITCHYARD_LOG_LEVEL', LOG_LEVELS, 'info'),
    platforms: readPlatformsSettings(read, environmentName, 'api'),
    ...readFrontDoor(read, environmentName),
  };
  read.refuseInLive(
    'SWITCHYARD_SEALING_PRIVATE_KEYS',
    environmentName,
    'the api seals credentials and never opens them; only the worker has these keys',
  );
  read.finish();
  return env;
};
