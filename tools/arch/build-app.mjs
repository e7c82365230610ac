// `node tools/arch/build-app.mjs apps/api [more folders]` compiles what the table lets these import
// into dist/, without specs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { argv, execPath, exit } from 'node:process';
import { testFolders } from './graph.mjs';
import { rootsFor } from './projects.mjs';

const roots = [...new Set(argv.slice(2).flatMap(rootsFor))].filter((root) => existsSync(root));
if (roots.length === 0) {
  console.error(
    `Nothing to build: ${argv.slice(2).join(' ') || 'no folder given'} is not in tools/arch/graph.mjs`,
  );
  exit(1);
}

const swc = [
  'node_modules/@swc/cli/bin/swc.js',
  ...roots,
  '-d',
  'dist',
  '--config-file',
  '.swcrc',
  '--copy-files',
];
const tests = ['**/*spec.ts', ...testFolders.map((folder) => `**/${folder}/**`)];
const ignored = [...tests, '**/*.md'];
exit(
  spawnSync(execPath, [...swc, '--ignore', ignored.join(',')], { stdio: 'inherit' }).status ?? 1,
);
