import {
  type CampaignSize,
  type Delivery,
  type DeliveryReason,
  type Review,
  type ReviewStatus,
  sizeOf,
} from '../port/delivery';
import type { Weekday } from '../port/draft';
import type { WindowAttributes } from './attributes';
import { listOf } from './client/failures';
import {
  type Ad,
  type AssetGroup,
  type Creative,
  isoDate,
  type Keyword,
  todayIn,
  type WireDate,
} from './client/objects';
import { inChunks, LIMITS, type Session } from './client/session';
import { criteriaOf, NO_PARTS, partsAttributes } from './read/campaign-parts';
import { campaignsByIds, type RemoteCampaign } from './read/campaigns';
import { campaignTypeOf, type ExportedCampaignType } from './vocabulary';
import { adGroupKind, keywordKind } from './write/ad-groups';
import { adKind, assetGroupKind } from './write/ads';
import type { ParentRef } from './write/levels';

/**
 * What serves, for the campaigns that still exist: status, hours, ad groups and the reviews of
 * their ads and keywords.
 */
export async function* readDeliveries(
  session: Session,
  campaignRemoteIds: readonly string[],
): AsyncGenerator<Delivery> {
  for (const campaign of await campaignsByIds(session, campaignRemoteIds)) {
    const facts = await campaignFacts(session, campaign);
    const now = localTime(session.connection.timeZone, session.io.now());
    yield { ...judgeDelivery(facts, now), reviews: await readReviews(session, facts) };
  }
}

const campaignFacts = async (
  session: Session,
  campaign: RemoteCampaign,
): Promise<CampaignFacts> => {
  const campaignType = campaignTypeOf(campaign.CampaignType);
  const { schedule } = partsAttributes({
    ...NO_PARTS,
    criteria: await criteriaOf(session, campaign.Id, 'DayTime'),
  });
  const place = { parentId: campaign.Id, campaignId: campaign.Id, campaignType };
  return {
    remoteId: campaign.Id,
    status: campaign.Status ?? 'Unknown',
    campaignType,
    // The places of those who search are unknown: their clocks do not count.
    schedule: campaign.AdScheduleUseSearcherTimeZone ? [] : schedule,
    start: campaign.StartDate?.slice(0, 10) ?? null,
    end: campaign.EndDate?.slice(0, 10) ?? null,
    adGroups:
      campaignType === 'PERFORMANCE_MAX'
        ? await assetGroupFacts(session, place)
        : await adGroupFacts(session, place),
  };
};

const adGroupFacts = async (
  session: Session,
  place: ParentRef,
): Promise<readonly AdGroupFacts[]> => {
  const adGroups: AdGroupFacts[] = [];
  for (const { source } of await adGroupKind.list(session, place)) {
    const below = { ...place, parentId: source.Id! };
    const [ads, keywords] = await Promise.all([
      adKind.list(session, below),
      keywordKind.list(session, below),
    ]);
    adGroups.push({
      remoteId: source.Id!,
      status: source.Status ?? 'Unknown',
      start: dateOf(source.StartDate),
      end: dateOf(source.EndDate),
      ads: ads.map((ad) => ad.source),
      keywords: keywords.map((keyword) => keyword.source),
    });
  }
  return adGroups;
};

/** An asset group is a group with one ad in it: itself. */
const assetGroupFacts = async (
  session: Session,
  place: ParentRef,
): Promise<readonly AdGroupFacts[]> =>
  (await assetGroupKind.list(session, place)).map(({ source }) => ({
    remoteId: source.Id!,
    status: source.Status ?? 'Unknown',
    start: dateOf(source.StartDate),
    end: dateOf(source.EndDate),
    ads: [source],
    keywords: [],
  }));

const dateOf = (date: WireDate | null | undefined): string | null => (date ? isoDate(date) : null);

/**
 * Whether a campaign serves now, and why not. Microsoft has no such field, so its parts are put
 * together.
 */
export const judgeDelivery = (facts: CampaignFacts, now: LocalTime): Omit<Delivery, 'reviews'> => {
  const reasons = [
    ...statusReasons(facts.status),
    ...dateReasons(facts, now),
    ...adGroupReasons(facts, now),
    ...scheduleReasons(facts.schedule, now),
  ];
  const status = statusFrom(reasons);
  return {
    campaignRemoteId: facts.remoteId,
    remoteStatus: facts.status,
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

const statusReasons = (status: string): readonly DeliveryReason[] => {
  switch (status) {
    case 'Active':
      return [];
    case 'Paused':
      return [paused()];
    case 'BudgetPaused':
      return [exhausted()];
    case 'BudgetAndManualPaused':
      return [paused(), exhausted()];
    default:
      return [reason('PLATFORM_REASON', 'BLOCKING', `Microsoft says the campaign is ${status}.`)];
  }
};

const paused = (): DeliveryReason =>
  reason('CAMPAIGN_PAUSED', 'BLOCKING', 'The campaign is paused at Microsoft.');
const exhausted = (): DeliveryReason =>
  reason('BUDGET_EXHAUSTED', 'BLOCKING', "Today's budget is spent.");

const dateReasons = (
  { start, end }: CampaignFacts,
  { date }: LocalTime,
): readonly DeliveryReason[] => {
  if (end !== null && end < date) {
    return [reason('ENDED', 'BLOCKING', 'The end date of the campaign has passed.')];
  }
  return start !== null && start > date
    ? [reason('NOT_STARTED', 'BLOCKING', 'The start date of the campaign lies ahead.')]
    : [];
};

const adGroupReasons = (
  { adGroups, campaignType }: CampaignFacts,
  { date }: LocalTime,
): readonly DeliveryReason[] => {
  const enabled = adGroups.filter(({ status }) => status === 'Active' || status === 'Expired');
  if (enabled.length === 0) {
    return [reason('NO_ENABLED_AD_GROUP', 'BLOCKING', 'No ad group is enabled.')];
  }
  const running = enabled.filter(
    ({ status, end }) => status !== 'Expired' && (end === null || end >= date),
  );
  if (running.length === 0) {
    return [reason('ENDED', 'BLOCKING', 'The end date of every ad group has passed.')];
  }
  const started = running.filter(({ start }) => start === null || start <= date);
  if (started.length === 0) {
    return [reason('NOT_STARTED', 'BLOCKING', 'The start date of every ad group lies ahead.')];
  }
  const keywords = started
    .flatMap((adGroup) => adGroup.keywords)
    .filter(({ Status }) => Status !== 'Paused');
  return [
    ...adReasons(started.flatMap(({ ads }) => ads)),
    ...(campaignType === 'SEARCH' && keywords.length === 0
      ? [reason('NO_ENABLED_KEYWORD', 'BLOCKING', 'No keyword is enabled.')]
      : []),
  ];
};

const MINUTES = { ZERO: 0, FIFTEEN: 15, THIRTY: 30, FORTY_FIVE: 45 } as const;

const scheduleReasons = (
  schedule: readonly WindowAttributes[],
  { day, minute }: LocalTime,
): readonly DeliveryReason[] => {
  const isOpen = (window: WindowAttributes): boolean =>
    window.day === day &&
    window.startHour * 60 + MINUTES[window.startMinute] <= minute &&
    minute < window.endHour * 60 + MINUTES[window.endMinute];
  return schedule.length === 0 || schedule.some(isOpen)
    ? []
    : [reason('OUTSIDE_SCHEDULE', 'BLOCKING', 'The weekly schedule is closed now.')];
};

/** What the reviews of the ads of all running ad groups mean for the campaign. */
const adReasons = (ads: readonly Creative[]): readonly DeliveryReason[] => {
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

/** While others are in review, the disapproved ones are not the reason. */
const disapprovalWeight = (serves: boolean, pending: number): DeliveryReason['severity'] =>
  serves || pending > 0 ? 'LIMITING' : 'BLOCKING';

interface Reviewed {
  readonly entity: Review['entity'];
  readonly remoteId: string;
  readonly adGroupId: string;
  readonly status: Review['status'];
}

interface WireReasons {
  readonly AdOrKeywordId?: string | null;
  readonly AssetGroupId?: string | null;
  readonly Reasons?: readonly (WireReason | null)[] | null;
}

interface WireReason {
  readonly ReasonCode?: number | null;
  readonly Location?: string | null;
  readonly Term?: string | null;
  readonly PublisherCountries?: readonly string[] | null;
}

/**
 * The review of every ad, asset group and keyword; reasons are asked for where there is something
 * to explain, a thousand per call.
 */
const readReviews = async (session: Session, facts: CampaignFacts): Promise<readonly Review[]> => {
  const reviewed = facts.adGroups.flatMap(reviewedIn);
  const explained = new Map<string, readonly WireReason[]>();
  for (const entity of ['ad', 'keyword'] as const) {
    const found = await explanationsOf(session, facts, entity, reviewed);
    for (const { id, reasons } of found) explained.set(`${entity} ${id}`, reasons);
  }
  return reviewed.map(({ entity, remoteId, status }) => {
    const reasons = explained.get(`${entity} ${remoteId}`) ?? [];
    return {
      entity,
      remoteId,
      status,
      reasons: reasons.map(inWords),
      affectedMarkets: [...new Set(reasons.flatMap((one) => one.PublisherCountries ?? []))].sort(),
    };
  });
};

const reviewedIn = ({ remoteId, ads, keywords }: AdGroupFacts): readonly Reviewed[] => [
  ...ads.map((ad) => ({
    entity: 'ad' as const,
    remoteId: ad.Id!,
    adGroupId: remoteId,
    status: reviewStatus(ad.EditorialStatus),
  })),
  ...keywords.map((keyword) => ({
    entity: 'keyword' as const,
    remoteId: keyword.Id!,
    adGroupId: remoteId,
    status: reviewStatus(keyword.EditorialStatus),
  })),
];

const explanationsOf = async (
  session: Session,
  facts: CampaignFacts,
  entity: Review['entity'],
  reviewed: readonly Reviewed[],
): Promise<readonly Explained[]> => {
  const unclear = reviewed.filter(
    (one) => one.entity === entity && (one.status === 'LIMITED' || one.status === 'DISAPPROVED'),
  );
  const found: Explained[] = [];
  for (const chunk of inChunks(unclear, LIMITS.editorialReasons)) {
    found.push(
      ...(facts.campaignType === 'PERFORMANCE_MAX'
        ? await assetGroupReasons(session, facts.remoteId, chunk)
        : await reasonsOf(session, entity, chunk)),
    );
  }
  return found;
};

interface Explained {
  readonly id: string;
  readonly reasons: readonly WireReason[];
}

const reasonsOf = async (
  session: Session,
  entity: Review['entity'],
  unclear: readonly Reviewed[],
): Promise<readonly Explained[]> => {
  const { body } = await session.read(
    '/EditorialReasons/QueryByIds',
    {
      AccountId: session.accountId,
      EntityType: entity === 'ad' ? 'Ad' : 'Keyword',
      EntityIdToParentIdAssociations: unclear.map(({ remoteId, adGroupId }) => ({
        EntityId: remoteId,
        ParentId: adGroupId,
      })),
    },
    entity,
  );
  return listOf<WireReasons>(body?.['EditorialReasons']).flatMap((one) =>
    one?.AdOrKeywordId ? [explainedBy(one.AdOrKeywordId, one)] : [],
  );
};

const assetGroupReasons = async (
  session: Session,
  campaignId: string,
  unclear: readonly Reviewed[],
): Promise<readonly Explained[]> => {
  const { body } = await session.read(
    '/AssetGroupsEditorialReasons/Query',
    {
      AccountId: session.accountId,
      AssetGroupIdToCampaignIdAssociations: unclear.map(({ remoteId }) => ({
        EntityId: remoteId,
        ParentId: campaignId,
      })),
    },
    'ad',
  );
  return listOf<WireReasons>(body?.['EditorialReasons']).flatMap((one) =>
    one?.AssetGroupId ? [explainedBy(one.AssetGroupId, one)] : [],
  );
};

const explainedBy = (id: string, { Reasons }: WireReasons): Explained => ({
  id,
  reasons: (Reasons ?? []).filter((one) => one !== null),
});

const inWords = ({ ReasonCode, Location, Term }: WireReason): string =>
  [`Reason ${ReasonCode ?? 'unknown'}`, Location && `in ${Location}`, Term && `for "${Term}"`]
    .filter(Boolean)
    .join(' ');

/** Microsoft's editorial status in our words; `Inactive` is a review that is not finished. */
const reviewStatus = (editorialStatus: string | null | undefined): ReviewStatus => {
  switch (editorialStatus) {
    case 'Active':
      return 'APPROVED';
    case 'ActiveLimited':
      return 'LIMITED';
    case 'Disapproved':
      return 'DISAPPROVED';
    case 'Inactive':
      return 'PENDING';
    default:
      return 'UNKNOWN';
  }
};

const reason = (
  code: DeliveryReason['code'],
  severity: DeliveryReason['severity'],
  message: string,
): DeliveryReason => ({ code, severity, message });

/** What Microsoft says that bears on whether a campaign serves. */
export interface CampaignFacts {
  readonly remoteId: string;
  /** Microsoft's own word. */
  readonly status: string;
  readonly campaignType: ExportedCampaignType;
  /** In the ad account's zone; empty when every hour is meant. */
  readonly schedule: readonly WindowAttributes[];
  /** YYYY-MM-DD, of campaigns that have dates of their own. */
  readonly start: string | null;
  readonly end: string | null;
  readonly adGroups: readonly AdGroupFacts[];
}

/** An ad group, or an asset group, which is its own only ad. */
export interface AdGroupFacts {
  readonly remoteId: string;
  readonly status: string;
  /** YYYY-MM-DD in the ad account's zone. */
  readonly start: string | null;
  readonly end: string | null;
  readonly ads: readonly (Ad | AssetGroup)[];
  readonly keywords: readonly Keyword[];
}

/** A moment as clocks in a zone show it. */
interface LocalTime {
  readonly date: string;
  readonly day: Weekday;
  /** Minutes since midnight. */
  readonly minute: number;
}

export const localTime = (timeZone: string, nowMs: number): LocalTime => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(nowMs);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: todayIn(timeZone, nowMs),
    day: part('weekday').toUpperCase() as Weekday,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
};

/**
 * Calls that reading the delivery of campaigns takes when there is nothing to explain: the
 * campaigns a hundred at a time, per campaign its hours and its ad groups, per ad group its ads and
 * its keywords.
 */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  Math.ceil(campaigns.length / LIMITS.campaigns) +
  campaigns.length * 2 +
  sizeOf(campaigns).adGroups * 2;
