import type { PlaceMatch } from '@switchyard/platforms';
import { foldName } from '@switchyard/targeting/domain';
import type { PlaceQuestion } from './place-question';

/**
 * The match that is meant, or undefined when two are equally good: a wrong place costs money, so nobody guesses. Country and type must
 * agree where they are known; then the region that the place lies in, its names, and the audience decide.
 */
export const choosePlace = (
  { countryCode, type, region, names }: PlaceQuestion,
  matches: readonly PlaceMatch[],
): PlaceMatch | undefined => {
  const fitting = distinct(matches).filter(
    (match) => agrees(countryCode, match.countryCode) && agrees(type, match.type),
  );
  const inRegion = narrowed(
    fitting,
    ({ canonicalName }) =>
      region !== undefined && partsOf(canonicalName).includes(foldName(region)),
  );
  const named = narrowed(inRegion, ({ name }) => names.has(foldName(name)));
  return named.length === 1 ? named[0] : widest(named);
};

const distinct = (matches: readonly PlaceMatch[]): readonly PlaceMatch[] => [
  ...new Map(matches.map((match) => [match.id, match])).values(),
];

const agrees = (wanted: string | undefined, found: string | null): boolean =>
  wanted === undefined || found === null || wanted === found;

const narrowed = (
  matches: readonly PlaceMatch[],
  keep: (match: PlaceMatch) => boolean,
): readonly PlaceMatch[] => {
  const kept = matches.filter(keep);
  return kept.length > 0 ? kept : matches;
};

/** The one with the largest audience, when audiences tell them apart. */
const widest = (matches: readonly PlaceMatch[]): PlaceMatch | undefined => {
  const [first, second] = matches.toSorted((one, other) => (other.reach ?? 0) - (one.reach ?? 0));
  return first && second && (first.reach ?? 0) > (second.reach ?? 0) ? first : undefined;
};

const partsOf = (canonicalName: string): readonly string[] =>
  canonicalName.split(/[,|]/).map(foldName);
