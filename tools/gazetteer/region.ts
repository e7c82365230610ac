import { foldName } from '@switchyard/targeting';

/** A region while its sources are joined. */
export interface Region {
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

/** The region of the country that goes by one of the names and that no division is joined to yet. */
export const sameRegion = (
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
