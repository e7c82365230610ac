import { type Fields, listIn, textIn } from '../../core/json';
import { type Call, COMMON_PARAMETERS, PAGE_PARAMETERS } from '../doors/call';
import { pageOf } from '../doors/lists';
import {
  choice,
  flag,
  integer,
  list,
  type Members,
  readMembers,
  text,
  texts,
} from '../doors/shapes';
import { missingParameter } from '../errors';
import { countryName, findPlace, type Place, PLACES, postalCode, postalCodesLike } from './places';

/**
 * What may be searched for; subcities, neighbourhoods and the smaller areas are known here by no
 * name.
 */
const LOCATION_TYPES = [
  'country',
  'country_group',
  'region',
  'city',
  'zip',
  'geo_market',
  'electoral_district',
  'subcity',
  'neighborhood',
  'metro_area',
  'large_geo_area',
  'medium_geo_area',
  'small_geo_area',
  'place',
  'custom_location',
] as const;

/**
 * Places whose name begins with the text (a word of it counts too), exact names first, bigger kinds
 * before smaller ones.
 */
function findPlaces(read: Fields): readonly Fields[] {
  const text = textIn(read, 'q').trim();
  if (text === '') throw missingParameter('q');
  const types = listIn<string>(read, 'location_types');
  const wanted = folded(text);
  const found = [...PLACES.filter((place) => isLike(place, wanted)), ...postalCodesLike(text)];
  return found
    .filter((place) => (types.length === 0 || types.includes(place.type)) && isWithin(place, read))
    .map((place, order) => ({ place, order, rank: folded(place.name) === wanted ? 0 : 1 }))
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .map(({ place }) => writePlace(place));
}

function isLike(place: Place, wanted: string): boolean {
  const name = folded(place.name);
  return (
    name.startsWith(wanted) ||
    name.includes(` ${wanted}`) ||
    (place.type === 'country' && place.key.toLowerCase() === wanted)
  );
}

function isWithin(place: Place, read: Fields): boolean {
  const country = textIn(read, 'country_code').toUpperCase();
  if (country !== '' && place.country !== country) return false;
  return read.region_id === undefined || place.regionKey === String(read.region_id);
}

/** Letters without their marks: searches forgive them. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const LISTS: readonly (readonly [string, Place['type']])[] = [
  ['countries', 'country'],
  ['country_groups', 'country_group'],
  ['regions', 'region'],
  ['cities', 'city'],
  ['zips', 'zip'],
  ['geo_markets', 'geo_market'],
];

/** Keys back to places: by list, then by key; unknown keys are left out. */
function resolvePlaces(read: Fields): Fields {
  const found = LISTS.map(
    ([name, type]) =>
      [
        name,
        listIn<string>(read, name).flatMap(
          (key) => (type === 'zip' ? postalCode(key) : findPlace(type, key)) ?? [],
        ),
      ] as const,
  );
  const known = found.filter(([name]) => read[name] !== undefined);
  return Object.fromEntries(
    known.map(([name, places]) => [
      name,
      Object.fromEntries(places.map((place) => [place.key, writePlace(place)])),
    ]),
  );
}

const INTERESTS: readonly Fields[] = [
  { id: '6003139266461', name: 'Movies' },
  { id: '6003107902433', name: 'Football' },
  { id: '6003384248805', name: 'Fitness and wellness' },
  { id: '6003263791114', name: 'Shopping' },
  { id: '6004160395895', name: 'Travel' },
  { id: '6003659420716', name: 'Cooking' },
];
const LOCALES: readonly Fields[] = [
  { key: 6, name: 'English (US)' },
  { key: 24, name: 'English (UK)' },
  { key: 1001, name: 'English (All)' },
  { key: 5, name: 'German' },
  { key: 9, name: 'French (France)' },
  { key: 23, name: 'Spanish (Spain)' },
  { key: 10, name: 'Italian' },
  { key: 14, name: 'Dutch' },
  { key: 11, name: 'Japanese' },
];

const like = (rows: readonly Fields[], text: string): readonly Fields[] =>
  rows.filter(({ name }) => String(name).toLowerCase().includes(text.toLowerCase()));

const findInterests = (text: string): readonly Fields[] =>
  like(INTERESTS, text).map((one) => ({ ...one, path: ['Interests', one.name] }));
const findLocales = (text: string): readonly Fields[] => like(LOCALES, text);

/** A place as the search answers it (platform document 1g). */
function writePlace({ key, name, type, country, region, regionKey }: Place): Fields {
  return {
    key,
    name,
    type,
    ...(country === '' ? {} : { country_code: country, country_name: countryName(country) }),
    ...(region === undefined ? {} : { region, region_id: Number(regionKey) }),
    supports_region: type !== 'country_group',
    supports_city: type !== 'country_group',
  };
}

const TYPES = ['adgeolocation', 'adgeolocationmeta', 'adinterest', 'adlocale'] as const;

const PARAMETERS: Members = {
  type: choice(TYPES),
  q: text,
  location_types: list(choice(LOCATION_TYPES)),
  country_code: text,
  region_id: integer,
  match_country_code: flag,
  place_fallback: flag,
  countries: texts,
  country_groups: texts,
  regions: texts,
  cities: texts,
  zips: texts,
  geo_markets: texts,
  places: texts,
  custom_locations: texts,
  electoral_districts: texts,
  neighborhoods: texts,
  subcities: texts,
};

/** `GET /search`: places by name or key, and a few interests and locales (platform document 1g). */
export function answerSearch(call: Omit<Call, 'subject'>): unknown {
  call.world.usage.count(call.account.id, false, call.world.now());
  const known = { ...COMMON_PARAMETERS, ...PAGE_PARAMETERS };
  const own = Object.fromEntries(
    Object.entries(call.parameters).filter(([name]) => !Object.hasOwn(known, name)),
  );
  const read = readMembers(own, PARAMETERS, ['type'], '', 'UTC');
  switch (read.type as (typeof TYPES)[number]) {
    case 'adgeolocation':
      return page(call, findPlaces(read), 'key');
    case 'adgeolocationmeta':
      return { data: resolvePlaces(read) };
    case 'adinterest':
      return page(call, findInterests(textIn(read, 'q')), 'id');
    case 'adlocale':
      return page(call, findLocales(textIn(read, 'q')), 'key');
  }
}

function page(call: Omit<Call, 'subject'>, rows: readonly Fields[], key: string): Fields {
  const subject = call.world.findAny(call.account.userId);
  if (!subject) throw new Error('an account without a person');
  return pageOf(
    { ...call, subject },
    rows,
    (row) => `${String(row.type ?? '')} ${String(row[key])}`,
    (row) => row,
  );
}
