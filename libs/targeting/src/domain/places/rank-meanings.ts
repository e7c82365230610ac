import type { NamedPlace, Place } from './place';

/** A name that is not the place's own counts as if a tenth of its people used it: "Victoria" is not Hong Kong. */
const OTHER_NAME_SHARE = 0.1;

/** From this share of a region's people on, its namesake city is what people mean: "New York" the city, "Quebec" the province. */
const NAMESAKE_CITY_SHARE = 0.25;

/** Countries come before everything else. */
const COUNTRY_WEIGHT = 1e12;

/** What a name most likely means, first: countries, then by population. Each place once. */
export const rankMeanings = (meanings: readonly NamedPlace[]): Place[] => {
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
