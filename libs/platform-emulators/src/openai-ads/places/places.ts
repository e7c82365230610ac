import type { Fields } from '../../core/json';
import { type Call, numberOf, type Route, route } from '../doors/call';
import { missingParameter, outOfRange } from '../errors';
import { UNVERIFIED } from '../unverified';
import { COUNTRY_ROWS, MARKET_ROWS, POSTAL_ROWS, REGION_ROWS } from './rows';

const PLACE_TYPES = ['country', 'region', 'market', 'postal_code'] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];

/**
 * One place that campaigns can be aimed at. There are no cities and no circles (platform document
 * 4g).
 */
interface Place {
  readonly id: string;
  readonly type: PlaceType;
  readonly name: string;
  readonly countryCode: string;
  /** `CZ-10` for a region, the market's own code for a market; none for countries. */
  readonly regionCode: string | null;
  readonly canonicalName: string;
  readonly parentId: string | null;
  /** The country's name; none for countries. */
  readonly parentCountry: string | null;
}

interface Country {
  readonly id: string;
  readonly name: string;
}

const countries = new Map<string, Country>(
  COUNTRY_ROWS.map(([code, id, name]) => [code, { id, name }]),
);

export const countryCodes: ReadonlySet<string> = new Set(countries.keys());

export const PLACES: readonly Place[] = [
  ...[...countries].map(([code, { id, name }]) => country(code, id, name)),
  ...REGION_ROWS.map(([id, code, name]) =>
    below('region', { id, name, countryCode: code.slice(0, 2), regionCode: code, hasParent: true }),
  ),
  ...MARKET_ROWS.map(([id, code, name]) =>
    below('market', { id, name, countryCode: 'US', regionCode: code, hasParent: false }),
  ),
  ...POSTAL_ROWS.map(([id, countryCode, name]) =>
    below('postal_code', { id, name, countryCode, regionCode: null, hasParent: true }),
  ),
];

const byId = new Map(PLACES.map((place) => [place.id, place]));

export const placeOf = (id: string): Place | undefined => byId.get(id);

function country(countryCode: string, id: string, name: string): Place {
  return {
    id,
    type: 'country',
    name,
    countryCode,
    regionCode: null,
    canonicalName: name,
    parentId: null,
    parentCountry: null,
  };
}

type Below = Pick<Place, 'id' | 'name' | 'countryCode' | 'regionCode'> & {
  readonly hasParent: boolean;
};

/** Markets name no parent; regions and postal codes name their country. */
function below(type: PlaceType, { hasParent, ...place }: Below): Place {
  const land = countries.get(place.countryCode);
  const parentCountry = land?.name ?? null;
  return {
    ...place,
    type,
    canonicalName: `${place.name}, ${parentCountry}`,
    parentId: hasParent ? (land?.id ?? null) : null,
    parentCountry,
  };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Indexed {
  readonly place: Place;
  readonly name: string;
  readonly canonical: string;
}

const index: readonly Indexed[] = PLACES.map((place) => ({
  place,
  name: plain(place.name),
  canonical: plain(place.canonicalName),
}));

/**
 * Places whose name holds the words asked for, best first: the whole name, its beginning, any part;
 * countries before what lies in them.
 */
function findPlaces(query: string, limit: number): readonly Place[] {
  const wanted = plain(query.trim());
  const found = index.filter(
    (one) => one.canonical.includes(wanted) || plain(one.place.countryCode) === wanted,
  );
  const ranked = found.toSorted((a, b) => rank(a, wanted) - rank(b, wanted) || order(a) - order(b));
  return ranked.slice(0, limit).map(({ place }) => place);
}

const order = ({ place }: Indexed): number => PLACE_TYPES.indexOf(place.type);

function rank({ name, canonical }: Indexed, wanted: string): number {
  if (name === wanted || canonical === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(wanted) ? 2 : 3;
}

/** Places by name (platform document 4g). */
export const geoRoutes: readonly Route[] = [
  route('GET', '/geo_lookup/search', search, { query: { single: ['q', 'limit'] } }),
];

function search({ query }: Call): Fields {
  const wanted = query.get('q');
  if (wanted === null) throw missingParameter('q');
  if (wanted === '') {
    throw outOfRange(
      'string_below_min_length',
      'q',
      'string too short. Expected a string with minimum length 1',
    );
  }
  const results = findPlaces(
    wanted,
    numberOf(query, 'limit', { min: 1, max: 100 }, UNVERIFIED.defaultPlaces),
  ).map(readPlace);
  return { query: wanted, count: results.length, results };
}

function readPlace({
  id,
  type,
  name,
  canonicalName,
  countryCode,
  regionCode,
  parentId,
  parentCountry,
}: Place): Fields {
  return {
    id,
    type,
    canonical_name: canonicalName,
    country_code: countryCode,
    name,
    region_code: regionCode,
    parent_id: parentId,
    parent_country: parentCountry,
  };
}
