import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOTS = ['apps', 'libs', 'tools'];
const NOT_BUILT = new Set(['node_modules', 'testing', 'fixtures']);
const SETTINGS = ['.swcrc', 'package-lock.json'];

const sourcesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_BUILT.has(entry.name) ? [] : sourcesBelow(path);
    return /\.(ts|br)$/.test(entry.name) && !/\bspec\.ts$/.test(entry.name) ? [path] : [];
  });

/** Names everything that the build is made from: equal digests, equal builds. */
export const sourceDigest = () => {
  const hash = createHash('sha256');
  for (const path of [...ROOTS.flatMap(sourcesBelow).sort(), ...SETTINGS]) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
};
