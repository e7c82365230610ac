import { readSettings, StartFailure } from './settings';

const refusal = (environment: Readonly<Record<string, string>>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  return '';
};

const owner = { SWITCHYARD_MIGRATION_DATABASE_URL: 'postgres://owner@127.0.0.1/db' };

describe('the settings of npm start', () => {
  it('needs none', () => {
    expect(readSettings({})).toMatchObject({
      api: { port: 3000 },
      emulators: { port: 3900 },
      worker: { port: 0 },
      database: undefined,
      redisUrl: undefined,
    });
  });

  it('takes a database only with its owner and its administration', () => {
    expect(refusal(owner)).toContain('SWITCHYARD_DATABASE_URL must be set');
    expect(
      readSettings({ ...owner, SWITCHYARD_DATABASE_URL: 'postgres://app@127.0.0.1/db' }).database,
    ).toMatchObject({ ownerUrl: owner.SWITCHYARD_MIGRATION_DATABASE_URL });
    const api = 'postgres://api@127.0.0.1/db';
    expect(refusal({ SWITCHYARD_API_DATABASE_URL: api })).toContain(
      'SWITCHYARD_MIGRATION_DATABASE_URL must be set',
    );
  });

  it('names every problem at once', () => {
    const message = refusal({ SWITCHYARD_API_PORT: 'three', SWITCHYARD_EMULATOR_PORT: '70000' });
    expect(message).toContain('SWITCHYARD_API_PORT');
    expect(message).toContain('SWITCHYARD_EMULATOR_PORT');
  });
});
