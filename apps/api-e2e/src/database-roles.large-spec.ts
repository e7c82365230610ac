import { startSystem, type System } from '@switchyard/test-kit';

let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());

/** Users of the connections that processes of one name hold. */
const usersOf = async (process: string): Promise<readonly string[]> => {
  const rows = await system.owner.rows<{ name: string }>(
    `select distinct usename as name from pg_stat_activity where datname = current_database() and application_name like $1`,
    [`${process}%`],
  );
  return rows.map(({ name }) => name);
};

const userOf = (url: string): string => new URL(url).username;

it('the api and the worker work on the database as different roles', async () => {
  const { url, apiUrl, workerUrl } = system.database;
  expect(new Set([url, apiUrl, workerUrl].map(userOf)).size).toBe(3);
  expect(await usersOf('switchyard-api')).toEqual([userOf(apiUrl)]);
  expect(await usersOf('switchyard-worker')).toEqual([userOf(workerUrl)]);
});

it('no process starts as the role of another one', async () => {
  const { apiUrl, workerUrl } = system.database;
  await expect(system.startApi({ SWITCHYARD_API_DATABASE_URL: workerUrl })).rejects.toThrow(
    'SWITCHYARD_API_DATABASE_URL: its role lacks rights of the api',
  );
  await expect(system.startWorker({ SWITCHYARD_WORKER_DATABASE_URL: apiUrl })).rejects.toThrow(
    'SWITCHYARD_WORKER_DATABASE_URL: its role lacks rights of the worker',
  );
});

it('a live process does not start as the role of the administration', async () => {
  const live = {
    SWITCHYARD_ENVIRONMENT: 'live',
    SWITCHYARD_SWEEP_MILLISECONDS: '',
    SWITCHYARD_PUBLIC_URL: 'https://switchyard.example',
    ...Object.fromEntries(
      ['GOOGLE', 'MICROSOFT', 'REDDIT', 'META', 'OPENAI', 'LINKEDIN'].map((name) => [
        `SWITCHYARD_${name}_ADS_BASE_URL`,
        '',
      ]),
    ),
    SWITCHYARD_API_DATABASE_URL: '',
    SWITCHYARD_WORKER_DATABASE_URL: '',
    SWITCHYARD_DATABASE_URL: system.database.url,
  };
  await expect(system.startApi(live)).rejects.toThrow('may do more than the api should');
  await expect(system.startWorker(live)).rejects.toThrow('may do more than the worker should');
});
