import { SettingsProblems } from '@switchyard/kernel';
import { readEnvs } from './env';

const KEYS = `test:${Buffer.alloc(32, 1).toString('base64url')}`;
const LIVE = {
  SWITCHYARD_API_DATABASE_URL: 'postgres://api@db.example/switchyard',
  SWITCHYARD_WORKER_DATABASE_URL: 'postgres://worker@db.example/switchyard',
  SWITCHYARD_SEALING_PUBLIC_KEYS: KEYS,
  SWITCHYARD_SEALING_PRIVATE_KEYS: KEYS,
  SWITCHYARD_SECRET_KEYS: KEYS,
  SWITCHYARD_PUBLIC_URL: 'https://ads.example.com',
  SWITCHYARD_GOOGLE_ADS_CLIENT_ID: 'client',
  SWITCHYARD_GOOGLE_ADS_CLIENT_SECRET: 'secret',
};

const problemsOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readEnvs(environment);
  } catch (error) {
    if (error instanceof SettingsProblems) return error.problems.map(({ setting }) => setting);
    throw error;
  }
  return [];
};

describe('the settings of the api and the worker in one process', () => {
  it('give each half its own role, and take in live what the api alone refuses', () => {
    const { api, worker } = readEnvs(LIVE);
    expect([api.databaseUrl, worker.databaseUrl]).toEqual([
      LIVE.SWITCHYARD_API_DATABASE_URL,
      LIVE.SWITCHYARD_WORKER_DATABASE_URL,
    ]);
    expect([api.environment, worker.environment]).toEqual(['live', 'live']);
  });

  it('are refused with every problem of both halves, each once', () => {
    const wrong = {
      ...LIVE,
      SWITCHYARD_API_PORT: 'three',
      SWITCHYARD_WORKER_PORT: 'four',
      SWITCHYARD_LEASE_SECONDS: '-1',
    };
    expect([...problemsOf(wrong)].sort()).toEqual([
      'SWITCHYARD_API_PORT',
      'SWITCHYARD_LEASE_SECONDS',
      'SWITCHYARD_WORKER_PORT',
    ]);
  });

  it('serve metrics once', () => {
    const { api, worker } = readEnvs({ ...LIVE, SWITCHYARD_METRICS_PORT: '9464' });
    expect([api.metricsPort, worker.metricsPort]).toEqual([9464, undefined]);
  });
});
