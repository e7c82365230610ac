import { ABROAD, CITIES, DYING, REGIONS } from './cities';
import { COUNTRIES } from './countries';
import { STATES } from './states';

/** A place as the vendor's table of geo targets has it. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly targetType: string;
  readonly status: 'ENABLED' | 'REMOVAL_PLANNED';
  readonly canonicalName: string;
  /** Id of what it lies in. */
  readonly parent?: string;
  readonly reach: string;
}

const countries: readonly Place[] = COUNTRIES.map(({ id, code, name, targetType }) => ({
  id,
  name,
  countryCode: code,
  targetType,
  status: 'ENABLED',
  canonicalName: name,
  reach: '5000000',
}));
const states = [...divisions(STATES, 'State'), ...divisions(REGIONS, 'Region')];

/** All places that the emulated vendor knows: countries, some states, and cities and smaller places in them. */
export const PLACES: readonly Place[] = [
  ...countries,
  ...states,
  ...cities(CITIES),
  ...cities(ABROAD),
];

const BY_ID: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.id, place]));
const BY_NAME: ReadonlyMap<string, readonly Place[]> = byName(PLACES);

export const placeWithId = (id: string): Place | undefined => BY_ID.get(id);

/** Places whose name, or canonical name with or without blanks, is this one. */
export function placesNamed(name: string): readonly Place[] {
  return BY_NAME.get(folded(name)) ?? [];
}

/** What a place lies in, from near to far. */
export function parentsOf(place: Place): readonly Place[] {
  const parent = place.parent === undefined ? undefined : BY_ID.get(place.parent);
  return parent ? [parent, ...parentsOf(parent)] : [];
}

/** The place as its `geo_target_constant` resource. */
export const constantOf = ({ reach: _, parent, ...place }: Place) => ({
  resourceName: `geoTargetConstants/${place.id}`,
  ...place,
  ...(parent ? { parentGeoTarget: `geoTargetConstants/${parent}` } : {}),
});

function divisions(table: Readonly<Record<string, string>>, targetType: string): readonly Place[] {
  return Object.entries(table).flatMap(([code, rows]) => {
    const country = countries.find(({ countryCode }) => countryCode === code);
    return rowsOf(rows).map((row) => inside(country, row, targetType, '2000000'));
  });
}

function cities(table: Readonly<Record<string, string>>): readonly Place[] {
  return Object.entries(table).flatMap(([canonical, rows]) => {
    const parent = states.find(({ canonicalName }) => canonicalName === canonical);
    return rowsOf(rows).map((row) => {
      const [, named = '', reach = '', type = 'City'] =
        /^(.+) (\d+)(?: ([A-Z][A-Za-z ]+))?$/.exec(row) ?? [];
      return inside(parent, named, type, reach);
    });
  });
}

function inside(parent: Place | undefined, row: string, targetType: string, reach: string): Place {
  const [, id = '', name = ''] = /^(\d+) (.+)$/.exec(row) ?? [];
  if (!parent || !id) throw new Error(`A row of places is malformed: ${row}`);
  const status = DYING.includes(id) ? 'REMOVAL_PLANNED' : 'ENABLED';
  return {
    id,
    name,
    countryCode: parent.countryCode,
    targetType,
    status,
    canonicalName: `${name},${parent.canonicalName}`,
    parent: parent.id,
    reach,
  };
}

function rowsOf(rows: string): readonly string[] {
  return rows
    .split('|')
    .map((row) => row.trim())
    .filter(Boolean);
}

function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .join(',');
}

function byName(places: readonly Place[]): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, readonly Place[]>();
  for (const place of places) {
    const keys = new Set([folded(place.name), folded(place.canonicalName)]);
    for (const key of keys) found.set(key, [...(found.get(key) ?? []), place]);
  }
  return found;
}
