import type { VendorAnswer } from '../../vendor';
import { type Call, readRequest } from '../doors/access';
import { complaint, Refused } from '../errors';
import { SUGGEST_REQUEST } from '../schema/kinds';
import type { Json } from '../schema/message';
import { partOf, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';
import {
  ABROAD,
  CITIES,
  COUNTRIES,
  isCountryCode,
  REGIONS,
  REMOVAL_PLANNED,
  STATES,
} from './geo-targets';

/** A place as the vendor's table of geo targets has it. */
interface Location {
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

const countries: readonly Location[] = COUNTRIES.map(({ id, code, name, targetType }) => ({
  id,
  name,
  countryCode: code,
  targetType,
  status: 'ENABLED',
  canonicalName: name,
  reach: '5000000',
}));
const states = [...divisions(STATES, 'State'), ...divisions(REGIONS, 'Region')];

/**
 * All places that the emulated vendor knows: countries, some states, and cities and smaller places
 * in them.
 */
export const LOCATIONS: readonly Location[] = [
  ...countries,
  ...states,
  ...cities(CITIES),
  ...cities(ABROAD),
];

const BY_ID: ReadonlyMap<string, Location> = new Map(LOCATIONS.map((place) => [place.id, place]));
const BY_NAME: ReadonlyMap<string, readonly Location[]> = byName(LOCATIONS);

const locationWithId = (id: string): Location | undefined => BY_ID.get(id);

/** Places whose name, or canonical name with or without blanks, is this one. */
function locationsNamed(name: string): readonly Location[] {
  return BY_NAME.get(folded(name)) ?? [];
}

/** What a place lies in, from near to far. */
function parentsOf(place: Location): readonly Location[] {
  const parent = place.parent === undefined ? undefined : BY_ID.get(place.parent);
  return parent ? [parent, ...parentsOf(parent)] : [];
}

/** The place as its `geo_target_constant` resource. */
export const constantOf = ({ reach: _, parent, ...place }: Location) => ({
  resourceName: `geoTargetConstants/${place.id}`,
  ...place,
  ...(parent ? { parentGeoTarget: `geoTargetConstants/${parent}` } : {}),
});

function divisions(
  table: Readonly<Record<string, string>>,
  targetType: string,
): readonly Location[] {
  return Object.entries(table).flatMap(([code, rows]) => {
    const country = countries.find(({ countryCode }) => countryCode === code);
    return rowsOf(rows).map((row) => inside(country, row, targetType, '2000000'));
  });
}

function cities(table: Readonly<Record<string, string>>): readonly Location[] {
  return Object.entries(table).flatMap(([canonical, rows]) => {
    const parent = states.find(({ canonicalName }) => canonicalName === canonical);
    return rowsOf(rows).map((row) => {
      const [, named = '', reach = '', type = 'City'] =
        /^(.+) (\d+)(?: ([A-Z][A-Za-z ]+))?$/.exec(row) ?? [];
      return inside(parent, named, type, reach);
    });
  });
}

function inside(
  parent: Location | undefined,
  row: string,
  targetType: string,
  reach: string,
): Location {
  const [, id = '', name = ''] = /^(\d+) (.+)$/.exec(row) ?? [];
  if (!parent || !id) throw new Error(`A row of places is malformed: ${row}`);
  const status = REMOVAL_PLANNED.includes(id) ? 'REMOVAL_PLANNED' : 'ENABLED';
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

function byName(places: readonly Location[]): ReadonlyMap<string, readonly Location[]> {
  const found = new Map<string, readonly Location[]>();
  for (const place of places) {
    const keys = new Set([folded(place.name), folded(place.canonicalName)]);
    for (const key of keys) found.set(key, [...(found.get(key) ?? []), place]);
  }
  return found;
}

/** v25 GeoTargetConstantSuggestionError. */
const MAX_NAMES = 25;
const MAX_NAME_LENGTH = 300;

/**
 * `POST /vNN/geoTargetConstants:suggest`: locations by name or by constant, from the embedded
 * table. Names are English whatever the locale.
 */
export function suggestLocations(call: Call): VendorAnswer {
  const body = readRequest(SUGGEST_REQUEST, call.request);
  const found =
    partOf(body, 'geoTargets')['geoTargetConstants'] === undefined
      ? suggestionsByName(body)
      : suggestionsByConstant(body);
  return {
    status: 200,
    headers: { 'request-id': call.context.requestId },
    body: found.length ? { geoTargetConstantSuggestions: found } : {},
  };
}

function suggestionsByName(body: Json): readonly object[] {
  const names = textsOf(partOf(body, 'locationNames')['names']);
  const country = textOf(body, 'countryCode').toUpperCase();
  const at = 'locationNames.names';
  if (!names.length) {
    throw refused(
      'REQUEST_PARAMETERS_UNSET',
      '',
      'Location names or geo target constants are needed.',
    );
  }
  if (names.length > MAX_NAMES) {
    throw refused('LOCATION_NAME_LIMIT', at, 'At most 25 location names.');
  }
  if (names.some((name) => name.length > MAX_NAME_LENGTH)) {
    throw refused('LOCATION_NAME_SIZE_LIMIT', at, 'At most 300 characters.');
  }
  if (country && !isCountryCode(country)) {
    throw refused('INVALID_COUNTRY_CODE', 'countryCode', 'The country code is invalid.');
  }
  return names.flatMap((name) => {
    const places = locationsNamed(name).filter(
      ({ countryCode }) => !country || countryCode === country,
    );
    return widestFirst(places)
      .slice(0, UNVERIFIED.suggestionsPerName)
      .map((place) => suggestion(place, name));
  });
}

function suggestionsByConstant(body: Json): readonly object[] {
  const constants = textsOf(partOf(body, 'geoTargets')['geoTargetConstants']);
  const malformed = constants.find((name) => !/^geoTargetConstants\/\d+$/.test(name));
  if (!constants.length) {
    throw refused(
      'REQUEST_PARAMETERS_UNSET',
      '',
      'Location names or geo target constants are needed.',
    );
  }
  if (malformed !== undefined) {
    throw new Refused(
      complaint(
        'requestError.RESOURCE_NAME_MALFORMED',
        'geoTargets',
        'The resource name is malformed.',
        malformed,
      ),
    );
  }
  return constants
    .flatMap((name) => locationWithId(name.split('/')[1] ?? '') ?? [])
    .map((place) => suggestion(place));
}

const refused = (code: string, at: string, message: string): Refused =>
  new Refused(complaint(`geoTargetConstantSuggestionError.${code}`, at, message));
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];
const widestFirst = (places: readonly Location[]): readonly Location[] =>
  [...places].sort((a, b) => Number(b.reach) - Number(a.reach));

function suggestion(place: Location, searchTerm?: string) {
  const parents = parentsOf(place).map(constantOf);
  return {
    locale: 'en',
    reach: place.reach,
    ...(searchTerm ? { searchTerm } : {}),
    geoTargetConstant: constantOf(place),
    ...(parents.length ? { geoTargetConstantParents: parents } : {}),
  };
}
