import { namedArea, type AreaInput } from './area-input';
import type { Gazetteer } from './gazetteer';
import { meaningsOf } from './meanings-of';
import type { Place } from './place';
import { rankMeanings } from './rank-meanings';

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
 * The place that a name means: countries first, then by `type`, `countryCode` and population. Hints are not advice: a place of another
 * type or country is never taken. Undefined when the gazetteer knows no such place.
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
