// `npm run lint`: ESLint over everything. Its rule about who may import whom reads nx's graph of the projects and passes everything,
// with a warning only, when there is none: so the graph is drawn first, and its absence is a failure.
import { spawnSync } from 'node:child_process';
import { argv, env, execPath, exit, stderr } from 'node:process';

const EVERYTHING = [
  'apps',
  'libs',
  'tools',
  'eslint.config.mjs',
  'jest.config.js',
  'jest.faults.config.js',
  'jest.preset.js',
];

const node = (args, stdio) =>
  spawnSync(execPath, args, { stdio, encoding: 'utf8', env: { ...env, NX_DAEMON: 'false' } });

const graph = node(['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], 'pipe');
if (graph.status !== 0) {
  stderr.write(`nx could not draw the graph of the projects:\n${graph.stdout}${graph.stderr}\n`);
  exit(1);
}
const wanted = argv.length > 2 ? argv.slice(2) : EVERYTHING;
exit(
  node(
    ['node_modules/eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored', ...wanted],
    'inherit',
  ).status ?? 1,
);
