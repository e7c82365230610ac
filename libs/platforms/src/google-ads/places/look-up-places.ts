import type { PlaceMatch, PlaceName } from '../../port/place';
import { call, type Session } from '../session/session';
import { chunksOf } from '../wire/chunks';
import { matchesOf, type Suggestion } from './rank-matches';

/** Names that one call takes (v25 SuggestGeoTargetConstantsRequest). */
const NAMES_PER_CALL = 25;

type Found = Map<PlaceName, readonly PlaceMatch[]>;

/** What Google knows by these names: names of one country share calls, places of known constant are asked for by it. */
export const lookUpPlaces = async (
  session: Session,
  names: readonly PlaceName[],
): Promise<readonly (readonly PlaceMatch[])[]> => {
  const found: Found = new Map();
  const known = names.filter(({ criterionId }) => criterionId !== undefined);
  for (const chunk of chunksOf(known, NAMES_PER_CALL)) await findByConstant(session, chunk, found);
  const chunks = [...byCountry(names.filter((name) => !known.includes(name))).values()].flatMap(
    (named) => chunksOf(named, NAMES_PER_CALL),
  );
  for (const chunk of chunks) await findByName(session, chunk, found);
  return names.map((name) => found.get(name) ?? []);
};

const findByConstant = async (
  session: Session,
  names: readonly PlaceName[],
  found: Found,
): Promise<void> => {
  const suggestions = await suggest(session, {
    geoTargets: {
      geoTargetConstants: names.map(({ criterionId }) => `geoTargetConstants/${criterionId}`),
    },
  });
  for (const name of names) {
    found.set(
      name,
      matchesOf(
        name,
        suggestions.filter(({ geoTargetConstant }) => geoTargetConstant?.id === name.criterionId),
      ),
    );
  }
};

/** Names of one country, or of none. */
const findByName = async (
  session: Session,
  names: readonly PlaceName[],
  found: Found,
): Promise<void> => {
  const countryCode = names[0]?.countryCode;
  const suggestions = await suggest(session, {
    locale: 'en',
    ...(countryCode === undefined ? {} : { countryCode }),
    locationNames: { names: names.map(({ name }) => name) },
  });
  for (const name of names) {
    found.set(
      name,
      matchesOf(
        name,
        suggestions.filter(({ searchTerm = '' }) => isSame(searchTerm, name.name)),
      ),
    );
  }
};

const suggest = async (session: Session, body: object): Promise<readonly Suggestion[]> => {
  const { json } = await call(session, {
    path: 'geoTargetConstants:suggest',
    body,
    purpose: 'read',
  });
  const { geoTargetConstantSuggestions: suggestions = [] } = json as {
    readonly geoTargetConstantSuggestions?: readonly Suggestion[];
  };
  return suggestions;
};

const byCountry = (names: readonly PlaceName[]): ReadonlyMap<string, readonly PlaceName[]> => {
  const groups = new Map<string, PlaceName[]>();
  for (const name of names) {
    groups.set(name.countryCode ?? '', [...(groups.get(name.countryCode ?? '') ?? []), name]);
  }
  return groups;
};

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
