import { currencyDigits, fitsCurrency, isCurrency, type Issue } from '@switchyard/kernel';
import type { BudgetSettings } from './account-budget';

/** Everything that fields alone cannot tell: amounts finer than the currency, a rate of the currency itself, a campaign named twice. */
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
