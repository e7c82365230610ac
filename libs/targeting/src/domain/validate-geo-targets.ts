import { isId, type Issue } from '@switchyard/kernel';
import type { GeoTarget, GeoTargetInput } from './geo-target';
import { onlyExclusions } from './only-exclusions';
import { radiusExclusionUnsupported } from './radius-exclusion-unsupported';
import { validateGeoRow } from './validate-geo-row';

/**
 * Refuses a set of rows that cannot be stored: `RADIUS_EXCLUSION_UNSUPPORTED`, `ONLY_EXCLUSIONS`. Answers every other problem.
 * `stored` are the rows before: a `reach` that is sent back unchanged is no problem.
 */
export const validateGeoTargets = (rows: readonly GeoTargetInput[], stored: readonly GeoTarget[], path: string): Issue[] => {
  const excluded = rows.findIndex((row) => row.kind === 'RADIUS' && row.negative === true);
  if (excluded >= 0) throw radiusExclusionUnsupported(`${path}/${excluded}`);
  if (rows.length > 0 && rows.every((row) => row.negative === true)) throw onlyExclusions();
  return rows.flatMap((row, index) => [
    ...validateGeoRow(row, `${path}/${index}`),
    ...idIssues(row, rows.slice(0, index), `${path}/${index}`),
    ...reachIssues(row, stored, `${path}/${index}`),
  ]);
};

const idIssues = (row: GeoTargetInput, earlier: readonly GeoTargetInput[], path: string): Issue[] => {
  if (row.id === undefined) return [];
  if (!isId('geo', row.id)) return [{ path: `${path}/id`, code: 'BAD_FORMAT', message: 'id must be a row id (geo_…) or left out' }];
  const taken = earlier.some((other) => other.id === row.id);
  return taken ? [{ path: `${path}/id`, code: 'DUPLICATE', message: 'another row has this id' }] : [];
};

const reachIssues = (row: GeoTargetInput, stored: readonly GeoTarget[], path: string): Issue[] => {
  if (row.reach === undefined || row.reach === null) return [];
  const same = stored.some((other) => other.id === row.id && other.reach === row.reach);
  return same ? [] : [{ path: `${path}/reach`, code: 'READ_ONLY', message: 'reach is an estimate of the platform and cannot be written' }];
};
