import type { DeliveryReason } from '../../port/delivery';
import type { Creative } from '../wire/objects';
import { reason } from './reason';
import { reviewStatus } from './review-status';

/** What the reviews of the ads of all running ad groups mean for the campaign. */
export const adReasons = (ads: readonly Creative[]): readonly DeliveryReason[] => {
  const enabled = ads.filter(({ Status }) => Status !== 'Paused');
  if (enabled.length === 0) return [reason('NO_ENABLED_AD', 'BLOCKING', 'No ad is enabled.')];
  const counted = (status: string): number =>
    enabled.filter((ad) => reviewStatus(ad.EditorialStatus) === status).length;
  const [pending, disapproved] = [counted('PENDING'), counted('DISAPPROVED')];
  const serves = pending + disapproved < enabled.length;
  return [
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
            disapprovalWeight(serves, pending),
            `${disapproved} of ${enabled.length} enabled ads are disapproved.`,
          ),
        ]
      : []),
    ...(counted('LIMITED') > 0
      ? [reason('PLATFORM_REASON', 'LIMITING', 'Some ads serve in some markets only.')]
      : []),
  ];
};

/** While others are still in review the disapproved ones are not what stands in the way. */
const disapprovalWeight = (serves: boolean, pending: number): DeliveryReason['severity'] =>
  serves || pending > 0 ? 'LIMITING' : 'BLOCKING';
