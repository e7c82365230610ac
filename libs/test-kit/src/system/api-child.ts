import { join } from 'node:path';
import { freePort } from '@switchyard/embedded-postgres';
import { startChild, type Child } from './child';

export interface ApiChild {
  readonly api: Child;
  readonly apiUrl: string;
}

/** An api process of a compiled tree, on a free port. */
export const startApi = async (tree: string, env: Readonly<Record<string, string>>): Promise<ApiChild> => {
  const port = await freePort();
  const api = await startChild({ main: join(tree, 'apps', 'api', 'src', 'main.js'), env: { ...env, SWITCHYARD_API_PORT: String(port) } });
  return { api, apiUrl: `http://127.0.0.1:${port}` };
};
