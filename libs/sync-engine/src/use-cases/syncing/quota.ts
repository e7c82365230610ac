import type { PlatformId } from '@switchyard/kernel';
import {
  type CallForecast,
  type DailyQuota,
  type Failure,
  PlatformFailure,
} from '@switchyard/platforms/domain';
import {
  quotaCost,
  type QuotaStanding,
  capacityAt,
  standingOf,
  type UsedHour,
} from '../../domain/syncing/quota';

/**
 * The daily quota of one opened ad account, shared with every other account of the same
 * application.
 */
export class AccountQuota {
  constructor(
    readonly share: QuotaShare,
    private readonly quotas: PlatformQuotas,
  ) {}

  cost(forecast: CallForecast): number {
    return quotaCost(this.share.quota, forecast);
  }

  /** `resumesAt`: when `needed` fits, or as much of it as one day grants. */
  async standing(needed = 1): Promise<QuotaStanding & { readonly resumesAt: Date }> {
    const { quota, limit } = this.share;
    const { hours, now } = await this.quotas.hours(this.share);
    return {
      ...standingOf(quota, limit, hours, now),
      resumesAt: capacityAt(quota, limit, hours, now, needed),
    };
  }

  /**
   * Counts the cost of a request that only reads or lowers spending. Such a request is always sent.
   */
  async count(cost: number): Promise<void> {
    await this.quotas.take(this.share, cost, null);
  }

  /**
   * Undefined once the request is counted; else the time from which there is room for it. A request
   * that costs more than a whole day's quota is sent while any quota is left.
   */
  async take(cost: number): Promise<Date | undefined> {
    const { limit } = this.share;
    const isTaken = await this.quotas.take(
      this.share,
      cost,
      cost > limit ? limit + cost - 1 : limit,
    );
    return isTaken ? undefined : (await this.standing(cost)).resumesAt;
  }
}

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
  /**
   * Counts what one request takes, before it goes out. False, and nothing is counted, when that is
   * over `limit`; null counts in any case.
   */
  abstract take(share: QuotaShare, cost: number, limit: number | null): Promise<boolean>;
  /** What was used by the hour, and what time it is there. */
  abstract hours(
    share: QuotaShare,
  ): Promise<{ readonly hours: readonly UsedHour[]; readonly now: Date }>;
}

export type Throttled = Extract<Failure, { readonly kind: 'throttled' }>;

const CODE = 'QUOTA_SPENT';

/** Our own count says that a day is used up: nothing was sent. */
export const quotaSpent = (resumesAt: Date, now: number): Throttled => ({
  kind: 'throttled',
  scope: 'day',
  retryAfterSeconds: Math.max(1, Math.ceil((resumesAt.getTime() - now) / 1_000)),
  detail: {
    code: CODE,
    message: "The platform's quota for today is used up. The request was not sent.",
  },
});

export const quotaSpentError = (resumesAt: Date, now: number): PlatformFailure =>
  new PlatformFailure(quotaSpent(resumesAt, now));

/**
 * Whether it is our count that holds back. Where the platform itself does, it would take nothing
 * else either.
 */
export const isOurCount = ({ detail }: Throttled): boolean => detail.code === CODE;
