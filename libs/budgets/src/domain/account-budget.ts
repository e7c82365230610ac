import { currencyDigits, fitsCurrency, isCurrency, type Issue } from '@switchyard/kernel';
import Big from 'big.js';

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

/** The record of an account. `version` 0: it was never written. */
export interface AccountBudget extends BudgetSettings {
  readonly accountId: string;
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
  readonly version: number;
}

/** The defaults of an account without a record: no amount, and every protection is on. */
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

/**
 * The problems that single fields cannot show: amounts finer than the currency, a rate of the
 * currency itself, a campaign named twice.
 */
export const budgetIssues = (settings: BudgetSettings): readonly Issue[] => {
  if (!isCurrency(settings.currency)) {
    return [{ path: '/currency', code: 'NOT_ONE_OF', message: 'must be an ISO 4217 currency' }];
  }
  const own =
    settings.ratesMicros[settings.currency] === undefined ? [] : [ownRate(settings.currency)];
  return [
    ...own,
    ...amounts(settings)
      .filter(({ micros }) => !fitsCurrency(micros, settings.currency))
      .map(({ path }) => tooPrecise(path, settings.currency)),
    ...repeated(settings),
  ];
};

const amounts = ({
  globalBudgetMicros,
  campaignBrakes,
}: BudgetSettings): readonly { readonly path: string; readonly micros: number }[] => [
  { path: '/globalBudget', micros: globalBudgetMicros ?? 0 },
  ...campaignBrakes.map(({ amountMicros }, index) => ({
    path: `/campaignBrakes/${index}/amount`,
    micros: amountMicros,
  })),
];

const tooPrecise = (path: string, currency: string): Issue => ({
  path,
  code: 'TOO_PRECISE',
  message: `${currency} has ${currencyDigits(currency)} decimals`,
});

const ownRate = (currency: string): Issue => ({
  path: `/rates/${currency}`,
  code: 'NOT_ALLOWED',
  message: `${currency} is the currency of the budget`,
});

const repeated = ({ campaignBrakes }: BudgetSettings): readonly Issue[] =>
  campaignBrakes.flatMap(({ campaignId }, index) =>
    campaignBrakes.findIndex((brake) => brake.campaignId === campaignId) < index
      ? [
          {
            path: `/campaignBrakes/${index}/campaignId`,
            code: 'DUPLICATE' as const,
            message: 'is named before',
          },
        ]
      : [],
  );

/**
 * Whether an account would be less protected than it is: the brake off, a higher amount, a later
 * alert, a campaign's brake higher or gone. Where two amounts cannot be compared (another period,
 * currency or rate) it is taken for a lowering. Without an amount there was nothing to lower but
 * switches.
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

/** An amount in the budget's currency, upwards to whole micros; undefined without a rate. */
export const inBudgetCurrency = (
  micros: number,
  currency: string,
  { currency: own, ratesMicros }: Pick<BudgetSettings, 'currency' | 'ratesMicros'>,
): number | undefined => {
  if (currency === own) return micros;
  const rate = ratesMicros[currency];
  return rate === undefined
    ? undefined
    : new Big(micros).times(rate).div(1_000_000).round(0, Big.roundUp).toNumber();
};
