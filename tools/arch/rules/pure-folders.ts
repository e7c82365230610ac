import { isContext } from '../place';
import type { SourceFile } from '../source-file';
import type { Violation } from '../violation';

const PURE = new Set(['domain', 'use-cases']);

/** Rules take the world as arguments: no clock, chance, timer, network or environment under `domain/` and `use-cases/`. */
export const pureFolders = (files: readonly SourceFile[]): Violation[] =>
  files.filter(({ place }) => isContext(place) && PURE.has(place.folder) && !place.isSpec).flatMap(({ path, place, worldReads }) =>
    worldReads.map(({ what, line }) => ({ rule: 'pure-folders', file: path, line, says: `${what} asks the world inside ${place.folder}/` })));
