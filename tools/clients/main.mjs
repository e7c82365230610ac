// `node tools/clients/main.mjs [packages|gates|generators|fuzz|typescript|python|examples]`: what
// rule sets, generators and our own clients make of the description. `packages` installs what the
// others use: two of them may run beside one another when it has ended. It and the gates need
// nothing else; the others ask the whole product. Needs Python 3.11 or newer; everything else is
// pinned and goes into .cache.
// SWITCHYARD_TEST_FULL=1 sends ten times as much.
import { argv, chdir, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { examples } from './examples.mjs';
import { fuzz } from './fuzz.mjs';
import { judgeDescriptions } from './gates.mjs';
import { judgeGenerators } from './generators/main.mjs';
import { installPackages } from './install-packages.mjs';
import { pythonClient } from './python-client.mjs';
import { withSystem } from './system.mjs';
import { typescriptClient } from './typescript.mjs';

const WITHOUT_SYSTEM = { packages: installPackages, gates: judgeDescriptions };
const WITH_SYSTEM = {
  generators: judgeGenerators,
  fuzz,
  typescript: typescriptClient,
  python: pythonClient,
  examples,
};

/** The names of the checks that failed. */
async function failuresOf(checks, names, run) {
  const failed = [];
  for (const name of names.filter((one) => checks[one])) {
    if ((await checks[name](run)) !== 0) failed.push(name);
  }
  return failed;
}

chdir(fileURLToPath(new URL('../..', import.meta.url)));
const all = { ...WITHOUT_SYSTEM, ...WITH_SYSTEM };
const names = argv.length > 2 ? argv.slice(2) : Object.keys(all);
const unknown = names.filter((name) => !all[name]);
if (unknown.length > 0) throw new Error(`There is no check called ${unknown.join(', ')}.`);
const failed = await failuresOf(WITHOUT_SYSTEM, names);
if (names.some((name) => WITH_SYSTEM[name])) {
  failed.push(...(await withSystem((run) => failuresOf(WITH_SYSTEM, names, run))));
}
if (failed.length > 0) stdout.write(`failed: ${failed.join(', ')}\n`);
exit(failed.length === 0 ? 0 : 1);
