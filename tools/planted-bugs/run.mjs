// `node tools/planted-bugs/run.mjs [name …]` proves that tests can fail: each patch beside this file plants one bug, and what it names
// must catch it: every `Spec:`, or the `Check:`, a command that must fail. Works on a temporary copy, never on the working tree.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const COPIED = [
  ...['.gitignore', '.swcrc', 'README.md', 'jest.config.mjs', 'nx.json', 'package.json'],
  ...['package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'apps', 'docs', 'libs', 'tools'],
];
const SIZES = ['small', 'isolated', 'medium', 'journeys', 'large'];

const copyOfTree = () => {
  const copy = mkdtempSync(join(tmpdir(), 'planted-bugs-'));
  for (const path of COPIED) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
};

const lines = (text, head) =>
  [...text.matchAll(new RegExp(`^${head}: (.+)$`, 'gm'))].map(([, value]) => value);

/** The head of a patch: what the bug is and what must catch it. */
const readBug = (file) => {
  const text = readFileSync(join(here, file), 'utf8');
  const [bug] = lines(text, 'Bug');
  const [specs, [check]] = [lines(text, 'Spec'), lines(text, 'Check')];
  if (!bug || (specs.length === 0 && !check))
    throw new Error(`${file} names no bug or nothing that catches it`);
  return { name: basename(file, '.patch'), file: join(here, file), bug, specs, check };
};

const JEST = ['node_modules/jest/bin/jest.js', '--maxWorkers=2', '--selectProjects', ...SIZES];

/** Fails when the spec could not run at all: only failing tests count as having caught something. */
const runSpecs = (copy, specs) => {
  const file = join(copy, 'report.json');
  rmSync(file, { force: true });
  const patterns = specs.map((spec) => `/${spec.replace(/\.ts$/, '.js')}$`).join('|');
  const args = [...JEST, '--json', `--outputFile=${file}`, `--testPathPatterns=${patterns}`];
  const options = { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 28 };
  const { stderr } = spawnSync(process.execPath, args, options);
  if (!existsSync(file)) throw new Error(`jest gave no report: ${stderr}`);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.numRuntimeErrorTestSuites > 0 || report.numTotalTests === 0) {
    throw new Error(`the specs did not run: ${specs.join(', ')}\n${stderr}`);
  }
  return report;
};

const runCheck = (copy, check) =>
  spawnSync('sh', ['-c', check], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });

const apply = (copy, file, ...options) =>
  execFileSync('git', ['apply', ...options, file], { cwd: copy });

const isCaught = (copy, { file, specs, check }) => {
  apply(copy, file);
  try {
    if (check) return runCheck(copy, check).status !== 0;
    return specs.every((spec) => runSpecs(copy, [spec]).numFailedTests > 0);
  } finally {
    apply(copy, file, '-R');
  }
};

/** Without a bug everything must pass, or a failure proves nothing. */
const refuseFailing = (copy, bugs) => {
  const specs = [...new Set(bugs.flatMap((bug) => bug.specs))];
  if (specs.length > 0 && runSpecs(copy, specs).numFailedTests > 0) {
    throw new Error('the specs fail without a planted bug');
  }
  for (const check of new Set(bugs.flatMap((bug) => bug.check ?? []))) {
    const { status, stdout, stderr } = runCheck(copy, check);
    if (status !== 0) throw new Error(`${check} fails without a planted bug:\n${stdout}${stderr}`);
  }
};

const main = () => {
  const wanted = process.argv.slice(2);
  const files = readdirSync(here)
    .filter((file) => file.endsWith('.patch'))
    .sort();
  const bugs = files
    .map(readBug)
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const copy = copyOfTree();
  try {
    for (const { file } of bugs) apply(copy, file, '--check');
    refuseFailing(copy, bugs);
    const missed = bugs.filter((bug) => {
      const caught = isCaught(copy, bug);
      const by = bug.check ?? bug.specs.join(', ');
      console.log(`${caught ? 'caught' : 'MISSED'}  ${bug.name}: ${bug.bug} (${by})`);
      return !caught;
    });
    console.log(`${bugs.length - missed.length} of ${bugs.length} planted bugs caught`);
    return missed.length === 0 && bugs.length > 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

process.exitCode = main();
