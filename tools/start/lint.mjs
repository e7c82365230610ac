// `npm run lint`: Prettier and ESLint over everything that people write, or over the paths that are
// named. ESLint's rule about who
// may import whom reads nx's graph of the projects and passes everything, with a warning only, when
// there is none: so the graph is
// drawn first, and its absence is a failure. Functions that were longer than 40 lines when the
// formatter came are counted in
// eslint-suppressions.json: a new one fails, and so does a count that is too high.
import { spawnSync } from 'node:child_process';
import { argv, env, execPath, exit, stderr } from 'node:process';

const CODE = ['apps', 'clients', 'libs', 'tools', 'eslint.config.mjs', 'jest.config.mjs'];

const node = (args, stdio) =>
  spawnSync(execPath, args, { stdio, encoding: 'utf8', env: { ...env, NX_DAEMON: 'false' } });

const isFormatted = (paths) => {
  const cache = ['--cache', '--cache-location', '.cache/prettier'];
  const flags = ['--check', '--log-level', 'warn', '--ignore-unknown', ...cache];
  return (
    node(['node_modules/prettier/bin/prettier.cjs', ...flags, ...paths], 'inherit').status === 0
  );
};

const keepsRules = (paths) => {
  const flags = ['--max-warnings=0', '--no-warn-ignored'];
  return node(['node_modules/eslint/bin/eslint.js', ...flags, ...paths], 'inherit').status === 0;
};

const graph = node(['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], 'pipe');
if (graph.status !== 0) {
  stderr.write(`nx could not draw the graph of the projects:\n${graph.stdout}${graph.stderr}\n`);
  exit(1);
}
const wanted = argv.slice(2);
const results = [
  isFormatted(wanted.length > 0 ? wanted : ['.']),
  keepsRules(wanted.length > 0 ? wanted : CODE),
];
if (!results[0]) stderr.write('Run `npm run format` to put the form right.\n');
exit(results.every(Boolean) ? 0 : 1);
