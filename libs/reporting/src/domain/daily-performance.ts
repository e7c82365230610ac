import type { PlatformId } from '@switchyard/kernel';

/** What was counted of an object on a day. */
export interface Figures {
  readonly impressions: number;
  readonly clicks: number;
  readonly spendMicros: number;
  /**
   * Platforms count parts of conversions: millionths. Null where the platform reports none at this
   * level.
   */
  readonly conversionsMicros: number | null;
  readonly conversionValueMicros: number | null;
}

/** What one object did on one day. */
export interface PerformanceFact extends Figures {
  /** Our id of the campaign, ad group, ad or keyword. */
  readonly objectId: string;
  readonly campaignId: string;
  /** Null at the level of campaigns. */
  readonly adGroupId: string | null;
  /** YYYY-MM-DD in the zone of the ad account, or in UTC where the platform divides days there. */
  readonly day: string;
}

/**
 * What an object did on one platform through one connection on one day, as the platform last
 * reported it.
 */
export interface DailyPerformance extends PerformanceFact {
  readonly spaceId: string;
  readonly level: PerformanceLevel;
  readonly platform: PlatformId;
  readonly connectionId: string;
  /** Of the ad account, ISO 4217. */
  readonly currency: string;
}

/**
 * The kinds of object that have figures. The figures of one level sum to those of no other:
 * platforms leave things out.
 */
export const PERFORMANCE_LEVELS = ['campaign', 'adGroup', 'ad', 'keyword'] as const;
export type PerformanceLevel = (typeof PERFORMANCE_LEVELS)[number];

/** What a campaign did on one platform over some days. Currencies are never added together. */
export interface PerformanceTotal {
  readonly campaignId: string;
  readonly platform: PlatformId;
  /** ISO 4217. */
  readonly currency: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly spendMicros: number;
  /** Millionths of a conversion. */
  readonly conversionsMicros: number;
  readonly conversionValueMicros: number;
}
