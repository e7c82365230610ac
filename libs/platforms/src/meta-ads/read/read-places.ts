import type { PlaceAttributes } from '../attributes/ad-group-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { PLACE_KINDS } from '../data/place-kinds';
import { UNVERIFIED } from '../unverified';
import { isRow, listIn, numberIn, rowIn, textIn, type Row } from '../wire/row';

/** The places of an ad set's targeting, in and out, as our rows. Lists that we have no word for keep Meta's. */
export const placesIn = (targeting: Row): readonly PlaceAttributes[] =>
  sortedSet([
    ...placesOf(rowIn(targeting, 'geo_locations'), false),
    ...placesOf(rowIn(targeting, 'excluded_geo_locations'), true),
  ]);

/** What people are there for: no place (spec/platforms/meta-ads.md 1b, location intent). */
const NO_PLACES = 'location_types';

const placesOf = (locations: Row, negative: boolean): readonly PlaceAttributes[] =>
  Object.keys(locations)
    .filter((member) => member !== NO_PLACES)
    .flatMap((member) =>
      listIn(locations, member).map((place) =>
        member === 'custom_locations' && isCircle(place)
          ? circle(place)
          : area(member, place, negative),
      ),
    );

const isCircle = (place: unknown): place is Row =>
  isRow(place) &&
  numberIn(place, 'latitude') !== undefined &&
  numberIn(place, 'radius') !== undefined;

const area = (member: string, place: unknown, negative: boolean): PlaceAttributes => {
  const key = isRow(place) ? textIn(place, 'key') || JSON.stringify(place) : String(place);
  const kind = PLACE_KINDS.find((one) => one.member === member)?.kind ?? member;
  return { kind: 'AREA', metaLocationId: `${kind}:${key}`, negative };
};

const circle = (place: Row): PlaceAttributes => ({
  kind: 'RADIUS',
  lat: rounded(numberIn(place, 'latitude') ?? 0, UNVERIFIED.degrees),
  lng: rounded(numberIn(place, 'longitude') ?? 0, UNVERIFIED.degrees),
  radius: rounded(numberIn(place, 'radius') ?? 0, UNVERIFIED.radius),
  unit: textIn(place, 'distance_unit') === 'kilometer' ? 'km' : 'mi',
});

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;
