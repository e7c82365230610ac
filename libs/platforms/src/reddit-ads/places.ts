import type { PlaceMatch, PlaceName } from '../port/ad-platform';
import type { Geolocation } from './client/objects';
import type { Session } from './client/session';

/**
 * What Reddit knows by these names. Countries are keyed by their ISO code and need no request;
 * every other name is asked for by itself, once.
 */
export const lookUpPlaces = async (
  session: Session,
  names: readonly PlaceName[],
): Promise<readonly (readonly PlaceMatch[])[]> => {
  const asked = new Map<string, Promise<readonly Geolocation[]>>();
  const found: (readonly PlaceMatch[])[] = [];
  for (const name of names) {
    found.push(country(name) ?? matchesOf(name, await answersTo(session, name, asked)));
  }
  return found;
};

const country = ({ name, type, countryCode }: PlaceName): readonly PlaceMatch[] | undefined => {
  if (type !== undefined && type !== 'COUNTRY') return undefined;
  const code = countryCodeOf(name) ?? (type === 'COUNTRY' ? countryCode : undefined);
  if (code === undefined) return type === 'COUNTRY' ? [] : undefined;
  return [{ id: code, name, canonicalName: name, type: 'COUNTRY', countryCode: code }];
};

const answersTo = (
  session: Session,
  name: PlaceName,
  asked: Map<string, Promise<readonly Geolocation[]>>,
): Promise<readonly Geolocation[]> => {
  const path = pathOf(name);
  const answers = asked.get(path) ?? listOf(session, path);
  asked.set(path, answers);
  return answers;
};

const listOf = async (session: Session, path: string): Promise<readonly Geolocation[]> => {
  const found: Geolocation[] = [];
  for await (const place of session.all<Geolocation>({ path, policy: 'taxonomy' })) {
    found.push(place);
  }
  return found;
};

/**
 * Cities and postal codes are searched; regions are in the list of their country (that it holds
 * them is unverified).
 */
const pathOf = ({ name, type, countryCode }: PlaceName): string => {
  const query = new URLSearchParams(countryCode === undefined ? {} : { country: countryCode });
  if (type === 'POSTAL_CODE') query.set('postal_code', name.trim());
  else if (type !== 'REGION') query.set('cities_search', name.trim());
  return `/targeting/geolocations?${query}`;
};

/**
 * Matches of one name: Reddit answers parts of names too, so only places of exactly that name
 * count, of the asked-for kind first.
 */
const matchesOf = (asked: PlaceName, places: readonly Geolocation[]): readonly PlaceMatch[] =>
  places
    .flatMap(matchOf)
    .filter(
      (match) =>
        isSameName(match.name, asked.name) &&
        (asked.countryCode === undefined || match.countryCode === asked.countryCode),
    )
    .filter(
      ({ type }) => asked.type === undefined || type === asked.type || !EXACT.includes(asked.type),
    )
    .sort((a, b) => Number(b.type === asked.type) - Number(a.type === asked.type));

/**
 * Kinds that Reddit distinguishes: one of them is never another. Districts, airports and
 * universities are answered by their city, if it bears the name.
 */
const EXACT: readonly string[] = ['COUNTRY', 'REGION', 'CITY', 'POSTAL_CODE', 'METRO'];

const matchOf = (place: Geolocation): readonly PlaceMatch[] => {
  if (place.id === undefined) return [];
  const [name = '', type] = nameOf(place);
  return [
    {
      id: place.id,
      name,
      canonicalName: place.name ?? name,
      type,
      countryCode: place.country ?? null,
    },
  ];
};

const nameOf = ({
  name,
  city,
  postal_code: postalCode,
  region,
  dma,
}: Geolocation): readonly [name: string | undefined, type: string] => {
  if (postalCode !== undefined) return [postalCode, 'POSTAL_CODE'];
  if (city !== undefined) return [city, 'CITY'];
  if (dma !== undefined) return [name, 'METRO'];
  return [name?.split(',')[0], region === undefined ? 'COUNTRY' : 'REGION'];
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Retired codes bear the name of what took their place. */
const isCurrent = (code: string): boolean =>
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const CODES: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
    .filter(isCurrent)
    .flatMap((code) => {
      const name = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code);
      return name === undefined ? [] : [[plain(name), code] as const];
    }),
);

/** ISO 3166-1 alpha-2 of an English country name. */
const countryCodeOf = (name: string): string | undefined => CODES.get(plain(name));

/** Whether two names of places are the same to people: accents and case do not count. */
const isSameName = (one: string | undefined, other: string): boolean =>
  one !== undefined && plain(one) === plain(other);
