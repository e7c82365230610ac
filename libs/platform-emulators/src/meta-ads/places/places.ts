import { CITY_ROWS, MARKET_ROWS, REGION_ROWS } from './rows';

const CODES = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CV
CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL
IM IN IO IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW
MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SE SG SH SI SJ SK SL SM SN SO SR SS
ST SV SX SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`;

/** Country codes that can be targeted: ISO 3166-1 without places under embargo. */
export const COUNTRIES: ReadonlySet<string> = new Set(CODES.trim().split(/\s+/));

/** The European Union, whose ads must name who pays and who benefits (platform document 1b). */
export const EUROPEAN_UNION: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** Names of `country_groups`. */
export const COUNTRY_GROUPS: ReadonlySet<string> = new Set(
  'worldwide africa asia caribbean central_america europe north_america oceania south_america afta apec android_apps cisfta eea emerging_markets eurozone gcc itunes_app_store mercosur nafta'.split(
    ' ',
  ),
);

/** Groups with members in the Union. */
export const GROUPS_IN_UNION: ReadonlySet<string> = new Set([
  'worldwide',
  'europe',
  'eea',
  'eurozone',
  'android_apps',
  'itunes_app_store',
]);

const english = new Intl.DisplayNames(['en'], { type: 'region' });
export const countryName = (code: string): string => english.of(code) ?? code;

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

/**
 * Every place of the tables; postal codes and electoral districts are known by their form alone.
 */
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

/**
 * A place that can be found and targeted. Keys are texts: numbers, `US:94304`, `DE`,
 * `COMSCORE_MARKET:2001`.
 */
export interface Place {
  readonly key: string;
  readonly name: string;
  readonly type:
    'country' | 'country_group' | 'region' | 'city' | 'zip' | 'geo_market' | 'electoral_district';
  readonly country: string;
  readonly region?: string;
  readonly regionKey?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/**
 * How postal codes look where it is known here; codes of other countries are taken when they are
 * letters and digits.
 */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  DK: /^\d{4}$/,
  NL: /^\d{4}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?$/,
  CA: /^[A-Z]\d[A-Z]$/,
  JP: /^\d{7}$/,
};
const ANY = /^[A-Z0-9][A-Z0-9 -]{1,9}$/;

/**
 * The place behind a key such as `US:94304`. No list of codes is at hand: any that looks like one
 * of its country is taken.
 */
export function postalCode(key: string): Place | undefined {
  const [country = '', code = ''] = key.split(':');
  if (!COUNTRIES.has(country) || !(PATTERNS[country] ?? ANY).test(code)) return undefined;
  return { key, name: code, type: 'zip', country };
}

/** Postal codes that a search for this text finds, by the countries whose form it has. */
export const postalCodesLike = (text: string): readonly Place[] =>
  Object.keys(PATTERNS).flatMap((country) => postalCode(`${country}:${text.toUpperCase()}`) ?? []);
