import type { GeoTargetInput } from '../geo-target';
import type { PlaceAlternative } from './found-place';
import type { FoundPlaces, SourcedRow } from './rows-of-input';

export const GEO_WARNING_CODES = [
  'AMBIGUOUS_PLACE',
  'RADIUS_CLAMPED_TO_MIN',
  'RADIUS_CLAMPED_TO_MAX',
] as const;
export type GeoWarningCode = (typeof GEO_WARNING_CODES)[number];

/** What platforms take, in the row's own unit; a narrower range of one of them applies on top. */
export const PUSHED_RADIUS = { min: 1, max: 500 } as const;

/** Something about the places that is no error. */
export interface GeoWarning {
  readonly code: GeoWarningCode;
  /** JSON pointer into the request. */
  readonly path: string;
  readonly message: string;
  /** What else the name could have meant, likeliest first. */
  readonly alternatives?: readonly PlaceAlternative[];
}

export const geoWarnings = (rows: readonly SourcedRow[], found: FoundPlaces): GeoWarning[] => [
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
