import type { Attributes } from '../../port/attributes';

/** A place of the campaign. Names are not kept: OpenAI has its own. */
export interface PlaceAttributes {
  readonly kind: 'AREA';
  readonly openaiLocationId: string;
  readonly negative: boolean;
}

interface DeviceAttributes {
  readonly enabled: boolean;
}

/** Tablets always say what phones say. Platforms that no choice of devices stands for are kept in OpenAI's words. */
export type DevicesAttributes =
  | {
      readonly desktop: DeviceAttributes;
      readonly mobile: DeviceAttributes;
      readonly tablet: DeviceAttributes;
    }
  | { readonly platforms: readonly string[] };

/** What OpenAI holds of a campaign. How it bids stands on its ad groups; what it pays for is fixed for good. */
export interface CampaignAttributes {
  readonly name: string;
  readonly status: string;
  /** Null when somebody gave it a budget for its whole life instead. */
  readonly budgetMicros: number | null;
  /** What it pays for, `clicks` or `conversions`; OpenAI's own word for another one. */
  readonly biddingStrategy: { readonly type: string };
  readonly geoTargets: readonly PlaceAttributes[];
  readonly devices: DevicesAttributes;
  /** YYYY-MM-DD in the ad account's zone; with a time where somebody chose another than the first or last of the day. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly trackingTemplate: string | null;
}

export const asCampaign = (attributes: Attributes): CampaignAttributes =>
  attributes as unknown as CampaignAttributes;
