import type { ExtensionAttributes } from './extension-attributes';
import type { ImageAttributes } from './image-attributes';
import type {
  CampaignDraft,
  MatchType,
  QuarterHour,
  ServingStatus,
  Weekday,
} from '../../port/draft';

/** The attributes of a campaign, as Microsoft can hold them. Members that are unset are absent inside, null outside. */
export type CampaignAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  readonly budgetMicros: number;
  readonly biddingStrategy: BiddingAttributes;
  readonly geoTargets: readonly PlaceAttributes[];
  readonly locationIntent: CampaignDraft['locationIntent'];
  /** Empty: all hours of all days. */
  readonly schedule: readonly WindowAttributes[];
  readonly scheduleZone: CampaignDraft['scheduleZone'];
  /** Null: every device, no adjustment. */
  readonly devices: DevicesAttributes | null;
  /** ISO 639-1, sorted; empty: every language. */
  readonly languages: readonly string[];
  readonly negativeKeywords: readonly NegativeAttributes[];
  readonly extensions: readonly ExtensionAttributes[];
  /** Images of image extensions. */
  readonly images: readonly ImageAttributes[];
  /** YYYY-MM-DD in the ad account's zone; on campaigns of the type DISPLAY only, the others have theirs on what is below them. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly trackingTemplate: string | null;
  /** Null: not political, or not said, which is the same to Microsoft. */
  readonly politicalAdvertising: 'POLITICAL' | null;
};

export type BiddingAttributes = {
  readonly type: string;
  readonly [member: string]: string | number;
};

export type AreaAttributes =
  | { readonly kind: 'AREA'; readonly msLocationId: string; readonly negative: true }
  | {
      readonly kind: 'AREA';
      readonly msLocationId: string;
      readonly negative: false;
      readonly bidAdjustmentPercent: number;
    };

export type CircleAttributes = {
  readonly kind: 'RADIUS';
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
  readonly unit: 'km' | 'mi';
  readonly bidAdjustmentPercent: number;
};

export type PlaceAttributes = AreaAttributes | CircleAttributes;

export type WindowAttributes = {
  readonly day: Weekday;
  readonly startHour: number;
  readonly startMinute: QuarterHour;
  readonly endHour: number;
  readonly endMinute: QuarterHour;
  readonly bidModifier: number;
};

export const DEVICES = ['desktop', 'mobile', 'tablet'] as const;
export type Device = (typeof DEVICES)[number];
export type DeviceAttributes = { readonly enabled: boolean; readonly bidAdjustmentPercent: number };
export type DevicesAttributes = { readonly [device in Device]: DeviceAttributes };

export type NegativeAttributes = { readonly text: string; readonly matchType: MatchType };
