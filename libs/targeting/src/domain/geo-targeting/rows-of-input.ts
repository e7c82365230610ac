import type { GeoTargetInput } from '../geo-target';
import { namedArea, type AreaInput } from '../places/area-input';
import type { FoundPlace } from './found-place';
import type { GeoTargetingInput, RadiusInput } from './geo-targeting-input';

/** A row and where in the request it comes from. */
export interface SourcedRow {
  readonly path: string;
  readonly row: GeoTargetInput;
}

/** Path of a wish → what it means. */
export type FoundPlaces = ReadonlyMap<string, FoundPlace>;

/** The rows that a request amounts to, every name replaced by what it means; undefined when it leaves the set as it is. */
export const rowsOfInput = (
  input: GeoTargetingInput,
  found: FoundPlaces,
): SourcedRow[] | undefined => {
  const { geoTargets, include, exclude, radii } = input;
  if (geoTargets) {
    return geoTargets.map((row, index) => ({
      path: `/geoTargets/${index}`,
      row: withMeaning(row, found.get(`/geoTargets/${index}`)),
    }));
  }
  if (!include && !exclude && !radii) return undefined;
  return [
    ...(include ?? []).map((area, index) => areaRow(`/include/${index}`, area, false, found)),
    ...(radii ?? []).map((circle, index) => ({
      path: `/radii/${index}`,
      row: circleRow(circle, found.get(`/radii/${index}/around`)),
    })),
    ...(exclude ?? []).map((area, index) => areaRow(`/exclude/${index}`, area, true, found)),
  ];
};

/** A structured row keeps what its caller wrote; only what was left out is filled in. */
const withMeaning = (row: GeoTargetInput, place: FoundPlace | undefined): GeoTargetInput =>
  place ? { ...row, ...factsOf(place), name: row.name } : row;

const areaRow = (
  path: string,
  area: AreaInput,
  negative: boolean,
  found: FoundPlaces,
): SourcedRow => {
  const { name } = namedArea(area);
  // The whole world is looked up nowhere.
  const place = found.get(path) ?? { name, type: 'GLOBAL' };
  return { path, row: { kind: 'AREA', name: place.name, negative, ...factsOf(place) } };
};

const factsOf = ({
  canonicalId,
  type,
  countryCode,
  criterionId,
  msLocationId,
}: FoundPlace): Partial<GeoTargetInput> =>
  Object.fromEntries(
    Object.entries({ canonicalId, type, countryCode, criterionId, msLocationId }).filter(
      ([, value]) => value !== undefined,
    ),
  );

const circleRow = (
  { radius, unit = 'km', lat, lng, name }: RadiusInput,
  around: FoundPlace | undefined,
): GeoTargetInput => {
  const centre = around?.centre ?? { lat: lat!, lng: lng! };
  const where = around?.name ?? `${centre.lat}, ${centre.lng}`;
  return {
    kind: 'RADIUS',
    name: name ?? `${radius} ${unit} around ${where}`,
    negative: false,
    lat: centre.lat,
    lng: centre.lng,
    radius,
    unit,
  };
};
