import { join } from 'node:path';

/** NODE_OPTIONS that load a file of `src/preload` before the process's own code. */
export const preloadOf = (tree: string, name: 'die-at' | 'without-space-filter'): string =>
  `--require=${join(tree, 'libs', 'test-kit', 'src', 'preload', `${name}.js`)}`;
