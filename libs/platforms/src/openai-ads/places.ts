import type { PlaceMatch, PlaceName } from '../port/ad-platform';
import { call, type Session } from './client/session';
import { UNVERIFIED } from './unverified';
import { countryId } from './vocabulary';

/** A place as the look-up answers it (geo_lookup/search). */
interface WirePlace {
  readonly id?: string;
  readonly name?: string;
  readonly canonical_name?: string;
  readonly type?: string;
  readonly country_code?: string | null;
}

/**
 * OpenAI's types in our words; it has no cities. `dma` is what `market` was called before September
 * 2026.
 */
const TYPES: Readonly<Record<string, string>> = {
  country: 'COUNTRY',
  region: 'REGION',
  market: 'METRO',
  dma: 'METRO',
  postal_code: 'POSTAL_CODE',
};

/**
 * What OpenAI knows by these names, one request per different name. Countries whose code is known
 * need none: their code is their id.
 */
export const lookUpPlaces = async (
  session: Session,
  names: readonly PlaceName[],
): Promise<readonly (readonly PlaceMatch[])[]> => {
  const found = new Map<string, readonly WirePlace[]>();
  for (const { name } of names.filter((one) => !isCountry(one))) {
    if (!found.has(name)) found.set(name, await search(session, name));
  }
  return names.map((asked) =>
    isCountry(asked) ? [countryMatch(asked)] : matchesOf(asked, found.get(asked.name) ?? []),
  );
};

type Country = PlaceName & { readonly countryCode: string };

const isCountry = (asked: PlaceName): asked is Country =>
  asked.type === 'COUNTRY' && asked.countryCode !== undefined;

const countryMatch = ({ name, countryCode }: Country): PlaceMatch => ({
  id: countryId(countryCode),
  name,
  canonicalName: name,
  type: 'COUNTRY',
  countryCode,
});

const search = async (session: Session, name: string): Promise<readonly WirePlace[]> => {
  const { json } = await call(session, {
    endpoint: 'GET /geo_lookup/search',
    purpose: 'read',
    query: [
      ['q', name],
      ['limit', String(UNVERIFIED.placesPerName)],
    ],
  });
  return Array.isArray(json['results']) ? (json['results'] as readonly WirePlace[]) : [];
};

/**
 * Of the country asked for; of the type asked for first, then of exactly that name, then in
 * OpenAI's order.
 */
const matchesOf = (asked: PlaceName, places: readonly WirePlace[]): readonly PlaceMatch[] =>
  places
    .flatMap(matchOf)
    .filter(
      ({ countryCode }) =>
        asked.countryCode === undefined ||
        countryCode === null ||
        countryCode === asked.countryCode,
    )
    .sort((a, b) => rankOf(b, asked) - rankOf(a, asked));

const matchOf = ({
  id,
  name = '',
  canonical_name: canonicalName = name,
  type = '',
  country_code: countryCode,
}: WirePlace): readonly PlaceMatch[] => {
  if (!id) return [];
  const place = {
    name,
    canonicalName,
    type: TYPES[type] ?? type,
    countryCode: countryCode ?? null,
  };
  return [{ id: type === 'country' && countryCode ? countryId(countryCode) : id, ...place }];
};

const rankOf = (match: PlaceMatch, { name, type }: PlaceName): number =>
  (match.type === type ? 2 : 0) + (match.name.toLowerCase() === name.trim().toLowerCase() ? 1 : 0);
