import { campaignState } from '../delivery/campaign-state';
import { reviewOf } from '../delivery/review';
import { imagePath } from '../images/images-door';
import { strategyType } from '../rules/bidding-rules';
import type { Customer } from '../state/customer';
import { type KindName } from '../state/kinds';
import { partOf, type Row, textOf } from '../state/row';
import {
  adGroupPrimary,
  adPrimary,
  assetGroupPrimary,
  keywordPrimary,
  linkPrimary,
  type Primary,
} from './primary-status';

/** `imagesUrl` is where the caller reaches uploaded pictures. */
type View = (row: Row, customer: Customer, now: Date, imagesUrl: string) => unknown;
type Standing = (row: Row, customer: Customer, now: Date) => Primary;

const primaryViews = (standing: Standing): Readonly<Record<string, View>> => ({
  primaryStatus: (row, customer, now) => standing(row, customer, now).status,
  primaryStatusReasons: (row, customer, now) => standing(row, customer, now).reasons,
});

const TOPIC_TYPES = {
  disapproved: 'PROHIBITED',
  limited: 'LIMITED',
  approved: 'DESCRIPTIVE',
  'in-review': 'DESCRIPTIVE',
} as const;
const APPROVALS = {
  disapproved: 'DISAPPROVED',
  limited: 'APPROVED_LIMITED',
  approved: 'APPROVED',
  'in-review': undefined,
} as const;

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
    ...primaryViews(adGroupPrimary),
    effectiveCpcBidMicros: (row) => row.data['cpcBidMicros'],
  },
  adGroupAd: {
    policySummary,
    ...primaryViews(adPrimary),
    adStrength: () => 'GOOD',
  },
  adGroupCriterion: {
    approvalStatus: keywordApproval,
    disapprovalReasons: (row, customer, now) => reviewOf(row, customer, now).reasons,
    systemServingStatus: (row) => (row.data['negative'] === true ? undefined : 'ELIGIBLE'),
    effectiveCpcBidMicros: (row, { store }) =>
      row.data['cpcBidMicros'] ??
      store.get('adGroup', textOf(row.data, 'adGroup'))?.data['cpcBidMicros'],
    ...primaryViews(keywordPrimary),
  },
  campaignCriterion: {},
  asset: { policySummary, imageAsset },
  campaignAsset: primaryViews(linkPrimary),
  adGroupAsset: primaryViews(linkPrimary),
  assetGroup: { ...primaryViews(assetGroupPrimary), adStrength: () => 'GOOD' },
  conversionAction: {},
  assetGroupAsset: { ...primaryViews(linkPrimary), policySummary },
};

/** The picture's address points to where the caller came to. */
function imageAsset(row: Row, _customer: Customer, _now: Date, imagesUrl: string): unknown {
  if (!row.image) return undefined;
  const image = partOf(row.data, 'imageAsset');
  return {
    ...image,
    fullSize: { ...partOf(image, 'fullSize'), url: imagesUrl + imagePath(row.id) },
  };
}

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

function keywordApproval(row: Row, customer: Customer, now: Date): string | undefined {
  if (row.data['negative'] === true) return undefined;
  const { review } = reviewOf(row, customer, now);
  return review === 'in-review'
    ? 'UNDER_REVIEW'
    : review === 'disapproved'
      ? 'DISAPPROVED'
      : 'APPROVED';
}
