import { connectorOf, isContext, type Place } from '../place';
import type { SourceFile } from '../source-file';
import type { Violation } from '../violation';

const PURE = new Set(['domain', 'use-cases']);

/** Rules and connectors take the world as arguments: no clock, chance, timer, network or environment of their own. */
export const pureFolders = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(({ place }) => isPure(place) && !place.isSpec)
    .flatMap(({ path, worldReads }) =>
      worldReads.map(({ what, line }) => ({
        rule: 'pure-folders',
        file: path,
        line,
        says: `${what} asks the world where everything is an argument`,
      })),
    );

const isPure = (place: Place): boolean =>
  (isContext(place) && PURE.has(place.folder)) || connectorOf(place.path) !== undefined;
