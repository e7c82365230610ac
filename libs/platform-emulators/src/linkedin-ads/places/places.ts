import { CITY_ROWS } from './city-rows';
import { COUNTRY_CODES } from './country-codes';
import { REGION_ROWS } from './region-rows';

/** A place to target. The vendor's answers hold no type and no country: only the name tells places apart (platform document 2g). */
export interface Place {
  readonly urn: string;
  readonly name: string;
  /** Members there. Invented. */
  readonly members: number;
}

/** Ids: United States and Berlin stand in the platform document, four others are from memory; all the rest are invented. */
const KNOWN_IDS: Readonly<Record<string, number>> = {
  'United States': 103_644_278,
  'Berlin, Germany': 103_035_651,
  Germany: 101_282_230,
  'United Kingdom': 101_165_590,
  France: 105_015_875,
  Canada: 101_174_742,
};
const FIRST_INVENTED_ID = 190_000_001;
const MEMBERS = { country: 4_000_000, region: 900_000, city: 400_000 };

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
const countryName = (code: string): string => countryNames.of(code) ?? code;

const rows: readonly (readonly [string, number])[] = [
  ...COUNTRY_CODES.map((code) => [countryName(code), MEMBERS.country] as const),
  ...REGION_ROWS.flatMap((row) => {
    const [code = '', names = ''] = row.split('|');
    return names
      .split(',')
      .map((name) => [`${name}, ${countryName(code)}`, MEMBERS.region] as const);
  }),
  ...CITY_ROWS.flatMap((row) => {
    const [code = '', region = '', names = ''] = row.split('|');
    const where = [region, countryName(code)].filter((part) => part !== '').join(', ');
    return names.split(',').map((name) => [`${name}, ${where}`, MEMBERS.city] as const);
  }),
];

export const PLACES: readonly Place[] = rows.map(([name, members], index) => ({
  urn: `urn:li:geo:${KNOWN_IDS[name] ?? FIRST_INVENTED_ID + index}`,
  name,
  members,
}));

const byUrn = new Map(PLACES.map((place) => [place.urn, place]));

export const findPlace = (urn: string): Place | undefined => byUrn.get(urn);
