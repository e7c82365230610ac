import { mostConstructorParameters } from '../graph.mjs';
import type { SourceFile, Violation } from '../source-file';

/** No class of a lib takes more than eight things: more means that two ideas live together. */
export const constructors = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(({ place }) => place.kind === 'lib' && !place.isSpec)
    .flatMap(({ path, classes }) =>
      classes
        .filter(({ parameters }) => parameters > mostConstructorParameters)
        .map(({ name, line, parameters }) => ({
          rule: 'constructors',
          file: path,
          line,
          says: `${name} takes ${parameters}, at most ${mostConstructorParameters}`,
        })),
    );
