import type { ReviewStatus } from '../../port/delivery';

/** The review of an ad by its effective status (spec/platforms/meta-ads.md 1c). What is paused by somebody has passed. */
export const reviewStatus = (effectiveStatus: string): ReviewStatus => {
  switch (effectiveStatus) {
    case 'ACTIVE':
    case 'PAUSED':
    case 'CAMPAIGN_PAUSED':
    case 'ADSET_PAUSED':
    case 'PREAPPROVED':
      return 'APPROVED';
    case 'PENDING_REVIEW':
    case 'IN_PROCESS':
      return 'PENDING';
    case 'DISAPPROVED':
      return 'DISAPPROVED';
    case 'WITH_ISSUES':
      return 'LIMITED';
    default:
      return 'UNKNOWN';
  }
};
