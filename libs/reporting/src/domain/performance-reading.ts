import type { PlatformId } from '@switchyard/kernel';
import type { PerformanceFact } from './daily-performance';
import type { DayRange } from './day-range';
import type { PerformanceLevel } from './performance-level';

/** What a platform says of some days of some campaigns, whole: what it does not say did not happen. */
export interface PerformanceReading {
  readonly platform: PlatformId;
  readonly connectionId: string;
  /** Of the ad account, ISO 4217. */
  readonly currency: string;
  readonly level: PerformanceLevel;
  readonly range: DayRange;
  /** IANA name of the zone whose midnights divide the days: the ad account's, or UTC where the platform says so. */
  readonly zone: string;
  /** The campaigns that were asked about, those without a row included. */
  readonly campaignIds: readonly string[];
  /** Each object and day once; `foldFacts` adds up what several remote objects did for one of ours. */
  readonly rows: readonly PerformanceFact[];
  /** When the platform was asked, not when it answered. */
  readonly readAt: Date;
  /** Other campaigns or days of the same reading follow: only the last part makes the connection's figures as fresh as `readAt`. */
  readonly more?: boolean;
}

/** What became of a reading. `outdated`: figures that were asked for later are there already, and nothing was touched. */
export interface RecordedReading {
  readonly outdated: boolean;
  /** Days of objects that were new or told otherwise than before. */
  readonly written: number;
  /** Days of objects that the platform tells no more. */
  readonly removed: number;
}
