import { COUNTRIES, COUNTRY_GROUPS } from '../places/countries';
import { findPlace } from '../places/places';
import { postalCode } from '../places/postal-codes';
import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Fields, listIn, textIn } from '../../json/fields';
import { ruleBroken } from '../wire/refusals';
import { checkRadius } from './radius-rules';

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
export function checkGeo(geo: Fields, path: string): void {
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
