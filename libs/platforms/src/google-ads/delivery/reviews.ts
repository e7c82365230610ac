import type { Review, ReviewStatus } from '../../port/delivery';
import type { PolicyTopic, Row } from '../wire/row';

export const adReview = ({ adGroup, adGroupAd }: Row): Review => {
  const { approvalStatus, reviewStatus, policyTopicEntries = [] } = adGroupAd?.policySummary ?? {};
  return {
    entity: 'ad',
    remoteId: `${adGroup?.id}~${adGroupAd?.ad?.id}`,
    status: adStatus(approvalStatus, reviewStatus),
    reasons: policyTopicEntries.map(({ topic = 'UNKNOWN' }) => topic),
    affectedMarkets: [...new Set(policyTopicEntries.flatMap(marketsIn))].sort(),
  };
};

export const assetGroupReview = ({ assetGroup = {} }: Row): Review => {
  const { id = '', primaryStatus, primaryStatusReasons = [] } = assetGroup;
  return {
    entity: 'ad',
    remoteId: id,
    status: groupStatus(primaryStatus, primaryStatusReasons),
    reasons: primaryStatusReasons.filter(isAboutPolicy),
    affectedMarkets: [],
  };
};

export const keywordReview = ({ adGroup, adGroupCriterion }: Row): Review => ({
  entity: 'keyword',
  remoteId: `${adGroup?.id}~${adGroupCriterion?.criterionId}`,
  status: keywordStatus(adGroupCriterion?.approvalStatus, adGroupCriterion?.systemServingStatus),
  reasons: [
    ...(adGroupCriterion?.disapprovalReasons ?? []),
    ...(adGroupCriterion?.systemServingStatus === 'RARELY_SERVED' ? ['RARELY_SERVED'] : []),
  ],
  affectedMarkets: [],
});

/** v25 PolicyApprovalStatus and PolicyReviewStatus: a verdict counts before the review of an appeal does. */
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

/** v25 AssetGroupPrimaryStatusReason; without a word about policy, an asset group that may serve has passed. */
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
