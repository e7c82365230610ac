import { smallestUnitMicros } from '../../core/delivery';
import { type Complaint, complaint } from '../errors';
import { BIDDING_MEMBERS } from '../schema/campaigns';
import type { Json } from '../schema/message';
import { budgetNameKey, numberOf, partOf, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';
import { type KindRules, required, type Rule } from './rule';

const MONEY = ['cpcBidCeilingMicros', 'cpcBidFloorMicros', 'targetCpaMicros'];
const MANUAL_BID_CHANNELS: readonly unknown[] = ['SEARCH', 'DISPLAY'];

/** The one bidding strategy of a campaign. */
export function strategyOf(campaign: Json): string | undefined {
  return Object.keys(BIDDING_MEMBERS).find((member) => campaign[member] !== undefined);
}

/** `bidding_strategy_type` as it reads back: `targetSpend` is TARGET_SPEND. */
export function strategyType(campaign: Json): string | undefined {
  return strategyOf(campaign)
    ?.replace(/([A-Z])/g, '_$1')
    .toUpperCase();
}

const oneStrategy: Rule = ({ next }) => {
  const strategy = strategyOf(next);
  if (!strategy) {
    return [
      complaint(
        'fieldError.REQUIRED',
        'campaignBiddingStrategy',
        'A campaign needs a bidding strategy.',
      ),
    ];
  }
  if (strategy !== 'biddingStrategy') return [];
  return [
    complaint(
      'mutateError.RESOURCE_NOT_FOUND',
      'biddingStrategy',
      'There is no such portfolio strategy.',
      next['biddingStrategy'],
    ),
  ];
};

const enhancedCpc: Rule = ({ next }) => {
  const enhanced = partOf(next, 'manualCpc')['enhancedCpcEnabled'] === true;
  if (!enhanced || !MANUAL_BID_CHANNELS.includes(next['advertisingChannelType'])) return [];
  return [
    complaint(
      UNVERIFIED.enhancedCpcClosed,
      'manualCpc.enhancedCpcEnabled',
      'Enhanced CPC is no longer available.',
    ),
  ];
};

const amounts: Rule = ({ next, customer }) => {
  const strategy = strategyOf(next);
  return strategy
    ? bidComplaints(givenAmounts(partOf(next, strategy)), customer.currency, MONEY, strategy)
    : [];
};

/** A target of 0 in a maximising strategy means that there is none. */
function givenAmounts(settings: Json): Json {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== '0'));
}

/**
 * v25 bidding.proto: ceilings and floors of the maximising strategies are mutable only in portfolio
 * strategies.
 */
const portfolioOnly: Rule = ({ next }) =>
  ['maximizeConversions', 'maximizeConversionValue'].flatMap((strategy) =>
    ['cpcBidCeilingMicros', 'cpcBidFloorMicros']
      .filter((member) => Number(partOf(next, strategy)[member] ?? 0) !== 0)
      .map((member) =>
        complaint(
          'fieldError.VALUE_MUST_BE_UNSET',
          `${strategy}.${member}`,
          'Only for portfolio strategies.',
        ),
      ),
  );

const targetRoas: Rule = ({ next }) => {
  if (next['targetRoas'] !== undefined) {
    return [...requiredIn(next, 'targetRoas', 'targetRoas'), ...roasRange(next, 'targetRoas')];
  }
  return roasRange(next, 'maximizeConversionValue');
};

function roasRange(campaign: Json, strategy: string): readonly Complaint[] {
  const roas = numberOf(partOf(campaign, strategy), 'targetRoas');
  if (!roas) return [];
  const at = `${strategy}.targetRoas`;
  if (roas < 0.01) return [complaint('rangeError.TOO_LOW', at, 'Too low.', roas)];
  return roas > 1000 ? [complaint('rangeError.TOO_HIGH', at, 'Too high.', roas)] : [];
}

const targetCpa: Rule = ({ next }) =>
  next['targetCpa'] === undefined ? [] : requiredIn(next, 'targetCpa', 'targetCpaMicros');

const impressionShare: Rule = ({ next }) => {
  const strategy = 'targetImpressionShare';
  if (next[strategy] === undefined) return [];
  const missing = requiredIn(
    next,
    strategy,
    'location',
    'locationFractionMicros',
    'cpcBidCeilingMicros',
  );
  const fraction = numberOf(partOf(next, strategy), 'locationFractionMicros') ?? 1;
  if (fraction >= 1 && fraction <= 1_000_000) return missing;
  return [
    ...missing,
    complaint(
      fraction < 1 ? 'rangeError.TOO_LOW' : 'rangeError.TOO_HIGH',
      `${strategy}.locationFractionMicros`,
      'Out of range.',
      fraction,
    ),
  ];
};

function requiredIn(
  campaign: Json,
  strategy: string,
  ...members: readonly string[]
): readonly Complaint[] {
  return required(partOf(campaign, strategy), ...members).map((lack) => ({
    ...lack,
    at: `${strategy}.${lack.at}`,
  }));
}

/** Bidding inside a campaign (v25 protos: bidding.proto, bidding_error.proto). */
export const biddingRules: readonly Rule[] = [
  oneStrategy,
  enhancedCpc,
  amounts,
  portfolioOnly,
  targetRoas,
  targetCpa,
  impressionShare,
];

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

/** Bids must be above nothing and whole in the currency's smallest unit. */
export function bidComplaints(
  data: Json,
  currency: string,
  members: readonly string[],
  at = '',
): readonly Complaint[] {
  return members.flatMap((member) => {
    const value = data[member];
    if (value === undefined) return [];
    return bidComplaint(BigInt(String(value)), currency, at ? `${at}.${member}` : member);
  });
}

function bidComplaint(micros: bigint, currency: string, at: string): readonly Complaint[] {
  if (micros <= 0n) {
    return [complaint('biddingError.BID_TOO_SMALL', at, 'The bid is too small.', micros)];
  }
  if (micros % smallestUnitMicros(currency) === 0n) return [];
  return [
    complaint(
      'currencyError.VALUE_NOT_MULTIPLE_OF_BILLABLE_UNIT',
      at,
      'The amount is not a multiple of the smallest unit.',
      micros,
    ),
  ];
}
