import { Inject, Injectable } from '@nestjs/common';
import { BudgetsFacade } from '@switchyard/budgets';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import { type AdPlatform, type CallForecast, PlatformFailure } from '@switchyard/platforms/domain';
import { Previews } from '../../data/previews';
import { batchesOf, groupBy } from '../../domain/planning/grouping';
import type { PlatformPlan, Preview, Quota, Spend } from '../../domain/planning/preview';
import { type CampaignSpend, spendOfPlan } from '../../domain/planning/spend';
import { daysNeeded } from '../../domain/syncing/quota';
import { forecastWaves } from '../../domain/syncing/remote-change';
import type { Wave } from '../../domain/syncing/waves';
import { PlatformAccounts, PLATFORMS } from '../ports';
import type { AccountQuota } from '../syncing/quota';
import type { AccountTally, PlanDraft } from './plan-draft';

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

/**
 * Describes the effect of a plan on spending, in the days of the account's zone and the currency of
 * its budget.
 */
@Injectable()
export class DescribeSpend {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly budgets: BudgetsFacade,
    private readonly clock: Clock,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async execute(tenant: Tenant, campaigns: readonly CampaignSpend[]): Promise<Spend | null> {
    const { timeZone } = await this.identity.account(tenant.accountId);
    const overdelivery = (platform: PlatformId) =>
      this.platforms.get(platform)?.capabilities.overdelivery;
    return spendOfPlan(campaigns, {
      now: this.clock.now(),
      timeZone,
      budget: await this.budgets.budgetOf(tenant),
      overdelivery,
    });
  }
}

/** What an answer shows of a plan besides its changes. */
export type PlanFigures = Pick<Preview, 'platforms' | 'spend'>;

/**
 * Says what a stored plan takes, per ad account, and what it does to spending: its changes are read
 * back in the pieces in which a sync sends them.
 */
@Injectable()
export class DescribePlan {
  constructor(
    private readonly previews: Previews,
    private readonly quotaDays: QuotaDays,
    private readonly describeSpend: DescribeSpend,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async execute(tenant: Tenant, previewId: string, draft: PlanDraft): Promise<PlanFigures> {
    const platforms = await this.quotaDays.execute(
      tenant,
      await this.accountPlans(tenant, previewId, draft),
    );
    return { platforms, spend: await this.describeSpend.execute(tenant, draft.spending) };
  }

  private async accountPlans(
    tenant: Tenant,
    previewId: string,
    draft: PlanDraft,
  ): Promise<readonly PlatformPlan[]> {
    const plans: PlatformPlan[] = [];
    for (const tally of draft.accounts.values()) {
      const platform = this.platforms.get(tally.platform);
      if (!platform) continue;
      const quota = quotaOf(
        platform,
        tally,
        await this.forecast(tenant, previewId, platform, tally),
      );
      plans.push({
        platform: tally.platform,
        connectionId: tally.connectionId,
        changes: tally.changes,
        quota,
      });
    }
    return plans;
  }

  /**
   * The pieces of one sync as far as they fit into memory are foretold together: a file is uploaded
   * once.
   */
  private async forecast(
    tenant: Tenant,
    previewId: string,
    platform: AdPlatform,
    { connectionId, changes }: AccountTally,
  ): Promise<CallForecast> {
    if (changes === 0) return platform.forecast([]);
    const campaigns = await this.previews.changesOf(tenant, previewId, connectionId, 'campaigns');
    const first = forecastWaves(campaigns, isFirst);
    const last = forecastWaves(campaigns, isLast);
    const [batch, ...more] = batchesOf(await this.previews.spans(tenant, previewId, connectionId));
    const below = batch
      ? forecastWaves(await this.previews.changesOf(tenant, previewId, connectionId, batch))
      : [];
    let sum = platform.forecast([...first, ...below, ...last]);
    for (const next of more) {
      sum = plus(
        sum,
        platform.forecast(
          forecastWaves(await this.previews.changesOf(tenant, previewId, connectionId, next)),
        ),
      );
    }
    return sum;
  }
}

const isLast = (wave: Wave): boolean => wave.isLast;
const isFirst = (wave: Wave): boolean => !wave.isLast;

const plus = (one: CallForecast, other: CallForecast): CallForecast => ({
  readCalls: one.readCalls + other.readCalls,
  calls: one.calls + other.calls,
  operations: one.operations + other.operations,
});

const quotaOf = (
  platform: AdPlatform,
  { campaigns }: AccountTally,
  forecast: CallForecast,
): Quota => {
  const readCalls = forecast.readCalls + platform.deliveryCost(campaigns);
  return {
    readCalls,
    calls: forecast.calls,
    operations: forecast.operations,
    ...(platform.dailyLimit === undefined ? {} : { dailyLimit: platform.dailyLimit }),
    days: 1,
  };
};
