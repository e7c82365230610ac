import { findPlace } from '../places/places';
import { type Fields, isFields, listIn, textIn } from '../../json/fields';

/** A targeting as reads tell it: places carry the names that the vendor knows, though only keys were sent. */
export function writeTargeting(targeting: unknown): unknown {
  if (!isFields(targeting)) return targeting;
  const geos = ['geo_locations', 'excluded_geo_locations'].filter((name) =>
    isFields(targeting[name]),
  );
  return {
    ...targeting,
    ...Object.fromEntries(geos.map((name) => [name, expanded(targeting[name] as Fields)])),
  };
}

function expanded(geo: Fields): Fields {
  const lists = Object.entries(EXPANDED).filter(([name]) => geo[name] !== undefined);
  return {
    ...geo,
    ...Object.fromEntries(lists.map(([name, expand]) => [name, listIn(geo, name).map(expand)])),
  };
}

const EXPANDED: Readonly<Record<string, (place: Fields) => Fields>> = {
  regions: (place) => named(place, 'region'),
  cities: (place) => ({ distance_unit: 'mile', ...named(place, 'city') }),
  geo_markets: (place) => named(place, 'geo_market'),
  zips: (place) => ({
    ...place,
    name: textIn(place, 'key').split(':')[1],
    country: textIn(place, 'key').split(':')[0],
  }),
  custom_locations: (place) => ({ distance_unit: 'mile', ...place }),
};

function named(place: Fields, type: 'region' | 'city' | 'geo_market'): Fields {
  const found = findPlace(type, textIn(place, 'key'));
  const region =
    found?.region === undefined ? {} : { region: found.region, region_id: found.regionKey };
  return { ...place, name: found?.name, country: found?.country, ...region };
}
