import type { GeoTargetInput } from '../geo-target';
import { namedArea, type NamedArea } from '../places/area-input';
import type { GeoTargetingInput } from './geo-targeting-input';

/** A name that a request wants looked up. */
export interface PlaceWish {
  /** JSON pointer of what is named. */
  readonly path: string;
  readonly area: NamedArea;
  /** True when a circle is to be drawn around it. */
  readonly withCentre: boolean;
}

/** Every name of a request that must be looked up, in its order. Structured rows that carry an id of their place are taken as they are. */
export const placeWishes = (input: GeoTargetingInput): PlaceWish[] => [
  ...(input.geoTargets ?? []).flatMap((row, index) =>
    needsLookUp(row) ? [{ path: `/geoTargets/${index}`, area: row, withCentre: false }] : [],
  ),
  ...(['include', 'exclude'] as const).flatMap((member) =>
    (input[member] ?? []).map((area, index) => ({
      path: `/${member}/${index}`,
      area: namedArea(area),
      withCentre: false,
    })),
  ),
  ...(input.radii ?? []).flatMap(({ around, countryCode }, index) =>
    around === undefined
      ? []
      : [
          {
            path: `/radii/${index}/around`,
            area: { name: around, ...(countryCode === undefined ? {} : { countryCode }) },
            withCentre: true,
          },
        ],
  ),
];

const needsLookUp = ({ kind, canonicalId, criterionId, msLocationId }: GeoTargetInput): boolean =>
  kind === 'AREA' && !canonicalId && !criterionId && !msLocationId;
