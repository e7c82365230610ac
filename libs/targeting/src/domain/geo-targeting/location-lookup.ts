import { type PlaceIds, Refusal } from '@switchyard/kernel';
import type { GeoTargetInput, LocationType } from './geo-target';
import type { GeoTargetingInput } from './geo-targeting-input';
import {
  type Centre,
  foldName,
  type Gazetteer,
  isEverywhere,
  namedArea,
  type NamedArea,
  type Location,
} from './location';
import { nameOfLocation, regionName, resolveLocation } from './resolve-location';

/** A name that a request wants looked up. */
export interface LocationQuery {
  /** JSON pointer of what is named. */
  readonly path: string;
  readonly area: NamedArea;
  /** True when a circle is to be drawn around it. */
  readonly withCentre: boolean;
  /**
   * True when its caller wrote a platform's id of it: only that platform knows whether it exists.
   */
  readonly isIdentified: boolean;
}

/**
 * Every name of a request that must be looked up, in its order. Structured rows that carry the
 * platform-independent id of their location are taken as they are.
 */
export const locationQueries = (input: GeoTargetingInput): LocationQuery[] => [
  ...(input.geoTargets ?? []).flatMap((row, index) =>
    needsLookUp(row)
      ? [
          {
            path: `/geoTargets/${index}`,
            area: row,
            withCentre: false,
            isIdentified: Boolean(row.criterionId ?? row.msLocationId),
          },
        ]
      : [],
  ),
  ...(['include', 'exclude'] as const).flatMap((member) =>
    (input[member] ?? []).flatMap((area, index) =>
      isEverywhere(namedArea(area))
        ? []
        : [
            {
              path: `/${member}/${index}`,
              area: namedArea(area),
              withCentre: false,
              isIdentified: false,
            },
          ],
    ),
  ),
  ...(input.radii ?? []).flatMap(({ around, countryCode }, index) =>
    around === undefined
      ? []
      : [
          {
            path: `/radii/${index}/around`,
            area: { name: around, ...(countryCode === undefined ? {} : { countryCode }) },
            withCentre: true,
            isIdentified: false,
          },
        ],
  ),
];

const needsLookUp = (row: GeoTargetInput): boolean =>
  row.kind === 'AREA' && !row.canonicalId && !isEverywhere(row);

/** Another location that a name could have meant. */
export interface LocationAlternative {
  /** Leads to this location, given its type and country. */
  readonly name: string;
  readonly type: LocationType;
  readonly countryCode: string;
  readonly region: string | null;
  readonly canonicalId: string;
}

/** What a name was found to mean, by the gazetteer or by a platform. */
export interface FoundLocation extends PlaceIds {
  readonly name: string;
  readonly type?: LocationType;
  readonly countryCode?: string;
  readonly canonicalId?: string;
  readonly centre?: Centre;
  readonly alternatives?: readonly LocationAlternative[];
}

/** What the gazetteer knows of a requested location. */
export const foundInGazetteer = (
  gazetteer: Gazetteer,
  { area, withCentre }: LocationQuery,
): FoundLocation | undefined => {
  const resolved = resolveLocation(gazetteer, area, { withCentre });
  if (!resolved) return undefined;
  const { location, alternatives } = resolved;
  const { canonicalId, type, countryCode, centre } = location;
  return {
    name: nameOfLocation(gazetteer, location),
    type,
    countryCode,
    canonicalId,
    ...(centre ? { centre } : {}),
    alternatives: alternatives.map((other) => alternative(gazetteer, other)),
  };
};

const alternative = (gazetteer: Gazetteer, location: Location): LocationAlternative => ({
  name: nameOfLocation(gazetteer, location),
  type: location.type,
  countryCode: location.countryCode,
  region: regionName(gazetteer, location) ?? null,
  canonicalId: location.canonicalId,
});

/**
 * Looking for near spellings takes milliseconds per name: a long list of nonsense must not keep the
 * process busy.
 */
const MOST_HELPED = 10;

/** One unknown name. */
export interface UnmatchedLocation {
  /** JSON pointer of the name. */
  readonly path: string;
  readonly name: string;
  /**
   * Names of nearly that spelling, nearest first; first of all the same name under other hints.
   * Given for the first ten.
   */
  readonly nearest: readonly string[];
}

/**
 * Every name of a request that means nothing, at once; `path` and `nearest` are those of the first.
 */
export const locationNotFound = (
  gazetteer: Gazetteer,
  queries: readonly LocationQuery[],
): Refusal => {
  const locations = queries.map(({ path, area }, index): UnmatchedLocation => ({
    path,
    name: area.name,
    nearest: index < MOST_HELPED ? nearest(gazetteer, queries[index]!) : [],
  }));
  const [first] = locations;
  return new Refusal(
    'PLACE_NOT_FOUND',
    `No location is called "${first?.name}".${helpFor(first)}`,
    {
      path: first?.path,
      nearest: first?.nearest,
      places: locations,
    },
  );
};

/** Of few letters every name is near some other: no suggestion is better than a wrong one. */
const FEWEST_LETTERS = 5;

const helpFor = (location: UnmatchedLocation | undefined): string =>
  location && location.nearest.length > 0 && location.name.length >= FEWEST_LETTERS
    ? ` Did you mean ${location.nearest[0]}?`
    : ' Add a type such as UNIVERSITY, or use lat and lng with a radius.';

const nearest = (gazetteer: Gazetteer, { area }: LocationQuery): string[] => {
  const elsewhere = resolveLocation(gazetteer, area.name)?.location;
  const country = elsewhere && gazetteer.byId(`iso:${elsewhere.countryCode}`)?.name;
  const unhinted = elsewhere
    ? [
        elsewhere.type === 'COUNTRY' || !country
          ? elsewhere.name
          : `${nameOfLocation(gazetteer, elsewhere)}, ${country}`,
      ]
    : [];
  const head = foldName(area.name.split(',')[0] ?? '');
  return [...new Set([...unhinted, ...(elsewhere ? [] : gazetteer.similar(head))])];
};
