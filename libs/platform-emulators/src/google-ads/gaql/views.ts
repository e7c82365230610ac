import { adGroupState } from '../delivery/ad-group-state';
import { campaignState } from '../delivery/campaign-state';
import { reviewOf } from '../delivery/review';
import { strategyType } from '../rules/bidding-rules';
import type { Customer } from '../state/customer';
import { type KindName } from '../state/kinds';
import { isRemoved, type Row, textOf } from '../state/row';

type View = (row: Row, customer: Customer, now: Date) => unknown;

const TOPIC_TYPES = { disapproved: 'PROHIBITED', limited: 'LIMITED', approved: 'DESCRIPTIVE', 'in-review': 'DESCRIPTIVE' } as const;
const APPROVALS = { disapproved: 'DISAPPROVED', limited: 'APPROVED_LIMITED', approved: 'APPROVED', 'in-review': undefined } as const;

/** Members that the vendor works out when it is asked, by kind. */
export const VIEWS: Readonly<Record<KindName, Readonly<Record<string, View>>>> = {
  campaign: {
    primaryStatus: (row, customer, now) => campaignState(row, customer, now).primaryStatus,
    primaryStatusReasons: (row, customer, now) => campaignState(row, customer, now).reasons,
    servingStatus: (row, customer, now) => campaignState(row, customer, now).servingStatus,
    biddingStrategyType: (row) => strategyType(row.data),
  },
  campaignBudget: {
    referenceCount: (row, { store }) => String(store.livingChildrenOf(row.name, 'campaign').length),
    name: budgetName,
  },
  adGroup: {
    primaryStatus: (row, customer, now) => adGroupPrimary(row, customer, now).status,
    primaryStatusReasons: (row, customer, now) => adGroupPrimary(row, customer, now).reasons,
    effectiveCpcBidMicros: (row) => row.data['cpcBidMicros'],
  },
  adGroupAd: {
    policySummary,
    primaryStatus: (row, customer, now) => adPrimary(row, customer, now).status,
    primaryStatusReasons: (row, customer, now) => adPrimary(row, customer, now).reasons,
    adStrength: () => 'GOOD',
  },
  adGroupCriterion: {
    approvalStatus: keywordApproval,
    disapprovalReasons: (row, customer, now) => reviewOf(row, customer, now).reasons,
    systemServingStatus: (row) => (row.data['negative'] === true ? undefined : 'ELIGIBLE'),
    effectiveCpcBidMicros: (row, { store }) => row.data['cpcBidMicros'] ?? store.get('adGroup', textOf(row.data, 'adGroup'))?.data['cpcBidMicros'],
    primaryStatus: (row, customer, now) => keywordPrimary(row, customer, now).status,
    primaryStatusReasons: (row, customer, now) => keywordPrimary(row, customer, now).reasons,
  },
  campaignCriterion: {},
  asset: { policySummary },
  campaignAsset: { primaryStatus: (row) => (isRemoved(row) ? 'REMOVED' : row.data['status'] === 'PAUSED' ? 'PAUSED' : 'ELIGIBLE') },
};

/** An unshared budget takes the name of its campaign. */
function budgetName(row: Row, { store }: Customer): unknown {
  if (row.data['explicitlyShared']) return row.data['name'];
  const [user] = store.livingChildrenOf(row.name, 'campaign');
  return user ? user.data['name'] : row.data['name'];
}

function policySummary(row: Row, customer: Customer, now: Date) {
  const { review, reasons } = reviewOf(row, customer, now);
  return {
    reviewStatus: review === 'in-review' ? 'REVIEW_IN_PROGRESS' : 'REVIEWED',
    approvalStatus: APPROVALS[review],
    policyTopicEntries: reasons.map((topic) => ({ topic, type: TOPIC_TYPES[review] })),
  };
}

interface Primary {
  readonly status: string;
  readonly reasons: readonly string[];
}

function adGroupPrimary(row: Row, customer: Customer, now: Date): Primary {
  if (isRemoved(row)) return { status: 'REMOVED', reasons: ['AD_GROUP_REMOVED'] };
  if (row.data['status'] === 'PAUSED') return { status: 'PAUSED', reasons: ['AD_GROUP_PAUSED'] };
  const { ads, hasKeyword, reasons } = adGroupState(row, customer, now);
  if (ads.length && hasKeyword) return { status: reasons.length ? 'LIMITED' : 'ELIGIBLE', reasons };
  return { status: reasons.includes('MOST_ADS_UNDER_REVIEW') ? 'PENDING' : 'NOT_ELIGIBLE', reasons };
}

function adPrimary(row: Row, customer: Customer, now: Date): Primary {
  if (isRemoved(row)) return { status: 'REMOVED', reasons: ['AD_GROUP_AD_REMOVED'] };
  if (row.data['status'] === 'PAUSED') return { status: 'PAUSED', reasons: ['AD_GROUP_AD_PAUSED'] };
  switch (reviewOf(row, customer, now).review) {
    case 'in-review':
      return { status: 'PENDING', reasons: ['AD_GROUP_AD_UNDER_REVIEW'] };
    case 'disapproved':
      return { status: 'NOT_ELIGIBLE', reasons: ['AD_GROUP_AD_DISAPPROVED'] };
    case 'limited':
      return { status: 'LIMITED', reasons: ['AD_GROUP_AD_APPROVED_LABELED'] };
    case 'approved':
      return { status: 'ELIGIBLE', reasons: [] };
  }
}

function keywordPrimary(row: Row, customer: Customer, now: Date): Primary {
  if (isRemoved(row)) return { status: 'REMOVED', reasons: ['AD_GROUP_CRITERION_REMOVED'] };
  if (row.data['negative'] === true) return { status: 'NOT_ELIGIBLE', reasons: ['AD_GROUP_CRITERION_NEGATIVE'] };
  if (row.data['status'] === 'PAUSED') return { status: 'PAUSED', reasons: ['AD_GROUP_CRITERION_PAUSED'] };
  switch (reviewOf(row, customer, now).review) {
    case 'in-review':
      return { status: 'PENDING', reasons: ['AD_GROUP_CRITERION_UNDER_REVIEW'] };
    case 'disapproved':
      return { status: 'NOT_ELIGIBLE', reasons: ['AD_GROUP_CRITERION_DISAPPROVED'] };
    case 'limited':
      return { status: 'ELIGIBLE', reasons: ['AD_GROUP_CRITERION_RESTRICTED'] };
    case 'approved':
      return { status: 'ELIGIBLE', reasons: [] };
  }
}

function keywordApproval(row: Row, customer: Customer, now: Date): string | undefined {
  if (row.data['negative'] === true) return undefined;
  const { review } = reviewOf(row, customer, now);
  return review === 'in-review' ? 'UNDER_REVIEW' : review === 'disapproved' ? 'DISAPPROVED' : 'APPROVED';
}
