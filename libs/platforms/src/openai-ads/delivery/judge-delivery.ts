import type { Delivery, DeliveryReason } from '../../port/delivery';
import type { WireAccount, WireAd, WireAdGroup, WireCampaign, WireReview } from '../wire/objects';
import { issueReasons } from './issue-reasons';
import { reason } from './reason';
import { reviewStatus } from './review-of';

/** What OpenAI says that bears on whether a campaign serves. */
export interface CampaignFacts {
  readonly account: WireAccount;
  readonly campaign: WireCampaign;
  readonly adGroups: readonly { readonly group: WireAdGroup; readonly ads: readonly WireAd[] }[];
}

/** Whether a campaign serves now, and why not: ad, ad group and campaign active, ad and account approved, and no issue (bulk of 4c of the platform's document). */
export const judgeDelivery = (
  facts: CampaignFacts,
  nowSeconds: number,
): Omit<Delivery, 'reviews'> => {
  const { account, campaign } = facts;
  const reasons = [
    ...accountReasons(account),
    ...stateReasons(campaign),
    ...dateReasons(campaign, nowSeconds),
    ...issueReasons(campaign),
    ...groupReasons(facts),
  ];
  const status = statusFrom(reasons);
  return {
    campaignRemoteId: campaign.id,
    remoteStatus: campaign.status,
    serving: status === 'SERVING' || status === 'LIMITED',
    status,
    reasons,
  };
};

const statusFrom = (reasons: readonly DeliveryReason[]): Delivery['status'] => {
  const blocking = reasons.filter(({ severity }) => severity === 'BLOCKING');
  if (blocking.length > 0) {
    return blocking.every(({ code }) => code === 'ADS_UNDER_REVIEW') ? 'PENDING' : 'NOT_SERVING';
  }
  return reasons.some(({ severity }) => severity === 'LIMITING') ? 'LIMITED' : 'SERVING';
};

const accountReasons = ({
  status,
  review,
  account_integrity_review: integrity,
}: WireAccount): readonly DeliveryReason[] => [
  ...(status && status !== 'active'
    ? [reason('PLATFORM_REASON', 'BLOCKING', `OpenAI says that the ad account is ${status}.`)]
    : []),
  ...accountReview(review, 'brand'),
  ...accountReview(integrity?.review, 'account'),
];

const accountReview = (
  review: WireReview | null | undefined,
  what: string,
): readonly DeliveryReason[] =>
  !review?.status || review.status === 'approved'
    ? []
    : [
        reason(
          'PLATFORM_REASON',
          'BLOCKING',
          `The ${what} review of the ad account says ${review.status}${review.reason ? ` (${review.reason})` : ''}.`,
        ),
      ];

const stateReasons = ({ status }: WireCampaign): readonly DeliveryReason[] => {
  if (status === 'active') return [];
  return status === 'paused'
    ? [reason('CAMPAIGN_PAUSED', 'BLOCKING', 'The campaign is paused at OpenAI.')]
    : [reason('PLATFORM_REASON', 'BLOCKING', `OpenAI says that the campaign is ${status}.`)];
};

const dateReasons = (
  { start_time: start, end_time: end }: WireCampaign,
  now: number,
): readonly DeliveryReason[] => {
  if (end && end <= now) {
    return [reason('ENDED', 'BLOCKING', 'The end date of the campaign has passed.')];
  }
  return start && start > now
    ? [reason('NOT_STARTED', 'BLOCKING', 'The start date of the campaign lies ahead.')]
    : [];
};

const groupReasons = ({ adGroups }: CampaignFacts): readonly DeliveryReason[] => {
  const active = adGroups.filter(({ group }) => group.status === 'active');
  if (active.length === 0) {
    return [reason('NO_ENABLED_AD_GROUP', 'BLOCKING', 'No ad group is enabled.')];
  }
  const tooLow = active.some(({ group }) => group.bid_too_low === true)
    ? [reason('BID_TOO_LOW', 'LIMITING', 'OpenAI says that the bid of an ad group is too low.')]
    : [];
  return [
    ...tooLow,
    ...active.flatMap(({ group }) => issueReasons(group)),
    ...adReasons(active.flatMap(({ ads }) => ads).filter(({ status }) => status === 'active')),
  ];
};

const adReasons = (ads: readonly WireAd[]): readonly DeliveryReason[] => {
  if (ads.length === 0) return [reason('NO_ENABLED_AD', 'BLOCKING', 'No ad is enabled.')];
  const count = (status: string): number => ads.filter((ad) => reviewStatus(ad) === status).length;
  const [pending, rejected] = [count('PENDING'), count('DISAPPROVED')];
  const severity = pending + rejected === ads.length ? 'BLOCKING' : 'LIMITING';
  return [
    ...(pending > 0
      ? [reason('ADS_UNDER_REVIEW', severity, `${pending} of ${ads.length} ads are under review.`)]
      : []),
    ...(rejected > 0
      ? [
          reason(
            'ADS_DISAPPROVED',
            severity === 'BLOCKING' && pending > 0 ? 'LIMITING' : severity,
            `${rejected} of ${ads.length} ads are disapproved.`,
          ),
        ]
      : []),
  ];
};
