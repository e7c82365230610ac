import type { PlaceMatch, PlaceName } from '../../port/place';

/** Matches that can be meant, best first: the asked name exactly before what only begins like it, wider places before those inside them. */
export const rankMatches = (
  asked: PlaceName,
  matches: readonly PlaceMatch[],
): readonly PlaceMatch[] =>
  matches
    .filter(
      ({ countryCode }) =>
        !asked.countryCode || countryCode === null || countryCode === asked.countryCode,
    )
    .filter(({ type }) => !asked.type || type === asked.type)
    .map((match) => ({ match, score: scoreOf(asked, match) }))
    .sort((a, b) => a.score - b.score)
    .map(({ match }) => match);

const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Lower is better. */
const scoreOf = (asked: PlaceName, { name, canonicalName }: PlaceMatch): number =>
  (folded(name) === folded(asked.name) ? 0 : 10) + canonicalName.split(',').length;
