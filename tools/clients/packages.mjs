// The programs from npm that judge the description and the clients, pinned with their digests, in a
// folder of their own under .cache; nothing of them is in the product.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { env, execPath } from 'node:process';
import { fromRegistry } from './from-registry.mjs';

const LIST = resolve('tools/clients/packages');

/** The folder whose `node_modules` has what tools/clients/packages lists; made when it is not there. */
export function nodePackages() {
  const lock = readFileSync(join(LIST, 'package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = resolve('.cache/node', `clients-${digest}`);
  if (!existsSync(join(folder, 'complete'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
      cpSync(join(LIST, name), join(folder, name));
    }
    fromRegistry('npm', ['ci'], {
      cwd: folder,
      env: { ...env, PATH: `${dirname(execPath)}:${env.PATH}` },
    });
    mkdirSync(join(folder, 'making'));
    renameSync(join(folder, 'making'), join(folder, 'complete'));
  }
  return folder;
}
