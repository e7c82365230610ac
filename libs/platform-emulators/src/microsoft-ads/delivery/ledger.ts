import type { SpendFigures } from '../../vendor';

/** One campaign's figures of one day; amounts in units of the account's currency, unrounded. */
export interface DayFigures {
  readonly impressions: number;
  readonly clicks: number;
  readonly spend: number;
  readonly conversions: number;
  readonly conversionValue: number;
  /** Set from outside: delivery adds nothing to this day any more. */
  readonly isSet: boolean;
}

const NOTHING: DayFigures = { impressions: 0, clicks: 0, spend: 0, conversions: 0, conversionValue: 0, isSet: false };

/** Whose figures they are; outlives the campaign, for reports go on telling of deleted ones. */
export interface ReportedCampaign {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
}

/** Figures per campaign and day (YYYY-MM-DD in the account's zone). */
export class Ledger {
  private readonly days = new Map<string, Map<string, DayFigures>>();
  private readonly campaigns = new Map<string, ReportedCampaign>();

  on(campaignId: string, day: string): DayFigures {
    return this.days.get(campaignId)?.get(day) ?? NOTHING;
  }

  accrue(campaign: ReportedCampaign, day: string, more: Omit<DayFigures, 'isSet'>): void {
    const held = this.on(campaign.id, day);
    if (held.isSet) return;
    this.write(campaign, day, {
      impressions: held.impressions + more.impressions,
      clicks: held.clicks + more.clicks,
      spend: held.spend + more.spend,
      conversions: held.conversions + more.conversions,
      conversionValue: held.conversionValue + more.conversionValue,
      isSet: false,
    });
  }

  set(campaign: ReportedCampaign, { date, impressions, clicks, spend, conversions, conversionValue }: SpendFigures): void {
    this.write(campaign, date, { impressions, clicks, spend, conversions, conversionValue, isSet: true });
  }

  /** Campaigns of an account that have any figures, deleted ones too. */
  campaignsOf(accountId: string): readonly ReportedCampaign[] {
    return [...this.campaigns.values()].filter((campaign) => campaign.accountId === accountId);
  }

  find(campaignId: string): ReportedCampaign | undefined {
    return this.campaigns.get(campaignId);
  }

  private write(campaign: ReportedCampaign, day: string, figures: DayFigures): void {
    const days = this.days.get(campaign.id) ?? new Map<string, DayFigures>();
    days.set(day, figures);
    this.days.set(campaign.id, days);
    this.campaigns.set(campaign.id, campaign);
  }
}
