import type { Entry } from './entry';
import { packageText } from './package-file';

/** What the package has: ZIP codes, and the first half of Canadian ones, which is what ad platforms target there. */
const COUNTRIES = { US: 'lib/codes.js', CA: 'lib/codesCanada.js' } as const;

interface Code {
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly state: string;
}

/** Postal codes of the countries that the package has. `regionNamed` finds a region by country and name or letters. */
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
