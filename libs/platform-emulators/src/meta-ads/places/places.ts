import { CITY_ROWS } from './city-rows';
import { COUNTRIES, COUNTRY_GROUPS, countryName } from './countries';
import { MARKET_ROWS } from './market-rows';
import type { Place } from './place';
import { REGION_ROWS } from './region-rows';

const countries = [...COUNTRIES].map((key): Place => ({
  key,
  name: countryName(key),
  type: 'country',
  country: key,
}));
const groups = [...COUNTRY_GROUPS].map((key): Place => ({
  key,
  name: key.replace(/_/g, ' '),
  type: 'country_group',
  country: '',
}));

const regions = REGION_ROWS.map((row): Place => {
  const [key = '', name = '', country = ''] = row.split('|');
  return { key, name, type: 'region', country };
});
const regionNames = new Map(regions.map(({ key, name }) => [key, name]));

const cities = CITY_ROWS.map((row): Place => {
  const [key = '', name = '', regionKey = '', country = '', latitude, longitude] = row.split('|');
  return {
    key,
    name,
    type: 'city',
    country,
    regionKey,
    region: regionNames.get(regionKey) ?? '',
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
});

const markets = MARKET_ROWS.map((row): Place => {
  const [key = '', name = ''] = row.split('|');
  return { key, name, type: 'geo_market', country: 'US' };
});

/** Every place of the tables; postal codes and electoral districts are known by their form alone. */
export const PLACES: readonly Place[] = [
  ...countries,
  ...groups,
  ...regions,
  ...cities,
  ...markets,
];

const byKey = new Map(PLACES.map((place) => [`${place.type} ${place.key}`, place]));

export const findPlace = (type: Place['type'], key: string): Place | undefined =>
  byKey.get(`${type} ${key}`);

/** The country of the nearest city of the tables: what stands in for a map. */
export function countryAt(latitude: number, longitude: number): string {
  const away = (place: Place) =>
    Math.hypot(
      (place.latitude ?? 0) - latitude,
      ((place.longitude ?? 0) - longitude) * Math.cos((latitude * Math.PI) / 180),
    );
  return cities.reduce((nearest, one) => (away(one) < away(nearest) ? one : nearest)).country;
}
