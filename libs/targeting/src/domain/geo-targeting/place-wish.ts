import type { GeoTargetInput } from '../geo-target';
import { isEverywhere, namedArea, type NamedArea } from '../places/area-input';
import type { GeoTargetingInput } from './geo-targeting-input';

/** A name that a request wants looked up. */
export interface PlaceWish {
  /** JSON pointer of what is named. */
  readonly path: string;
  readonly area: NamedArea;
  /** True when a circle is to be drawn around it. */
  readonly withCentre: boolean;
  /** True when its caller wrote a platform's id of it: only that platform can tell whether there is such a place. */
  readonly isIdentified: boolean;
}

/** Every name of a request that must be looked up, in its order. Structured rows that carry the platform-independent id of their place are taken as they are. */
export const placeWishes = (input: GeoTargetingInput): PlaceWish[] => [
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
