import { EUROPEAN_UNION, GROUPS_IN_UNION } from '../places/countries';
import { countryAt, findPlace } from '../places/places';
import { type Fields, listIn, numberIn, objectIn, textIn } from '../../json/fields';

/** Whether a targeting reaches people in the European Union: by country, group, region, city, postal code or point. */
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
