import { join } from 'node:path';
import { freePort } from '@switchyard/embedded-postgres';
import { startChild, type Child } from './child';

export interface ApiChild {
  readonly api: Child;
  readonly apiUrl: string;
}

type Env = Readonly<Record<string, string>>;

/** Between a look at a port and its use another program may take it. */
const TRIES = 3;

const startOnPort = async (tree: string, env: Env, port: number): Promise<ApiChild> => {
  const api = await startChild({
    main: join(tree, 'apps', 'api', 'src', 'main.js'),
    env: { ...env, SWITCHYARD_API_PORT: String(port) },
  });
  return { api, apiUrl: `http://127.0.0.1:${port}` };
};

/** An api process of a compiled tree, on a free port. */
export const startApi = async (tree: string, env: Env, triesLeft = TRIES): Promise<ApiChild> => {
  try {
    return await startOnPort(tree, env, await freePort());
  } catch (error) {
    if (triesLeft <= 1 || !String(error).includes('EADDRINUSE')) throw error;
    return startApi(tree, env, triesLeft - 1);
  }
};
