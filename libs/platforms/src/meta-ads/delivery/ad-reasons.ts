import type { DeliveryReason } from '../../port/delivery';
import type { AdFacts } from './facts';
import { reason } from './reason';
import { reviewStatus } from './review-status';

/** What the states of the ads of all running ad sets mean for the campaign. */
export const adReasons = (ads: readonly AdFacts[]): readonly DeliveryReason[] => {
  const enabled = ads.filter(({ status }) => status === 'ACTIVE');
  if (enabled.length === 0) return [reason('NO_ENABLED_AD', 'BLOCKING', 'No ad is enabled.')];
  const unpaid = enabled.filter(
    ({ effectiveStatus }) => effectiveStatus === 'PENDING_BILLING_INFO',
  ).length;
  const pending = enabled.filter(
    ({ effectiveStatus }) => reviewStatus(effectiveStatus) === 'PENDING',
  ).length;
  const disapproved = enabled.filter(
    ({ effectiveStatus }) => effectiveStatus === 'DISAPPROVED',
  ).length;
  const serves = unpaid + pending + disapproved < enabled.length;
  return [
    ...(unpaid > 0
      ? [
          reason(
            'BILLING_PROBLEM',
            serves ? 'LIMITING' : 'BLOCKING',
            'Meta waits for payment details of the ad account.',
          ),
        ]
      : []),
    ...(pending > 0
      ? [
          reason(
            'ADS_UNDER_REVIEW',
            serves ? 'INFO' : 'BLOCKING',
            `${pending} of ${enabled.length} enabled ads are in review.`,
          ),
        ]
      : []),
    ...(disapproved > 0
      ? [
          reason(
            'ADS_DISAPPROVED',
            serves || pending > 0 ? 'LIMITING' : 'BLOCKING',
            `${disapproved} of ${enabled.length} enabled ads are disapproved.`,
          ),
        ]
      : []),
    ...enabled
      .filter(({ effectiveStatus }) => effectiveStatus === 'WITH_ISSUES')
      .flatMap(({ objections }) => objections)
      .map((objection) => reason('PLATFORM_REASON', 'LIMITING', objection)),
  ];
};
