import { request } from 'undici';
import type { BenchAccount } from './accounts';

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

/** Makes a record and answers its id; throws when it is refused. */
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
