import { DateTime } from 'luxon';
import {
  type CampaignSize,
  type Delivery,
  type DeliveryReason,
  pagesOf,
  type Review,
  type ReviewStatus,
  sizeOf,
} from '../port/delivery';
import { type Ad, type AdGroup, allLiving, type Campaign } from './client/objects';
import type { ListFilter } from './client/requests';
import { inChunks, LIMITS, type Session } from './client/session';
import { DAYS } from './normalise/campaign';
import { scheduleOf } from './schedule-and-bid';
import { UNVERIFIED } from './unverified';

/**
 * What serves, for the campaigns that still live: status, dates, hours, ad groups and the reviews
 * of their ads.
 */
export async function* readDeliveries(
  session: Session,
  campaignRemoteIds: readonly string[],
): AsyncGenerator<Delivery> {
  for (const ids of inChunks(campaignRemoteIds, LIMITS.ids)) {
    const campaigns = await allLiving(session, 'campaign', { id: ids });
    const below: ListFilter = { campaign_id: campaigns.map(({ id }) => id) };
    const adGroups = campaigns.length > 0 ? await allLiving(session, 'adGroup', below) : [];
    const ads = campaigns.length > 0 ? await allLiving(session, 'ad', below) : [];
    for (const campaign of campaigns) yield deliveryOf(session, campaign, adGroups, ads);
  }
}

const deliveryOf = (
  { connection: { timeZone }, io }: Session,
  campaign: Campaign,
  adGroups: readonly AdGroup[],
  ads: readonly Ad[],
): Delivery => {
  const own = <T extends { readonly campaign_id?: string | null }>(
    all: readonly T[],
  ): readonly T[] => all.filter(({ campaign_id: id }) => id === campaign.id);
  return {
    ...judgeDelivery(
      { campaign, adGroups: own(adGroups), ads: own(ads) },
      { timeZone, nowMs: io.now() },
    ),
    reviews: own(ads).map(reviewOf),
  };
};

/** What Reddit says that bears on whether a campaign serves. */
export interface CampaignFacts {
  readonly campaign: Campaign;
  readonly adGroups: readonly AdGroup[];
  readonly ads: readonly Ad[];
}

/** Now, and whose clock the hours are by. */
export interface Moment {
  readonly timeZone: string;
  readonly nowMs: number;
}

type Reasons = readonly DeliveryReason[];

/**
 * Whether a campaign serves now, and why not. `effective_status` lags behind by minutes, so what
 * was set comes first.
 */
export const judgeDelivery = (facts: CampaignFacts, moment: Moment): Omit<Delivery, 'reviews'> => {
  const { campaign } = facts;
  const reasons = [
    ...ownReasons(campaign),
    ...timeReasons(campaign, moment),
    ...belowReasons(facts),
  ];
  const status = statusFrom(reasons);
  return {
    campaignRemoteId: campaign.id,
    remoteStatus: campaign.configured_status ?? campaign.effective_status ?? 'UNKNOWN',
    serving: status === 'SERVING' || status === 'LIMITED',
    status,
    reasons,
  };
};

const statusFrom = (reasons: Reasons): Delivery['status'] => {
  const blocking = reasons.filter(({ severity }) => severity === 'BLOCKING');
  if (blocking.length > 0) {
    return blocking.every(({ code }) => code === 'ADS_UNDER_REVIEW') ? 'PENDING' : 'NOT_SERVING';
  }
  return reasons.some(({ severity }) => severity === 'LIMITING') ? 'LIMITED' : 'SERVING';
};

const reason = (
  code: DeliveryReason['code'],
  severity: DeliveryReason['severity'],
  message: string,
): DeliveryReason => ({ code, severity, message });

/** States of `effective_status` that neither what was set nor the dates explain. */
const STATES: Readonly<Record<string, readonly [DeliveryReason['code'], string]>> = {
  PENDING_BILLING_INFO: [
    'BILLING_PROBLEM',
    'Reddit waits for billing information of the ad account.',
  ],
  PENDING_ID_VERIFICATION: [
    'PLATFORM_REASON',
    'Reddit waits for the verification of the advertiser.',
  ],
  MISSING_PERMISSIONS: ['PLATFORM_REASON', 'Reddit says that permissions are missing.'],
  INVALID_DATA_SOURCE: ['PLATFORM_REASON', 'Reddit says that a data source is invalid.'],
};

const ownReasons = ({
  configured_status: configured,
  effective_status: effective,
  delivery_status: delivery,
}: Campaign): Reasons => [
  ...(configured === 'ACTIVE'
    ? []
    : [reason('CAMPAIGN_PAUSED', 'BLOCKING', 'The campaign is paused at Reddit.')]),
  ...[...new Set([effective ?? '', ...(delivery ?? [])])].flatMap((word) => {
    const [code, message] = STATES[word] ?? [];
    return code === undefined || message === undefined ? [] : [reason(code, 'BLOCKING', message)];
  }),
];

const timeReasons = (
  { start_time: start, end_time: end, schedule }: Campaign,
  { timeZone, nowMs }: Moment,
): Reasons => {
  if (end && Date.parse(end) <= nowMs) {
    return [reason('ENDED', 'BLOCKING', 'The end date of the campaign has passed.')];
  }
  if (start && Date.parse(start) > nowMs) {
    return [reason('NOT_STARTED', 'BLOCKING', 'The start date of the campaign lies ahead.')];
  }
  const now = DateTime.fromMillis(nowMs, { zone: timeZone });
  const windows = scheduleOf(schedule);
  const isOpen = windows.some(
    ({ day, startHour, endHour }) =>
      DAYS.indexOf(day) === now.weekday % 7 && startHour <= now.hour && now.hour < endHour,
  );
  return windows.length === 0 || isOpen
    ? []
    : [reason('OUTSIDE_SCHEDULE', 'BLOCKING', 'The weekly schedule is closed now.')];
};

const belowReasons = ({ adGroups, ads }: CampaignFacts): Reasons => {
  const running = new Set(
    adGroups.filter(({ configured_status: status }) => status === 'ACTIVE').map(({ id }) => id),
  );
  if (running.size === 0) {
    return [reason('NO_ENABLED_AD_GROUP', 'BLOCKING', 'No ad group is enabled.')];
  }
  const enabled = ads.filter(
    ({ configured_status: status, ad_group_id: group }) =>
      status === 'ACTIVE' && running.has(group ?? ''),
  );
  if (enabled.length === 0) return [reason('NO_ENABLED_AD', 'BLOCKING', 'No ad is enabled.')];
  const counted = (status: string): number =>
    enabled.filter((ad) => reviewOf(ad).status === status).length;
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
            serves || pending > 0 ? 'LIMITING' : 'BLOCKING',
            `${disapproved} of ${enabled.length} enabled ads are disapproved.`,
          ),
        ]
      : []),
  ];
};

const PENDING: ReadonlySet<string> = new Set([
  'PENDING_APPROVAL',
  'PENDING_REVIEW',
  'PROCESSING',
  'PENDING_ID_VERIFICATION',
]);
/**
 * Stopped by a user, not by a reviewer: what a reviewer thinks is in `delivery_status`, which has
 * no word for "approved".
 */
const REVIEWED: ReadonlySet<string> = new Set([
  'ACTIVE',
  'PAUSED',
  'AD_GROUP_PAUSED',
  'CAMPAIGN_PAUSED',
  'COMPLETED',
  'PENDING_BILLING_INFO',
]);

/** What Reddit's reviewers think of an ad; they may still reject it hours after it was made. */
export const reviewOf = (ad: Ad): Review => ({
  entity: 'ad',
  remoteId: ad.id,
  status: statusOf(ad),
  reasons: ad.rejection_reason ? [ad.rejection_reason] : [],
  affectedMarkets: [],
});

const statusOf = ({
  effective_status: effective,
  delivery_status: delivery,
  rejection_reason: reason,
}: Ad): ReviewStatus => {
  const words = [effective ?? '', ...(delivery ?? [])];
  if (reason || words.includes('REJECTED')) return 'DISAPPROVED';
  if (words.some((word) => PENDING.has(word))) return 'PENDING';
  return REVIEWED.has(effective ?? '') ? 'APPROVED' : 'UNKNOWN';
};

/**
 * Calls that reading the delivery of campaigns takes: 200 campaigns at a time, their ad groups and
 * their ads, as many pages as there are.
 */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  inChunks(campaigns, LIMITS.ids).reduce((calls, chunk) => calls + costOf(chunk), 0);

const costOf = (chunk: readonly CampaignSize[]): number => {
  const { adGroups, ads } = sizeOf(chunk);
  return [chunk.length, adGroups, ads].reduce(
    (calls, rows) => calls + pagesOf(rows, UNVERIFIED.pageSize),
    0,
  );
};
