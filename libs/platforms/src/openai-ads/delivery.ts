import {
  type CampaignSize,
  type Delivery,
  type DeliveryReason,
  pagesOf,
  type Review,
  type ReviewStatus,
} from '../port/delivery';
import { accountOf } from './check';
import type {
  WireAccount,
  WireAd,
  WireAdGroup,
  WireCampaign,
  WireObject,
  WireReview,
} from './client/objects';
import { ARCHIVED, getObject, listObjects, PAGE } from './client/requests';
import type { Session } from './client/session';

const ISSUES = ['serving_issues'];

/**
 * What serves, for the campaigns that are still there: account, campaign, its ad groups, their ads
 * and what reviewers say of them.
 */
export async function* delivery(
  session: Session,
  campaignRemoteIds: readonly string[],
): AsyncGenerator<Delivery> {
  if (campaignRemoteIds.length === 0) return;
  const account = await accountOf(session);
  for (const id of campaignRemoteIds) {
    const facts = await factsOf(session, id, account);
    if (facts) {
      yield { ...judgeDelivery(facts, session.io.now() / 1_000), reviews: reviewsOf(facts) };
    }
  }
}

/**
 * Requests that `delivery` makes: the account, each campaign and the pages of its ad groups, per ad
 * group the pages of its ads. How ads spread over ad groups is not known: all that are more than a
 * page are taken to be in one.
 */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  campaigns.reduce(
    (calls, { adGroups, ads }) =>
      calls + 1 + pagesOf(adGroups, PAGE) + adGroups + pagesOf(ads, PAGE) - 1,
    Math.min(1, campaigns.length),
  );

const factsOf = async (
  session: Session,
  id: string,
  account: WireAccount,
): Promise<CampaignFacts | undefined> => {
  const campaign = await getObject(session, 'campaign', id, ISSUES);
  if (!campaign) return undefined;
  const adGroups: { group: WireAdGroup; ads: readonly WireAd[] }[] = [];
  for (const group of await living(
    listObjects(session, 'adGroup', id, [...ISSUES, 'bid_too_low']),
  )) {
    adGroups.push({ group, ads: await living(listObjects(session, 'ad', group.id, ISSUES)) });
  }
  return { account, campaign, adGroups };
};

const living = async <T extends WireObject>(objects: AsyncIterable<T>): Promise<readonly T[]> => {
  const found: T[] = [];
  for await (const object of objects) if (object.status !== ARCHIVED) found.push(object);
  return found;
};

const reviewsOf = ({ adGroups }: CampaignFacts): readonly Review[] =>
  adGroups.flatMap(({ ads }) => ads.map(reviewOf));

/** What OpenAI says that bears on whether a campaign serves. */
export interface CampaignFacts {
  readonly account: WireAccount;
  readonly campaign: WireCampaign;
  readonly adGroups: readonly { readonly group: WireAdGroup; readonly ads: readonly WireAd[] }[];
}

/**
 * Whether a campaign serves now, and why not: ad, ad group and campaign active, ad and account
 * approved, and no issue (bulk of 4c of the platform's document).
 */
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

type Known = readonly [code: DeliveryReason['code'], severity: DeliveryReason['severity']];

/**
 * Serving issues in our words. The list is open; what is not here is passed on as OpenAI's own,
 * which limits.
 */
const KNOWN: Readonly<Record<string, Known>> = {
  campaign_budget_exhausted: ['BUDGET_EXHAUSTED', 'BLOCKING'],
  ad_account_brand_review_missing_favicon: ['PLATFORM_REASON', 'BLOCKING'],
  policy_country_targeting_blocked: ['PLATFORM_REASON', 'BLOCKING'],
};

const issueReasons = ({ serving_issues: issues }: WireObject): readonly DeliveryReason[] =>
  (issues ?? []).flatMap(({ code }) => {
    if (!code) return [];
    const [ours, severity] = KNOWN[code] ?? (['PLATFORM_REASON', 'LIMITING'] as const);
    return [reason(ours, severity, `OpenAI says: ${code}.`)];
  });

const reason = (
  code: DeliveryReason['code'],
  severity: DeliveryReason['severity'],
  message: string,
): DeliveryReason => ({ code, severity, message });

/** OpenAI's review states in our words. */
const STATUSES: Readonly<Record<string, ReviewStatus>> = {
  in_review: 'PENDING',
  approved: 'APPROVED',
  rejected: 'DISAPPROVED',
};

const reviewStatus = ({ review, review_status: status }: WireAd): ReviewStatus =>
  STATUSES[review?.status ?? status ?? ''] ?? 'UNKNOWN';

/**
 * What reviewers think of an ad, and what keeps it from serving, in OpenAI's own codes: both lists
 * are open.
 */
const reviewOf = (ad: WireAd): Review => ({
  entity: 'ad',
  remoteId: ad.id,
  status: reviewStatus(ad),
  reasons: [
    ...(ad.review?.reason ? [ad.review.reason] : []),
    ...(ad.serving_issues ?? []).flatMap(({ code }) => code ?? []),
  ],
  affectedMarkets: [],
});
