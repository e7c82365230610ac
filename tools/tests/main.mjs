// `npm test`: all small and medium specs and the journeys, of every project whose results are not
// in nx's cache. `npm test -- <path>`
// runs what lies there, of any size, without the cache; flags of Jest are handed on. `npm run
// faults` injects the faults.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { compileTests } from './compile.mjs';
import { RESULTS, runJest, runNode, USUAL_SIZES } from './run-jest.mjs';

const NX_FLAGS = ['--skip-nx-cache'];
const LEFT_TO_CI =
  'Left to CI (.ci/run): the other whole systems (npm test -- --selectProjects large), every fault (npm run faults), the planted bugs.';

/** Specs run compiled: the name of a source stands for its compiled file. */
const compiledName = (arg) => arg.replace(/spec\.ts$/, 'spec.js');

/**
 * The list of sizes comes last: Jest takes what follows it for a part of it, up to the next flag.
 */
const runChosen = (args, sizes, workers) => {
  const chosen = args.includes('--selectProjects') ? [] : ['--selectProjects', ...sizes];
  return runJest([...args.map(compiledName), ...chosen], { workers });
};

const readResults = () =>
  existsSync(RESULTS)
    ? readdirSync(RESULTS).flatMap((name) => JSON.parse(readFileSync(join(RESULTS, name), 'utf8')))
    : [];

const runAll = async (flags) => {
  const tree = await compileTests();
  rmSync(RESULTS, { recursive: true, force: true });
  const nx = ['node_modules/nx/dist/bin/nx.js', 'run-many', '--target=test', '--batch'];
  const colors = stdout.isTTY ? {} : { FORCE_COLOR: '0' };
  const quiet = { NX_DAEMON: 'false', NX_TUI: 'false', ...colors };
  const code = await runNode([...nx, '--outputStyle=stream', ...flags], quiet);
  const load = createRequire(import.meta.url);
  const { report } = load(resolve(tree, 'tools/tests/reporter.js'));
  const { countsOf } = load(resolve(tree, 'tools/tests/summary.js'));
  const files = readResults();
  stdout.write(`${report(files, ['', LEFT_TO_CI])}\n`);
  return code || (countsOf(files).failed > 0 ? 1 : 0);
};

const main = ([kind, ...args]) => {
  if (kind === 'faults') return runChosen(args, ['faults-postgres', 'faults-redis'], '4');
  if (args.every((arg) => NX_FLAGS.includes(arg))) return runAll(args);
  return runChosen(args, [...USUAL_SIZES, 'large']);
};

main(argv.slice(2)).then(exit, (error) => {
  stderr.write(`${error.message}\n`);
  exit(1);
});
