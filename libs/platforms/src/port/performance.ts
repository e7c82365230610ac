/** What figures can be asked for. A platform reports on those of `capabilities.reports.levels`. */
export type PerformanceLevel = 'campaign' | 'adGroup' | 'ad' | 'keyword';

/** Which figures to read: one level, some days, some campaigns. */
export interface PerformanceScope {
  readonly level: PerformanceLevel;
  /**
   * First and last day, both included, YYYY-MM-DD; days of the zone that
   * `capabilities.reports.days` names.
   */
  readonly from: string;
  readonly to: string;
  /** Only these campaigns and what they hold, removed ones included: they spent, too. */
  readonly campaignRemoteIds: readonly string[];
}

/**
 * One day of one object as the platform reports it now; days on which nothing happened have no row.
 * Platforms restate days: a complete read of a range replaces what was reported of that range
 * before.
 */
export interface PerformanceRow {
  readonly level: PerformanceLevel;
  /** As in `Observed`. */
  readonly remoteId: string;
  readonly campaignRemoteId: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly impressions: number;
  readonly clicks: number;
  /** Micros of the ad account's currency. */
  readonly spendMicros: number;
  /**
   * Millionths, for platforms count parts of conversions; null where the platform reports none at
   * this level.
   */
  readonly conversionsMicros: number | null;
  readonly conversionValueMicros: number | null;
}

/** How a platform reports; part of its capabilities. */
export interface ReportRules {
  readonly levels: readonly PerformanceLevel[];
  /** The time zone of a day: the account's or UTC. */
  readonly days: 'account' | 'utc';
  /** Days before today that the platform still restates. */
  readonly restatedDays: number;
  /** How long figures lag behind, in hours, as the vendor says. */
  readonly lagHours: number;
  /** What is reported as a conversion, in a sentence. */
  readonly conversions: string;
  /** Where each of these is documented. */
  readonly sources: Readonly<
    Record<'levels' | 'days' | 'restatedDays' | 'lagHours' | 'conversions', ReportSource>
  >;
}

export interface ReportSource {
  readonly source: string;
  /**
   * True when no document that we hold proves it; listed in the platform's `unverified` document.
   */
  readonly unverified?: boolean;
}
