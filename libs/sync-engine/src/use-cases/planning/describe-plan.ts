import { Inject, Injectable } from '@nestjs/common';
import { BudgetsFacade } from '@switchyard/budgets';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { AdPlatform, CallForecast } from '@switchyard/platforms/domain';
import { Previews } from '../../data/previews';
import { batchesOf } from '../../domain/planning/grouping';
import type { PlatformPlan, Preview, Quota, Spend } from '../../domain/planning/preview';
import { type CampaignSpend, spendOfPlan } from '../../domain/planning/spend';
import { forecastWaves } from '../../domain/syncing/remote-change';
import type { Wave } from '../../domain/syncing/waves';
import { PLATFORMS } from '../ports';
import type { AccountTally, PlanDraft } from './plan-draft';
import { QuotaDays } from './quota-days';

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
