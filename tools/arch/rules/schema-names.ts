import type { SourceFile, Violation } from '../source-file';

/**
 * Schemas of the description are known by the names of their classes: of two classes with one name,
 * the description shows one of them for both.
 */
export const schemaNames = (files: readonly SourceFile[]): Violation[] => {
  const first = new Map<string, string>();
  return files
    .filter(({ place }) => place.kind === 'lib' && !place.isSpec)
    .flatMap(({ path, classes }) =>
      classes
        .filter(({ name }) => name.endsWith('Dto'))
        .flatMap(({ name, line }) => {
          const other = first.get(name);
          if (other === undefined) first.set(name, path);
          return other === undefined
            ? []
            : [{ rule: 'schema-names', file: path, line, says: `${name} is in ${other}, too` }];
        }),
    );
};
