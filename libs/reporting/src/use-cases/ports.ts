import type { Tenant } from '@switchyard/kernel';
import type { DailyPerformance, DayRange, PerformanceTotal } from '../domain';

export abstract class PerformanceFacts {
  /** Writes or replaces days with one statement. No day may be named twice. */
  abstract put(rows: readonly DailyPerformance[]): Promise<void>;
  /** Sums by campaign, platform and currency; what has no facts is left out. */
  abstract totals(tenant: Tenant, campaignIds: readonly string[], range: DayRange): Promise<readonly PerformanceTotal[]>;
}
