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

export const keywordReview = ({ adGroup, adGroupCriterion }: Row): Review => ({
  entity: 'keyword',
  remoteId: `${adGroup?.id}~${adGroupCriterion?.criterionId}`,
  status: keywordStatus(adGroupCriterion?.approvalStatus, adGroupCriterion?.systemServingStatus),
  reasons: [...(adGroupCriterion?.disapprovalReasons ?? []), ...(adGroupCriterion?.systemServingStatus === 'RARELY_SERVED' ? ['RARELY_SERVED'] : [])],
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
      return review === 'REVIEW_IN_PROGRESS' || review === 'ELIGIBLE_MAY_SERVE' ? 'PENDING' : 'UNKNOWN';
  }
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
  constraints.flatMap(({ countryConstraintList }) => (countryConstraintList?.countries ?? []).flatMap(({ countryCriterion }) => countryCriterion ?? []));
