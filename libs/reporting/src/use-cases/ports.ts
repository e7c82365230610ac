import type { Tenant } from '@switchyard/kernel';
import type {
  DailySpend,
  DayRange,
  PerformanceReading,
  PerformanceTotal,
  ReadMark,
  Slice,
} from '../domain';

/** The months that facts can be kept in. */
export abstract class Months {
  /** Makes the months of the days, where they are missing. */
  abstract ensure(range: DayRange): Promise<void>;
}

/** What became of a slice. */
export interface ReplacedDays {
  readonly written: number;
  readonly removed: number;
}

export abstract class PerformanceFacts {
  /** Makes what is kept of the reading's campaigns on the days of the slice equal to what the slice tells. Rows that are equal stay untouched. */
  abstract replace(
    tenant: Tenant,
    reading: Omit<PerformanceReading, 'rows' | 'range'>,
    slice: Slice,
  ): Promise<ReplacedDays>;
  /** Sums by campaign, platform and currency; what has no facts is left out. */
  abstract totals(
    tenant: Tenant,
    campaignIds: readonly string[],
    range: DayRange,
  ): Promise<readonly PerformanceTotal[]>;
  /** Spending of campaigns by day. */
  abstract spend(tenant: Tenant, range: DayRange): Promise<readonly DailySpend[]>;
}

export abstract class ReadMarks {
  /** The mark of a connection and level, kept from other readings until the transaction ends, also where there is none yet. */
  abstract lock(
    tenant: Tenant,
    connectionId: string,
    level: ReadMark['level'],
  ): Promise<ReadMark | undefined>;
  /** Adds or replaces. */
  abstract put(mark: ReadMark): Promise<void>;
  abstract list(tenant: Tenant, level: ReadMark['level']): Promise<readonly ReadMark[]>;
}
