import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, validationError, type Issue, type Tenant } from '@switchyard/kernel';
import {
  conversionTo,
  lastDays,
  rangeIssues,
  reportRange,
  type Conversion,
  type ReportQuestion,
  type ReportScope,
} from '../domain';
import { Rates } from './report-ports';

/** A question, settled: its days, campaigns and rates. */
export interface SettledQuestion {
  readonly scope: ReportScope;
  readonly conversion: Conversion | undefined;
  /** The account's, ISO 4217. */
  readonly ownCurrency: string;
}

/** What reports need to know of the account and its campaigns. */
@Injectable()
export class ReportWorld {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly catalog: CatalogFacade,
    private readonly rates: Rates,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION_ERROR with these issues and those of the days. */
  async settle(
    tenant: Tenant,
    question: ReportQuestion,
    issues: readonly Issue[],
  ): Promise<SettledQuestion> {
    const { timeZone, currency } = await this.identity.account(tenant.accountId);
    const range = reportRange(question, lastDays(this.clock.now(), timeZone, 1).to);
    const found = [...issues, ...rangeIssues(range)];
    if (found.length) throw validationError(found);
    const campaignIds = await this.campaignIds(tenant, question);
    const conversion =
      question.currency === undefined
        ? undefined
        : conversionTo(question.currency, await this.rates.of(tenant));
    return {
      scope: { range, platform: question.platform, campaignIds },
      conversion,
      ownCurrency: question.currency ?? currency,
    };
  }

  private async campaignIds(
    tenant: Tenant,
    { campaignId, businessId }: ReportQuestion,
  ): Promise<readonly string[] | undefined> {
    if (businessId === undefined) return campaignId === undefined ? undefined : [campaignId];
    const ids = await this.catalog.campaignIdsOf(tenant, businessId);
    return campaignId === undefined ? ids : ids.filter((id) => id === campaignId);
  }
}
