import type { Ids, PlaceIds } from '@switchyard/kernel';
import { type GeoTarget, type GeoTargetInput, locationIds } from './geo-target';
import { foldName, withoutEverywhere } from './location';

/**
 * Turns valid rows into stored ones: ids where they were left out, defaults filled in, what
 * platforms reported (`reach`, their ids) kept from the row of the same id.
 */
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
        ...locationIds(row),
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

/** Ids that no caller writes: what platforms answered for the same location stays. */
const foundIds = (row: GeoTargetInput, stored: GeoTarget | undefined): PlaceIds => {
  if (stored?.kind !== 'AREA' || !isSameLocation(row, stored)) return {};
  const { criterionId: _google, msLocationId: _microsoft, ...found } = locationIds(stored);
  return found;
};

type Given<T> = { [member in keyof T]?: NonNullable<T[member]> };

/** The members that have a value: absent, not null, is how a row is stored. */
const given = <T extends object>(members: T): Given<T> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null),
  ) as Given<T>;

type Row = GeoTarget | GeoTargetInput;

/**
 * Whether two rows are about the same location or circle; included or excluded does not matter. Ids
 * decide where both have them, else the name.
 */
export const isSameLocation = (a: Row, b: Row): boolean => {
  if (a.kind === 'RADIUS') {
    return (
      b.kind === 'RADIUS' &&
      a.lat === b.lat &&
      a.lng === b.lng &&
      a.radius === b.radius &&
      (a.unit ?? 'km') === (b.unit ?? 'km')
    );
  }
  if (b.kind !== 'AREA') return false;
  for (const id of ['canonicalId', 'criterionId', 'msLocationId'] as const) {
    if (a[id] && b[id]) return a[id] === b[id];
  }
  return (
    foldName(a.name) === foldName(b.name) &&
    agree(a.type, b.type) &&
    agree(a.countryCode, b.countryCode)
  );
};

const agree = (a: string | null | undefined, b: string | null | undefined): boolean =>
  !a || !b || a === b;
