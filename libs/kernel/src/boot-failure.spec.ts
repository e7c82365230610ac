import { bootFailureLines } from './boot-failure';
import { SettingsReader } from './settings-reader';

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
