import type { Fields } from '../../json/fields';
import { type Call, type Route, route } from '../wire/route';
import { list, object, text } from '../wire/shape';
import type { Geolocation } from './geolocation';
import { GEOLOCATIONS, geolocationWithId } from './geolocations';

const POLICY = { policy: 'ads-targeting-taxonomy' } as const;
const validations = object({ geolocation_ids: list(text), cities: list(text) });

/** Places by name and by id (platform document 3g; the vendor's OpenAPI). */
export const placeRoutes: readonly Route[] = [
  route('GET', '/targeting/geolocations', POLICY, (call) => ({ data: found(call) })),
  route(
    'POST',
    '/targeting/geolocations_validations',
    { ...POLICY, data: validations, isSearch: true },
    (call) => ({ data: validated(call.data as Fields) }),
  ),
];

/** Substring matches; without any filter countries and regions (the last is from memory, unverified). Not paged. */
function found({ query }: Call): readonly Geolocation[] {
  const country = query.get('country')?.toUpperCase();
  const [city, postal] = [query.get('cities_search'), query.get('postal_code')];
  const { cities, postalCodes, countries, regions } = GEOLOCATIONS;
  const places =
    city !== null
      ? cities.filter((one) => isLike(one.city, city))
      : postal !== null
        ? postalCodes.filter((one) => isLike(one.postal_code, postal))
        : [...countries, ...regions];
  return places.filter((one) => country === undefined || one.country === country);
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isLike = (text: string | undefined, part: string): boolean =>
  folded(text ?? '').includes(folded(part));

function validated(asked: Fields): readonly Fields[] {
  const ids = (asked.geolocation_ids ?? []) as readonly string[];
  const cities = (asked.cities ?? []) as readonly string[];
  return [
    ...ids.map((id) => verdict(id, geolocationWithId(id))),
    ...cities.map((name) => verdict(name, cityCalled(name))),
  ];
}

const cityCalled = (name: string): Geolocation | undefined =>
  GEOLOCATIONS.cities.find(
    (one) => isLike(one.name, name) || folded(name).startsWith(`${folded(one.city ?? '')},`),
  );

const verdict = (asked: string, place: Geolocation | undefined): Fields =>
  place
    ? { geolocation: place }
    : { geolocation: { id: asked }, error_message: `${asked} is an unknown ${kindOf(asked)} code` };

/** What kind of place an unknown id would have been, by its form. */
function kindOf(id: string): string {
  if (/^[A-Z]{2}$/.test(id)) return 'country';
  if (/^US-\d{5}$/.test(id)) return 'postal';
  if (/^[A-Z]{2}-/.test(id)) return 'region';
  return /^\d{3}$/.test(id) ? 'dma' : 'city';
}
