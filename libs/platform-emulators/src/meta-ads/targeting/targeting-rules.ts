import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Fields, listIn, numberIn, objectIn } from '../../json/fields';
import { missingParameter, ruleBroken } from '../wire/refusals';
import { checkGeo } from './geo-rules';

/** From this version on housing, employment and credit campaigns say themselves whether Advantage audience is on (platform document 1). */
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
