// `node tools/clients/main.mjs [patch|fuzz|examples]`: what programs of other languages do with the
// description, against the whole product. Needs
// Python 3.11 or newer; its packages are pinned and go into .cache. SWITCHYARD_TEST_FULL=1 sends
// ten times as much.
import { argv, chdir, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { examples } from './examples.mjs';
import { fuzz } from './fuzz.mjs';
import { patchByGeneratedClient } from './patch.mjs';
import { withSystem } from './system.mjs';

const CHECKS = { patch: patchByGeneratedClient, fuzz, examples };

chdir(fileURLToPath(new URL('../..', import.meta.url)));
const names = argv.length > 2 ? argv.slice(2) : Object.keys(CHECKS);
const failed = await withSystem(async (run) => {
  const codes = [];
  for (const name of names) codes.push([name, await CHECKS[name](run)]);
  return codes.filter(([, code]) => code !== 0).map(([name]) => name);
});
if (failed.length > 0) stdout.write(`failed: ${failed.join(', ')}\n`);
exit(failed.length === 0 ? 0 : 1);
