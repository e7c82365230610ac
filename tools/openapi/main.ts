import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLIENT_TYPES, clientTypes } from './client';

/** The api describes itself in a process of its own, for it is no part of any tool. */
const describeApi = (args: readonly string[]): void => {
  const { status } = spawnSync(
    process.execPath,
    [join(__dirname, '..', '..', 'apps', 'api', 'src', 'openapi.js'), ...args],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The description of the api is not as it should be.');
};

/** Writes the description and the client made from it; with `--check` only tells whether both are what the code says. */
const main = async (args: readonly string[]): Promise<void> => {
  describeApi(args);
  const types = await clientTypes();
  if (args.includes('--check')) {
    if (readFileSync(CLIENT_TYPES, 'utf8') !== types) {
      throw new Error(
        `${CLIENT_TYPES} is not what the description says: run npm run openapi and commit it.`,
      );
    }
    return;
  }
  mkdirSync(dirname(CLIENT_TYPES), { recursive: true });
  writeFileSync(CLIENT_TYPES, types);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
