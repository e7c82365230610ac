import {
  type AreaInput,
  foldName,
  type Gazetteer,
  namedArea,
  type NamedArea,
  type NamedPlace,
  type Place,
} from './place';

const MAX_ALTERNATIVES = 10;

/** What a name means, and what else it could have meant, likeliest first (at most 10). */
export interface ResolvedPlace {
  readonly place: Place;
  readonly alternatives: readonly Place[];
}

export interface ResolveOptions {
  /** Only places that have a centre: those that a circle can be drawn around. */
  readonly withCentre?: boolean;
}

/**
 * The place that a name means: countries first, then by `type`, `countryCode` and population. Hints
 * are not advice: a place of another type or country is never taken. Undefined when the gazetteer
 * knows no such place.
 */
export const resolvePlace = (
  gazetteer: Gazetteer,
  area: AreaInput,
  { withCentre = false }: ResolveOptions = {},
): ResolvedPlace | undefined => {
  const meanings = meaningsOf(gazetteer, namedArea(area)).filter(
    ({ place }) => !withCentre || place.centre !== undefined,
  );
  const [place, ...others] = rankMeanings(meanings);
  return place && { place, alternatives: others.slice(0, MAX_ALTERNATIVES) };
};

/**
 * Every place that an area can mean, in no order: by the whole name, else by what stands before a
 * comma within what stands behind it, else without words such as "City of".
 */
const meaningsOf = (gazetteer: Gazetteer, area: NamedArea): readonly NamedPlace[] => {
  const allowed = (named: readonly NamedPlace[]) => named.filter((meaning) => fits(meaning, area));
  const whole = foldName(area.name);
  const attempts = [
    () =>
      allowed(
        gazetteer
          .named(whole)
          .filter(({ place }) => place.type === 'COUNTRY' || !area.name.includes(',')),
      ),
    () => allowed(partOfWhole(gazetteer, area.name)),
    () => allowed(gazetteer.named(whole)),
    () => simplerNames(whole).flatMap((key) => allowed(gazetteer.named(key))),
  ];
  return firstFound(attempts);
};

/** What stands behind a comma is what the place lies in; the longest name that is known wins. */
const partOfWhole = (gazetteer: Gazetteer, name: string): readonly NamedPlace[] => {
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
): readonly NamedPlace[] => {
  const key = foldName(name);
  const inside = (candidate: string) =>
    gazetteer
      .named(candidate)
      .filter(({ place }) => wholes.every((whole) => liesIn(gazetteer, place, whole)));
  return firstFound([key, ...simplerNames(key)].map((candidate) => () => inside(candidate)));
};

const firstFound = (attempts: readonly (() => readonly NamedPlace[])[]): readonly NamedPlace[] => {
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
};

const fits = ({ place }: NamedPlace, { type, countryCode }: NamedArea): boolean =>
  (!type || place.type === type) &&
  (!countryCode || place.countryCode === countryCode.toUpperCase());

/**
 * A name that is not the place's own counts as if a tenth of its people used it: "Victoria" is not
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

/** What a name most likely means, first: countries, then by population. Each place once. */
const rankMeanings = (meanings: readonly NamedPlace[]): Place[] => {
  const best = new Map<string, { place: Place; weight: number }>();
  for (const meaning of meanings) {
    const { place } = meaning;
    const weight = weightOf(meaning, meanings);
    if (weight > (best.get(place.canonicalId)?.weight ?? -1)) {
      best.set(place.canonicalId, { place, weight });
    }
  }
  return [...best.values()]
    .sort((a, b) => b.weight - a.weight || (a.place.canonicalId < b.place.canonicalId ? -1 : 1))
    .map(({ place }) => place);
};

const weightOf = ({ place, isOwnName }: NamedPlace, meanings: readonly NamedPlace[]): number => {
  const byName = isOwnName ? 1 : OTHER_NAME_SHARE;
  switch (place.type) {
    case 'COUNTRY':
      return COUNTRY_WEIGHT * byName + place.population;
    case 'REGION':
      return (
        justBelow(meanings.find((other) => standsFor(other.place, place))) ??
        place.population * byName
      );
    default:
      return (
        place.population * (meanings.some((other) => standsFor(place, other.place)) ? 1 : byName)
      );
  }
};

/** A region whose city took its name comes right behind that city. */
const justBelow = (city: NamedPlace | undefined): number | undefined =>
  city && city.place.population * 0.99;

const standsFor = (city: Place, region: Place): boolean =>
  city.type === 'CITY' &&
  region.type === 'REGION' &&
  city.regionId === region.canonicalId &&
  city.population >= region.population * NAMESAKE_CITY_SHARE;

const BEFORE = /^(?:the|city of|town of|state of|province of|county of|republic of|kingdom of) /;
const AFTER = / (?:city|town|state|province|prefecture|region|district|county|airport)$/;

/**
 * A folded name without the words that people add to tell what kind of place they mean; none when
 * there are no such words.
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
 * Whether a place lies in what people wrote behind its name: a country or region by name or by
 * code.
 */
const liesIn = (gazetteer: Gazetteer, place: Place, whole: string): boolean => {
  const key = foldName(whole);
  const meant = new Set(gazetteer.named(key).map((named) => named.place.canonicalId));
  return (
    meant.has(`iso:${place.countryCode}`) ||
    (place.regionId !== undefined && (meant.has(place.regionId) || hasCode(place.regionId, key)))
  );
};

/** ISO 3166-2 without its country: the `BY` of `iso:DE-BY`. */
const hasCode = (regionId: string, key: string): boolean =>
  /^iso:[A-Z]{2}-(.+)$/.exec(regionId)?.[1]?.toLowerCase() === key;

/**
 * A name that leads back to the place, given its type and country: with its region where another
 * place takes the plain name.
 */
export const nameOfPlace = (gazetteer: Gazetteer, place: Place): string => {
  const { name, type, countryCode } = place;
  if (
    resolvePlace(gazetteer, { name, type, countryCode })?.place.canonicalId === place.canonicalId
  ) {
    return name;
  }
  const region = regionName(gazetteer, place);
  return region === undefined ? name : `${name}, ${region}`;
};

/** The name of the region that a place lies in. */
export const regionName = (gazetteer: Gazetteer, { regionId }: Place): string | undefined =>
  regionId === undefined ? undefined : gazetteer.byId(regionId)?.name;
