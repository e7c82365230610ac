import type { Customer } from '../accounts';
import { adGroupState, assetGroupState, campaignState, reviewOf } from '../delivery';
import { imagePath } from '../doors/access';
import { strategyType } from '../rules/bidding';
import type { KindName } from '../schema/kinds';
import { isRemoved, partOf, type Row, textOf } from '../store/store';

/** The primary status of an object, and its reasons. */
interface Primary {
  readonly status: string;
  readonly reasons: readonly string[];
}

function adGroupPrimary(row: Row, customer: Customer, now: Date): Primary {
  const { ads, hasKeyword, reasons } = adGroupState(row, customer, now);
  const still = stillness(row, 'AD_GROUP');
  if (still) return still;
  if (ads.length && hasKeyword) return { status: reasons.length ? 'LIMITED' : 'ELIGIBLE', reasons };
  return {
    status: reasons.includes('MOST_ADS_UNDER_REVIEW') ? 'PENDING' : 'NOT_ELIGIBLE',
    reasons,
  };
}

const adPrimary = (row: Row, customer: Customer, now: Date): Primary =>
  stillness(row, 'AD_GROUP_AD') ??
  reviewed(row, customer, now, 'AD_GROUP_AD', ['LIMITED', 'AD_GROUP_AD_APPROVED_LABELED']);

function keywordPrimary(row: Row, customer: Customer, now: Date): Primary {
  if (!isRemoved(row) && row.data['negative'] === true) {
    return { status: 'NOT_ELIGIBLE', reasons: ['AD_GROUP_CRITERION_NEGATIVE'] };
  }
  return (
    stillness(row, 'AD_GROUP_CRITERION') ??
    reviewed(row, customer, now, 'AD_GROUP_CRITERION', [
      'ELIGIBLE',
      'AD_GROUP_CRITERION_RESTRICTED',
    ])
  );
}

/** A link has the status of its asset. */
function linkPrimary(row: Row, customer: Customer, now: Date): Primary {
  const asset = customer.store.get('asset', textOf(row.data, 'asset')) ?? row;
  return (
    stillness(row, 'ASSET_LINK') ??
    reviewed(asset, customer, now, 'ASSET', ['LIMITED', 'ASSET_APPROVED_LABELED'])
  );
}

/** v25 AssetGroupPrimaryStatusReason: its campaign's state counts too. */
function assetGroupPrimary(row: Row, customer: Customer, now: Date): Primary {
  const { blocking } = assetGroupState(row, customer, now);
  const still = stillness(row, 'ASSET_GROUP');
  if (still) return still;
  if (blocking.length) return { status: 'NOT_ELIGIBLE', reasons: blocking };
  return reviewed(row, customer, now, 'ASSET_GROUP', ['LIMITED', 'ASSET_GROUP_LIMITED']);
}

function stillness(row: Row, kind: string): Primary | undefined {
  if (isRemoved(row)) return { status: 'REMOVED', reasons: [`${kind}_REMOVED`] };
  return row.data['status'] === 'PAUSED'
    ? { status: 'PAUSED', reasons: [`${kind}_PAUSED`] }
    : undefined;
}

function reviewed(
  row: Row,
  customer: Customer,
  now: Date,
  kind: string,
  [status, reason]: readonly [string, string],
): Primary {
  switch (reviewOf(row, customer, now).review) {
    case 'in-review':
      return { status: 'PENDING', reasons: [`${kind}_UNDER_REVIEW`] };
    case 'disapproved':
      return { status: 'NOT_ELIGIBLE', reasons: [`${kind}_DISAPPROVED`] };
    case 'limited':
      return { status, reasons: [reason] };
    case 'approved':
      return { status: 'ELIGIBLE', reasons: [] };
  }
}

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
