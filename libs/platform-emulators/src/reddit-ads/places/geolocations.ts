import { CITY_ROWS } from './city-rows';
import { COUNTRY_ROWS } from './country-rows';
import type { Geolocation } from './geolocation';
import { REGION_ROWS } from './region-rows';
import { MARKET_ROWS, POSTAL_ROWS } from './us-rows';

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

/** Every place this vendor knows here: forms of ids as documented (platform document 3b), a small part of the vendor's own table. */
export const GEOLOCATIONS = { countries, regions, cities, postalCodes, markets };

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
