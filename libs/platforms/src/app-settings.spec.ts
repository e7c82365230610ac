import { PLATFORM_IDS, SettingsReader } from '@switchyard/kernel';
import { appSettingsOf } from './app-settings';
import { readPlatformsSettings } from './platforms-settings';

type Env = Readonly<Record<string, string>>;

const PUBLIC = { SWITCHYARD_PUBLIC_URL: 'https://ads.example.com' };
const SECRET = 'fake-secret-of-the-vendor';

const read = (env: Env, environment: 'live' | 'test', process: 'api' | 'worker') => {
  const reader = new SettingsReader(env);
  const settings = readPlatformsSettings(reader, environment, process);
  reader.finish();
  return settings;
};

/** Every setting of a platform that a process reads. */
const allOf = (platform: (typeof PLATFORM_IDS)[number], process: 'api' | 'worker'): Env =>
  Object.fromEntries(
    appSettingsOf(platform)
      .filter(({ readBy }) => readBy.includes(process))
      .map(({ name }) => [name, SECRET]),
  );

const WITH_APP = PLATFORM_IDS.filter((platform) => appSettingsOf(platform).length > 0);

it('every platform but OpenAI takes an application', () => {
  expect(PLATFORM_IDS.filter((platform) => !WITH_APP.includes(platform))).toEqual(['openai-ads']);
});

describe.each(WITH_APP)('the application at %s', (platform) => {
  it('is absent without its settings', () => {
    for (const process of ['api', 'worker'] as const) {
      expect(read({}, 'live', process)[platform]?.app).toBeUndefined();
    }
  });

  it('has no secret in an api', () => {
    const secrets = appSettingsOf(platform).filter(({ readBy }) => !readBy.includes('api'));
    expect(secrets).not.toEqual([]);
    const own = { ...PUBLIC, ...allOf(platform, 'api') };
    for (const { name, member } of secrets) {
      const given = { ...own, [name]: SECRET };
      expect(() => read(given, 'live', 'api')).toThrow(`${name} must not be set`);
      expect(() => read(given, 'live', 'api')).not.toThrow(SECRET);
      expect(read(given, 'test', 'api')[platform]?.app).not.toHaveProperty(member);
    }
  });

  it('has all its secrets in a worker', () => {
    const app = read({ ...PUBLIC, ...allOf(platform, 'worker') }, 'live', 'worker')[platform]?.app;
    const members = appSettingsOf(platform).filter(({ readBy }) => readBy.includes('worker'));
    expect(Object.keys(app ?? {})).toEqual(members.map(({ member }) => member));
  });

  it('is set whole, or the boot names what is missing', () => {
    for (const process of ['api', 'worker'] as const) {
      const whole = { ...PUBLIC, ...allOf(platform, process) };
      const required = appSettingsOf(platform).filter(
        ({ readBy, isRequired }) => isRequired && readBy.includes(process),
      );
      for (const { name } of required.filter(
        () => Object.keys(allOf(platform, process)).length > 1,
      )) {
        expect(() => read({ ...whole, [name]: '' }, 'live', process)).toThrow(
          `${name} must be set`,
        );
      }
    }
  });
});

describe('the address that vendors send people back to', () => {
  const app = allOf('google-ads', 'api');
  const workerApp = allOf('google-ads', 'worker');

  it('is https in live', () => {
    const plain = { SWITCHYARD_PUBLIC_URL: 'http://ads.example.com' };
    for (const process of ['api', 'worker'] as const) {
      const own = process === 'api' ? app : workerApp;
      expect(() => read({ ...own, ...plain }, 'live', process)).toThrow('https://');
      expect(() => read({ ...own, ...plain }, 'test', process)).not.toThrow();
      expect(() => read({ ...own }, 'live', process)).toThrow('SWITCHYARD_PUBLIC_URL must be set');
      expect(() => read(plain, 'live', process)).not.toThrow();
    }
  });

  it('is known to a worker that trades codes', () => {
    expect(() => read(workerApp, 'test', 'worker')).toThrow('SWITCHYARD_PUBLIC_URL must be set');
    expect(() => read(app, 'test', 'api')).not.toThrow();
  });
});
