// `node tools/planted-bugs/run.mjs [--changed] [name …]` proves that tests can fail: each patch
// beside this file plants one bug, and what it names must catch it: every `Spec:`, or the `Check:`,
// a command that must fail. Works on a temporary copy, never on the working tree.
// `--changed` leaves out what `caught.json` says was caught in the same content: the patch, the
// projects that it and its specs lie in, and the tools that run specs. `--record` writes that file.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const COPIED = [
  ...['.gitignore', '.swcrc', 'README.md', 'jest.config.mjs', 'nx.json', 'package.json'],
  ...[
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'apps',
    'clients',
    'docker',
    'docs',
    'libs',
    'tools',
  ],
];
/** Bugs are planted in as many copies of the tree at once. */
const COPIES = 3;
/** By the end of a spec's name. Jest looks at the tree anew for each: only those that are wanted. */
const SIZES = [
  [/\.isolated\.(medium-)?spec\.ts$/, 'isolated'],
  [/\.medium-spec\.ts$/, 'medium'],
  [/\.journey-spec\.ts$/, 'journeys'],
  [/\.large-spec\.ts$/, 'large'],
  [/\.spec\.ts$/, 'small'],
];

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

/** Sizes by what they take, the longest first. */
const WEIGHTS = ['large', 'journeys', 'isolated', 'medium', 'small'];

const sizeOf = (spec) => {
  const [, size] = SIZES.find(([pattern]) => pattern.test(spec)) ?? [];
  if (!size) throw new Error(`${spec} is of no size of specs`);
  return size;
};

const jestFor = (specs) => [
  'node_modules/jest/bin/jest.js',
  `--maxWorkers=${Math.min(2, specs.length)}`,
  '--selectProjects',
  ...new Set(specs.map(sizeOf)),
];

/** Every run loads the same packages: Node keeps what it compiled of them. */
const COMPILED = join(root, '.cache', 'node');

const run = async (command, args, options) => {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...options.env };
  const child = spawn(command, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [status] = await once(child, 'close');
  return { status, output };
};

/**
 * Fails when the spec could not run at all: only failing tests count as having caught something.
 */
const runSpecs = async (copy, specs) => {
  const file = join(copy, 'report.json');
  rmSync(file, { force: true });
  const patterns = specs.map((spec) => `/${spec.replace(/\.ts$/, '.js')}$`).join('|');
  const args = [
    ...jestFor(specs),
    '--json',
    `--outputFile=${file}`,
    `--testPathPatterns=${patterns}`,
  ];
  const { output } = await run(process.execPath, args, { cwd: copy });
  if (!existsSync(file)) throw new Error(`jest gave no report: ${output}`);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.numRuntimeErrorTestSuites > 0 || report.numTotalTests === 0) {
    throw new Error(`the specs did not run: ${specs.join(', ')}\n${output}`);
  }
  return report;
};

const runCheck = (copy, check) =>
  run('sh', ['-c', check], {
    cwd: copy,
    env: { NX_DAEMON: 'false', PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  });

const CAUGHT = join(here, 'caught.json');
const TOOLS = ['tools/planted-bugs/run.mjs', 'tools/tests', 'jest.config.mjs', 'package-lock.json'];

const filesOf = (...paths) =>
  execFileSync('git', ['ls-files', '-z', '--', ...paths], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)));

/** Such as `libs/kernel`. */
const projectOf = (path) => path.split('/').slice(0, 2).join('/');

/** What decides whether a bug is caught, as one digest. Undefined for a command over the whole tree. */
const contentOf = ({ file, specs, check }) => {
  if (check) return undefined;
  const patched = [...readFileSync(file, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)];
  const paths = [
    ...patched.map(([, path]) => path),
    ...specs.flatMap((spec) => filesOf(spec, `*/${spec}`)),
  ];
  const hash = createHash('sha256').update(readFileSync(file));
  for (const path of filesOf(...TOOLS, ...new Set(paths.map(projectOf)))) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
};

const readCaught = () => (existsSync(CAUGHT) ? JSON.parse(readFileSync(CAUGHT, 'utf8')) : {});

/** Bugs that are no more leave the record. */
const record = (bugs) => {
  const names = new Set(readBugs([]).map(({ name }) => name));
  const all = {
    ...readCaught(),
    ...Object.fromEntries(bugs.map((bug) => [bug.name, contentOf(bug)])),
  };
  const kept = Object.entries(all).filter(([name]) => names.has(name));
  const sorted = Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(CAUGHT, `${JSON.stringify(sorted, null, 2)}\n`);
};

const apply = (copy, file, ...options) =>
  execFileSync('git', ['apply', ...options, file], { cwd: copy });

/** Every spec that a bug names must fail by itself. */
const areAllFailing = async (copy, specs) => {
  for (const spec of specs) {
    if ((await runSpecs(copy, [spec])).numFailedTests === 0) return false;
  }
  return true;
};

const isCaught = async (copy, { file, specs, check }) => {
  apply(copy, file);
  try {
    if (check) return (await runCheck(copy, check)).status !== 0;
    return await areAllFailing(copy, specs);
  } finally {
    apply(copy, file, '-R');
  }
};

/** Without a bug everything must pass, or a failure proves nothing. */
const refuseFailing = async (copy, bugs) => {
  const specs = [...new Set(bugs.flatMap((bug) => bug.specs))];
  if (specs.length > 0 && (await runSpecs(copy, specs)).numFailedTests > 0) {
    throw new Error('the specs fail without a planted bug');
  }
  for (const check of new Set(bugs.flatMap((bug) => bug.check ?? []))) {
    const { status, output } = await runCheck(copy, check);
    if (status !== 0) throw new Error(`${check} fails without a planted bug:\n${output}`);
  }
};

/** Plants one bug after another in its copy, until none is left. Returns those that were caught. */
const caughtIn = async (copy, bugs) => {
  const all = [];
  for (let bug = bugs.shift(); bug; bug = bugs.shift()) {
    const since = performance.now();
    const caught = await isCaught(copy, bug);
    const by = bug.check ?? bug.specs.join(', ');
    const seconds = Math.round((performance.now() - since) / 1000);
    console.log(`${caught ? 'caught' : 'MISSED'}  ${bug.name}: ${bug.bug} (${by}; ${seconds} s)`);
    if (caught) all.push(bug);
  }
  return all;
};

/**
 * The first copy shows what passes without a bug, while the others begin. When that fails, the bugs
 * that are left prove nothing.
 */
const caughtOf = async ([first, ...others], bugs) => {
  const unplanted = refuseFailing(first, [...bugs]).then(() => caughtIn(first, bugs));
  const all = [unplanted, ...others.map((copy) => caughtIn(copy, bugs))];
  unplanted.catch(() => bugs.splice(0));
  await Promise.allSettled(all);
  return (await Promise.all(all)).flat();
};

/** The weightiest first, so that none is left for the end. */
const weightOf = ({ specs, check }) => {
  if (check) return 0;
  return Math.min(...specs.map((spec) => WEIGHTS.indexOf(sizeOf(spec))));
};

/** Those with the names, or all. */
const readBugs = (wanted) => {
  const files = readdirSync(here).filter((file) => file.endsWith('.patch'));
  const bugs = files.sort().map(readBug);
  const chosen = bugs.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  return chosen.sort((one, other) => weightOf(one) - weightOf(other));
};

const readArguments = (words) => ({
  onlyChanged: words.includes('--changed'),
  isRecorded: words.includes('--record'),
  names: words.filter((word) => !word.startsWith('--')),
});

/** Those that must be tried, and how many were caught in the same content before. */
const choose = ({ names, onlyChanged }) => {
  const all = readBugs(names);
  const caught = onlyChanged ? readCaught() : {};
  const bugs = all.filter((bug) => bug.check || caught[bug.name] !== contentOf(bug));
  return { bugs, before: all.length - bugs.length };
};

const main = async () => {
  const asked = readArguments(process.argv.slice(2));
  const { bugs, before } = choose(asked);
  const tried = [...bugs];
  const copies = [];
  try {
    for (let copy = 0; copy < COPIES; copy++) copies.push(copyOfTree());
    for (const { file } of readBugs([])) apply(copies[0], file, '--check');
    const caught = await caughtOf(copies, bugs);
    if (before > 0) console.log(`${before} were caught in the same content before`);
    console.log(`${caught.length} of ${tried.length} planted bugs caught`);
    if (asked.isRecorded) record(caught);
    return caught.length === tried.length && tried.length + before > 0 ? 0 : 1;
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
};

process.exitCode = await main();
