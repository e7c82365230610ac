import { LOCATION_ROWS } from './location-rows';

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

export const LOCATIONS: readonly Location[] = LOCATION_ROWS.map(readRow);

const byId = new Map(LOCATIONS.map((location) => [location.id, location]));

export const locationOf = (id: string): Location | undefined => byId.get(id);

/**
 * Whether a criterion may name this location: a deprecated one may not. The rows here are a sample of the vendor's file,
 * so ids of up to six digits outside them count as places that the sample leaves out.
 */
export function isTargetable(id: string): boolean {
  const known = byId.get(id);
  return known ? known.status !== 'Deprecated' : /^[1-9]\d{0,5}$/.test(id);
}

function readRow(row: string): Location {
  const [line = '', replacedBy = ''] = row.split('>');
  const parts = line.split('|');
  const [type = '', status = '', adWordsId = ''] = parts.slice(-3);
  return { id: parts[0] ?? '', displayName: parts.slice(1, -3).join('|'), type, status: status as Location['status'], adWordsId, replacedBy };
}
