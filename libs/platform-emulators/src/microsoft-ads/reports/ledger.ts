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

const NOTHING: DayFigures = {
  impressions: 0,
  clicks: 0,
  spend: 0,
  conversions: 0,
  conversionValue: 0,
  isSet: false,
};

/** The owner of the figures; outlives the campaign, because reports include deleted ones. */
export interface ReportedCampaign {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
}

export const PART_KINDS = ['AdGroup', 'Ad', 'Keyword', 'AssetGroup'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Something below a campaign that reports include, after its end, too. */
export interface ReportedPart {
  readonly kind: PartKind;
  readonly id: string;
  readonly campaignId: string;
  /** Empty for asset groups. */
  readonly adGroupId: string;
}

export type Figures = Omit<DayFigures, 'isSet'>;

/**
 * Figures per object and day (YYYY-MM-DD in the account's zone): campaigns, and what is below them.
 */
export class Ledger {
  private readonly days = new Map<string, Map<string, DayFigures>>();
  private readonly campaigns = new Map<string, ReportedCampaign>();
  private readonly parts = new Map<string, ReportedPart>();

  on(id: string, day: string): DayFigures {
    return this.days.get(id)?.get(day) ?? NOTHING;
  }

  /** Adds what a campaign delivered through these of its parts, one of each kind at most. */
  accrue(
    campaign: ReportedCampaign,
    day: string,
    more: Figures,
    through: readonly ReportedPart[],
  ): void {
    if (this.on(campaign.id, day).isSet) return;
    this.campaigns.set(campaign.id, campaign);
    for (const part of through) this.parts.set(part.id, part);
    for (const { id } of [campaign, ...through]) {
      this.write(id, day, { ...plus(this.on(id, day), more), isSet: false });
    }
  }

  /**
   * Figures that stay as they are, and how they are divided among parts: all others of the campaign
   * did nothing on that day.
   */
  set(
    campaign: ReportedCampaign,
    { date, impressions, clicks, spend, conversions, conversionValue }: SpendFigures,
    divided: readonly { readonly part: ReportedPart; readonly figures: Figures }[],
  ): void {
    this.campaigns.set(campaign.id, campaign);
    for (const { id, campaignId } of this.parts.values()) {
      if (campaignId === campaign.id) this.days.get(id)?.delete(date);
    }
    this.write(campaign.id, date, {
      impressions,
      clicks,
      spend,
      conversions,
      conversionValue,
      isSet: true,
    });
    for (const { part, figures } of divided) {
      this.parts.set(part.id, part);
      this.write(part.id, date, { ...figures, isSet: true });
    }
  }

  partsOf(campaignId: string, kind: PartKind): readonly ReportedPart[] {
    return [...this.parts.values()].filter(
      (part) => part.kind === kind && part.campaignId === campaignId,
    );
  }

  /** Campaigns of an account that have any figures, deleted ones too. */
  campaignsOf(accountId: string): readonly ReportedCampaign[] {
    return [...this.campaigns.values()].filter((campaign) => campaign.accountId === accountId);
  }

  find(campaignId: string): ReportedCampaign | undefined {
    return this.campaigns.get(campaignId);
  }

  private write(id: string, day: string, figures: DayFigures): void {
    const days = this.days.get(id) ?? new Map<string, DayFigures>();
    this.days.set(id, days.set(day, figures));
  }
}

export const plus = (a: Figures, b: Figures): Figures => ({
  impressions: a.impressions + b.impressions,
  clicks: a.clicks + b.clicks,
  spend: a.spend + b.spend,
  conversions: a.conversions + b.conversions,
  conversionValue: a.conversionValue + b.conversionValue,
});
