import {
  type CampaignSize,
  type Delivery,
  type DeliveryReason,
  pagesOf,
  type Review,
  type ReviewStatus,
  sizeOf,
} from '../port/delivery';
import { idsIn, select } from './client/gaql';
import type { CampaignResource, PolicyTopic, Row } from './client/objects';
import { chunksOf, ROWS_PER_PAGE, search, searchAll, type Session } from './client/session';
import { IDS_PER_QUERY } from './unverified';

/**
 * What Google says about serving: four queries per chunk of campaigns. Campaigns that it does not
 * know are not in the answer.
 */
export async function* delivery(
  session: Session,
  campaignIds: readonly string[],
): AsyncGenerator<Delivery> {
  for (const chunk of chunksOf(campaignIds, IDS_PER_QUERY)) {
    const inChunk = idsIn('campaign.id', chunk);
    const campaigns = await searchAll(session, select('delivery', inChunk));
    const reviews = new Map<string, Review[]>();
    await collect(session, select('adReview', inChunk), adReview, reviews);
    await collect(session, select('assetGroupReview', inChunk), assetGroupReview, reviews);
    await collect(session, select('keywordReview', inChunk), keywordReview, reviews);
    for (const { campaign = {} } of campaigns) {
      yield deliveryOf(campaign, reviews.get(campaign.id ?? '') ?? []);
    }
  }
}

const collect = async (
  session: Session,
  query: string,
  reviewOf: (row: Row) => Review,
  into: Map<string, Review[]>,
): Promise<void> => {
  for await (const row of search(session, query)) {
    const id = row.campaign?.id ?? '';
    const list = into.get(id) ?? [];
    into.set(id, list);
    list.push(reviewOf(row));
  }
};

const deliveryOf = (campaign: CampaignResource, reviews: readonly Review[]): Delivery => {
  const status = statusOf(campaign.primaryStatus);
  return {
    campaignRemoteId: campaign.id ?? '',
    remoteStatus: campaign.status ?? 'UNKNOWN',
    serving: status === 'SERVING' || status === 'LIMITED',
    status,
    reasons: (campaign.primaryStatusReasons ?? []).map(reasonFor),
    reviews,
  };
};

/** v25 CampaignPrimaryStatus. Learning campaigns serve. */
const statusOf = (primaryStatus: string | undefined): Delivery['status'] => {
  switch (primaryStatus) {
    case 'ELIGIBLE':
    case 'LEARNING':
      return 'SERVING';
    case 'LIMITED':
      return 'LIMITED';
    case 'PENDING':
      return 'PENDING';
    case 'PAUSED':
    case 'REMOVED':
    case 'ENDED':
    case 'MISCONFIGURED':
    case 'NOT_ELIGIBLE':
      return 'NOT_SERVING';
    default:
      return 'UNKNOWN';
  }
};

type Known = readonly [
  code: DeliveryReason['code'],
  severity: DeliveryReason['severity'],
  message: string,
];

/** v25 CampaignPrimaryStatusReason in our words; what is not here is passed on in Google's. */
const REASONS: Readonly<Record<string, Known>> = {
  CAMPAIGN_PAUSED: ['CAMPAIGN_PAUSED', 'BLOCKING', 'The campaign is paused.'],
  CAMPAIGN_PENDING: ['NOT_STARTED', 'BLOCKING', 'The start date lies ahead.'],
  CAMPAIGN_ENDED: ['ENDED', 'BLOCKING', 'The end date is over.'],
  NO_AD_GROUPS: ['NO_ENABLED_AD_GROUP', 'BLOCKING', 'The campaign has no ad group.'],
  AD_GROUPS_PAUSED: ['NO_ENABLED_AD_GROUP', 'BLOCKING', 'Every ad group is paused.'],
  NO_ASSET_GROUPS: ['NO_ENABLED_AD', 'BLOCKING', 'The campaign has no asset group.'],
  ASSET_GROUPS_PAUSED: ['NO_ENABLED_AD', 'BLOCKING', 'Every asset group is paused.'],
  NO_AD_GROUP_ADS: ['NO_ENABLED_AD', 'BLOCKING', 'The campaign has no ad.'],
  AD_GROUP_ADS_PAUSED: ['NO_ENABLED_AD', 'BLOCKING', 'Every ad is paused.'],
  NO_KEYWORDS: ['NO_ENABLED_KEYWORD', 'BLOCKING', 'The campaign has no keyword.'],
  KEYWORDS_PAUSED: ['NO_ENABLED_KEYWORD', 'BLOCKING', 'Every keyword is paused.'],
  MOST_ADS_UNDER_REVIEW: ['ADS_UNDER_REVIEW', 'LIMITING', 'Most ads are under review.'],
  HAS_ADS_DISAPPROVED: ['ADS_DISAPPROVED', 'LIMITING', 'Some ads are disapproved.'],
  HAS_ADS_LIMITED_BY_POLICY: ['ADS_DISAPPROVED', 'LIMITING', 'Some ads are limited by policy.'],
  MOST_ASSET_GROUPS_UNDER_REVIEW: [
    'ADS_UNDER_REVIEW',
    'LIMITING',
    'Most asset groups are under review.',
  ],
  HAS_ASSET_GROUPS_DISAPPROVED: [
    'ADS_DISAPPROVED',
    'LIMITING',
    'Some asset groups are disapproved.',
  ],
  HAS_ASSET_GROUPS_LIMITED_BY_POLICY: [
    'ADS_DISAPPROVED',
    'LIMITING',
    'Some asset groups are limited by policy.',
  ],
  BUDGET_CONSTRAINED: [
    'BUDGET_EXHAUSTED',
    'LIMITING',
    'The budget limits how often ads are shown.',
  ],
};

const reasonFor = (reason: string): DeliveryReason => {
  const [code, severity, message] =
    REASONS[reason] ?? (['PLATFORM_REASON', 'INFO', reason] as const);
  return { code, severity, message };
};

const adReview = ({ adGroup, adGroupAd }: Row): Review => {
  const { approvalStatus, reviewStatus, policyTopicEntries = [] } = adGroupAd?.policySummary ?? {};
  return {
    entity: 'ad',
    remoteId: `${adGroup?.id}~${adGroupAd?.ad?.id}`,
    status: adStatus(approvalStatus, reviewStatus),
    reasons: policyTopicEntries.map(({ topic = 'UNKNOWN' }) => topic),
    affectedMarkets: [...new Set(policyTopicEntries.flatMap(marketsIn))].sort(),
  };
};

const assetGroupReview = ({ assetGroup = {} }: Row): Review => {
  const { id = '', primaryStatus, primaryStatusReasons = [] } = assetGroup;
  return {
    entity: 'ad',
    remoteId: id,
    status: groupStatus(primaryStatus, primaryStatusReasons),
    reasons: primaryStatusReasons.filter(isAboutPolicy),
    affectedMarkets: [],
  };
};

const keywordReview = ({ adGroup, adGroupCriterion }: Row): Review => ({
  entity: 'keyword',
  remoteId: `${adGroup?.id}~${adGroupCriterion?.criterionId}`,
  status: keywordStatus(adGroupCriterion?.approvalStatus, adGroupCriterion?.systemServingStatus),
  reasons: [
    ...(adGroupCriterion?.disapprovalReasons ?? []),
    ...(adGroupCriterion?.systemServingStatus === 'RARELY_SERVED' ? ['RARELY_SERVED'] : []),
  ],
  affectedMarkets: [],
});

/**
 * v25 PolicyApprovalStatus and PolicyReviewStatus: a verdict counts before the review of an appeal
 * does.
 */
const adStatus = (approval: string | undefined, review: string | undefined): ReviewStatus => {
  switch (approval) {
    case 'APPROVED':
      return 'APPROVED';
    case 'APPROVED_LIMITED':
    case 'AREA_OF_INTEREST_ONLY':
      return 'LIMITED';
    case 'DISAPPROVED':
      return 'DISAPPROVED';
    default:
      return review === 'REVIEW_IN_PROGRESS' || review === 'ELIGIBLE_MAY_SERVE'
        ? 'PENDING'
        : 'UNKNOWN';
  }
};

const isAboutPolicy = (reason: string): boolean =>
  /_(DISAPPROVED|LIMITED|UNDER_REVIEW)$/.test(reason);

/**
 * v25 AssetGroupPrimaryStatusReason; without a word about policy, an asset group that may serve has
 * passed.
 */
const groupStatus = (primary: string | undefined, reasons: readonly string[]): ReviewStatus => {
  if (reasons.includes('ASSET_GROUP_DISAPPROVED')) return 'DISAPPROVED';
  if (reasons.includes('ASSET_GROUP_UNDER_REVIEW')) return 'PENDING';
  if (reasons.includes('ASSET_GROUP_LIMITED')) return 'LIMITED';
  return primary === 'ELIGIBLE' || primary === 'LIMITED' ? 'APPROVED' : 'UNKNOWN';
};

/** v25 AdGroupCriterionApprovalStatus and CriterionSystemServingStatus. */
const keywordStatus = (approval: string | undefined, serving: string | undefined): ReviewStatus => {
  switch (approval) {
    case 'APPROVED':
      return serving === 'RARELY_SERVED' ? 'LIMITED' : 'APPROVED';
    case 'DISAPPROVED':
      return 'DISAPPROVED';
    case 'PENDING_REVIEW':
    case 'UNDER_REVIEW':
      return 'PENDING';
    default:
      return 'UNKNOWN';
  }
};

/** Countries by Google's geo target constants. */
const marketsIn = ({ constraints = [] }: PolicyTopic): readonly string[] =>
  constraints.flatMap(({ countryConstraintList }) =>
    (countryConstraintList?.countries ?? []).flatMap(
      ({ countryCriterion }) => countryCriterion ?? [],
    ),
  );

/**
 * Four queries per chunk of campaigns, each with as many pages as there are rows. An ad is an ad or
 * an asset group: both queries are taken to find all.
 */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  chunksOf(campaigns, IDS_PER_QUERY).reduce((calls, chunk) => calls + costOf(chunk), 0);

const costOf = (chunk: readonly CampaignSize[]): number => {
  const { ads, keywords } = sizeOf(chunk);
  return [chunk.length, ads, ads, keywords].reduce(
    (calls, rows) => calls + pagesOf(rows, ROWS_PER_PAGE),
    0,
  );
};
