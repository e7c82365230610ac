import type { PlatformId } from '@switchyard/kernel';
import type { DailyQuota } from '@switchyard/platforms';
import type { UsedHour } from '../../domain/quota';

/** A day's quota, and the application that shares it over all its ad accounts. */
export interface QuotaShare {
  readonly platform: PlatformId;
  /** Digest of what names the application. */
  readonly owner: string;
  readonly quota: DailyQuota;
  /** What holds for this installation. */
  readonly limit: number;
}

/** What all workers together used of daily quotas. */
export abstract class PlatformQuotas {
  /** Counts what one request takes, before it goes out. False, and nothing is counted, when that is over `limit`; null counts in any case. */
  abstract take(share: QuotaShare, cost: number, limit: number | null): Promise<boolean>;
  /** What was used by the hour, and what time it is there. */
  abstract hours(
    share: QuotaShare,
  ): Promise<{ readonly hours: readonly UsedHour[]; readonly now: Date }>;
}
