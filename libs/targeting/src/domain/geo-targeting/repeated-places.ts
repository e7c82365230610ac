import type { Issue } from '@switchyard/kernel';
import { isSamePlace } from './same-place';
import type { SourcedRow } from './rows-of-input';

/** Places that a set names twice, or both includes and excludes: told, for nobody can mean both. */
export const repeatedPlaces = (rows: readonly SourcedRow[]): Issue[] =>
  rows.flatMap(({ path, row }, index): Issue[] => {
    const earlier = rows.slice(0, index).find((other) => isSamePlace(other.row, row));
    if (earlier === undefined) return [];
    return (earlier.row.negative ?? false) === (row.negative ?? false)
      ? [{ path, code: 'DUPLICATE', message: `${row.name} is the same place as ${earlier.path}` }]
      : [
          {
            path,
            code: 'CONFLICT',
            message: `${row.name} is included and excluded: see ${earlier.path}. Keep one of the two`,
          },
        ];
  });
