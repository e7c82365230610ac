// Compiles the whole tree, specs included, into `.cache/test-tree`: what tests load, and what the
// processes that they start are made of.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pid } from 'node:process';
import swc from '@swc/core';
import { takeLock } from '../start/bootstrap/folder-lock.mjs';
import { TREE } from './tree.mjs';

const MANIFEST = join(TREE, 'manifest.json');
const ROOTS = ['apps', 'clients', 'libs', 'tools'].filter(existsSync);
/** What decides how a file is compiled, besides the file. */
const SETTINGS = ['.swcrc', 'package-lock.json', 'tools/tests/compile.mjs', 'tools/tests/tree.mjs'];
const NOT_NEEDED = /\.(md|patch|d\.ts|d\.mts)$|(^|\/)(project|tsconfig)\.json$/;

const digest = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
};

const sources = () =>
  ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !NOT_NEEDED.test(path)),
  );

const outputOf = (source) => join(TREE, source.replace(/\.ts$/, '.js'));

/**
 * Whole or not at all: a process that loads the file at this moment meets the old one or the new
 * one.
 */
const put = (path, text) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${pid}`, text);
  renameSync(`${path}.${pid}`, path);
};

const compileFile = async (source) => {
  const output = outputOf(source);
  if (!source.endsWith('.ts')) {
    mkdirSync(dirname(output), { recursive: true });
    copyFileSync(source, output);
    return;
  }
  const options = { configFile: '.swcrc', sourceFileName: resolve(source) };
  const { code, map } = await swc.transformFile(source, options);
  put(`${output}.map`, map);
  put(output, `${code}//# sourceMappingURL=${basename(output)}.map\n`);
};

const readManifest = () => (existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {});

const removeFiles = (paths) => {
  for (const source of paths) {
    rmSync(outputOf(source), { force: true });
    rmSync(`${outputOf(source)}.map`, { force: true });
  }
};

const bringUpToDate = async () => {
  const settings = digest(...SETTINGS.map((path) => readFileSync(path)));
  const before = readManifest();
  const now = Object.fromEntries(
    sources().map((path) => [path, digest(settings, readFileSync(path))]),
  );
  const changed = Object.keys(now).filter((path) => before[path] !== now[path]);
  const removed = Object.keys(before).filter((path) => !(path in now));
  if (changed.length + removed.length === 0) return;
  // A run that is broken off leaves no manifest that claims what is not there.
  rmSync(MANIFEST, { force: true });
  await Promise.all(changed.map(compileFile));
  removeFiles(removed);
  put(MANIFEST, JSON.stringify(now));
};

/**
 * Compiles what changed since the last time; two runs that ask at once do it once. Returns the
 * folder.
 */
export async function compileTests() {
  const busy = 'Another command is still compiling the tests in this folder.';
  const lock = await takeLock('tests', { waitSeconds: 300, busy });
  try {
    await bringUpToDate();
  } finally {
    lock.release();
  }
  return resolve(TREE);
}
