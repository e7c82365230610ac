import type { PlaceMatch, PlaceName } from '../../port/place';
import { countryCodeOf } from './country-names';
import { plainName } from './location';
import type { Location } from './location';

/** Our words for Microsoft's types of places, widest first. The vendor writes some of them with a blank and without. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['Country', 'COUNTRY'],
  ['State', 'REGION'],
  ['MetroArea', 'METRO'],
  ['City', 'CITY'],
  ['Neighborhood', 'DISTRICT'],
  ['Airport', 'AIRPORT'],
  ['University', 'UNIVERSITY'],
  ['PostalCode', 'POSTAL_CODE'],
]);
const WIDTH: ReadonlyMap<string, number> = new Map(
  [...TYPES.values()].map((type, index) => [type, index]),
);

/** The location file, ready to be asked. */
export class LocationIndex {
  private readonly byAdWordsId = new Map<string, Location[]>();
  private readonly byName = new Map<string, Location[]>();

  add(location: Location): void {
    if (location.adWordsId) put(this.byAdWordsId, location.adWordsId, location);
    put(this.byName, plainName(location.names[0] ?? ''), location);
  }

  /**
   * Best first: the places that the file joins to Google's id, where one is given and joined; else those of that name, of the type and
   * in the country that were named. All that remain are answered: names are not unique, and nobody picks one here.
   */
  match(wanted: PlaceName): readonly PlaceMatch[] {
    const joined =
      wanted.criterionId === undefined ? [] : (this.byAdWordsId.get(wanted.criterionId) ?? []);
    const found = joined.length > 0 ? joined : (this.byName.get(plainName(wanted.name)) ?? []);
    const matches = found.map(matchOf);
    const fitting = matches.filter((match) => isFitting(match, wanted));
    return [...(joined.length > 0 && fitting.length === 0 ? matches : fitting)].sort(widestFirst);
  }
}

const put = (map: Map<string, Location[]>, key: string, location: Location): void => {
  const others = map.get(key);
  if (others) others.push(location);
  else map.set(key, [location]);
};

const matchOf = ({ id, names, type }: Location): PlaceMatch => ({
  id,
  name: names[0] ?? '',
  canonicalName: names.join(','),
  type: TYPES.get(type.replaceAll(' ', '')) ?? type,
  countryCode: countryCodeOf(names.at(-1)),
});

const isFitting = (match: PlaceMatch, { type, countryCode }: PlaceName): boolean =>
  (type === undefined || match.type === type) &&
  (countryCode === undefined || match.countryCode === countryCode);

const widestFirst = (a: PlaceMatch, b: PlaceMatch): number =>
  width(a) - width(b) || Number(a.id) - Number(b.id);

const width = ({ type }: PlaceMatch): number => WIDTH.get(type) ?? WIDTH.size;
