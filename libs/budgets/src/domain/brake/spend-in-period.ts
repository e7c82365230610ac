import { inBudgetCurrency } from '../in-budget-currency';
import type { BudgetSettings } from '../account-budget';

/** What one campaign spent through one connection in a period, in the ad account's currency. */
export interface CampaignSpend {
  readonly campaignId: string;
  readonly connectionId: string;
  readonly currency: string;
  readonly spentMicros: number;
}

export interface PeriodSpend {
  /** Micros of the budget's currency, everything together. */
  readonly totalMicros: number;
  readonly byCampaign: ReadonlyMap<string, number>;
  /** Connections with spending in a currency that has no rate: nobody can say what they spend. */
  readonly uncountable: ReadonlySet<string>;
}

/** Adds up what was spent, in the budget's currency. What has no rate is counted nowhere and named. */
export const spendInPeriod = (
  rows: readonly CampaignSpend[],
  settings: Pick<BudgetSettings, 'currency' | 'ratesMicros'>,
): PeriodSpend => {
  const byCampaign = new Map<string, number>();
  const uncountable = new Set<string>();
  for (const { campaignId, connectionId, currency, spentMicros } of rows) {
    const micros = inBudgetCurrency(spentMicros, currency, settings);
    if (micros === undefined) uncountable.add(connectionId);
    else byCampaign.set(campaignId, (byCampaign.get(campaignId) ?? 0) + micros);
  }
  return {
    totalMicros: [...byCampaign.values()].reduce((sum, micros) => sum + micros, 0),
    byCampaign,
    uncountable,
  };
};
