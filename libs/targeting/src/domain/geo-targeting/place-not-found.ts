import { Refusal } from '@switchyard/kernel';
import { foldName } from '../places/fold-name';
import type { Gazetteer } from '../places/gazetteer';
import { nameOfPlace } from '../places/name-of-place';
import { resolvePlace } from '../places/resolve-place';
import type { PlaceWish } from './place-wish';

/** Looking for near spellings takes milliseconds per name: a long list of nonsense must not keep the process busy. */
const MOST_HELPED = 10;

/** One name that nobody knows. */
export interface UnknownPlace {
  /** JSON pointer of the name. */
  readonly path: string;
  readonly name: string;
  /** Names of nearly that spelling, nearest first; first of all the same name under other hints. Given for the first ten. */
  readonly nearest: readonly string[];
}

/** Every name of a request that means nothing, at once; `path` and `nearest` are those of the first. */
export const placeNotFound = (gazetteer: Gazetteer, wishes: readonly PlaceWish[]): Refusal => {
  const places = wishes.map(({ path, area }, index): UnknownPlace => ({
    path,
    name: area.name,
    nearest: index < MOST_HELPED ? nearest(gazetteer, wishes[index]!) : [],
  }));
  const [first] = places;
  return new Refusal(
    'PLACE_NOT_FOUND',
    `No location is called "${first?.name}".${helpFor(first)}`,
    {
      path: first?.path,
      nearest: first?.nearest,
      places,
    },
  );
};

/** Of few letters every name is near some other: no suggestion is better than a wrong one. */
const FEWEST_LETTERS = 5;

const helpFor = (place: UnknownPlace | undefined): string =>
  place && place.nearest.length > 0 && place.name.length >= FEWEST_LETTERS
    ? ` Did you mean ${place.nearest[0]}?`
    : ' Add a type such as UNIVERSITY, or use lat and lng with a radius.';

const nearest = (gazetteer: Gazetteer, { area }: PlaceWish): string[] => {
  const elsewhere = resolvePlace(gazetteer, area.name)?.place;
  const country = elsewhere && gazetteer.byId(`iso:${elsewhere.countryCode}`)?.name;
  const unhinted = elsewhere
    ? [
        elsewhere.type === 'COUNTRY' || !country
          ? elsewhere.name
          : `${nameOfPlace(gazetteer, elsewhere)}, ${country}`,
      ]
    : [];
  const head = foldName(area.name.split(',')[0] ?? '');
  return [...new Set([...unhinted, ...(elsewhere ? [] : gazetteer.similar(head))])];
};
