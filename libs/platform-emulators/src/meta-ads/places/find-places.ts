import { type Fields, listIn, textIn } from '../../json/fields';
import { missingParameter } from '../wire/refusals';
import { writePlace } from './write-place';
import { PLACES } from './places';
import type { Place } from './place';
import { postalCodesLike } from './postal-codes';

/** What may be searched for; subcities, neighbourhoods and the smaller areas are known here by no name. */
export const LOCATION_TYPES = [
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

/** Places whose name begins with the text (a word of it counts too), exact names first, bigger kinds before smaller ones. */
export function findPlaces(read: Fields): readonly Fields[] {
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
