import type { PlaceMatch, PlaceName } from '../port/ad-platform';
import { type Row, textIn } from './client/objects';
import { CALLS_PER_BATCH, type Reading, readRows } from './client/requests';
import { chunksOf, type Session } from './client/session';
import { PLACE_KINDS, type PlaceKind } from './vocabulary';

/**
 * Kinds of places that are searched for where no kind is named: groups of countries are asked for
 * by their kind only.
 */
const SEARCHED = PLACE_KINDS.filter(({ kind }) => kind !== 'country_group');

/** The most matches of a name that are looked at (the vendor's sample). */
const MATCHES = 25;

/**
 * What Meta knows by these names, each by a search of its own, fifty in a request. A country whose
 * code is given needs none: its key is the code.
 */
export const lookUpPlaces = async (
  session: Session,
  names: readonly PlaceName[],
): Promise<readonly (readonly PlaceMatch[])[]> => {
  const found = new Map<PlaceName, readonly PlaceMatch[]>();
  const asked = names.filter((name) => !isKnown(name));
  for (const chunk of chunksOf(asked, CALLS_PER_BATCH)) {
    const answers = await readRows(session, chunk.map(searchFor));
    chunk.forEach((name, index) => found.set(name, matchesOf(name, answers[index] ?? [])));
  }
  return names.map((name) => (isKnown(name) ? [country(name)] : (found.get(name) ?? [])));
};

type KnownCountry = PlaceName & { readonly countryCode: string };

const isKnown = (name: PlaceName): name is KnownCountry =>
  name.type === 'COUNTRY' && name.countryCode !== undefined;

const country = ({ name, countryCode }: KnownCountry): PlaceMatch => ({
  id: `country:${countryCode}`,
  name,
  canonicalName: name,
  type: 'COUNTRY',
  countryCode,
});

const searchFor = ({ name, type, countryCode }: PlaceName): Reading => {
  const kinds = kindsOf(type);
  return {
    path: 'search',
    fields: ['key', 'name', 'type', 'country_code', 'country_name', 'region', 'region_id'],
    isList: true,
    isOnePage: true,
    params: {
      type: 'adgeolocation',
      q: name,
      location_types: kinds.map(({ searched }) => searched),
      ...(countryCode === undefined ? {} : { country_code: countryCode }),
      limit: MATCHES,
    },
  };
};

/** A type that Meta has no word for (an airport, a university) is searched for in every kind. */
const kindsOf = (type: string | undefined): readonly PlaceKind[] => {
  const kinds = SEARCHED.filter((kind) => kind.type === type);
  return kinds.length > 0 ? kinds : SEARCHED;
};

/** Best first: of exactly that name, else as Meta ranks them. */
const matchesOf = (
  { name, countryCode }: PlaceName,
  rows: readonly Row[],
): readonly PlaceMatch[] => {
  const matches = rows
    .flatMap(matchOf)
    .filter((match) => countryCode === undefined || match.countryCode === countryCode);
  const isExact = (match: PlaceMatch): number =>
    Number(match.name.toLowerCase() === name.trim().toLowerCase());
  return matches.sort((a, b) => isExact(b) - isExact(a));
};

const matchOf = (row: Row): PlaceMatch[] => {
  const [key, name] = [textIn(row, 'key'), textIn(row, 'name')];
  const kind = PLACE_KINDS.find(({ searched }) => searched === textIn(row, 'type'));
  if (!kind || key === '') return [];
  const canonicalName = [name, textIn(row, 'region'), textIn(row, 'country_name')]
    .filter((part) => part !== '')
    .join(',');
  return [
    {
      id: `${kind.kind}:${key}`,
      name,
      canonicalName,
      type: kind.type,
      countryCode: textIn(row, 'country_code') || null,
    },
  ];
};
