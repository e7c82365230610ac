import { type Fields, listIn, numberIn, objectIn, textIn } from '../../core/json';
import { missingParameter, ruleBroken } from '../errors';
import {
  COUNTRIES,
  COUNTRY_GROUPS,
  countryAt,
  EUROPEAN_UNION,
  findPlace,
  GROUPS_IN_UNION,
  postalCode,
} from '../places/places';
import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';

/**
 * From this version on housing, employment and credit campaigns say themselves whether Advantage
 * audience is on (platform document 1).
 */
const EXPLICIT_AUDIENCE_FROM = 26;
const NARROW = ['HOUSING', 'EMPLOYMENT', 'CREDIT', 'FINANCIAL_PRODUCTS_SERVICES'];

/** Everything that is refused about a targeting beyond its shape. */
export function checkTargeting(
  targeting: Fields,
  categories: readonly string[],
  version: number,
): void {
  checkPresence(targeting);
  checkGeo(objectIn(targeting, 'geo_locations'), 'targeting.geo_locations');
  checkGeo(objectIn(targeting, 'excluded_geo_locations'), 'targeting.excluded_geo_locations');
  checkAges(targeting);
  checkPositions(targeting, version);
  if (categories.some((one) => NARROW.includes(one))) checkNarrow(targeting, version);
}

const AREAS = [
  'countries',
  'country_groups',
  'regions',
  'cities',
  'zips',
  'places',
  'custom_locations',
  'geo_markets',
  'electoral_districts',
  'neighborhoods',
  'subcities',
  'subneighborhoods',
  'metro_areas',
  'small_geo_areas',
  'medium_geo_areas',
  'large_geo_areas',
];

/** Some place must be included, unless a custom audience is (vendor's page on basic targeting). */
function checkPresence(targeting: Fields): void {
  const geo = objectIn(targeting, 'geo_locations');
  if (
    AREAS.some((name) => listIn<unknown>(geo, name).length > 0) ||
    listIn(targeting, 'custom_audiences').length > 0
  ) {
    return;
  }
  throw ruleBroken(
    SUBCODES.noLocation,
    'Location missing',
    'Targeting needs at least one location.',
    'targeting.geo_locations',
  );
}

function checkAges(targeting: Fields): void {
  const [least, most] = [
    numberIn(targeting, 'age_min') ?? 18,
    numberIn(targeting, 'age_max') ?? 65,
  ];
  if (least <= most) return;
  throw ruleBroken(
    SUBCODES.ages,
    'Ages',
    'age_min is above age_max.',
    'targeting.age_min',
    'targeting.age_max',
  );
}

function checkPositions(targeting: Fields, version: number): void {
  const isExplore = listIn<string>(targeting, 'instagram_positions').includes('explore');
  if (version < EXPLICIT_AUDIENCE_FROM || !isExplore) return;
  throw ruleBroken(
    SUBCODES.badLocation,
    'Placement',
    'explore is no placement any more.',
    'targeting.instagram_positions',
  );
}

function checkNarrow(targeting: Fields, version: number): void {
  const isAdult =
    (numberIn(targeting, 'age_min') ?? 18) === 18 && (numberIn(targeting, 'age_max') ?? 65) === 65;
  const hasZips = listIn(objectIn(targeting, 'geo_locations'), 'zips').length > 0;
  if (!isAdult || targeting.genders !== undefined || hasZips) {
    throw ruleBroken(
      SUBCODES.specialCategory,
      'Special ad category',
      'Ages, genders and postal codes cannot be chosen here.',
      'targeting',
    );
  }
  const isExplicit = objectIn(targeting, 'targeting_automation').advantage_audience !== undefined;
  if (version >= EXPLICIT_AUDIENCE_FROM && !isExplicit) {
    throw missingParameter('targeting.targeting_automation.advantage_audience');
  }
}

/** Only home and recent together can still be asked for (platform document 1b). */
const LOCATION_TYPES_REFUSED = 1870199;

type Known = (key: string) => boolean;

const KEYED: Readonly<Record<string, Known>> = {
  regions: (key) => findPlace('region', key) !== undefined,
  cities: (key) => findPlace('city', key) !== undefined,
  zips: (key) => postalCode(key) !== undefined,
  geo_markets: (key) => findPlace('geo_market', key) !== undefined,
  electoral_districts: (key) => /^US:[A-Z]{2}\d{2}$/.test(key),
  places: (key) => /^\d+$/.test(key),
};

/** Every place is known, every radius within its bounds. `path` is what the refusal blames. */
function checkGeo(geo: Fields, path: string): void {
  checkNames(geo, 'countries', COUNTRIES, path);
  checkNames(geo, 'country_groups', COUNTRY_GROUPS, path);
  for (const [name, isKnown] of Object.entries(KEYED)) {
    const unknown = listIn(geo, name).find((place) => !isKnown(textIn(place, 'key')));
    if (unknown) throw badLocation(`${path}.${name}`, textIn(unknown, 'key'));
  }
  listIn(geo, 'cities').forEach((place, index) =>
    checkRadius('city', place, `${path}.cities.${index}`),
  );
  listIn(geo, 'places').forEach((place, index) =>
    checkRadius('place', place, `${path}.places.${index}`),
  );
  listIn(geo, 'custom_locations').forEach((place, index) =>
    checkCustom(place, `${path}.custom_locations.${index}`),
  );
  checkTypes(geo, path);
}

function checkNames(geo: Fields, name: string, known: ReadonlySet<string>, path: string): void {
  const unknown = listIn<string>(geo, name).find((one) => !known.has(one));
  if (unknown !== undefined) throw badLocation(`${path}.${name}`, unknown);
}

function checkCustom(place: Fields, path: string): void {
  const [latitude, longitude] = [place.latitude, place.longitude];
  const isPoint =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  if (!isPoint && textIn(place, 'address_string') === '') {
    throw badLocation(path, 'a point or an address');
  }
  checkRadius('point', place, path);
}

function checkTypes(geo: Fields, path: string): void {
  const types = geo.location_types;
  if (types === undefined) return;
  const sorted = [...listIn<string>(geo, 'location_types')].sort().join(' ');
  if (sorted === 'home recent') return;
  throw ruleBroken(
    LOCATION_TYPES_REFUSED,
    'Location types',
    'Only home and recent together can be used.',
    `${path}.location_types`,
  );
}

const badLocation = (path: string, key: string) =>
  ruleBroken(
    SUBCODES.badLocation,
    'Invalid location',
    `"${key}" is no location that can be targeted.`,
    path,
  );

/**
 * Radii by kind of place and unit, miles where no unit is given (platform document 1b; a place's
 * are those of a point).
 */
const BOUNDS = {
  city: { mile: [10, 50], kilometer: [17, 80] },
  place: { mile: [0.63, 50], kilometer: [1, 80] },
  point: { mile: [0.63, 50], kilometer: [1, 80] },
} as const;

/** Throws for a radius out of its bounds; only points must have one. */
function checkRadius(kind: keyof typeof BOUNDS, place: Fields, path: string): void {
  const radius = numberIn(place, 'radius');
  const [least, most] = BOUNDS[kind][place.distance_unit === 'kilometer' ? 'kilometer' : 'mile'];
  if (radius === undefined && kind !== 'point') return;
  if (radius !== undefined && radius >= least && radius <= most) return;
  throw ruleBroken(
    SUBCODES.badRadius,
    'Invalid radius',
    `The radius must be between ${least} and ${most}.`,
    `${path}.radius`,
  );
}

/**
 * Whether a targeting reaches people in the European Union: by country, group, region, city, postal
 * code or point.
 */
export function reachesUnion(targeting: Fields): boolean {
  const geo = objectIn(targeting, 'geo_locations');
  return (
    listIn<string>(geo, 'country_groups').some((group) => GROUPS_IN_UNION.has(group)) ||
    countriesOf(geo).some((country) => EUROPEAN_UNION.has(country))
  );
}

/** Countries that a geography touches, each perhaps more than once. */
export function countriesOf(geo: Fields): readonly string[] {
  const placed = (['region', 'city'] as const).flatMap((type) =>
    listIn(geo, type === 'region' ? 'regions' : 'cities').map(
      (place) => findPlace(type, textIn(place, 'key'))?.country ?? '',
    ),
  );
  const zips = listIn(geo, 'zips').map((place) => textIn(place, 'key').split(':')[0] ?? '');
  const points = listIn(geo, 'custom_locations').map(countryOfPoint);
  return [...listIn<string>(geo, 'countries'), ...placed, ...zips, ...points];
}

function countryOfPoint(place: Fields): string {
  const [latitude, longitude] = [numberIn(place, 'latitude'), numberIn(place, 'longitude')];
  return latitude === undefined || longitude === undefined
    ? textIn(place, 'country')
    : countryAt(latitude, longitude);
}
