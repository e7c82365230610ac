import type { PlaceMatch, PlaceName } from '../port/ad-platform';
import { call, chunksOf, type Session } from './client/session';

/** Names that one call takes (v25 SuggestGeoTargetConstantsRequest). */
const NAMES_PER_CALL = 25;

type Found = Map<PlaceName, readonly PlaceMatch[]>;

/**
 * What Google knows by these names: names of one country share calls, places of known constant are
 * asked for by it.
 */
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

/** A suggestion as Google answers it (v25 GeoTargetConstantSuggestion); int64 as text. */
interface Suggestion {
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

/**
 * Matches of one name, best first: of the asked-for type, of exactly that name, the most people.
 * What is going away is left out.
 */
const matchesOf = (asked: PlaceName, suggestions: readonly Suggestion[]): readonly PlaceMatch[] =>
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

/**
 * Google's target types in our words; types that are not here keep Google's. Google's list is
 * longer: the rest are kinds of region and district.
 */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  COUNTRY: ['Country'],
  REGION: [
    'Autonomous Community',
    'Canton',
    'County',
    'Department',
    'Governorate',
    'Okrug',
    'Prefecture',
    'Province',
    'Region',
    'State',
    'Territory',
    'Union Territory',
  ],
  METRO: ['DMA Region', 'TV Region'],
  CITY: ['City', 'City Region', 'Municipality'],
  DISTRICT: ['Borough', 'City District', 'District', 'Neighborhood', 'Quarter'],
  POSTAL_CODE: ['Postal Code'],
  AIRPORT: ['Airport'],
  UNIVERSITY: ['University'],
};

const OURS = new Map(
  Object.entries(TYPES).flatMap(([ours, theirs]) => theirs.map((type) => [type, ours] as const)),
);

const placeType = (targetType: string): string => OURS.get(targetType) ?? targetType;
