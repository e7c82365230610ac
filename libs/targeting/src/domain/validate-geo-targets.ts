import type { Issue } from '@switchyard/kernel';
import type { GeoTargetInput } from './geo-target';
import { withoutEverywhere } from './places/area-input';
import { onlyExclusions } from './only-exclusions';
import { radiusExclusionUnsupported } from './radius-exclusion-unsupported';
import { validateGeoRow } from './validate-geo-row';

/** The longest id that a caller may give a row. */
export const MOST_OF_ID = 64;
export const ROW_ID = /^[!-~]{1,64}$/;

/** Throws `RADIUS_EXCLUSION_UNSUPPORTED` and `ONLY_EXCLUSIONS`; answers every other problem of a set of rows. `path` is its JSON pointer. */
export const validateGeoTargets = (rows: readonly GeoTargetInput[], path: string): Issue[] => {
  const excluded = rows.findIndex((row) => row.kind === 'RADIUS' && row.negative === true);
  if (excluded >= 0) throw radiusExclusionUnsupported(`${path}/${excluded}`);
  const meant = withoutEverywhere(rows);
  if (meant.length > 0 && meant.every((row) => row.negative === true)) throw onlyExclusions();
  return rows.flatMap((row, index) => [
    ...validateGeoRow(row, `${path}/${index}`),
    ...idIssues(row, rows.slice(0, index), `${path}/${index}`),
  ]);
};

/** A row's id is its caller's own: unique in the list and nowhere else. */
const idIssues = (
  row: GeoTargetInput,
  earlier: readonly GeoTargetInput[],
  path: string,
): Issue[] => {
  if (row.id === undefined) return [];
  if (!ROW_ID.test(row.id)) {
    return [
      {
        path: `${path}/id`,
        code: 'BAD_FORMAT',
        message: `id must be 1 to ${MOST_OF_ID} visible characters such as berlin-1. Leave it out to get one`,
      },
    ];
  }
  const taken = earlier.some((other) => other.id === row.id);
  return taken
    ? [{ path: `${path}/id`, code: 'DUPLICATE', message: 'id must be unique: another row has it' }]
    : [];
};
