import {
  type AreaInput,
  foldName,
  type Gazetteer,
  namedArea,
  type NamedArea,
  type NamedLocation,
  type Location,
} from './location';

const MAX_ALTERNATIVES = 10;

/** What a name means, and what else it could have meant, likeliest first (at most 10). */
export interface ResolvedLocation {
  readonly location: Location;
  readonly alternatives: readonly Location[];
}

export interface ResolveOptions {
  /** Only locations that have a centre: those that a circle can be drawn around. */
  readonly withCentre?: boolean;
}

/**
 * The location that a name means: countries first, then by `type`, `countryCode` and population. Hints
 * are not advice: a place of another type or country is never taken. Undefined when the gazetteer
 * knows no such location.
 */
export const resolveLocation = (
  gazetteer: Gazetteer,
  area: AreaInput,
  { withCentre = false }: ResolveOptions = {},
): ResolvedLocation | undefined => {
  const meanings = meaningsOf(gazetteer, namedArea(area)).filter(
    ({ location }) => !withCentre || location.centre !== undefined,
  );
  const [location, ...others] = rankMeanings(meanings);
  return location && { location, alternatives: others.slice(0, MAX_ALTERNATIVES) };
};

/**
 * Every location that an area can mean, in no order: by the whole name, else by what is before a
 * comma within what comes after it, else without words such as "City of".
 */
const meaningsOf = (gazetteer: Gazetteer, area: NamedArea): readonly NamedLocation[] => {
  const allowed = (named: readonly NamedLocation[]) =>
    named.filter((meaning) => fits(meaning, area));
  const whole = foldName(area.name);
  const attempts = [
    () =>
      allowed(
        gazetteer
          .named(whole)
          .filter(({ location }) => location.type === 'COUNTRY' || !area.name.includes(',')),
      ),
    () => allowed(partOfWhole(gazetteer, area.name)),
    () => allowed(gazetteer.named(whole)),
    () => simplerNames(whole).flatMap((key) => allowed(gazetteer.named(key))),
  ];
  return firstFound(attempts);
};

/** The text after a comma names the area around the location; the longest known name wins. */
const partOfWhole = (gazetteer: Gazetteer, name: string): readonly NamedLocation[] => {
  const parts = name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, 5);
  const cuts = parts
    .map((_, cut) => cut)
    .slice(1)
    .reverse();
  return firstFound(
    cuts.map((cut) => () => within(gazetteer, parts.slice(0, cut).join(' '), parts.slice(cut))),
  );
};

const within = (
  gazetteer: Gazetteer,
  name: string,
  wholes: readonly string[],
): readonly NamedLocation[] => {
  const key = foldName(name);
  const inside = (candidate: string) =>
    gazetteer
      .named(candidate)
      .filter(({ location }) => wholes.every((whole) => liesIn(gazetteer, location, whole)));
  return firstFound([key, ...simplerNames(key)].map((candidate) => () => inside(candidate)));
};

const firstFound = (
  attempts: readonly (() => readonly NamedLocation[])[],
): readonly NamedLocation[] => {
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
};

const fits = ({ location }: NamedLocation, { type, countryCode }: NamedArea): boolean =>
  (!type || location.type === type) &&
  (!countryCode || location.countryCode === countryCode.toUpperCase());

/**
 * A name that is not the location's own counts as if a tenth of its people used it: "Victoria" is not
 * Hong Kong.
 */
const OTHER_NAME_SHARE = 0.1;

/**
 * From this share of a region's people on, its namesake city is what people mean: "New York" the
 * city, "Quebec" the province.
 */
const NAMESAKE_CITY_SHARE = 0.25;

/** Countries come before everything else. */
const COUNTRY_WEIGHT = 1e12;

/** What a name most likely means, first: countries, then by population. Each location once. */
const rankMeanings = (meanings: readonly NamedLocation[]): Location[] => {
  const best = new Map<string, { location: Location; weight: number }>();
  for (const meaning of meanings) {
    const { location } = meaning;
    const weight = weightOf(meaning, meanings);
    if (weight > (best.get(location.canonicalId)?.weight ?? -1)) {
      best.set(location.canonicalId, { location, weight });
    }
  }
  return [...best.values()]
    .sort(
      (a, b) => b.weight - a.weight || (a.location.canonicalId < b.location.canonicalId ? -1 : 1),
    )
    .map(({ location }) => location);
};

const weightOf = (
  { location, isOwnName }: NamedLocation,
  meanings: readonly NamedLocation[],
): number => {
  const byName = isOwnName ? 1 : OTHER_NAME_SHARE;
  switch (location.type) {
    case 'COUNTRY':
      return COUNTRY_WEIGHT * byName + location.population;
    case 'REGION':
      return (
        justBelow(meanings.find((other) => standsFor(other.location, location))) ??
        location.population * byName
      );
    default:
      return (
        location.population *
        (meanings.some((other) => standsFor(location, other.location)) ? 1 : byName)
      );
  }
};

/** A region whose city took its name comes right behind that city. */
const justBelow = (city: NamedLocation | undefined): number | undefined =>
  city && city.location.population * 0.99;

const standsFor = (city: Location, region: Location): boolean =>
  city.type === 'CITY' &&
  region.type === 'REGION' &&
  city.regionId === region.canonicalId &&
  city.population >= region.population * NAMESAKE_CITY_SHARE;

const BEFORE = /^(?:the|city of|town of|state of|province of|county of|republic of|kingdom of) /;
const AFTER = / (?:city|town|state|province|prefecture|region|district|county|airport)$/;

/**
 * A folded name without the words that people add to name the kind of a location; none when there
 * are no such words.
 */
export const simplerNames = (key: string): string[] => {
  const names = [
    key.replace(BEFORE, ''),
    key.replace(AFTER, ''),
    key.replace(BEFORE, '').replace(AFTER, ''),
  ];
  return [...new Set(names)].filter((name) => name !== key && name !== '');
};

/**
 * Whether a location lies in what people wrote behind its name: a country or region by name or by
 * code.
 */
const liesIn = (gazetteer: Gazetteer, location: Location, whole: string): boolean => {
  const key = foldName(whole);
  const meant = new Set(gazetteer.named(key).map((named) => named.location.canonicalId));
  return (
    meant.has(`iso:${location.countryCode}`) ||
    (location.regionId !== undefined &&
      (meant.has(location.regionId) || hasCode(location.regionId, key)))
  );
};

/** ISO 3166-2 without its country: the `BY` of `iso:DE-BY`. */
const hasCode = (regionId: string, key: string): boolean =>
  /^iso:[A-Z]{2}-(.+)$/.exec(regionId)?.[1]?.toLowerCase() === key;

/**
 * A name that leads back to the location, given its type and country: with its region where another
 * location takes the plain name.
 */
export const nameOfLocation = (gazetteer: Gazetteer, location: Location): string => {
  const { name, type, countryCode } = location;
  if (
    resolveLocation(gazetteer, { name, type, countryCode })?.location.canonicalId ===
    location.canonicalId
  ) {
    return name;
  }
  const region = regionName(gazetteer, location);
  return region === undefined ? name : `${name}, ${region}`;
};

/** The name of the region that a location lies in. */
export const regionName = (gazetteer: Gazetteer, { regionId }: Location): string | undefined =>
  regionId === undefined ? undefined : gazetteer.byId(regionId)?.name;
