import { validationError } from '@switchyard/kernel';
import type { GeoTarget, GeoTargetInput } from '../geo-target';
import type { GeoTargetingInput } from './geo-targeting-input';
import { repeatedPlaces } from './repeated-places';
import { rowsOfInput, type FoundPlaces } from './rows-of-input';
import { isSamePlace } from './same-place';

export interface KeepOptions {
  /** Rows that were written by name cannot say a bid: theirs stay. In a structured list a bid left out is a bid taken away. */
  readonly keepsBids: boolean;
}

/** New rows with what the stored rows of the same places know: id, platform ids, bids. So the same request twice makes the same rows. */
export const keepRowIdentity = (
  rows: readonly GeoTargetInput[],
  stored: readonly GeoTarget[],
  { keepsBids }: KeepOptions,
): GeoTargetInput[] => {
  const taken = new Set(rows.flatMap(({ id }) => (id === undefined ? [] : [id])));
  return rows.map((row) => {
    const match = stored.find(
      (other) =>
        (row.id === undefined ? !taken.has(other.id) : row.id === other.id) && isKept(row, other),
    );
    if (match === undefined) return row;
    taken.add(match.id);
    return {
      ...platformIds(match),
      ...(keepsBids && match.bidAdjustment !== undefined
        ? { bidAdjustment: match.bidAdjustment }
        : {}),
      ...row,
      id: match.id,
    };
  });
};

const isKept = (row: GeoTargetInput, stored: GeoTarget): boolean =>
  (row.negative ?? false) === stored.negative && isSamePlace(row, stored);

const platformIds = (row: GeoTarget): Partial<GeoTargetInput> =>
  row.kind === 'RADIUS'
    ? {}
    : {
        ...(row.criterionId === undefined ? {} : { criterionId: row.criterionId }),
        ...(row.msLocationId === undefined ? {} : { msLocationId: row.msLocationId }),
      };

/**
 * The rows that a request amounts to, whichever door it came through: names replaced by what they mean, and what is known of the same places
 * kept. Undefined when it leaves the set as it is. Throws `VALIDATION_ERROR` for places that it names twice.
 */
export const resolvedRows = (
  input: GeoTargetingInput,
  found: FoundPlaces,
  stored: readonly GeoTarget[],
): GeoTargetInput[] | undefined => {
  const rows = rowsOfInput(input, found);
  if (rows === undefined) return undefined;
  const issues = repeatedPlaces(rows);
  if (issues.length > 0) throw validationError(issues);
  return keepRowIdentity(
    rows.map(({ row }) => row),
    stored,
    { keepsBids: input.geoTargets === undefined },
  );
};
