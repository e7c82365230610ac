import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOTS = ['apps', 'libs', 'tools'];
const BUILDS = join('.cache', 'test-builds');
/** No process needs it. Data that a library reads is copied. */
const LEFT_OUT = '**/testing/**,**/fixtures/**,**/*.md,**/*.json,**/*.patch';
const KEPT_MS = 60 * 60 * 1000;
const run = promisify(execFile);

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(ts|tsv)$/.test(entry.name) &&
        !/spec\.ts$/.test(entry.name) &&
        !/\/(testing|fixtures)(\/|$)/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name));

/** Equal digests, equal builds. */
const sourceDigest = (): string => {
  const hash = createHash('sha256');
  for (const path of [...ROOTS.flatMap(sourcesBelow).sort(), '.swcrc', 'package-lock.json'])
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 16);
};

const forgetOldBuilds = (): void => {
  for (const name of readdirSync(BUILDS)) {
    const folder = join(BUILDS, name);
    // What somebody else is just compiling gets its own name while this looks.
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > KEPT_MS)
      rmSync(folder, { recursive: true, force: true });
  }
};

/** Another Jest worker may have been faster, by a moment even: its build is as good. */
const settle = (draft: string, target: string): void => {
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
};

const compile = async (target: string): Promise<void> => {
  const draft = `${target}.${process.pid}`;
  await run(process.execPath, [
    join('node_modules', '@swc', 'cli', 'bin', 'swc.js'),
    ...ROOTS,
    '-d',
    draft,
    '--config-file',
    '.swcrc',
    '--quiet',
    '--copy-files',
    '--ignore',
    LEFT_OUT,
  ]);
  settle(draft, target);
  forgetOldBuilds();
};

/** The folder of the whole tree as JavaScript, compiled when no build of these very sources is left. */
export const compiledTree = async (): Promise<string> => {
  const target = resolve(BUILDS, sourceDigest());
  if (!existsSync(target)) await compile(target);
  utimesSync(target, new Date(), new Date());
  return target;
};
