import { freePort } from '@switchyard/embedded-postgres';
import { generateSealingKeys } from '@switchyard/identity';
import type { Api } from './api-client';
import { startChild, type Child } from './child';
import type { BenchDatabase } from './database';

export interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export type ApiProcess = Child & Api;

/** What a process needs to know of its database. */
type Served = Pick<BenchDatabase, 'applicationUrl'>;

export const makeKeys = (): Promise<Keys> => generateSealingKeys('bench');

const shared = ({ applicationUrl }: Served, { publicKey }: Keys): Record<string, string> => ({
  SWITCHYARD_ENVIRONMENT: 'test',
  SWITCHYARD_LISTEN_HOST: '127.0.0.1',
  SWITCHYARD_DATABASE_URL: applicationUrl,
  SWITCHYARD_SEALING_PUBLIC_KEYS: publicKey,
  SWITCHYARD_SECRET_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64url')}`,
});

/** The whole api process as it is deployed; only the minute bucket is larger than what it will be sent. */
export const startApi = async (database: Served, keys: Keys): Promise<ApiProcess> => {
  const port = await freePort();
  const environment = {
    ...shared(database, keys),
    SWITCHYARD_API_PORT: String(port),
    SWITCHYARD_REQUESTS_PER_MINUTE: '1000000',
  };
  return {
    ...(await startChild({ main: 'apps/api/src/main.js', environment })),
    url: `http://127.0.0.1:${port}`,
  };
};

/** The whole worker process; `more` on top of its settings. */
export const startWorker = async (
  database: BenchDatabase,
  keys: Keys,
  more: Readonly<Record<string, string>> = {},
): Promise<Child> => {
  const environment = {
    ...more,
    ...shared(database, keys),
    SWITCHYARD_WORKER_PORT: String(await freePort()),
    SWITCHYARD_SEALING_PRIVATE_KEYS: keys.privateKey,
  };
  return startChild({ main: 'apps/sync-worker/src/main.js', environment });
};
