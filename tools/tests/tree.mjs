// Where specs are compiled to, and which source a compiled file is made of.
import { join, resolve, sep } from 'node:path';

export const TREE = join('.cache', 'test-tree');
const IN_TREE = resolve(TREE) + sep;

export const isInTree = (path) => path.startsWith(IN_TREE);

/** The source file of the compiled one that runs; any other path as it is. */
export const sourceOf = (path) =>
  isInTree(path) ? resolve(path.slice(IN_TREE.length)).replace(/\.js$/, '.ts') : path;
