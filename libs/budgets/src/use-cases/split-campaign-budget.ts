import { Injectable } from '@nestjs/common';
import { CampaignChangeFacade } from '@switchyard/catalog';
import { mapPlatforms, type Campaign } from '@switchyard/catalog/domain';
import { IdentityFacade } from '@switchyard/identity';
import { amountFromMicros, Clock, UnitOfWork, type Tenant } from '@switchyard/kernel';
import { ReportingFacade } from '@switchyard/reporting';
import { lastDays, type PerformanceTotal } from '@switchyard/reporting/domain';
import { PERFORMANCE_DAYS, splitBudget, type SplitRequest, type SplitWarning } from '../domain';

/** A split, and whether it is only to be shown. */
export interface BudgetSplitRequest extends SplitRequest {
  readonly dry_run?: boolean;
}

export interface SplitCampaign {
  readonly campaign: Campaign;
  readonly warnings: readonly SplitWarning[];
}

/**
 * Split the budget of a campaign over its platforms. Throws `BUDGET_TOO_SMALL`,
 * `NO_PERFORMANCE_DATA`, `CAMPAIGN_REMOVED`.
 */
@Injectable()
export class SplitCampaignBudget {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: CampaignChangeFacade,
    private readonly identity: IdentityFacade,
    private readonly reporting: ReportingFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * `read` is called once the campaign is found: an unknown campaign is reported before a bad
   * request.
   */
  execute(
    tenant: Tenant,
    id: string,
    expected: number | '*' | undefined,
    read: () => BudgetSplitRequest,
  ): Promise<SplitCampaign> {
    return this.work.run(tenant, async () => {
      const current = await this.campaigns.lockCampaign(tenant, id, expected);
      const request = read();
      const { split, warnings } = splitBudget(
        request,
        current,
        request.mode === 'PERFORMANCE' ? await this.lately(tenant, id) : [],
      );
      const changes = { _platformBudgets: mapPlatforms(split, amountFromMicros) };
      return {
        campaign: await this.campaigns.changeCampaign(
          tenant,
          id,
          expected,
          () => changes,
          request.dry_run === true,
        ),
        warnings,
      };
    });
  }

  private async lately(tenant: Tenant, campaignId: string): Promise<readonly PerformanceTotal[]> {
    const { timeZone } = await this.identity.account(tenant.accountId);
    return this.reporting.performanceOf(
      tenant,
      [campaignId],
      lastDays(this.clock.now(), timeZone, PERFORMANCE_DAYS),
    );
  }
}
