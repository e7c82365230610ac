import type { Attributes } from '../port/attributes';

/** A place of the campaign. Names are not kept: OpenAI has its own. */
export interface PlaceAttributes {
  readonly kind: 'AREA';
  readonly openaiLocationId: string;
  readonly negative: boolean;
}

interface DeviceAttributes {
  readonly enabled: boolean;
}

/**
 * Tablets always have the value of phones. Device platforms without a matching choice of devices
 * keep OpenAI's names.
 */
export type DevicesAttributes =
  | {
      readonly desktop: DeviceAttributes;
      readonly mobile: DeviceAttributes;
      readonly tablet: DeviceAttributes;
    }
  | { readonly platforms: readonly string[] };

/**
 * What OpenAI holds of a campaign. The bid is on its ad groups. The event that it pays for cannot
 * be changed.
 */
export interface CampaignAttributes {
  readonly name: string;
  readonly status: string;
  /** Null when it has a budget for its whole life instead. */
  readonly budgetMicros: number | null;
  /** What it pays for, `clicks` or `conversions`; OpenAI's own word for another one. */
  readonly biddingStrategy: { readonly type: string };
  readonly geoTargets: readonly PlaceAttributes[];
  readonly devices: DevicesAttributes;
  /**
   * YYYY-MM-DD in the ad account's zone; with a time where another than the first or last of the
   * day was chosen.
   */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly trackingTemplate: string | null;
}

export const asCampaign = (attributes: Attributes): CampaignAttributes =>
  attributes as unknown as CampaignAttributes;

export interface BiddingAttributes {
  /** A strategy of ours; OpenAI's own words where they amount to none. */
  readonly type: string;
  readonly targetCpaMicros: number | null;
}

/** What OpenAI holds of an ad group. */
export interface AdGroupAttributes {
  readonly name: string;
  readonly status: string;
  readonly biddingStrategy: BiddingAttributes;
  readonly maxCpcMicros: number | null;
  /** A set. */
  readonly contextHints: readonly string[];
}

/** The one image of a card: ours by its digest, another user's by OpenAI's id. */
export type ImageAttributes =
  | { readonly role: string; readonly sha256: string }
  | { readonly role: string; readonly remoteId: string };

/** What OpenAI holds of an ad: a card with one text of each kind and one image. */
export interface AdAttributes {
  readonly adType: string;
  readonly status: string;
  readonly headlines: readonly { readonly text: string }[];
  readonly descriptions: readonly { readonly text: string }[];
  readonly finalUrl: string;
  readonly images: readonly ImageAttributes[];
}

export const asAdGroup = (attributes: Attributes): AdGroupAttributes =>
  attributes as unknown as AdGroupAttributes;
export const asAd = (attributes: Attributes): AdAttributes => attributes as unknown as AdAttributes;

/** Typed attributes as the port carries them. */
export const asAttributes = (value: object): Attributes => value as Attributes;

/** What makes two rows the same place meant the same way. */
export const placeKey = ({ openaiLocationId, negative }: PlaceAttributes): string =>
  `${negative} ${openaiLocationId}`;

/** One order per set and no member twice, whatever the order that it came in. */
export const sortedSet = <T>(items: Iterable<T>, keyOf: (item: T) => string): readonly T[] => {
  const byKey = new Map([...items].map((item) => [keyOf(item), item]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
};
