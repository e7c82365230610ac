import type { CallForecast } from '@switchyard/platforms';
import { quotaCost, roomAt, standingOf, type QuotaStanding } from '../../domain/quota';
import type { PlatformQuotas, QuotaShare } from './ports';

/** The daily quota of one opened ad account, shared with every other account of the same application. */
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
      resumesAt: roomAt(quota, limit, hours, now, needed),
    };
  }

  /** Counts what a request takes that only reads, or that lowers spending: it goes out in any case. */
  async count(cost: number): Promise<void> {
    await this.quotas.take(this.share, cost, null);
  }

  /** Undefined once the request is counted; else when there is room for it. A request that is more than a whole day goes out while anything is left. */
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
