import type { Attributes } from '../../port/attributes';
import type {
  BiddingStrategyType,
  MatchType,
  QuarterHour,
  ServingStatus,
  Weekday,
} from '../../port/draft';
import type { ExtensionAttributes } from './extension-attributes';
import type { ImageAttributes } from './image-attributes';

/** `null` is the one spelling of "not set", everywhere. Percentages have at most two decimals, money is in micros. */
export type BiddingAttributes = {
  /** One of ours, or Google's own word for a strategy that we cannot hold. */
  readonly type: BiddingStrategyType | string;
  readonly targetCpaMicros: number | null;
  readonly targetRoas: number | null;
  readonly targetImpressionSharePercent: number | null;
  readonly impressionShareLocation: string | null;
  readonly maxCpcBidCeilingMicros: number | null;
};

export type AreaAttributes = {
  readonly kind: 'AREA';
  readonly criterionId: string;
  readonly negative: boolean;
  readonly bidAdjustmentPercent: number | null;
};

export type CircleAttributes = {
  readonly kind: 'RADIUS';
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
  readonly unit: 'km' | 'mi';
  readonly bidAdjustmentPercent: number | null;
};

export type PlaceAttributes = AreaAttributes | CircleAttributes;

export type WindowAttributes = {
  readonly day: Weekday;
  readonly startHour: number;
  readonly startMinute: QuarterHour;
  readonly endHour: number;
  readonly endMinute: QuarterHour;
  /** 1 means no change. */
  readonly bidModifier: number;
};

export type DeviceAttributes = {
  readonly enabled: boolean;
  readonly bidAdjustmentPercent: number | null;
};

export const DEVICE_NAMES = ['desktop', 'mobile', 'tablet'] as const;
export type DeviceName = (typeof DEVICE_NAMES)[number];

export type NegativeKeywordAttributes = { readonly text: string; readonly matchType: MatchType };

export type NetworkAttributes = {
  readonly search: boolean;
  readonly searchPartners: boolean;
  readonly display: boolean;
};

/** A campaign as Google can hold it. */
export type CampaignAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  readonly budgetMicros: number;
  readonly biddingStrategy: BiddingAttributes;
  readonly geoTargets: readonly PlaceAttributes[];
  readonly locationIntent: 'PRESENCE' | 'PRESENCE_OR_INTEREST' | string;
  readonly schedule: readonly WindowAttributes[];
  readonly devices: { readonly [device in DeviceName]: DeviceAttributes };
  /** ISO 639-1, or Google's resource name of a language that has no such code. Empty means all languages. */
  readonly languages: readonly string[];
  /** Null where Google chooses: Performance Max. */
  readonly networks: NetworkAttributes | null;
  readonly negativeKeywords: readonly NegativeKeywordAttributes[];
  readonly extensions: readonly ExtensionAttributes[];
  /** Beside search ads. */
  readonly images: readonly ImageAttributes[];
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly trackingTemplate: string | null;
  readonly politicalAdvertising: 'NONE' | 'POLITICAL' | null;
};

/** Attributes reach `apply` only from `normalise` or `read`, which both make this form. */
export const asCampaign = (attributes: Attributes): CampaignAttributes =>
  attributes as unknown as CampaignAttributes;
