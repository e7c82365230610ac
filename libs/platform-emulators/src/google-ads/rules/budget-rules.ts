import { complaint, type Complaint } from '../errors/complaint';
import { budgetNameKey } from '../state/unique-keys';
import { textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import type { KindRules, Rule } from './kind-rules';
import { smallestUnitMicros } from '../../delivery/smallest-unit';

const TOTAL = 'CUSTOM_PERIOD';

const amountMember: Rule = ({ next }) => {
  const total = next['period'] === TOTAL;
  const wrong = total ? 'amountMicros' : 'totalAmountMicros';
  const code = total
    ? 'BUDGET_AMOUNT_MUST_BE_UNSET_FOR_CUSTOM_BUDGET_PERIOD'
    : 'TOTAL_BUDGET_AMOUNT_MUST_BE_UNSET_FOR_BUDGET_PERIOD_DAILY';
  if (next[wrong] !== undefined) {
    return [complaint(`campaignBudgetError.${code}`, wrong, 'The amount does not fit the period.')];
  }
  const due = total ? 'totalAmountMicros' : 'amountMicros';
  return next[due] === undefined
    ? [complaint('fieldError.REQUIRED', due, 'The required field was not present.')]
    : [];
};

const amountValue: Rule = ({ next, customer }) =>
  ['amountMicros', 'totalAmountMicros'].flatMap((member) =>
    next[member] === undefined
      ? []
      : amountComplaints(BigInt(String(next[member])), customer.currency, member),
  );

function amountComplaints(micros: bigint, currency: string, at: string): readonly Complaint[] {
  const unit = smallestUnitMicros(currency);
  const minimum = unit * UNVERIFIED.budgetMinimumUnits;
  if (micros < 0n) {
    return [
      complaint('campaignBudgetError.NEGATIVE_MONEY_AMOUNT', at, 'The amount is negative.', micros),
    ];
  }
  if (micros % unit !== 0n) {
    return [
      complaint(
        'campaignBudgetError.NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT',
        at,
        'A money amount was not a multiple of a minimum unit.',
        micros,
      ),
    ];
  }
  if (micros >= minimum) return [];
  const details = {
    budgetPerDayMinimumErrorDetails: {
      currencyCode: currency,
      budgetPerDayMinimumMicros: String(minimum),
    },
  };
  return [
    {
      ...complaint(
        'campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM',
        at,
        'The budget is below the per-day minimum.',
        micros,
      ),
      details,
    },
  ];
}

const sharedName: Rule = ({ next, previous, customer }) => {
  const name = textOf(next, 'name');
  if (Buffer.byteLength(name) > 255) {
    return [complaint('stringLengthError.TOO_LONG', 'name', 'Too long.', name)];
  }
  if (!next['explicitlyShared']) return [];
  if (!name) return [complaint('fieldError.REQUIRED', 'name', 'A shared budget needs a name.')];
  const holder = customer.store.holderOf('campaignBudget', budgetNameKey(name));
  if (!holder || holder.name === previous?.name) return [];
  return [
    complaint(
      'campaignBudgetError.DUPLICATE_NAME',
      'name',
      'A budget with this name already exists.',
      name,
    ),
  ];
};

const sharing: Rule = ({ next, previous }) => {
  if (!previous?.data['explicitlyShared'] || next['explicitlyShared']) return [];
  return [
    complaint(
      'campaignBudgetError.CANNOT_UPDATE_CAMPAIGN_BUDGET_TO_IMPLICITLY_SHARED',
      'explicitlyShared',
      'A shared budget cannot become unshared.',
    ),
  ];
};

const deliveryMethod: Rule = ({ next }) =>
  next['deliveryMethod'] === 'ACCELERATED'
    ? [
        complaint(
          'campaignBudgetError.CANNOT_USE_ACCELERATED_DELIVERY_MODE',
          'deliveryMethod',
          'Accelerated delivery is not available.',
        ),
      ]
    : [];

/** Campaign budgets (v25 protos: campaign_budget.proto, campaign_budget_error.proto). */
export const BUDGET_RULES: KindRules = {
  defaults: ({ next }) => ({
    explicitlyShared: true,
    period: 'DAILY',
    deliveryMethod: 'STANDARD',
    type: 'STANDARD',
    ...next,
    status: 'ENABLED',
  }),
  checks: [amountMember, amountValue, sharedName, sharing, deliveryMethod],
  nameId: (_, nextId) => nextId(),
  removal: (row, { store }) =>
    store.hasLivingChild(row.name, 'campaign')
      ? [
          complaint(
            'campaignBudgetError.CAMPAIGN_BUDGET_IN_USE',
            '',
            'The campaign budget is in use by a campaign.',
            row.name,
          ),
        ]
      : [],
};
