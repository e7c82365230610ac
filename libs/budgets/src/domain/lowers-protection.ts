import type { BudgetSettings } from './account-budget';

/**
 * Whether an account would be less protected than it is: the brake off, a higher amount, a later alert, a campaign's brake higher or gone.
 * Where two amounts cannot be compared (another period, currency or rate) it is taken for a lowering. Without an amount there was nothing to lower but switches.
 */
export const lowersProtection = (before: BudgetSettings, after: BudgetSettings): boolean =>
  (before.emergencyBrake && !after.emergencyBrake) ||
  after.alertThresholdPercent > before.alertThresholdPercent ||
  raisesAmounts(before, after);

const raisesAmounts = (before: BudgetSettings, after: BudgetSettings): boolean => {
  if (before.globalBudgetMicros === null) return false;
  if (
    before.period !== after.period ||
    before.currency !== after.currency ||
    changesRates(before.ratesMicros, after.ratesMicros)
  ) {
    return true;
  }
  return (
    (after.globalBudgetMicros ?? Infinity) > before.globalBudgetMicros ||
    raisesBrakes(before, after)
  );
};

/** A rate that is new makes spending count that did not: that protects more. */
const changesRates = (
  before: BudgetSettings['ratesMicros'],
  after: BudgetSettings['ratesMicros'],
): boolean =>
  Object.entries(before).some(
    ([currency, rate]) => after[currency] === undefined || after[currency] < rate,
  );

const raisesBrakes = (before: BudgetSettings, after: BudgetSettings): boolean => {
  const amounts = new Map(
    after.campaignBrakes.map(({ campaignId, amountMicros }) => [campaignId, amountMicros]),
  );
  return before.campaignBrakes.some(
    ({ campaignId, amountMicros }) => (amounts.get(campaignId) ?? Infinity) > amountMicros,
  );
};
