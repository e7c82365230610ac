import {
  all,
  between,
  choice,
  decimal,
  integer,
  list,
  type Members,
  object,
  type Shape,
  text,
  texts,
} from '../wire/shape';

const unit: Shape = choice(['mile', 'kilometer']);
const named: Members = { key: text, name: text, country: text };
const areas: Shape = list(object({ ...named, region_id: integer }, ['key']));

const custom: Shape = object({
  latitude: decimal,
  longitude: decimal,
  radius: decimal,
  distance_unit: unit,
  address_string: text,
  name: text,
  country: text,
  country_group: text,
  custom_type: text,
  key: text,
  max_population: integer,
  min_population: integer,
  primary_city_id: integer,
  region_id: integer,
});

/** `geo_locations` and `excluded_geo_locations` with the documented most of each (platform document 1b). */
export const GEO: Shape = object({
  countries: texts,
  country_groups: texts,
  regions: list(object(named, ['key']), 200),
  cities: list(
    object(
      { ...named, region: text, region_id: text, radius: between(1, 1_000), distance_unit: unit },
      ['key'],
    ),
    250,
  ),
  zips: list(object({ ...named, primary_city_id: integer, region_id: integer }, ['key']), 50_000),
  places: list(
    object(
      {
        ...named,
        ...all(text, 'primary_city_id region_id'),
        radius: decimal,
        distance_unit: unit,
        latitude: decimal,
        longitude: decimal,
      },
      ['key'],
    ),
    200,
  ),
  custom_locations: list(custom, 200),
  geo_markets: list(object({ ...named, market_type: text }, ['key']), 2_500),
  electoral_districts: list(object({ ...named, electoral_district: text }, ['key'])),
  neighborhoods: areas,
  subcities: areas,
  subneighborhoods: areas,
  metro_areas: areas,
  small_geo_areas: areas,
  medium_geo_areas: areas,
  large_geo_areas: areas,
  location_types: texts,
});
