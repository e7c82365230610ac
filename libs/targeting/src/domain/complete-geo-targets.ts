import type { Ids } from '@switchyard/kernel';
import type { GeoTarget, GeoTargetInput } from './geo-target';

/** Turns valid rows into stored ones: ids where they were left out, defaults filled in, `reach` kept from the row of the same id. */
export const completeGeoTargets = (rows: readonly GeoTargetInput[], stored: readonly GeoTarget[], ids: Ids): GeoTarget[] =>
  rows.map((row) => {
    const id = row.id ?? ids.next('geo');
    return completeRow(row, id, stored.find((other) => other.id === id)?.reach);
  });

const completeRow = (row: GeoTargetInput, id: string, reach: number | undefined): GeoTarget => {
  const shared = { id, name: row.name, ...given({ bidAdjustment: row.bidAdjustment, reach }) };
  switch (row.kind) {
    case 'AREA': {
      const { criterionId, msLocationId, canonicalId, type, countryCode } = row;
      return { ...shared, kind: 'AREA', negative: row.negative ?? false, ...given({ criterionId, msLocationId, canonicalId, type, countryCode }) };
    }
    case 'RADIUS':
      return { ...shared, kind: 'RADIUS', negative: false, lat: row.lat!, lng: row.lng!, radius: row.radius!, unit: row.unit ?? 'km' };
  }
};

type Given<T> = { [member in keyof T]?: NonNullable<T[member]> };

/** The members that have a value: absent, not null, is how a row is stored. */
const given = <T extends object>(members: T): Given<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null)) as Given<T>;
