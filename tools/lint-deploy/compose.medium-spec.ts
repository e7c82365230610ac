import { readFileSync } from 'node:fs';
import { brokenRules, readCompose, type Service, unpinnedBases } from './compose-rules';
import { settingsReadBy } from './settings-read';

const compose = readCompose(readFileSync('docker/compose.yml', 'utf8'));
const serviceOf = (name: string): Service => compose.services[name]!;

describe('docker/compose.yml', () => {
  it.each(Object.keys(compose.services))('confines %s', (name) => {
    expect(brokenRules(serviceOf(name))).toEqual([]);
  });

  it('gives the networks of the stores and of metrics no outside access', () => {
    expect([compose.networks['data'], compose.networks['metrics']]).toEqual([
      { internal: true },
      { internal: true },
    ]);
  });

  it('lets only the migrations and the two processes reach the stores', () => {
    const reaching = Object.keys(compose.services).filter((name) =>
      serviceOf(name).networks?.includes('data'),
    );
    expect(reaching).toEqual(['postgres', 'redis', 'migrations', 'api', 'sync-worker']);
  });

  it('serves metrics of both processes inside the networks only', () => {
    for (const name of ['api', 'sync-worker']) {
      const { environment, ports = [], networks } = serviceOf(name);
      const port = String(environment?.['SWITCHYARD_METRICS_PORT']);
      expect(port).toMatch(/^\d+$/);
      expect(ports.filter((one) => one.endsWith(`:${port}`))).toEqual([]);
      expect(networks).toContain('metrics');
    }
  });
});

/** Settings that a container does not need, each with its reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  SWITCHYARD_DATABASE_URL: 'each process has a role and an address of its own',
  SWITCHYARD_LISTEN_HOST: 'the image sets it',
  SWITCHYARD_API_PORT: 'the image sets it',
  SWITCHYARD_WORKER_PORT: 'the image sets it',
  SWITCHYARD_LINEAGE_DIR: 'not used with Redis',
  SWITCHYARD_SWEEP_MILLISECONDS: 'for tests',
  SWITCHYARD_MAIL_OUTBOX: 'for tests: a folder instead of mails',
  SWITCHYARD_STRIPE_BILLING_BASE_URL: 'for tests',
  OTEL_SERVICE_NAME: 'the process has a name',
};
/** Only Google and LinkedIn count what is used of a day. */
const NO_QUOTA = /^SWITCHYARD_(META|MICROSOFT|OPENAI|REDDIT)_ADS_DAILY_QUOTA$/;
/** Settings whose presence alone is refused in the api. */
const REFUSED_BY_API = /^SWITCHYARD_SEALING_PRIVATE_KEYS$|_CLIENT_SECRET$|_DEVELOPER_TOKEN$/;

describe.each(['api', 'sync-worker'] as const)('the settings of %s', (name) => {
  const passed = new Set(Object.keys(serviceOf(name).environment ?? {}));

  it('are all passed by compose.yml, or need not be', () => {
    const missing = settingsReadBy(name)
      .filter((setting) => !passed.has(setting) && !(setting in LEFT_OUT))
      .filter((setting) => !NO_QUOTA.test(setting))
      .filter((setting) => !(name === 'api' && REFUSED_BY_API.test(setting)))
      .filter((setting) => !(name === 'api' && setting === 'SWITCHYARD_CLOCK_URL'));
    expect(missing).toEqual([]);
  });

  it('are all known to the process that gets them', () => {
    const known = new Set(settingsReadBy(name));
    expect([...passed].filter((setting) => !known.has(setting))).toEqual([]);
  });
});

it('the example of the environment names every setting that may be set there', () => {
  const example = readFileSync('docker/.env.example', 'utf8');
  const handedOn = Object.values(compose.services).flatMap(({ environment = {} }) =>
    Object.entries(environment)
      .filter(([, value]) => value === null)
      .map(([name]) => name),
  );
  const named = [...readFileSync('docker/compose.yml', 'utf8').matchAll(/\$\{(SWITCHYARD_\w+)/g)];
  const all = new Set([...handedOn, ...named.map(([, name]) => name!)]);
  // One of them stands for those of all platforms.
  const missing = [...all].filter((name) => !/_API_VERSION$/.test(name) && !example.includes(name));
  expect(missing).toEqual([]);
});

it('the Dockerfile begins with images that are pinned by digest', () => {
  expect(unpinnedBases(readFileSync('docker/Dockerfile', 'utf8'))).toEqual([]);
});

describe('the rules', () => {
  const confined: Service = {
    image: `redis:7@sha256:${'a'.repeat(64)}`,
    user: 'redis',
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  };
  it.each<[string, Partial<Service>]>([
    ['DROPS_ALL_CAPABILITIES', { cap_drop: ['NET_RAW'] }],
    ['DROPS_ALL_CAPABILITIES', { cap_add: ['CHOWN'] }],
    ['GAINS_NO_PRIVILEGE', { privileged: true }],
    ['GAINS_NO_PRIVILEGE', { security_opt: [] }],
    ['ROOT_FILE_SYSTEM_IS_READ_ONLY', { read_only: false }],
    ['USER_IS_NOT_ROOT', { user: '0:0' }],
    ['IMAGE_HAS_A_DIGEST', { image: 'redis:7' }],
    ['PORTS_ARE_ON_LOOPBACK', { ports: ['6379:6379'] }],
    ['SHARES_NOTHING_WITH_THE_HOST', { network_mode: 'host' }],
  ])('report %s', (code, change) => {
    expect([brokenRules(confined), brokenRules({ ...confined, ...change })]).toEqual([[], [code]]);
  });

  it('report a base image and a builder without a digest', () => {
    const text = '# syntax=docker/dockerfile:1\nFROM node:24 AS node\nFROM node AS api\n';
    expect(unpinnedBases(text)).toEqual(['node:24', 'docker/dockerfile:1']);
  });
});
