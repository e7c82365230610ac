import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pid } from 'node:process';
import { quietly, UserError, withProgress } from './console.mjs';
import { pinnedNode } from './install.mjs';

const ROOTS = ['apps', 'clients', 'libs', 'tools'];
const NOT_BUILT = new Set(['node_modules', 'testing', 'fixtures']);
const SETTINGS = ['.swcrc', 'package-lock.json'];

const sourcesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_BUILT.has(entry.name) ? [] : sourcesBelow(path);
    return /\.(ts|br)$/.test(entry.name) && !/\bspec\.ts$/.test(entry.name) ? [path] : [];
  });

/** Names everything that the build is made from: equal digests, equal builds. */
const sourceDigest = () => {
  const hash = createHash('sha256');
  for (const path of [...ROOTS.flatMap(sourcesBelow).sort(), ...SETTINGS]) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
};

const STAMP = join('dist', '.built-from');

const builtFrom = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined);

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    : [];

/**
 * Tests are compiled by the test runner: a build neither waits for them nor breaks on them. Data
 * that a library reads is copied.
 */
const LEFT_OUT = [
  '**/*spec.ts',
  '**/testing/**',
  '**/fixtures/**',
  '**/*.md',
  '**/*.json',
  '**/*.patch',
];
const BACKTRACE = /\n*Stack backtrace:[\s\S]*?(?=\nFailed|$)/g;

const compile = async (target) => {
  const swc = join('node_modules', '@swc', 'cli', 'bin', 'swc.js');
  const { code, output } = await quietly(pinnedNode(), [
    swc,
    ...ROOTS,
    '-d',
    target,
    '--config-file',
    '.swcrc',
    '--quiet',
    '--copy-files',
    '--ignore',
    LEFT_OUT.join(','),
  ]);
  if (code !== 0) throw new UserError(`The build failed:\n\n${output.replace(BACKTRACE, '')}`);
};

/** A map names its source by the way there, which is another one from `dist`. */
const moveMap = (file, place) => {
  const map = JSON.parse(readFileSync(file, 'utf8'));
  const sources = map.sources.map((source) =>
    relative(dirname(place), join(dirname(file), source)),
  );
  writeFileSync(file, JSON.stringify({ ...map, sources }));
};

/**
 * File by file and each at once: whatever runs from `dist` meanwhile never meets half a file or
 * none.
 */
const moveInto = (target) => {
  const fresh = new Set();
  for (const file of filesBelow(target)) {
    const place = join('dist', relative(target, file));
    mkdirSync(dirname(place), { recursive: true });
    if (file.endsWith('.map')) moveMap(file, place);
    renameSync(file, place);
    fresh.add(place);
  }
  for (const file of ROOTS.flatMap((root) => filesBelow(join('dist', root)))) {
    if (!fresh.has(file)) rmSync(file);
  }
};

const build = async (digest) => {
  const target = join('.switchyard', `build-${pid}`);
  try {
    await compile(target);
    moveInto(target);
    writeFileSync(STAMP, digest);
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
};

/** Compiles into `dist` when a source changed since the last time. */
export async function buildIfChanged({ always, isRead }) {
  const digest = sourceDigest();
  if (!always && builtFrom() === digest) return;
  await withProgress('Building', isRead, () => build(digest));
}
