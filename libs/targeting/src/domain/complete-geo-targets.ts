import type { Ids, PlaceIds } from '@switchyard/kernel';
import { placeIds, type GeoTarget, type GeoTargetInput } from './geo-target';
import { withoutEverywhere } from './places/area-input';
import { isSamePlace } from './geo-targeting/same-place';

/** Turns valid rows into stored ones: ids where they were left out, defaults filled in, what platforms said (`reach`, their ids) kept from the row of the same id. */
export const completeGeoTargets = (
  rows: readonly GeoTargetInput[],
  stored: readonly GeoTarget[],
  ids: Ids,
): GeoTarget[] =>
  withoutEverywhere(rows).map((row) => {
    const id = row.id ?? ids.next('geo');
    return completeRow(
      row,
      id,
      stored.find((other) => other.id === id),
    );
  });

const completeRow = (row: GeoTargetInput, id: string, stored: GeoTarget | undefined): GeoTarget => {
  const shared = {
    id,
    name: row.name,
    ...given({ bidAdjustment: row.bidAdjustment, reach: stored?.reach }),
  };
  switch (row.kind) {
    case 'AREA': {
      const { canonicalId, type, countryCode } = row;
      return {
        ...shared,
        kind: 'AREA',
        negative: row.negative ?? false,
        ...foundIds(row, stored),
        ...placeIds(row),
        ...given({ canonicalId, type, countryCode: countryCode?.toUpperCase() }),
      };
    }
    case 'RADIUS':
      return {
        ...shared,
        kind: 'RADIUS',
        negative: false,
        lat: row.lat!,
        lng: row.lng!,
        radius: row.radius!,
        unit: row.unit ?? 'km',
      };
  }
};

/** Ids that no caller writes: what platforms answered for the same place stays. */
const foundIds = (row: GeoTargetInput, stored: GeoTarget | undefined): PlaceIds => {
  if (stored?.kind !== 'AREA' || !isSamePlace(row, stored)) return {};
  const { criterionId: _google, msLocationId: _microsoft, ...found } = placeIds(stored);
  return found;
};

type Given<T> = { [member in keyof T]?: NonNullable<T[member]> };

/** The members that have a value: absent, not null, is how a row is stored. */
const given = <T extends object>(members: T): Given<T> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null),
  ) as Given<T>;
