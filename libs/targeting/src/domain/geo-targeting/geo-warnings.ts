import type { GeoTarget, GeoTargetInput, LocationIntent } from './geo-target';
import type { FoundLocations, SourcedRow } from './geo-targeting-rows';
import type { LocationAlternative } from './location-lookup';

export const GEO_WARNING_CODES = [
  'AMBIGUOUS_PLACE',
  'RADIUS_CLAMPED_TO_MIN',
  'RADIUS_CLAMPED_TO_MAX',
] as const;
export type GeoWarningCode = (typeof GEO_WARNING_CODES)[number];

/** What platforms take, in the row's own unit; a narrower range of one of them applies on top. */
export const PUSHED_RADIUS = { min: 1, max: 500 } as const;

/** Something about the locations that is no error. */
export interface GeoWarning {
  readonly code: GeoWarningCode;
  /** JSON pointer into the request. */
  readonly path: string;
  readonly message: string;
  /** What else the name could have meant, likeliest first. */
  readonly alternatives?: readonly LocationAlternative[];
}

export const geoWarnings = (rows: readonly SourcedRow[], found: FoundLocations): GeoWarning[] => [
  ...[...found].flatMap(([path, { name, countryCode, alternatives = [] }]): GeoWarning[] =>
    alternatives.length === 0
      ? []
      : [
          {
            code: 'AMBIGUOUS_PLACE',
            path,
            message: `Taken as ${name} (${countryCode ?? 'no country'}). Add type or countryCode if another place is meant.`,
            alternatives,
          },
        ],
  ),
  ...rows.flatMap(({ path, row }) => clampWarnings(row, path)),
];

const clampWarnings = ({ kind, radius, unit }: GeoTargetInput, path: string): GeoWarning[] => {
  if (kind !== 'RADIUS' || !radius) return [];
  const { min, max } = PUSHED_RADIUS;
  if (radius < min) {
    return [
      {
        code: 'RADIUS_CLAMPED_TO_MIN',
        path: `${path}/radius`,
        message: `The circle is smaller than platforms take. They get ${min} ${unit ?? 'km'}.`,
      },
    ];
  }
  return radius > max
    ? [
        {
          code: 'RADIUS_CLAMPED_TO_MAX',
          path: `${path}/radius`,
          message: `The circle is larger than platforms take. They get ${max} ${unit ?? 'km'}.`,
        },
      ]
    : [];
};

const MOST_NAMED = 20;

/** Where ads show, in one plain sentence. */
export const describeTargeting = (rows: readonly GeoTarget[], intent: LocationIntent): string => {
  const people = intent === 'PRESENCE' ? 'people in' : 'people in, or interested in,';
  const areas = rows.filter((row) => row.kind === 'AREA' && !row.negative).map(areaName);
  const circles = rows
    .filter((row) => row.kind === 'RADIUS')
    .map(({ name, radius, unit }) =>
      name.startsWith(`${radius} ${unit} around`)
        ? `the circle of ${name}`
        : `the circle "${name}" of ${radius} ${unit}`,
    );
  const excluded = rows.filter((row) => row.negative).map(areaName);
  const where = [...areas, ...circles];
  const included = where.length === 0 ? 'everywhere' : `to ${people} ${inWords(where)}`;
  return `Ads show ${included}${excluded.length === 0 ? '' : `, but not in ${inWords(excluded)}`}.`;
};

const areaName = (row: GeoTarget): string =>
  row.kind === 'AREA' && row.countryCode && row.type !== 'COUNTRY'
    ? `${row.name} (${row.countryCode})`
    : row.name;

const inWords = (names: readonly string[]): string => {
  const shown = names.slice(0, MOST_NAMED);
  const all =
    names.length > shown.length ? [...shown, `${names.length - shown.length} more`] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};
