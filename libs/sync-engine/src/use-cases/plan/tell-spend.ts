import { Inject, Injectable } from '@nestjs/common';
import { BudgetsFacade } from '@switchyard/budgets';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { AdPlatform } from '@switchyard/platforms';
import { spendOfPlan, type CampaignSpend } from '../../domain/money';
import type { Spend } from '../../domain/sync';
import { PLATFORMS } from '../platforms';

/** Tells what a plan does to spending, in the days of the account's zone and the currency of its budget. */
@Injectable()
export class TellSpend {
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
