import { PLACE_KEYS, type PlaceIds } from '@switchyard/kernel';

export const GEO_KINDS = ['AREA', 'RADIUS'] as const;
export type GeoKind = (typeof GEO_KINDS)[number];

export const PLACE_TYPES = [
  'COUNTRY',
  'REGION',
  'METRO',
  'CITY',
  'DISTRICT',
  'POSTAL_CODE',
  'AIRPORT',
  'UNIVERSITY',
  'GLOBAL',
] as const;
export type LocationType = (typeof PLACE_TYPES)[number];

export const RADIUS_UNITS = ['km', 'mi'] as const;
export type RadiusUnit = (typeof RADIUS_UNITS)[number];

/** Percent, the widest range that any platform takes. */
export const BID_ADJUSTMENT_RANGE = { min: -90, max: 900 } as const;

/** A named location, stored. */
export interface AreaTarget extends PlaceIds {
  readonly id: string;
  readonly kind: 'AREA';
  readonly name: string;
  /** True carves the location out of what the other rows include. */
  readonly negative: boolean;
  /** Percent; included rows only. */
  readonly bidAdjustment?: number;
  /** Audience estimate of a platform; never written by a caller. */
  readonly reach?: number;
  readonly canonicalId?: string;
  readonly type?: LocationType;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
}

/** A circle, stored. Circles cannot be excluded. */
export interface CircleTarget {
  readonly id: string;
  readonly kind: 'RADIUS';
  readonly name: string;
  readonly negative: false;
  readonly bidAdjustment?: number;
  readonly reach?: number;
  readonly lat: number;
  readonly lng: number;
  /** In `unit`; clamped to 1 to 500 when pushed. */
  readonly radius: number;
  readonly unit: RadiusUnit;
}

/** One row of a campaign's `geoTargets`. */
export type GeoTarget = AreaTarget | CircleTarget;

/** A row as a caller writes it; null means the same as left out. */
export interface GeoTargetInput {
  readonly id?: string;
  readonly kind: GeoKind;
  readonly name: string;
  readonly negative?: boolean;
  readonly bidAdjustment?: number | null;
  readonly criterionId?: string | null;
  readonly msLocationId?: string | null;
  readonly canonicalId?: string | null;
  readonly type?: LocationType | null;
  readonly countryCode?: string | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
  readonly radius?: number | null;
  readonly unit?: RadiusUnit | null;
}

/** Only the ids under which platforms know a location. */
export const locationIds = (location: {
  readonly [key in keyof PlaceIds]?: string | null;
}): PlaceIds =>
  Object.fromEntries(PLACE_KEYS.flatMap((key) => (location[key] ? [[key, location[key]]] : [])));

/** Who is reached by included locations: people there, or also people interested in them. */
export const LOCATION_INTENTS = ['PRESENCE', 'PRESENCE_OR_INTEREST'] as const;

export type LocationIntent = (typeof LOCATION_INTENTS)[number];
