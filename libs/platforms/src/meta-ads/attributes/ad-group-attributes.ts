import type { Attributes } from '../../port/attributes';

/** An area, in or out. */
export type AreaAttributes = {
  readonly kind: 'AREA';
  readonly metaLocationId: string;
  readonly negative: boolean;
};

/** A circle around a point. */
export type CircleAttributes = {
  readonly kind: 'RADIUS';
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
  readonly unit: 'km' | 'mi';
};

export type PlaceAttributes = AreaAttributes | CircleAttributes;

/** What an ad set is shown for and what that may cost. */
export type BiddingAttributes = {
  /** A strategy of ours, or Meta's own word for a goal that we have none for. */
  readonly type: string;
  /** The conversion that counts. */
  readonly event: string | null;
  readonly targetCpaMicros: number | null;
  /** A ratio: 2.5 means 250 %. */
  readonly targetRoas: number | null;
};

/** An ad set as Meta can hold it: it carries what we keep on its campaign. `null` is the one spelling of "not set". */
export type AdGroupAttributes = {
  readonly name: string;
  readonly status: string;
  readonly biddingStrategy: BiddingAttributes;
  /** The most that a click may cost; null when the campaign's strategy takes no cap. */
  readonly maxCpcMicros: number | null;
  readonly geoTargets: readonly PlaceAttributes[];
  /** Null when every device is meant. */
  readonly devices: { readonly desktop: boolean; readonly mobile: boolean } | null;
  readonly languages: readonly string[];
  /** YYYY-MM-DD in the ad account's zone. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly advertiserIdentity: {
    readonly payer: string | null;
    readonly beneficiary: string | null;
  } | null;
};

const NOT_SET = {
  maxCpcMicros: null,
  devices: null,
  startDate: null,
  endDate: null,
  advertiserIdentity: null,
};

/** Attributes reach `apply` only from `normalise` or `read`; a plan leaves out of an update what is not set after it. */
export const asAdGroup = (attributes: Attributes): AdGroupAttributes =>
  ({ ...NOT_SET, ...attributes }) as unknown as AdGroupAttributes;

/** Fields that go out together as `targeting`, which Meta replaces as a whole. */
export const TARGETING_FIELDS = ['geoTargets', 'devices', 'languages'] as const;
