import { type Issue, validationError } from '@switchyard/kernel';
import { isSameLocation } from './complete-geo-targets';
import type { GeoTarget, GeoTargetInput } from './geo-target';
import type { GeoTargetingInput, RadiusInput } from './geo-targeting-input';
import { type AreaInput, namedArea } from './location';
import type { FoundLocation } from './location-lookup';

/** A row and where in the request it comes from. */
export interface SourcedRow {
  readonly path: string;
  readonly row: GeoTargetInput;
}

/** Path of a requested location → what it means. */
export type FoundLocations = ReadonlyMap<string, FoundLocation>;

/**
 * The rows that a request amounts to, every name replaced by what it means; undefined when it
 * leaves the set as it is.
 */
export const rowsOfInput = (
  input: GeoTargetingInput,
  found: FoundLocations,
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
const withMeaning = (row: GeoTargetInput, location: FoundLocation | undefined): GeoTargetInput =>
  location ? { ...row, ...factsOf(location), name: row.name } : row;

const areaRow = (
  path: string,
  area: AreaInput,
  negative: boolean,
  found: FoundLocations,
): SourcedRow => {
  const { name } = namedArea(area);
  // The whole world is looked up nowhere.
  const location = found.get(path) ?? { name, type: 'GLOBAL' };
  return { path, row: { kind: 'AREA', name: location.name, negative, ...factsOf(location) } };
};

const factsOf = ({
  canonicalId,
  type,
  countryCode,
  criterionId,
  msLocationId,
}: FoundLocation): Partial<GeoTargetInput> =>
  Object.fromEntries(
    Object.entries({ canonicalId, type, countryCode, criterionId, msLocationId }).filter(
      ([, value]) => value !== undefined,
    ),
  );

const circleRow = (
  { radius, unit = 'km', lat, lng, name }: RadiusInput,
  around: FoundLocation | undefined,
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

export interface KeepOptions {
  /**
   * Rows that were written by name cannot say a bid: theirs stay. In a structured list a bid left
   * out is a bid taken away.
   */
  readonly keepsBids: boolean;
}

/**
 * New rows with the id, platform ids and bids of the stored rows of the same locations. So the same
 * request twice makes the same rows.
 */
export const keepRowIdentity = (
  rows: readonly GeoTargetInput[],
  stored: readonly GeoTarget[],
  { keepsBids }: KeepOptions,
): GeoTargetInput[] => {
  const taken = new Set(rows.flatMap(({ id }) => (id === undefined ? [] : [id])));
  return rows.map((row) => {
    const match = stored.find(
      (other) =>
        (row.id === undefined ? !taken.has(other.id) : row.id === other.id) && isKept(row, other),
    );
    if (match === undefined) return row;
    taken.add(match.id);
    return {
      ...platformIds(match),
      ...(keepsBids && match.bidAdjustment !== undefined
        ? { bidAdjustment: match.bidAdjustment }
        : {}),
      ...row,
      id: match.id,
    };
  });
};

const isKept = (row: GeoTargetInput, stored: GeoTarget): boolean =>
  (row.negative ?? false) === stored.negative && isSameLocation(row, stored);

const platformIds = (row: GeoTarget): Partial<GeoTargetInput> =>
  row.kind === 'RADIUS'
    ? {}
    : {
        ...(row.criterionId === undefined ? {} : { criterionId: row.criterionId }),
        ...(row.msLocationId === undefined ? {} : { msLocationId: row.msLocationId }),
      };

/**
 * The rows that a request amounts to, whichever door it came through: names replaced by what they
 * mean, and what is known of the same locations kept. Undefined when it leaves the set as it is.
 * Throws `VALIDATION_ERROR` for locations that it names twice.
 */
export const resolvedRows = (
  input: GeoTargetingInput,
  found: FoundLocations,
  stored: readonly GeoTarget[],
): GeoTargetInput[] | undefined => {
  const rows = rowsOfInput(input, found);
  if (rows === undefined) return undefined;
  const issues = repeatedLocations(rows);
  if (issues.length > 0) throw validationError(issues);
  return keepRowIdentity(
    rows.map(({ row }) => row),
    stored,
    { keepsBids: input.geoTargets === undefined },
  );
};

/** Locations that a set names twice, or both includes and excludes: refused as contradictory. */
export const repeatedLocations = (rows: readonly SourcedRow[]): Issue[] =>
  rows.flatMap(({ path, row }, index): Issue[] => {
    const earlier = rows.slice(0, index).find((other) => isSameLocation(other.row, row));
    if (earlier === undefined) return [];
    return (earlier.row.negative ?? false) === (row.negative ?? false)
      ? [{ path, code: 'DUPLICATE', message: `${row.name} is the same place as ${earlier.path}` }]
      : [
          {
            path,
            code: 'CONFLICT',
            message: `${row.name} is included and excluded: see ${earlier.path}. Keep one of the two`,
          },
        ];
  });
