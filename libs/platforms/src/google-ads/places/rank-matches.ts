import type { PlaceMatch, PlaceName } from '../../port/place';
import { placeType } from './target-types';

/** A suggestion as Google answers it (v25 GeoTargetConstantSuggestion); int64 as text. */
export interface Suggestion {
  readonly reach?: string;
  readonly searchTerm?: string;
  readonly geoTargetConstant?: {
    readonly id?: string;
    readonly name?: string;
    readonly countryCode?: string;
    readonly targetType?: string;
    readonly status?: string;
    readonly canonicalName?: string;
  };
}

/** Matches of one name, best first: of the asked-for type, of exactly that name, the most people. What is going away is left out. */
export const matchesOf = (
  asked: PlaceName,
  suggestions: readonly Suggestion[],
): readonly PlaceMatch[] =>
  suggestions
    .filter(
      ({ geoTargetConstant: place }) =>
        place?.status === 'ENABLED' &&
        (asked.countryCode === undefined || place.countryCode === asked.countryCode),
    )
    .map(matchOf)
    .sort(
      (a, b) =>
        rankOf(b, asked) - rankOf(a, asked) ||
        (b.reach ?? 0) - (a.reach ?? 0) ||
        (a.id < b.id ? -1 : 1),
    );

const matchOf = ({ reach, geoTargetConstant: place = {} }: Suggestion): PlaceMatch => ({
  id: place.id ?? '',
  name: place.name ?? '',
  canonicalName: place.canonicalName ?? '',
  type: placeType(place.targetType ?? ''),
  countryCode: place.countryCode ?? null,
  ...(reach === undefined ? {} : { reach: Number(reach) }),
});

const rankOf = (match: PlaceMatch, { name, type }: PlaceName): number =>
  (match.type === type ? 2 : 0) + (match.name.toLowerCase() === name.trim().toLowerCase() ? 1 : 0);
