import { CITY_ROWS } from './city-rows';
import { COUNTRY_ROWS } from './country-rows';
import { REGION_ROWS } from './region-rows';

/** One row of the location file. */
export interface Location {
  readonly id: string;
  /** Pipe-separated, from most to least specific; not unique. */
  readonly displayName: string;
  readonly type: string;
  readonly status: 'Active' | 'PendingDeprecation' | 'Deprecated';
  /** Google's geo target constant, where the two are the same place. */
  readonly adWordsId: string;
  readonly replacedBy: string;
}

export const LOCATIONS: readonly Location[] = [
  ...COUNTRY_ROWS.map(readCountry),
  ...[...REGION_ROWS, ...CITY_ROWS].map(readRow),
];

const byId = new Map(LOCATIONS.map((location) => [location.id, location]));

export const locationOf = (id: string): Location | undefined => byId.get(id);

/** Whether a criterion may name this location: it stands in the file and is not deprecated. */
export function isTargetable(id: string): boolean {
  const known = byId.get(id);
  return known !== undefined && known.status !== 'Deprecated';
}

function readCountry(row: string): Location {
  const [id = '', displayName = '', adWordsId = ''] = row.split('|');
  return { id, displayName, type: 'Country', status: 'Active', adWordsId, replacedBy: '' };
}

function readRow(row: string): Location {
  const [line = '', replacedBy = ''] = row.split('>');
  const parts = line.split('|');
  const [type = '', status = '', adWordsId = ''] = parts.slice(-3);
  return {
    id: parts[0] ?? '',
    displayName: parts.slice(1, -3).join('|'),
    type,
    status: status as Location['status'],
    adWordsId,
    replacedBy,
  };
}
