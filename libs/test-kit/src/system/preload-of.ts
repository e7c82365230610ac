import { join } from 'node:path';

/** The files of `src/preload`. */
export type Preload = 'die-at' | 'faulty-connectors' | 'moved-clock' | 'without-space-filter';

/** NODE_OPTIONS that load a file of `src/preload` before the process's own code. */
export const preloadOf = (tree: string, name: Preload): string =>
  `--require=${join(tree, 'libs', 'test-kit', 'src', 'preload', `${name}.js`)}`;
