// Python packages, pinned with their hashes, in a folder of their own under .cache; nothing is
// installed elsewhere.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fromRegistry } from './from-registry.mjs';

/**
 * The `bin` folder of an environment with what the list names, `<name>.txt` of this folder unless
 * another is given; made when it is not there, anew when the list changes.
 */
export function pythonPackages(name, list = resolve(`tools/clients/${name}.txt`)) {
  const digest = createHash('sha256').update(readFileSync(list)).digest('hex').slice(0, 12);
  const folder = resolve('.cache/python', `${name}-${digest}`);
  if (!existsSync(join(folder, 'complete'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(resolve('.cache/python'), { recursive: true });
    fromRegistry('python3', ['-m', 'venv', folder], {}, []);
    fromRegistry(join(folder, 'bin/pip'), [
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '--require-hashes',
      '-r',
      list,
    ]);
    mkdirSync(join(folder, 'making'));
    renameSync(join(folder, 'making'), join(folder, 'complete'));
  }
  return join(folder, 'bin');
}
