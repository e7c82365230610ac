import { Inject, Injectable } from '@nestjs/common';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import { type AdPlatform, PlatformFailure } from '@switchyard/platforms/domain';
import { groupBy } from '../../domain/planning/grouping';
import type { PlatformPlan } from '../../domain/planning/preview';
import { daysNeeded } from '../../domain/syncing/quota';
import { PlatformAccounts, PLATFORMS } from '../ports';
import type { AccountQuota } from '../syncing/quota';

interface Measured {
  readonly plan: PlatformPlan;
  /**
   * Undefined where nothing is counted, or where the account cannot be opened: nothing is sent
   * there today either.
   */
  readonly quota: AccountQuota | undefined;
}

/**
 * Says how many days the plans of ad accounts take: those of one application draw on one quota, of
 * which something may be used up today.
 */
@Injectable()
export class QuotaDays {
  constructor(
    private readonly accounts: PlatformAccounts,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async execute(tenant: Tenant, plans: readonly PlatformPlan[]): Promise<readonly PlatformPlan[]> {
    const measured = await Promise.all(
      plans.map(async (plan) => ({ plan, quota: await this.quotaOf(tenant, plan) })),
    );
    const byOwner = groupBy(measured, ({ quota }) =>
      quota ? `${quota.share.platform} ${quota.share.owner}` : '',
    );
    const withQuota = new Map(
      (await Promise.all([...byOwner.values()].map(withDays)))
        .flat()
        .map((plan) => [plan.connectionId, plan]),
    );
    return plans.map((plan) => withQuota.get(plan.connectionId) ?? plan);
  }

  private async quotaOf(
    tenant: Tenant,
    { connectionId, platform, changes }: PlatformPlan,
  ): Promise<AccountQuota | undefined> {
    if (changes === 0 || this.platforms.get(platform)?.dailyLimit === undefined) return undefined;
    try {
      return (await this.accounts.open(tenant, connectionId)).quota;
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      return undefined;
    }
  }
}

const withDays = async (group: readonly Measured[]): Promise<readonly PlatformPlan[]> => {
  const quota = group[0]?.quota;
  if (!quota) return group.map(({ plan }) => plan);
  const needed = group.reduce((sum, { plan }) => sum + quota.cost(plan.quota), 0);
  const { left, limit } = await quota.standing();
  const days = daysNeeded(needed, left, limit);
  return group.map(({ plan }) => ({
    ...plan,
    quota: { ...plan.quota, dailyLimit: limit, leftToday: left, days },
  }));
};
