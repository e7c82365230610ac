import { DateTime } from 'luxon';
import {
  type CampaignSize,
  type Delivery,
  type DeliveryReason,
  pagesOf,
  type Review,
  type ReviewStatus,
} from '../port/delivery';
import { isRow, numberIn, type Row, rowIn, rowsIn, textIn } from './client/objects';
import { CALLS_PER_BATCH, readRows } from './client/requests';
import { chunksOf, type Session } from './client/session';
import { adSetsReading, adsReading, objectReading } from './read/readings';
import { UNVERIFIED } from './unverified';

/** Lists that are read of each campaign: itself, its ad sets, its ads. */
const LISTS = 3;

/**
 * Requests that reading the delivery of campaigns takes: fifty lists in one; then the second pages
 * of all that have one, and so on.
 */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  chunksOf(campaigns, CALLS_PER_BATCH).reduce((calls, chunk) => calls + costOf(chunk), 0);

const costOf = (chunk: readonly CampaignSize[]): number => {
  const pages = chunk.flatMap(({ adGroups, ads }) => [
    1,
    pagesOf(adGroups, UNVERIFIED.rowsPerPage),
    pagesOf(ads, UNVERIFIED.rowsPerPage),
  ]);
  const rounds = Array.from(
    { length: Math.max(...pages) },
    (_, page) => pages.filter((own) => own > page).length,
  );
  return rounds.reduce((calls, lists) => calls + Math.ceil(lists / CALLS_PER_BATCH), 0);
};

/** What Meta says about serving, for the campaigns that still exist. */
export async function* deliveries(
  session: Session,
  campaignRemoteIds: readonly string[],
): AsyncGenerator<Delivery> {
  for (const chunk of chunksOf(campaignRemoteIds, CALLS_PER_BATCH)) {
    const answers = await readRows(
      session,
      chunk.flatMap((id) => [objectReading('campaign', id), adSetsReading(id), adsReading(id)]),
    );
    for (const [index] of chunk.entries()) {
      yield* deliveryOf(session, answers.slice(index * LISTS, (index + 1) * LISTS));
    }
  }
}

/** None for a campaign that is gone. */
const deliveryOf = (
  { io }: Session,
  [found = [], adSets = [], ads = []]: Answers,
): readonly Delivery[] => {
  const [campaign] = found;
  if (!campaign || textIn(campaign, 'status') === 'DELETED') return [];
  const facts = factsOf(campaign, adSets, ads);
  return [
    {
      ...judgeDelivery(facts, io.now()),
      reviews: facts.adSets.flatMap((adSet) => adSet.ads).map(reviewOf),
    },
  ];
};

type Answers = Awaited<ReturnType<typeof readRows>>;

const reviewOf = ({ remoteId, effectiveStatus, objections }: AdFacts): Review => ({
  entity: 'ad',
  remoteId,
  status: reviewStatus(effectiveStatus),
  reasons: objections,
  affectedMarkets: [],
});

const factsOf = (campaign: Row, adSets: readonly Row[], ads: readonly Row[]): CampaignFacts => {
  const budgetRemaining = numberIn(campaign, 'budget_remaining');
  return {
    remoteId: textIn(campaign, 'id'),
    status: textIn(campaign, 'status'),
    effectiveStatus: textIn(campaign, 'effective_status') || textIn(campaign, 'status'),
    ...(budgetRemaining === undefined ? {} : { budgetRemaining }),
    issues: issuesIn(campaign),
    adSets: adSets.map((adSet) =>
      adSetFacts(
        adSet,
        ads.filter((ad) => textIn(ad, 'adset_id') === textIn(adSet, 'id')),
      ),
    ),
  };
};

const adSetFacts = (adSet: Row, ads: readonly Row[]): AdSetFacts => ({
  remoteId: textIn(adSet, 'id'),
  status: textIn(adSet, 'status'),
  ...momentIn(adSet, 'start_time', 'startsAt'),
  ...momentIn(adSet, 'end_time', 'endsAt'),
  ads: ads.map(adFacts),
});

const momentIn = (adSet: Row, member: string, fact: 'startsAt' | 'endsAt'): Partial<AdSetFacts> => {
  const at = DateTime.fromISO(textIn(adSet, member)).toMillis();
  return Number.isNaN(at) || at <= 0 ? {} : { [fact]: at };
};

const adFacts = (ad: Row): AdFacts => ({
  remoteId: textIn(ad, 'id'),
  status: textIn(ad, 'status'),
  effectiveStatus: textIn(ad, 'effective_status'),
  objections: [...feedbackIn(rowIn(ad, 'ad_review_feedback')), ...issuesIn(ad)],
});

/**
 * `{"global":{"POLICY":"why"},"placement_specific":{"facebook":{"POLICY":"why"}}}` in one list,
 * each once.
 */
const feedbackIn = (feedback: Row): readonly string[] => {
  const everywhere = Object.entries(rowIn(feedback, 'global')).map(policyText);
  const somewhere = Object.entries(rowIn(feedback, 'placement_specific')).flatMap(
    ([placement, policies]) =>
      isRow(policies)
        ? Object.entries(policies).map((policy) => `${policyText(policy)} (${placement})`)
        : [],
  );
  return [...new Set([...everywhere, ...somewhere])];
};

const policyText = ([policy, explanation]: readonly [string, unknown]): string =>
  `${policy}: ${String(explanation)}`;

const issuesIn = (row: Row): readonly string[] =>
  rowsIn(row, 'issues_info').map(
    (issue) =>
      textIn(issue, 'error_summary') ||
      textIn(issue, 'error_message') ||
      textIn(issue, 'error_code'),
  );

/** What Meta says that bears on whether a campaign serves, statuses in its own words. */
export interface CampaignFacts {
  readonly remoteId: string;
  readonly status: string;
  readonly effectiveStatus: string;
  /**
   * What is left of the day's budget, in Meta's unit of the currency; undefined when it does not
   * say.
   */
  readonly budgetRemaining?: number;
  readonly issues: readonly string[];
  readonly adSets: readonly AdSetFacts[];
}

export interface AdSetFacts {
  readonly remoteId: string;
  readonly status: string;
  /** Milliseconds since the epoch. */
  readonly startsAt?: number;
  readonly endsAt?: number;
  readonly ads: readonly AdFacts[];
}

export interface AdFacts {
  readonly remoteId: string;
  readonly status: string;
  readonly effectiveStatus: string;
  /** Why reviewers disapprove, or what else is the matter. */
  readonly objections: readonly string[];
}

/**
 * Whether a campaign serves now, and why not: Meta reports statuses level by level, so they are
 * combined.
 */
export const judgeDelivery = (facts: CampaignFacts, nowMs: number): Omit<Delivery, 'reviews'> => {
  const reasons = [...statusReasons(facts), ...budgetReasons(facts), ...adSetReasons(facts, nowMs)];
  const status = statusFrom(reasons);
  return {
    campaignRemoteId: facts.remoteId,
    remoteStatus: facts.effectiveStatus,
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

const statusReasons = ({ status, issues }: CampaignFacts): readonly DeliveryReason[] => [
  ...(status === 'PAUSED'
    ? [reason('CAMPAIGN_PAUSED', 'BLOCKING', 'The campaign is paused at Meta.')]
    : []),
  ...(status === 'ACTIVE' || status === 'PAUSED'
    ? []
    : [reason('PLATFORM_REASON', 'BLOCKING', `Meta says the campaign is ${status}.`)]),
  ...issues.map((issue) => reason('PLATFORM_REASON', 'LIMITING', issue)),
];

const budgetReasons = ({ status, budgetRemaining }: CampaignFacts): readonly DeliveryReason[] =>
  status === 'ACTIVE' && budgetRemaining !== undefined && budgetRemaining <= 0
    ? [reason('BUDGET_EXHAUSTED', 'BLOCKING', "Today's budget is spent.")]
    : [];

const adSetReasons = ({ adSets }: CampaignFacts, nowMs: number): readonly DeliveryReason[] => {
  const enabled = adSets.filter(({ status }) => status === 'ACTIVE');
  if (enabled.length === 0) {
    return [reason('NO_ENABLED_AD_GROUP', 'BLOCKING', 'No ad group is enabled.')];
  }
  const running = enabled.filter(({ endsAt }) => endsAt === undefined || endsAt > nowMs);
  if (running.length === 0) return [reason('ENDED', 'BLOCKING', 'The end date has passed.')];
  const started = running.filter(({ startsAt }) => startsAt === undefined || startsAt <= nowMs);
  if (started.length === 0) {
    return [reason('NOT_STARTED', 'BLOCKING', 'The start date lies ahead.')];
  }
  return adReasons(started.flatMap(({ ads }) => ads));
};

/** What the states of the ads of all running ad sets mean for the campaign. */
const adReasons = (ads: readonly AdFacts[]): readonly DeliveryReason[] => {
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

const reason = (
  code: DeliveryReason['code'],
  severity: DeliveryReason['severity'],
  message: string,
): DeliveryReason => ({ code, severity, message });

/**
 * The review of an ad by its effective status (spec/platforms/meta-ads.md 1c). A paused ad has
 * passed.
 */
const reviewStatus = (effectiveStatus: string): ReviewStatus => {
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
