import type { Observed } from '../../port/attributes';
import { asAttributes, type BiddingAttributes, type CampaignAttributes } from '../attributes';
import { listOf } from '../client/failures';
import {
  amountOf,
  type BiddingScheme,
  bidMicros,
  bidOf,
  type Campaign,
  type Dated,
  isoDate,
  type Marks,
  marksOf,
  microsOf,
  NONE,
  statusOf,
  todayIn,
  wireDate,
  withNewMarks,
} from '../client/objects';
import { inChunks, LIMITS, type Session } from '../client/session';
import { UNVERIFIED } from '../unverified';
import { knownTypeOf, languagesFromNames } from '../vocabulary';
import { type CampaignParts, partIds, partsAttributes, readParts } from './campaign-parts';

export interface SeenCampaign {
  readonly observed: Observed;
  readonly parts: CampaignParts;
  readonly source: RemoteCampaign;
}

/** A campaign with all its parts. */
export const readCampaign = async (
  session: Session,
  campaign: RemoteCampaign,
): Promise<SeenCampaign> => {
  const parts = await readParts(session, campaign.Id);
  return { parts, observed: observeCampaign(session, campaign, parts), source: campaign };
};

/** Those of the campaigns that still exist, with all their parts, by remote id. */
export const readCampaigns = async (
  session: Session,
  remoteIds: readonly string[],
): Promise<ReadonlyMap<string, SeenCampaign>> => {
  const seen = new Map<string, SeenCampaign>();
  for (const campaign of await campaignsByIds(session, remoteIds)) {
    seen.set(campaign.Id, await readCampaign(session, campaign));
  }
  return seen;
};

/** A campaign as it is, in the same words as `normalise` says what it should be. */
export const observeCampaign = (
  session: Session,
  campaign: RemoteCampaign,
  parts: CampaignParts,
): Observed => {
  const marker = marksOf(campaign.UrlCustomParameters).id;
  return {
    entity: 'campaign',
    remoteId: campaign.Id,
    campaignRemoteId: campaign.Id,
    ...(marker ? { marker } : {}),
    attributes: asAttributes({ ...ownAttributes(session, campaign), ...partsAttributes(parts) }),
    ...(campaign.CampaignType ? { campaignType: knownTypeOf(campaign.CampaignType) } : {}),
    parts: partIds(parts),
  };
};

type OwnAttributes = Omit<CampaignAttributes, keyof ReturnType<typeof partsAttributes>>;

const ownAttributes = (
  { currency, connection, io }: Session,
  campaign: RemoteCampaign,
): OwnAttributes => ({
  name: campaign.Name ?? '',
  status: statusOf(campaign.Status),
  budgetMicros: microsOf(campaign.DailyBudget ?? 0, currency),
  biddingStrategy: biddingOf(campaign.BiddingScheme, currency),
  languages: languagesFromNames(campaign.Languages ?? []),
  scheduleZone: campaign.AdScheduleUseSearcherTimeZone ? 'searcher' : 'account',
  ...campaignDatesOf(campaign, todayIn(connection.timeZone, io.now())),
  trackingTemplate: campaign.TrackingUrlTemplate || null,
  politicalAdvertising: campaign.IsPolitical ? 'POLITICAL' : null,
});

export type RemoteCampaign = Campaign & { readonly Id: string };

/**
 * Names are unique over all types, and without a type only Search comes back
 * (spec/platforms/microsoft-ads.md 2c).
 */
const EVERY_TYPE = 'Search, Shopping, DynamicSearchAds, Audience, Hotel, PerformanceMax, App';

/**
 * Without these, BiddingScheme is empty for the two long schemes, lifetime campaigns are missing,
 * and so is whose clock hours are meant by.
 */
const ADDITIONAL_FIELDS =
  'BidStrategyId, MaxConversionValueBiddingScheme, TargetImpressionShareBiddingScheme, TargetCpaInMaxConversion, LifetimeBudgetFields, MaxConversionValueWithMaxCpc, AdScheduleUseSearcherTimeZone';

/** Every campaign of the account, in one call. */
export const campaignsOfAccount = async (session: Session): Promise<readonly RemoteCampaign[]> => {
  const body = {
    AccountId: session.accountId,
    CampaignType: EVERY_TYPE,
    ReturnAdditionalFields: ADDITIONAL_FIELDS,
  };
  return campaignsIn((await session.read('/Campaigns/QueryByAccountId', body)).body);
};

/** The campaigns that still exist among these, a hundred per call. */
export const campaignsByIds = async (
  session: Session,
  remoteIds: readonly string[],
): Promise<readonly RemoteCampaign[]> => {
  const found: RemoteCampaign[] = [];
  for (const ids of inChunks(remoteIds, LIMITS.campaigns)) {
    const body = {
      AccountId: session.accountId,
      CampaignIds: ids,
      CampaignType: EVERY_TYPE,
      ReturnAdditionalFields: ADDITIONAL_FIELDS,
    };
    found.push(...campaignsIn((await session.read('/Campaigns/QueryByIds', body)).body));
  }
  return found;
};

const campaignsIn = (
  body: Readonly<Record<string, unknown>> | undefined,
): readonly RemoteCampaign[] =>
  listOf<Campaign>(body?.['Campaigns']).filter((campaign): campaign is RemoteCampaign =>
    Boolean(campaign?.Id),
  );

/**
 * Dates of audience campaigns, the only ones whose own dates Microsoft honours. They are kept as
 * those of ad groups are: a start that has come, or none, is a mark of ours.
 */
const campaignDatesOf = (
  campaign: Campaign,
  today: string,
): Pick<CampaignAttributes, 'startDate' | 'endDate'> =>
  campaign.CampaignType === 'Audience'
    ? { startDate: startOf(dated(campaign), today), endDate: endOf(dated(campaign)) }
    : { startDate: null, endDate: null };

interface NewDates {
  readonly sent: Campaign;
  readonly mark: Pick<Marks, 'start'>;
}

export const newCampaignDates = (
  { startDate, endDate }: CampaignAttributes,
  today: string,
): NewDates => {
  const start = startBody(startDate, today);
  return {
    sent: {
      UseCampaignLevelDates: true,
      ...asTimes(start.sent),
      ...(endDate === null ? {} : asTimes(endBody(endDate))),
    },
    mark: start.mark,
  };
};

export const campaignDatesUpdate = (
  existing: RemoteCampaign,
  { startDate, endDate }: CampaignAttributes,
  fields: readonly string[],
  today: string,
): Campaign => {
  const start = fields.includes('startDate')
    ? startUpdate(dated(existing), startDate, today)
    : undefined;
  return {
    ...(start
      ? {
          ...asTimes(start.sent),
          UrlCustomParameters: withNewMarks(existing.UrlCustomParameters, {
            start: start.mark.start,
          }),
        }
      : {}),
    ...(fields.includes('endDate') ? asTimes(endBody(endDate)) : {}),
  };
};

const dated = ({ StartDate, EndDate, UrlCustomParameters }: Campaign): Dated => ({
  StartDate: StartDate ? wireDate(StartDate.slice(0, 10)) : null,
  EndDate: EndDate ? wireDate(EndDate.slice(0, 10)) : null,
  UrlCustomParameters: UrlCustomParameters ?? null,
});

/** Campaigns have moments where ad groups have days. */
const asTimes = ({ StartDate, EndDate }: Pick<Dated, 'StartDate' | 'EndDate'>): Campaign => ({
  ...(StartDate ? { StartDate: `${isoDate(StartDate)}T00:00:00` } : {}),
  ...(EndDate ? { EndDate: `${isoDate(EndDate)}T00:00:00` } : {}),
});

/**
 * Microsoft puts the day of creation where no start was set, takes no start in the past, and lets a
 * start that has arrived not be changed. A start that has arrived means nothing any more, so the
 * desired one is kept in a mark instead.
 */
export const startOf = (dated: Dated, today: string): string | null => {
  const stored = dated.StartDate ? isoDate(dated.StartDate) : null;
  const desired = marksOf(dated.UrlCustomParameters).start;
  if (desired === undefined || (stored !== null && stored > today)) return stored;
  return desired === NONE ? null : desired;
};

export const endOf = ({ EndDate }: Dated): string | null => {
  const stored = EndDate ? isoDate(EndDate) : null;
  return stored !== null && stored < UNVERIFIED.noEndDate.slice(0, 4) ? stored : null;
};

export interface Start {
  readonly sent: Pick<Dated, 'StartDate'>;
  readonly mark: Pick<Marks, 'start'>;
}

/** How a desired start is written: as a date while it lies ahead, as a mark otherwise. */
export const startBody = (desired: string | null, today: string): Start =>
  desired !== null && desired >= today
    ? { sent: { StartDate: wireDate(desired) }, mark: {} }
    : { sent: {}, mark: { start: desired ?? NONE } };

/** An unset end leaves the old one standing, so a far one takes it away. */
export const endBody = (desired: string | null): Pick<Dated, 'EndDate'> => ({
  EndDate: wireDate(desired ?? UNVERIFIED.noEndDate),
});

/**
 * A start in the future can be moved. A removed start becomes today; Microsoft accepts today only
 * if the old start is in the future.
 */
export const startUpdate = (existing: Dated, desired: string | null, today: string): Start => {
  const start = startBody(desired, today);
  const liesAhead = existing.StartDate ? isoDate(existing.StartDate) > today : false;
  return start.mark.start !== undefined && liesAhead
    ? { ...start, sent: { StartDate: wireDate(today) } }
    : start;
};

const POSITIONS = { ANYWHERE: 'FirstPage', TOP: 'MainLine', ABSOLUTE_TOP: 'MainLine1' } as const;

/**
 * Our strategy as Microsoft takes it; `Type` is irregular and comes from the vendor's own list
 * (spec/platforms/microsoft-ads.md 2b).
 */
export const biddingScheme = (strategy: BiddingAttributes): BiddingScheme => {
  const ceiling =
    typeof strategy['maxCpcBidCeilingMicros'] === 'number'
      ? { MaxCpc: bidOf(strategy['maxCpcBidCeilingMicros']) }
      : {};
  switch (strategy.type) {
    case 'MAXIMIZE_CLICKS':
      return { Type: 'MaxClicks', ...ceiling };
    case 'MAXIMIZE_CONVERSIONS':
      return { Type: 'MaxConversions', ...targetCpa(strategy), ...ceiling };
    case 'MAXIMIZE_CONVERSION_VALUE':
      return { Type: 'MaxConversionValueBiddingScheme', ...targetRoas(strategy), ...ceiling };
    case 'TARGET_IMPRESSION_SHARE':
      return {
        Type: 'TargetImpressionShareBiddingScheme',
        ...impressionShare(strategy),
        ...ceiling,
      };
    case 'ENHANCED_CPC':
      return { Type: 'EnhancedCpc' };
    default:
      throw new TypeError(`normalise never answers the bidding strategy ${strategy.type}`);
  }
};

/**
 * What Microsoft holds, in our words. Schemes that it rewrites silently are one with what it makes
 * of them.
 */
const biddingOf = (
  scheme: BiddingScheme | null | undefined,
  currency: string,
): BiddingAttributes => {
  const ceiling = micros('maxCpcBidCeilingMicros', bidMicros(scheme?.MaxCpc, currency));
  switch (scheme?.Type.replace(/BiddingScheme$/, '')) {
    case 'MaxClicks':
      return { type: 'MAXIMIZE_CLICKS', ...ceiling };
    case 'MaxConversions':
    case 'TargetCpa':
      return {
        type: 'MAXIMIZE_CONVERSIONS',
        ...micros('targetCpaMicros', amountMicros(scheme?.TargetCpa, currency)),
        ...ceiling,
      };
    case 'MaxConversionValue':
    case 'TargetRoas':
      return {
        type: 'MAXIMIZE_CONVERSION_VALUE',
        ...micros('targetRoas', ratioOf(scheme?.TargetRoas)),
        ...ceiling,
      };
    case 'TargetImpressionShare':
      return { type: 'TARGET_IMPRESSION_SHARE', ...shareOf(scheme!), ...ceiling };
    case 'EnhancedCpc':
    case 'ManualCpc':
      return { type: 'ENHANCED_CPC' };
    default:
      return { type: scheme?.Type ?? 'UNKNOWN' };
  }
};

const targetCpa = ({ targetCpaMicros }: BiddingAttributes): Partial<BiddingScheme> =>
  typeof targetCpaMicros === 'number' ? { TargetCpa: amountOf(targetCpaMicros) } : {};

const targetRoas = (strategy: BiddingAttributes): Partial<BiddingScheme> =>
  typeof strategy['targetRoas'] === 'number'
    ? { TargetRoas: strategy['targetRoas'] * UNVERIFIED.targetRoasPerRatio }
    : {};

const ratioOf = (targetRoas: number | null | undefined): number | null =>
  targetRoas === null || targetRoas === undefined
    ? null
    : targetRoas / UNVERIFIED.targetRoasPerRatio;

const impressionShare = (strategy: BiddingAttributes): Partial<BiddingScheme> => {
  const share = strategy['targetImpressionSharePercent'];
  const location = strategy['impressionShareLocation'] as keyof typeof POSITIONS;
  return {
    TargetAdPosition: POSITIONS[location],
    ...(typeof share === 'number'
      ? { TargetImpressionShare: share * UNVERIFIED.targetImpressionSharePerPercent }
      : {}),
  };
};

const shareOf = ({
  TargetImpressionShare: share,
  TargetAdPosition: position,
}: BiddingScheme): Readonly<Record<string, string | number>> => ({
  ...(typeof share === 'number'
    ? { targetImpressionSharePercent: share / UNVERIFIED.targetImpressionSharePerPercent }
    : {}),
  impressionShareLocation:
    Object.entries(POSITIONS).find(([, name]) => name === position)?.[0] ?? position ?? 'TOP',
});

const amountMicros = (amount: number | null | undefined, currency: string): number | null =>
  amount === null || amount === undefined ? null : microsOf(amount, currency);

const micros = (member: string, value: number | null): Readonly<Record<string, number>> =>
  value === null ? {} : { [member]: value };
