import type { Issue, IssueCode } from '@switchyard/kernel';
import type { GeoTargetInput, LocationIntent, RadiusUnit } from './geo-target';
import { type AreaInput, namedArea } from './location';

/** A circle as people ask for it: its centre is either `lat` with `lng`, or `around` a location. */
export interface RadiusInput {
  readonly radius: number;
  readonly unit?: RadiusUnit;
  readonly lat?: number;
  readonly lng?: number;
  /** A location name; resolved to the centre of that location. */
  readonly around?: string;
  /** Display name; says where the circle is when left out. */
  readonly name?: string;
  /** Narrows what `around` can mean. */
  readonly countryCode?: string;
}

/**
 * Where ads are to show: the structured list, or names and circles; each replaces the stored set.
 * Intent alone leaves the set as it is.
 */
export interface GeoTargetingInput {
  readonly geoTargets?: readonly GeoTargetInput[];
  readonly include?: readonly AreaInput[];
  readonly exclude?: readonly AreaInput[];
  readonly radii?: readonly RadiusInput[];
  readonly locationIntent?: LocationIntent;
  readonly dry_run?: boolean;
}

/** The members that together replace the set by names. */
export const NAMED_MEMBERS = ['include', 'exclude', 'radii'] as const;

/** Every problem of a request by itself, before any name is looked up. */
export const geoTargetingIssues = (input: GeoTargetingInput): Issue[] => [
  ...mixIssues(input),
  ...(['include', 'exclude'] as const).flatMap((member) =>
    (input[member] ?? []).flatMap((area, index) => areaIssues(area, `/${member}/${index}`)),
  ),
  ...(input.radii ?? []).flatMap((radius, index) => radiusIssues(radius, `/radii/${index}`)),
];

const mixIssues = (input: GeoTargetingInput): Issue[] => {
  const named = NAMED_MEMBERS.filter((member) => input[member] !== undefined);
  if (input.geoTargets !== undefined) {
    return named.map((member) => ({
      path: `/${member}`,
      code: 'CONFLICT',
      message: `Send either geoTargets, which replaces the whole list, or ${NAMED_MEMBERS.join(', ')}`,
    }));
  }
  const isEmpty =
    named.length === 0 && input.locationIntent === undefined && input.dry_run !== true;
  return isEmpty
    ? [
        {
          path: '/geoTargets',
          code: 'REQUIRED',
          message:
            'Send geoTargets, or include, exclude and radii, or locationIntent. An empty list means everywhere',
        },
      ]
    : [];
};

const areaIssues = (area: AreaInput, path: string): Issue[] =>
  namedArea(area).name.trim() === ''
    ? [
        issue(
          typeof area === 'string' ? path : `${path}/name`,
          'TOO_SHORT',
          'name must not be blank',
        ),
      ]
    : [];

/** The centre is given in exactly one way. */
const radiusIssues = ({ lat, lng, around, countryCode }: RadiusInput, path: string): Issue[] => {
  const halves = [...(lat === undefined ? [] : ['lat']), ...(lng === undefined ? [] : ['lng'])];
  if (around !== undefined) {
    const blank =
      around.trim() === '' ? [issue(`${path}/around`, 'TOO_SHORT', 'name must not be blank')] : [];
    return [
      ...blank,
      ...halves.map((member) =>
        issue(`${path}/${member}`, 'CONFLICT', 'The centre must be either lat with lng, or around'),
      ),
    ];
  }
  if (halves.length === 0) {
    return [
      issue(`${path}/around`, 'REQUIRED', 'The circle must have a centre: lat with lng, or around'),
    ];
  }
  const missing = (['lat', 'lng'] as const).filter((member) => !halves.includes(member));
  const alien =
    countryCode === undefined
      ? []
      : [
          issue(
            `${path}/countryCode`,
            'NOT_ALLOWED',
            'countryCode is for places by name. Leave it out beside lat and lng',
          ),
        ];
  return [
    ...missing.map((member) =>
      issue(`${path}/${member}`, 'REQUIRED', 'lat and lng are required together'),
    ),
    ...alien,
  ];
};

const issue = (path: string, code: IssueCode, message: string): Issue => ({ path, code, message });
