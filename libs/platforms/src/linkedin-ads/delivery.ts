import {
  type CampaignSize,
  type Delivery,
  type DeliveryReason,
  pagesOf,
  type Review,
  type ReviewStatus,
  sizeOf,
} from '../port/delivery';
import { idIn, type Json, listOf, recordOf } from './client/objects';
import { chunksOf, inChunks, LIMITS, type Session } from './client/session';
import { campaignsOf } from './write/ad-groups';
import { creativePages } from './write/ads';
import { campaignGroupLevel } from './write/campaigns';

/** What serves, for the campaigns that still exist, with the reviews of their ads. */
export async function* readDeliveries(
  session: Session,
  campaignRemoteIds: readonly string[],
): AsyncGenerator<Delivery> {
  for (const ids of inChunks(campaignRemoteIds, LIMITS.batch)) {
    const groups = await campaignGroupLevel.byIds(session, ids);
    if (groups.length === 0) continue;
    const campaigns = await campaignsOf(
      session,
      groups.map(({ observed }) => observed.remoteId),
    );
    const creatives = await creativesIn(
      session,
      campaigns.map(({ observed }) => observed.remoteId),
    );
    for (const {
      observed: { remoteId },
      source: group,
    } of groups) {
      const inside = campaigns
        .filter(({ observed }) => observed.parentRemoteId === remoteId)
        .map(({ source }) => source);
      const urns = new Set(inside.map(({ id }) => `urn:li:sponsoredCampaign:${String(id)}`));
      const shown = creatives.filter(({ campaign }) => urns.has(String(campaign)));
      yield {
        ...judgeDelivery({ remoteId, group, campaigns: inside, creatives: shown }),
        reviews: shown.map(reviewOf),
      };
    }
  }
}

const creativesIn = async (
  session: Session,
  campaignIds: readonly string[],
): Promise<readonly Json[]> => {
  const found: Json[] = [];
  for await (const page of creativePages(session, campaignIds)) found.push(...page);
  return found;
};

/** What LinkedIn says of one campaign group and of all that is in it. */
export interface GroupFacts {
  readonly remoteId: string;
  readonly group: Json;
  readonly campaigns: readonly Json[];
  readonly creatives: readonly Json[];
}

/** Whether a campaign serves, and why not or less. */
const judgeDelivery = ({
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

/**
 * Of ad groups and ads that are switched on. What holds some of them limits, what holds all of them
 * blocks.
 */
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
  const blocked = enabled.filter(
    (campaign) => holdReasons(heldBy(campaign), 'LIMITING').length > 0,
  );
  return [
    ...holdReasons(
      blocked.flatMap(heldBy),
      blocked.length === enabled.length ? 'BLOCKING' : 'LIMITING',
    ),
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

type Hold = Pick<DeliveryReason, 'code' | 'message'>;

/**
 * LinkedIn's reasons why something does not run, in our words (vendor's pages on groups, campaigns
 * and creatives).
 */
const HOLDS: Readonly<Record<string, Hold>> = {
  BILLING_HOLD: { code: 'BILLING_PROBLEM', message: 'The ad account has a billing problem.' },
  ACCOUNT_SERVING_HOLD: { code: 'BILLING_PROBLEM', message: 'The ad account is suspended.' },
  ACCOUNT_TOTAL_BUDGET_HOLD: {
    code: 'BUDGET_EXHAUSTED',
    message: 'The budget of the ad account is spent.',
  },
  CAMPAIGN_GROUP_TOTAL_BUDGET_HOLD: {
    code: 'BUDGET_EXHAUSTED',
    message: 'The budget of the campaign is spent.',
  },
  CAMPAIGN_TOTAL_BUDGET_HOLD: {
    code: 'BUDGET_EXHAUSTED',
    message: 'The budget of an ad group is spent.',
  },
  CAMPAIGN_GROUP_START_DATE_HOLD: {
    code: 'NOT_STARTED',
    message: 'The campaign has not started yet.',
  },
  CAMPAIGN_START_DATE_HOLD: { code: 'NOT_STARTED', message: 'An ad group has not started yet.' },
  CAMPAIGN_GROUP_END_DATE_HOLD: { code: 'ENDED', message: 'The campaign has ended.' },
  CAMPAIGN_END_DATE_HOLD: { code: 'ENDED', message: 'An ad group has ended.' },
  ACCOUNT_END_DATE_HOLD: { code: 'ENDED', message: 'The ad account has ended.' },
  CAMPAIGN_AUDIENCE_COUNT_HOLD: {
    code: 'PLATFORM_REASON',
    message: 'CAMPAIGN_AUDIENCE_COUNT_HOLD: fewer than 300 people match the targeting.',
  },
};

/**
 * Statuses of everything that is switched off and of what is above it: other reasons report them.
 */
const REPORTED_ELSEWHERE: ReadonlySet<string> = new Set([
  'RUNNABLE',
  'STOPPED',
  'CAMPAIGN_STOPPED',
  'CAMPAIGN_GROUP_STATUS_HOLD',
  'UNDER_REVIEW',
  'REJECTED',
]);

/** Reasons for these holds, each once; what we have no word for is reported in LinkedIn's. */
const holdReasons = (
  holds: readonly string[],
  severity: DeliveryReason['severity'],
): readonly DeliveryReason[] => {
  const unreported = [...new Set(holds)].filter((hold) => !REPORTED_ELSEWHERE.has(hold));
  return unreported.map((hold) => ({
    ...(HOLDS[hold] ?? { code: 'PLATFORM_REASON' as const, message: hold }),
    severity,
  }));
};

/** What a machine rejected goes to a person (NEEDS_REVIEW): it may still pass. */
const STATUSES: Readonly<Record<string, ReviewStatus>> = {
  PENDING: 'PENDING',
  NEEDS_REVIEW: 'PENDING',
  APPROVED: 'APPROVED',
  REJECTED: 'DISAPPROVED',
};

/**
 * What LinkedIn's reviewers think of a creative. A draft has no review (vendor's page on
 * creatives).
 */
const reviewOf = (creative: Json): Review => {
  const { status, rejectionReasons } = recordOf(creative['review']);
  return {
    entity: 'ad',
    remoteId: idIn(creative['id']),
    status: STATUSES[String(status)] ?? 'UNKNOWN',
    reasons: listOf(rejectionReasons).map(String),
    affectedMarkets: [],
  };
};

/**
 * Requests that reading the delivery of campaigns takes, a hundred groups at a time: the groups,
 * the pages of their campaigns, and per hundred of those the pages of their creatives. How
 * creatives spread over hundreds is not known: all that are more than a page are taken to be in
 * one.
 */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  inChunks(campaigns, LIMITS.batch).reduce((calls, chunk) => calls + costOf(chunk), 0);

const costOf = (chunk: readonly CampaignSize[]): number => {
  const { adGroups, ads } = sizeOf(chunk);
  const searches = chunksOf(adGroups, LIMITS.parents);
  return (
    1 +
    pagesOf(adGroups, LIMITS.searchPage) +
    (searches === 0 ? 0 : searches + pagesOf(ads, LIMITS.creativePage) - 1)
  );
};
