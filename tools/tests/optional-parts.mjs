// Prints which optional parts of the tests this machine has: results with them and without are not
// the same.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, stdout, version } from 'node:process';

const isOnPath = (program) =>
  (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

const parts = {
  node: version,
  redis: isOnPath('redis-server'),
  chromium: isOnPath('chromium'),
  googleSchema: existsSync(join('.cache', 'oracles', 'google-ads-v25.binpb')),
  schemasBeside: existsSync(join('..', 'shared', 'oracles')),
};
stdout.write(`${JSON.stringify(parts)}\n`);
