import { packageJson } from './package-file';
import type { Region } from './region';

/** A country of the package: its regions carry the ISO code, GeoNames' number and names by language. */
interface Country {
  readonly regions?: readonly {
    readonly iso?: string;
    readonly admin?: string;
    readonly name?: string;
    readonly names?: Readonly<Record<string, string>>;
  }[];
}

/** Regions by ISO code with their names in a dozen languages. `geonames` among the languages is GeoNames' own name. */
export const isoRegions = (): Region[] =>
  Object.entries(
    packageJson<Readonly<Record<string, Country>>>('iso3166-2-db', 'data/iso3166-2.json'),
  ).flatMap(([countryCode, country]) =>
    (country.regions ?? []).flatMap(({ iso, admin, name, names = {} }) =>
      iso === undefined || iso === ''
        ? []
        : [
            {
              id: `iso:${countryCode}-${iso}`,
              countryCode,
              ...(admin ? { admin1: `${countryCode}.${admin}` } : {}),
              names: new Map(Object.entries(names)),
              more: name === undefined ? [] : [name],
            },
          ],
    ),
  );
