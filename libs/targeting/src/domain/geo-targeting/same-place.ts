import type { GeoTarget, GeoTargetInput } from '../geo-target';
import { foldName } from '../places/fold-name';

type Row = GeoTarget | GeoTargetInput;

/** Whether two rows are about the same place or circle; included or excluded does not matter. Ids decide where both have them, else the name. */
export const isSamePlace = (a: Row, b: Row): boolean => {
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
