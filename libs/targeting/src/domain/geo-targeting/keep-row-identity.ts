import type { GeoTarget, GeoTargetInput } from '../geo-target';
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
