import { type Fields, listIn } from '../../json/fields';
import { findPlace } from './places';
import type { Place } from './place';
import { postalCode } from './postal-codes';
import { writePlace } from './write-place';

const LISTS: readonly (readonly [string, Place['type']])[] = [
  ['countries', 'country'],
  ['country_groups', 'country_group'],
  ['regions', 'region'],
  ['cities', 'city'],
  ['zips', 'zip'],
  ['geo_markets', 'geo_market'],
];

/** Keys back to places: by list, then by key; unknown keys are left out. */
export function resolvePlaces(read: Fields): Fields {
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
