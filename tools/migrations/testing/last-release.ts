import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What installations run before they get the migrations of this tree. */
export interface LastRelease {
  readonly commit: string;
  /** Names of its migrations. */
  readonly migrations: readonly string[];
}

export const lastRelease = (): LastRelease =>
  JSON.parse(readFileSync('tools/migrations/last-release.json', 'utf8')) as LastRelease;

const NEEDED = [
  '.swcrc',
  'package.json',
  'package-lock.json',
  'apps',
  'clients/typescript',
  'libs',
  'tools/migrations',
  'tools/start/bootstrap',
  'tools/tests',
];
const NOT_NEEDED = [':(exclude)*spec.ts', ':(exclude)*.patch'];
const COMPILE = `import { compileTests } from './tools/tests/compile.mjs'; await compileTests();`;

/** The code of the last release, compiled. */
export interface ReleaseTree {
  readonly path: string;
  remove(): void;
}

const isHere = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status === 0;

/** A clone without its history gets it where the origin can be reached. */
const requireCommit = (commit: string): void => {
  if (isHere(commit)) return;
  spawnSync('git', ['fetch', '--quiet', '--unshallow']);
  if (isHere(commit)) return;
  throw new Error(
    `The last release, ${commit}, is not in this clone. Fetch the whole history: git fetch --unshallow. A new release is recorded in tools/migrations/last-release.json.`,
  );
};

/** Compiles the last release with the packages of this tree, in a folder of its own. */
export const compileLastRelease = (): ReleaseTree => {
  const { commit } = lastRelease();
  requireCommit(commit);
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-release-'));
  const archive = execFileSync('git', ['archive', commit, ...NEEDED, ...NOT_NEEDED], {
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['--input-type=module', '-e', COMPILE], { cwd: folder });
  return {
    path: join(folder, '.cache', 'test-tree'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
