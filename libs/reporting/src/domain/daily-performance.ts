import type { PlatformId } from '@switchyard/kernel';

/** What a campaign did on one platform through one connection on one day, as the platform told it last. */
export interface DailyPerformance {
  readonly spaceId: string;
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly connectionId: string;
  /** YYYY-MM-DD in the ad account's zone. */
  readonly day: string;
  /** Of the ad account, ISO 4217. */
  readonly currency: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly spendMicros: number;
  /** Platforms count parts of conversions: millionths. */
  readonly conversionsMicros: number;
  readonly conversionValueMicros: number;
  /** When the platform told it. */
  readonly recordedAt: Date;
}

/** One day's facts as they are recorded. */
export type PerformanceFact = Omit<DailyPerformance, 'spaceId' | 'recordedAt'>;
