import { bootFailureLines, SettingsReader } from './settings-reader';

const CLOCK = { SWITCHYARD_CLOCK_URL: 'http://127.0.0.1:3900/_control/clock' };
const problemsOf = (environment: Readonly<Record<string, string>>, name: string): string => {
  const read = new SettingsReader(environment);
  read.testAddress('SWITCHYARD_CLOCK_URL', name);
  try {
    read.finish();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a number for tests', () => {
  const read = (environment: string, value?: string) => {
    const reader = new SettingsReader(value === undefined ? {} : { SWEEP: value });
    const number = reader.testWhole('SWEEP', environment, 1_000, 20, 1_000);
    reader.finish();
    return number;
  };

  it('is read in test, and may be left out anywhere', () => {
    expect([read('test', '50'), read('test'), read('live')]).toEqual([50, 1_000, 1_000]);
  });

  it('is refused in live', () => {
    expect(() => read('live', '50')).toThrow('SWEEP is for SWITCHYARD_ENVIRONMENT=test only');
  });
});

describe('one of several addresses', () => {
  const read = (environment: Readonly<Record<string, string>>) => {
    const reader = new SettingsReader(environment);
    const one = reader.oneAddress(['OWN', 'SHARED'], ['postgres:']);
    reader.finish();
    return one;
  };

  it('is the first that is set', () => {
    const [own, shared] = ['postgres://own/db', 'postgres://shared/db'];
    expect(read({ OWN: own, SHARED: shared })).toEqual({ setting: 'OWN', address: own });
    expect(read({ OWN: '', SHARED: shared })).toEqual({ setting: 'SHARED', address: shared });
  });

  it('must be there, and of the right kind', () => {
    expect(() => read({})).toThrow('OWN or SHARED must be set');
    expect(() => read({ OWN: 'http://own', SHARED: 'postgres://shared/db' })).toThrow(
      'OWN must be an address',
    );
  });
});

describe('an address for tests', () => {
  it('is read in test, and may be left out anywhere', () => {
    expect(new SettingsReader(CLOCK).testAddress('SWITCHYARD_CLOCK_URL', 'test')).toBe(
      CLOCK.SWITCHYARD_CLOCK_URL,
    );
    expect([problemsOf(CLOCK, 'test'), problemsOf({}, 'live')]).toEqual(['', '']);
  });

  it('is refused in live, without saying it', () => {
    expect(problemsOf(CLOCK, 'live')).toContain('SWITCHYARD_CLOCK_URL');
    expect(problemsOf(CLOCK, 'live')).not.toContain('3900');
  });
});

const linesOf = (error: unknown): Record<string, unknown>[] =>
  bootFailureLines('api', error).map((line) => JSON.parse(line) as Record<string, unknown>);

const failureOf = (environment: Readonly<Record<string, string>>): unknown => {
  const read = new SettingsReader(environment);
  read.whole('SWITCHYARD_API_PORT', 3000, 0, 65_535);
  read.text('SWITCHYARD_SECRET_KEYS');
  read.address('SWITCHYARD_SMTP_URL', ['smtp:']);
  try {
    read.finish();
    return undefined;
  } catch (error) {
    return error;
  }
};

it('writes one line for each wrong setting, and no value', () => {
  const error = failureOf({ SWITCHYARD_API_PORT: '70000', SWITCHYARD_SMTP_URL: 'user:password' });
  expect(linesOf(error)).toEqual(
    ['SWITCHYARD_API_PORT', 'SWITCHYARD_SECRET_KEYS', 'SWITCHYARD_SMTP_URL'].map((setting) => ({
      level: 'fatal',
      time: expect.any(Number) as unknown,
      name: 'api',
      setting,
      msg: expect.stringContaining(setting) as unknown,
    })),
  );
  expect(bootFailureLines('api', error).join()).not.toMatch(/70000|password/);
});

it('writes one line for any other error', () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(linesOf(away)).toMatchObject([
    { level: 'fatal', code: 'ECONNREFUSED', msg: away.message },
  ]);
  expect(linesOf('nothing')).toMatchObject([{ msg: 'nothing' }]);
});

it('names what failed at each of several addresses', () => {
  const tried = new AggregateError([new Error('connect ::1'), new Error('connect 127.0.0.1')]);
  expect(linesOf(tried)).toMatchObject([{ msg: 'connect ::1; connect 127.0.0.1' }]);
});
