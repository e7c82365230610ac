import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pythonClient } from './python/python-client';
import { typescriptClient } from './typescript-client';

export const DESCRIPTION = join('apps', 'api', 'openapi.json');

/** The api describes itself in a process of its own, for it is no part of any tool. */
const describeApi = (args: readonly string[]): void => {
  const { status } = spawnSync(
    process.execPath,
    [join(__dirname, '..', '..', 'apps', 'api', 'src', 'openapi.js'), ...args],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The description of the api is not as it should be.');
};

const requireSame = (path: string, text: string): void => {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    throw new Error(`${path} is not what the description says: run npm run openapi and commit it.`);
  }
};

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/**
 * Writes the description and the clients made from it; with `--check` only compares them with what
 * the code says.
 */
const main = async (args: readonly string[]): Promise<void> => {
  describeApi(args);
  const text = readFileSync(DESCRIPTION, 'utf8');
  const files = [...(await typescriptClient(text)), ...pythonClient(JSON.parse(text))];
  for (const [path, text] of files) (args.includes('--check') ? requireSame : write)(path, text);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
