import type { PlaceMatch, PlaceName } from '../../port/place';
import type { Geolocation } from '../wire/objects';
import type { Session } from '../wire/session';
import { countryCodeOf } from './country-names';
import { matchesOf } from './matches-of';

/** What Reddit knows by these names. Countries are keyed by their ISO code and need no request; every other name is asked for by itself, once. */
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

/** Cities and postal codes are searched; regions are in the list of their country (that it holds them is unverified). */
const pathOf = ({ name, type, countryCode }: PlaceName): string => {
  const query = new URLSearchParams(countryCode === undefined ? {} : { country: countryCode });
  if (type === 'POSTAL_CODE') query.set('postal_code', name.trim());
  else if (type !== 'REGION') query.set('cities_search', name.trim());
  return `/targeting/geolocations?${query}`;
};
