import { isId, type Issue } from '@switchyard/kernel';
import type { GeoTargetInput } from './geo-target';
import { onlyExclusions } from './only-exclusions';
import { radiusExclusionUnsupported } from './radius-exclusion-unsupported';
import { validateGeoRow } from './validate-geo-row';

/** Throws `RADIUS_EXCLUSION_UNSUPPORTED` and `ONLY_EXCLUSIONS`; answers every other problem of a set of rows. `path` is its JSON pointer. */
export const validateGeoTargets = (rows: readonly GeoTargetInput[], path: string): Issue[] => {
  const excluded = rows.findIndex((row) => row.kind === 'RADIUS' && row.negative === true);
  if (excluded >= 0) throw radiusExclusionUnsupported(`${path}/${excluded}`);
  if (rows.length > 0 && rows.every((row) => row.negative === true)) throw onlyExclusions();
  return rows.flatMap((row, index) => [
    ...validateGeoRow(row, `${path}/${index}`),
    ...idIssues(row, rows.slice(0, index), `${path}/${index}`),
  ]);
};

const idIssues = (
  row: GeoTargetInput,
  earlier: readonly GeoTargetInput[],
  path: string,
): Issue[] => {
  if (row.id === undefined) return [];
  if (!isId('geo', row.id))
    return [
      {
        path: `${path}/id`,
        code: 'BAD_FORMAT',
        message: 'id must be a row id (geo_…) or left out',
      },
    ];
  const taken = earlier.some((other) => other.id === row.id);
  return taken
    ? [{ path: `${path}/id`, code: 'DUPLICATE', message: 'another row has this id' }]
    : [];
};
