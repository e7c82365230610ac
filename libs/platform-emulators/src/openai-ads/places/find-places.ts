import { type Place, PLACE_TYPES, PLACES } from './places';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Indexed {
  readonly place: Place;
  readonly name: string;
  readonly canonical: string;
}

const index: readonly Indexed[] = PLACES.map((place) => ({
  place,
  name: plain(place.name),
  canonical: plain(place.canonicalName),
}));

/** Places whose name holds the words asked for, best first: the whole name, its beginning, any part; countries before what lies in them. */
export function findPlaces(query: string, limit: number): readonly Place[] {
  const wanted = plain(query.trim());
  const found = index.filter(
    (one) => one.canonical.includes(wanted) || plain(one.place.countryCode) === wanted,
  );
  const ranked = found.toSorted((a, b) => rank(a, wanted) - rank(b, wanted) || order(a) - order(b));
  return ranked.slice(0, limit).map(({ place }) => place);
}

const order = ({ place }: Indexed): number => PLACE_TYPES.indexOf(place.type);

function rank({ name, canonical }: Indexed, wanted: string): number {
  if (name === wanted || canonical === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(wanted) ? 2 : 3;
}
