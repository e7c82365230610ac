import type { PlaceMatch, PlaceName } from '../../port/place';
import type { Geolocation } from '../wire/objects';
import { isSameName } from './country-names';

/** Matches of one name: Reddit answers parts of names too, so only places of exactly that name count, of the asked-for kind first. */
export const matchesOf = (
  asked: PlaceName,
  places: readonly Geolocation[],
): readonly PlaceMatch[] =>
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

/** Kinds that Reddit tells apart: one of them is never another. Districts, airports and universities are answered by their city, if it bears the name. */
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
