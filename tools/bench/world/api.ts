import { freePort } from '@switchyard/embedded-postgres';
import { generateSealingKeys } from '@switchyard/identity';
import { request } from 'undici';
import type { BenchAccount } from './accounts';
import { type Child, startChild } from './child';
import type { BenchDatabase } from './database';

export interface Api {
  readonly url: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const headersOf = ({ token, spaceId }: BenchAccount): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'x-space-id': spaceId,
});

/** One request, its answer read to the end. */
export const callApi = async (
  { url }: Api,
  account: BenchAccount,
  method: 'GET' | 'POST',
  path: string,
  text?: string,
): Promise<ApiAnswer> => {
  const headers = {
    ...headersOf(account),
    ...(text === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const { statusCode, body } = await request(`${url}/api/v1${path}`, {
    method,
    headers,
    ...(text === undefined ? {} : { body: text }),
  });
  return { status: statusCode, body: await body.json() };
};

/** Makes a record and returns its id; throws when it is refused. */
export const createRecord = async (
  api: Api,
  account: BenchAccount,
  path: string,
  input: object,
): Promise<string> => {
  const { status, body } = await callApi(api, account, 'POST', path, JSON.stringify(input));
  if (status !== 201) throw new Error(`POST ${path} answered ${status}: ${JSON.stringify(body)}`);
  return (body as { data: { id: string } }).data.id;
};

/** The data of an answer; throws when it is a refusal. */
export const dataOf = <Data>({ status, body }: ApiAnswer): Data => {
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return (body as { readonly data: Data }).data;
};

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

/**
 * The whole api process as it is deployed; only the minute bucket is larger than what it will be
 * sent; `more` on top of its settings.
 */
export const startApi = async (
  database: Served,
  keys: Keys,
  more: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> => {
  const port = await freePort();
  const environment = {
    ...more,
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
