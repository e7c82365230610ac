// `node tools/planted-bugs/run.mjs [name …]` proves that the tests of plans, syncs and leases can fail: each patch beside this file plants
// one bug, and the spec that it names must catch it. Works on a temporary copy, never on the working tree.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const COPIED = [
  'jest.config.js',
  'jest.preset.js',
  'package.json',
  'package-lock.json',
  '.swcrc',
  'tsconfig.json',
  'tsconfig.base.json',
  'apps',
  'libs',
  'tools',
];
const SIZES = ['small', 'medium', 'large'];

const copyOfTree = () => {
  const copy = mkdtempSync(join(tmpdir(), 'planted-bugs-'));
  for (const path of COPIED) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
};

/** The head of a patch: what the bug is, the specs of which each must catch it, and their size when that is not small. */
const readBug = (file) => {
  const text = readFileSync(join(here, file), 'utf8');
  const size = /^Size: (.+)$/m.exec(text)?.[1] ?? 'small';
  if (!SIZES.includes(size)) throw new Error(`${file} names no size of test: ${size}`);
  return {
    name: basename(file, '.patch'),
    file: join(here, file),
    bug: /^Bug: (.+)$/m.exec(text)[1],
    specs: [...text.matchAll(/^Spec: (.+)$/gm)].map(([, spec]) => spec),
    size,
  };
};

/** Fails when the spec could not run at all: only failing tests count as having caught something. */
const runSpecs = (copy, size, specs) => {
  const args = [
    join(root, 'node_modules/.bin/jest'),
    '--selectProjects',
    size,
    '--json',
    '--testPathPatterns',
    specs.map((spec) => `/${spec}$`).join('|'),
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (!stdout.includes('{')) throw new Error(`jest gave no report: ${stderr}`);
  const report = JSON.parse(stdout.slice(stdout.indexOf('{"num')));
  if (report.numRuntimeErrorTestSuites > 0 || report.numTotalTests === 0)
    throw new Error(`the specs did not run: ${specs.join(', ')}`);
  return report;
};

const apply = (copy, file, ...options) =>
  execFileSync('git', ['apply', ...options, file], { cwd: copy });

const isCaught = (copy, { file, specs, size }) => {
  apply(copy, file);
  const isMissed = specs.some((spec) => runSpecs(copy, size, [spec]).numFailedTests === 0);
  apply(copy, file, '-R');
  return specs.length > 0 && !isMissed;
};

/** Without a bug every spec must pass, or it proves nothing. */
const refuseFailing = (copy, bugs) => {
  for (const size of SIZES) {
    const specs = [
      ...new Set(bugs.filter((bug) => bug.size === size).flatMap(({ specs }) => specs)),
    ];
    if (specs.length > 0 && runSpecs(copy, size, specs).numFailedTests > 0)
      throw new Error(`the ${size} specs fail without a planted bug`);
  }
};

const main = () => {
  const wanted = process.argv.slice(2);
  const bugs = readdirSync(here)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map(readBug)
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const copy = copyOfTree();
  try {
    refuseFailing(copy, bugs);
    const missed = bugs.filter((bug) => {
      const caught = isCaught(copy, bug);
      console.log(
        `${caught ? 'caught' : 'MISSED'}  ${bug.name}: ${bug.bug} (${bug.specs.join(', ')})`,
      );
      return !caught;
    });
    console.log(`${bugs.length - missed.length} of ${bugs.length} planted bugs caught`);
    return missed.length === 0 && bugs.length > 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

process.exitCode = main();
