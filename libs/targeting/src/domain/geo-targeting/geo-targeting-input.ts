import type { GeoTargetInput, RadiusUnit } from '../geo-target';
import type { LocationIntent } from '../location-intent';
import type { AreaInput } from '../places/area-input';

/** A circle as people ask for it: its centre is either `lat` with `lng`, or `around` a place. */
export interface RadiusInput {
  readonly radius: number;
  readonly unit?: RadiusUnit;
  readonly lat?: number;
  readonly lng?: number;
  /** A place name; resolved to the centre of that place. */
  readonly around?: string;
  /** Display name; says where the circle is when left out. */
  readonly name?: string;
  /** Narrows what `around` can mean. */
  readonly countryCode?: string;
}

/** Where ads are to show: the structured list, or names and circles; each replaces the stored set. Intent alone leaves the set as it is. */
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
