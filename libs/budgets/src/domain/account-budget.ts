export const BUDGET_PERIODS = ['daily', 'monthly'] as const;
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number];

/** What one campaign may spend in a period, in the budget's currency. */
export interface CampaignBrake {
  readonly campaignId: string;
  readonly amountMicros: number;
}

/** What an account says about its spending, as a caller may write it. */
export interface BudgetSettings {
  /** Per period, in `currency`. */
  readonly globalBudgetMicros: number | null;
  readonly period: BudgetPeriod;
  readonly currency: string;
  /** Currency → millionths of a unit of `currency` that one unit of it is worth. */
  readonly ratesMicros: Readonly<Record<string, number>>;
  readonly emergencyBrake: boolean;
  readonly alertThresholdPercent: number;
  readonly campaignBrakes: readonly CampaignBrake[];
}

/** The record of an account. `version` 0: nobody has written one yet. */
export interface AccountBudget extends BudgetSettings {
  readonly accountId: string;
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
  readonly version: number;
}

/** What holds before anybody said anything: no amount, and everything that protects switched on. */
export const unwrittenBudget = (accountId: string, currency: string): AccountBudget => ({
  accountId,
  globalBudgetMicros: null,
  period: 'monthly',
  currency,
  ratesMicros: {},
  emergencyBrake: true,
  alertThresholdPercent: 90,
  campaignBrakes: [],
  createdAt: null,
  updatedAt: null,
  version: 0,
});
