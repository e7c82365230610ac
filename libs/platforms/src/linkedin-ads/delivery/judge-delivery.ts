import type { Delivery, DeliveryReason } from '../../port/delivery';
import { listOf } from '../wire/answer';
import type { Json } from '../wire/answer';
import { holdReasons } from './holds';
import { reviewOf } from './reviews';

/** What LinkedIn says of one campaign group and of all that is in it. */
export interface GroupFacts {
  readonly remoteId: string;
  readonly group: Json;
  readonly campaigns: readonly Json[];
  readonly creatives: readonly Json[];
}

/** Whether a campaign serves, and why not or less. */
export const judgeDelivery = ({
  remoteId,
  group,
  campaigns,
  creatives,
}: GroupFacts): Omit<Delivery, 'reviews'> => {
  const reasons = [...ownReasons(group), ...belowReasons(campaigns, creatives)];
  const isBlocked = reasons.some(({ severity }) => severity === 'BLOCKING');
  const isPending = reasons.some(
    ({ code, severity }) =>
      severity === 'BLOCKING' && (code === 'ADS_UNDER_REVIEW' || code === 'NOT_STARTED'),
  );
  const others = reasons.filter(
    ({ code, severity }) =>
      severity === 'BLOCKING' && code !== 'ADS_UNDER_REVIEW' && code !== 'NOT_STARTED',
  );
  return {
    campaignRemoteId: remoteId,
    remoteStatus: String(group['status']),
    serving: !isBlocked,
    status: statusOf(isBlocked, isPending && others.length === 0, reasons),
    reasons,
  };
};

const statusOf = (
  isBlocked: boolean,
  isPending: boolean,
  reasons: readonly DeliveryReason[],
): Delivery['status'] => {
  if (isBlocked) return isPending ? 'PENDING' : 'NOT_SERVING';
  return reasons.some(({ severity }) => severity === 'LIMITING') ? 'LIMITED' : 'SERVING';
};

const textsIn = (value: unknown): readonly string[] => listOf(value).map(String);

const ownReasons = (group: Json): readonly DeliveryReason[] => [
  ...(group['status'] === 'ACTIVE'
    ? []
    : [reason('CAMPAIGN_PAUSED', 'BLOCKING', 'The campaign is paused.')]),
  ...holdReasons(textsIn(group['servingStatuses']), 'BLOCKING'),
];

/** Of ad groups and ads that are switched on. What holds some of them limits, what holds all of them blocks. */
const belowReasons = (
  campaigns: readonly Json[],
  creatives: readonly Json[],
): readonly DeliveryReason[] => {
  const enabled = campaigns.filter(({ status }) => status === 'ACTIVE');
  if (enabled.length === 0) {
    return [reason('NO_ENABLED_AD_GROUP', 'BLOCKING', 'No ad group is enabled.')];
  }
  const ids = new Set(enabled.map(({ id }) => `urn:li:sponsoredCampaign:${String(id)}`));
  const heldBy = (campaign: Json): readonly string[] =>
    textsIn(campaign['servingStatuses']).filter(
      (hold) => !/^(?:RUNNABLE|ACCOUNT_|BILLING_|CAMPAIGN_GROUP_)/.test(hold),
    );
  const held = enabled.filter((campaign) => holdReasons(heldBy(campaign), 'LIMITING').length > 0);
  return [
    ...holdReasons(held.flatMap(heldBy), held.length === enabled.length ? 'BLOCKING' : 'LIMITING'),
    ...adReasons(
      creatives.filter(
        ({ campaign, intendedStatus }) => ids.has(String(campaign)) && intendedStatus === 'ACTIVE',
      ),
    ),
  ];
};

const adReasons = (ads: readonly Json[]): readonly DeliveryReason[] => {
  if (ads.length === 0) return [reason('NO_ENABLED_AD', 'BLOCKING', 'No ad is enabled.')];
  const counted = (status: string): number =>
    ads.filter((ad) => reviewOf(ad).status === status).length;
  const [pending, disapproved] = [counted('PENDING') + counted('UNKNOWN'), counted('DISAPPROVED')];
  const serves = pending + disapproved < ads.length;
  return [
    ...(pending > 0
      ? [
          reason(
            'ADS_UNDER_REVIEW',
            serves ? 'INFO' : 'BLOCKING',
            `${pending} of ${ads.length} enabled ads are in review.`,
          ),
        ]
      : []),
    ...(disapproved > 0
      ? [
          reason(
            'ADS_DISAPPROVED',
            serves || pending > 0 ? 'LIMITING' : 'BLOCKING',
            `${disapproved} of ${ads.length} enabled ads are rejected.`,
          ),
        ]
      : []),
  ];
};

const reason = (
  code: DeliveryReason['code'],
  severity: DeliveryReason['severity'],
  message: string,
): DeliveryReason => ({ code, severity, message });
