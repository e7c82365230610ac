import type { PlatformId } from '@switchyard/kernel';
import type { DayRange } from '../day-range';

/** Which facts a report is made of. */
export interface ReportFilter {
  readonly platform?: PlatformId;
  readonly campaignId?: string;
  readonly businessId?: string;
}

/** What a caller asks of figures. */
export interface ReportQuestion extends ReportFilter {
  /** First and last day, YYYY-MM-DD. Without them: the last 30 days, today counted. */
  readonly from?: string;
  readonly to?: string;
  /** ISO 4217: add up what the account's rates can turn into it. */
  readonly currency?: string;
}

/** The figures that a report is made of, all defaults settled. */
export interface ReportScope {
  readonly range: DayRange;
  readonly platform: PlatformId | undefined;
  /** Only these campaigns; all when undefined. */
  readonly campaignIds: readonly string[] | undefined;
}
