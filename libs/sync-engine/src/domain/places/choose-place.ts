import type { PlaceMatch } from '@switchyard/platforms';
import type { AreaTarget } from '@switchyard/targeting/domain';

/**
 * The match that a row means, or undefined when two are equally good: a wrong place costs money, so nobody guesses. Country and type
 * must agree where the row has them; then the region that it lies in, the exact name, and the audience decide.
 */
export const choosePlace = (row: AreaTarget, matches: readonly PlaceMatch[], region?: string): PlaceMatch | undefined => {
  const fitting = matches.filter((match) => agrees(row.countryCode, match.countryCode) && agrees(row.type, match.type));
  const inRegion = region ? fitting.filter(({ canonicalName }) => partsOf(canonicalName).includes(fold(region))) : [];
  const named = narrowed(inRegion.length > 0 ? inRegion : fitting, ({ name }) => fold(name) === fold(row.name));
  return named.length === 1 ? named[0] : widest(named);
};

const agrees = (wanted: string | undefined, found: string | null): boolean => wanted === undefined || found === null || wanted === found;

const narrowed = (matches: readonly PlaceMatch[], keep: (match: PlaceMatch) => boolean): readonly PlaceMatch[] => {
  const kept = matches.filter(keep);
  return kept.length > 0 ? kept : matches;
};

/** The one with the largest audience, when audiences tell them apart. */
const widest = (matches: readonly PlaceMatch[]): PlaceMatch | undefined => {
  const [first, second] = matches.toSorted((one, other) => (other.reach ?? 0) - (one.reach ?? 0));
  return first && second && (first.reach ?? 0) > (second.reach ?? 0) ? first : undefined;
};

const partsOf = (canonicalName: string): readonly string[] => canonicalName.split(/[,|]/).map(fold);

/** Without case and marks: a platform that writes Zurich means Zürich. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
