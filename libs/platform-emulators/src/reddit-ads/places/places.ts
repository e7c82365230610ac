import type { Fields } from '../../core/json';
import { type Call, type Route, route } from '../doors/call';
import { list, object, text } from '../doors/shapes';
import { CITY_ROWS } from './city-rows';
import { COUNTRY_ROWS } from './country-rows';
import { MARKET_ROWS, POSTAL_ROWS, REGION_ROWS } from './region-rows';

const cells = (row: string): readonly string[] => row.split('|');
const COUNTRY_NAMES = new Map(COUNTRY_ROWS.map((row) => row.split('|') as [string, string]));
const REGION_NAMES = new Map(REGION_ROWS.map((row) => row.split('|') as [string, string]));

const countries: readonly Geolocation[] = [...COUNTRY_NAMES].map(([id, name]) => ({
  id,
  name,
  country: id,
}));

const regions: readonly Geolocation[] = [...REGION_NAMES].map(([id, name]) => ({
  id,
  name,
  country: id.slice(0, 2),
  region: id.slice(3),
}));

const cities: readonly Geolocation[] = CITY_ROWS.map((row) => {
  const [number = '', city = '', place = ''] = cells(row);
  const country = place.slice(0, 2);
  const names = [city, REGION_NAMES.get(place), COUNTRY_NAMES.get(country)].filter(
    (name) => name !== undefined,
  );
  return {
    id: `${country}:${number}`,
    name: names.join(', '),
    country,
    ...(place.length > 2 ? { region: place.slice(3) } : {}),
    city,
  };
});

const postalCodes: readonly Geolocation[] = POSTAL_ROWS.map((row) => {
  const [code = '', city = '', region = ''] = cells(row);
  return {
    id: `US-${code}`,
    name: `${code}, ${city}, ${region}`,
    country: 'US',
    region,
    city,
    postal_code: code,
  };
});

const markets: readonly Geolocation[] = MARKET_ROWS.map((row) => {
  const [number = '', name = ''] = cells(row);
  return { id: number, name, country: 'US', dma: Number(number) };
});

/**
 * Every place this vendor knows here: forms of ids as documented (platform document 3b), a small
 * part of the vendor's own table.
 */
const GEOLOCATIONS = { countries, regions, cities, postalCodes, markets };

const BY_ID: ReadonlyMap<string, Geolocation> = new Map(
  Object.values(GEOLOCATIONS)
    .flat()
    .map((place) => [place.id, place]),
);
const CITY_BY_NUMBER: ReadonlyMap<string, Geolocation> = new Map(
  cities.map((city) => [city.id.slice(3), city]),
);

/** The place of an id, also of a city's bare GeoNames number. */
export const geolocationWithId = (id: string): Geolocation | undefined =>
  BY_ID.get(id) ?? CITY_BY_NUMBER.get(id);

/** A place as the vendor answers it. Members that say nothing are left out. */
interface Geolocation {
  readonly id: string;
  readonly name: string;
  readonly country?: string;
  readonly region?: string;
  readonly city?: string;
  readonly postal_code?: string;
  readonly dma?: number;
}

const POLICY = { policy: 'ads-targeting-taxonomy' } as const;
const validations = object({ geolocation_ids: list(text), cities: list(text) });

/** Places by name and by id (platform document 3g; the vendor's OpenAPI). */
export const placeRoutes: readonly Route[] = [
  route('GET', '/targeting/geolocations', POLICY, (call) => ({ data: found(call) })),
  route(
    'POST',
    '/targeting/geolocations_validations',
    { ...POLICY, data: validations, isSearch: true },
    (call) => ({ data: validated(call.data as Fields) }),
  ),
];

/**
 * Substring matches; without any filter countries and regions (the last is from memory,
 * unverified). Not paged.
 */
function found({ query }: Call): readonly Geolocation[] {
  const country = query.get('country')?.toUpperCase();
  const [city, postal] = [query.get('cities_search'), query.get('postal_code')];
  const { cities, postalCodes, countries, regions } = GEOLOCATIONS;
  const places =
    city !== null
      ? cities.filter((one) => isLike(one.city, city))
      : postal !== null
        ? postalCodes.filter((one) => isLike(one.postal_code, postal))
        : [...countries, ...regions];
  return places.filter((one) => country === undefined || one.country === country);
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isLike = (text: string | undefined, part: string): boolean =>
  folded(text ?? '').includes(folded(part));

function validated(asked: Fields): readonly Fields[] {
  const ids = (asked.geolocation_ids ?? []) as readonly string[];
  const cities = (asked.cities ?? []) as readonly string[];
  return [
    ...ids.map((id) => verdict(id, geolocationWithId(id))),
    ...cities.map((name) => verdict(name, cityCalled(name))),
  ];
}

const cityCalled = (name: string): Geolocation | undefined =>
  GEOLOCATIONS.cities.find(
    (one) => isLike(one.name, name) || folded(name).startsWith(`${folded(one.city ?? '')},`),
  );

const verdict = (asked: string, place: Geolocation | undefined): Fields =>
  place
    ? { geolocation: place }
    : { geolocation: { id: asked }, error_message: `${asked} is an unknown ${kindOf(asked)} code` };

/** What kind of place an unknown id would have been, by its form. */
function kindOf(id: string): string {
  if (/^[A-Z]{2}$/.test(id)) return 'country';
  if (/^US-\d{5}$/.test(id)) return 'postal';
  if (/^[A-Z]{2}-/.test(id)) return 'region';
  return /^\d{3}$/.test(id) ? 'dma' : 'city';
}
