// A Python client is made from the description, and changes one member of each kind of record.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from 'node:process';
import { pythonPackages } from './python.mjs';
import { runToEnd } from './system.mjs';

const GENERATED = resolve('.cache/python/generated');

/** Fails when anything of a record changed but the member that was named; the exit code. */
export async function patchByGeneratedClient({ apiUrl, token }) {
  const bin = pythonPackages('openapi-python-client');
  rmSync(GENERATED, { recursive: true, force: true });
  const made = await runToEnd(
    join(bin, 'openapi-python-client'),
    [
      ...['generate', '--path', resolve('apps/api/openapi.json'), '--meta', 'none'],
      ...['--output-path', join(GENERATED, 'switchyard_client')],
    ],
    { env: { PATH: `${bin}:${env.PATH}` } },
  );
  if (made !== 0) return made;
  const check = resolve('tools/clients/patch_check.py');
  return runToEnd(join(bin, 'python'), [check, GENERATED, apiUrl, token]);
}
