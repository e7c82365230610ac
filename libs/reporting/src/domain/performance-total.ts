import type { PlatformId } from '@switchyard/kernel';

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
