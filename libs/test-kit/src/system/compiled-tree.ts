import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of the whole tree as JavaScript: specs run from it, and so do the processes that they
 * start.
 */
export const COMPILED_TREE = join(__dirname, '..', '..', '..', '..');

/** Equal for equal sources. */
export const digestOfTree = (): string =>
  createHash('sha256')
    .update(readFileSync(join(COMPILED_TREE, 'manifest.json')))
    .digest('hex')
    .slice(0, 16);

/** The files of `src/preload`. */
export type Preload = 'die-at' | 'faulty-connectors' | 'moved-clock' | 'without-space-filter';

/** NODE_OPTIONS that load a file of `src/preload` before the process's own code. */
export const preloadOf = (tree: string, name: Preload): string =>
  `--require=${join(tree, 'libs', 'test-kit', 'src', 'preload', `${name}.js`)}`;
