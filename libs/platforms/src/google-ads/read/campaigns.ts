import type { Observed } from '../../port/attributes';
import { type BiddingAttributes, type CampaignAttributes, rounded } from '../attributes';
import { idsIn, select } from '../client/gaql';
import {
  type CampaignCriterionResource,
  type CampaignResource,
  hasOwnStart,
  markerOf,
  microsIn,
  type Row,
  servingStatus,
  textOrNull,
} from '../client/objects';
import { chunksOf, searchAll, type Session } from '../client/session';
import { IDS_PER_QUERY, NO_END_DATE } from '../unverified';
import {
  imageNames,
  isImage,
  observedCriteria,
  observedLinks,
  type ObservedLinks,
} from './campaign-parts';

/**
 * Campaigns with budgets, criteria and assets: three queries per chunk of ids. Removed ones are not
 * there.
 */
export async function* readCampaigns(
  session: Session,
  ids: readonly string[],
): AsyncGenerator<Observed> {
  for (const chunk of chunksOf(ids, IDS_PER_QUERY)) {
    const campaigns = await searchAll(session, select('campaign', idsIn('campaign.id', chunk)));
    yield* withParts(session, campaigns, chunk);
  }
}

/** Completes campaign rows by one query for the criteria of `ids` and one for their assets. */
export async function* withParts(
  session: Session,
  campaigns: readonly Row[],
  ids: readonly string[],
): AsyncGenerator<Observed> {
  const criteria = await criteriaOf(session, ids);
  const links = await searchAll(session, select('campaignAsset', idsIn('campaign.id', ids)));
  const names = await imageNames(
    session,
    links.filter(isImage).map(({ asset }) => asset?.id ?? ''),
  );
  const linksByCampaign = grouped(links, (row) => row);
  const today = todayOf(session);
  for (const row of campaigns) {
    const { id = '' } = row.campaign ?? {};
    yield observedCampaign(
      row,
      {
        criteria: criteria.get(id) ?? [],
        links: observedLinks(linksByCampaign.get(id) ?? [], names),
      },
      today,
    );
  }
}

const criteriaOf = async (
  session: Session,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly CampaignCriterionResource[]>> => {
  const rows = await searchAll(session, select('campaignCriterion', idsIn('campaign.id', ids)));
  const optedOut = await optOutsAmong(session, rows, ids);
  return grouped(rows, ({ campaignCriterion = {} }) =>
    optedOut.has(campaignCriterion.resourceName)
      ? { ...campaignCriterion, bidModifier: 0 }
      : campaignCriterion,
  );
};

/**
 * Modifier 0 opts out of a device, and an answer may leave a zero out as it leaves out what was
 * never set. Only where a device has no modifier is one more query sent, which distinguishes the
 * two.
 */
const optOutsAmong = async (
  session: Session,
  rows: readonly Row[],
  ids: readonly string[],
): Promise<ReadonlySet<string | undefined>> => {
  const isUnclear = rows.some(
    ({ campaignCriterion: criterion }) =>
      criterion?.device !== undefined && criterion.bidModifier === undefined,
  );
  const found = isUnclear
    ? await searchAll(session, select('optedOut', idsIn('campaign.id', ids)))
    : [];
  return new Set(found.map(({ campaignCriterion }) => campaignCriterion?.resourceName));
};

const grouped = <T>(
  rows: readonly Row[],
  partOf: (row: Row) => T,
): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const { id = '' } = row.campaign ?? {};
    const group = groups.get(id) ?? [];
    groups.set(id, group);
    group.push(partOf(row));
  }
  return groups;
};

/** What belongs to one campaign beside its own row. */
export interface CampaignParts {
  readonly criteria: readonly CampaignCriterionResource[];
  readonly links: ObservedLinks;
}

/** A campaign with its budget, criteria and assets. `today` is the date in the account's zone. */
const observedCampaign = (
  { campaign = {}, campaignBudget = {} }: Row,
  { criteria, links }: CampaignParts,
  today: string,
): Observed => {
  const targeting = observedCriteria(criteria);
  const { id = '' } = campaign;
  const attributes: CampaignAttributes = {
    ...ownFields(campaign),
    ...targeting.attributes,
    ...links.attributes,
    budgetMicros: Number(campaignBudget.amountMicros ?? 0),
    startDate: startDateIn(campaign, today),
  };
  return {
    entity: 'campaign',
    remoteId: id,
    campaignRemoteId: id,
    marker: markerOf(campaign.urlCustomParameters),
    attributes,
    ...(campaign.advertisingChannelType === undefined
      ? {}
      : { campaignType: campaign.advertisingChannelType }),
    parts: {
      ...targeting.parts,
      ...links.parts,
      ...budgetParts(campaignBudget),
      parameters: JSON.stringify(campaign.urlCustomParameters ?? []),
    },
  };
};

const budgetParts = ({
  resourceName = '',
  explicitlyShared = false,
}: NonNullable<Row['campaignBudget']>) => ({
  budget: resourceName,
  ...(explicitlyShared ? { budgetShared: 'yes' } : {}),
});

const ownFields = (campaign: CampaignResource) => ({
  name: campaign.name ?? '',
  status: servingStatus(campaign.status),
  biddingStrategy: biddingIn(campaign),
  locationIntent: campaign.geoTargetTypeSetting?.positiveGeoTargetType ?? 'PRESENCE_OR_INTEREST',
  networks: networksIn(campaign),
  endDate: endDateIn(campaign.endDateTime),
  trackingTemplate: textOrNull(campaign.trackingUrlTemplate),
  politicalAdvertising: politicalIn(campaign.containsEuPoliticalAdvertising),
});

const networksIn = ({
  advertisingChannelType,
  networkSettings: networks = {},
}: CampaignResource): CampaignAttributes['networks'] =>
  advertisingChannelType === 'PERFORMANCE_MAX'
    ? null
    : {
        search: networks.targetGoogleSearch ?? false,
        searchPartners: networks.targetSearchNetwork ?? false,
        display: networks.targetContentNetwork ?? false,
      };

/**
 * Google sets a start date on every campaign. A date that was not requested counts only while it is
 * in the future.
 */
const startDateIn = (
  { startDateTime, urlCustomParameters }: CampaignResource,
  today: string,
): string | null => {
  const date = textOrNull(startDateTime?.slice(0, 10));
  return date !== null && (hasOwnStart(urlCustomParameters) || date > today) ? date : null;
};

const endDateIn = (endDateTime: string | undefined): string | null => {
  const date = textOrNull(endDateTime?.slice(0, 10));
  return date === NO_END_DATE ? null : date;
};

const politicalIn = (declared: string | undefined): CampaignAttributes['politicalAdvertising'] => {
  if (declared === 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING') return 'NONE';
  return declared === 'CONTAINS_EU_POLITICAL_ADVERTISING' ? 'POLITICAL' : null;
};

const LOCATIONS: Readonly<Record<string, string>> = {
  ANYWHERE_ON_PAGE: 'ANYWHERE',
  TOP_OF_PAGE: 'TOP',
  ABSOLUTE_TOP_OF_PAGE: 'ABSOLUTE_TOP',
};

const NOTHING: Omit<BiddingAttributes, 'type'> = {
  targetCpaMicros: null,
  targetRoas: null,
  targetImpressionSharePercent: null,
  impressionShareLocation: null,
  maxCpcBidCeilingMicros: null,
};

/** What each of Google's types says, in our words. */
const STRATEGIES: Readonly<
  Record<
    string,
    (campaign: CampaignResource) => Partial<BiddingAttributes> & Pick<BiddingAttributes, 'type'>
  >
> = {
  MANUAL_CPC: ({ manualCpc }) => ({
    type: manualCpc?.enhancedCpcEnabled ? 'ENHANCED_CPC' : 'MANUAL_CPC',
  }),
  TARGET_SPEND: ({ targetSpend }) => ({
    type: 'MAXIMIZE_CLICKS',
    maxCpcBidCeilingMicros: microsIn(targetSpend?.cpcBidCeilingMicros),
  }),
  MAXIMIZE_CONVERSIONS: ({ maximizeConversions }) => ({
    type: 'MAXIMIZE_CONVERSIONS',
    targetCpaMicros: microsIn(maximizeConversions?.targetCpaMicros),
  }),
  MAXIMIZE_CONVERSION_VALUE: ({ maximizeConversionValue }) => ({
    type: 'MAXIMIZE_CONVERSION_VALUE',
    targetRoas: maximizeConversionValue?.targetRoas || null,
  }),
  TARGET_CPA: ({ targetCpa }) => ({
    type: 'TARGET_CPA',
    targetCpaMicros: microsIn(targetCpa?.targetCpaMicros),
  }),
  TARGET_ROAS: ({ targetRoas }) => ({
    type: 'TARGET_ROAS',
    targetRoas: targetRoas?.targetRoas || null,
  }),
  TARGET_IMPRESSION_SHARE: ({ targetImpressionShare }) => ({
    type: 'TARGET_IMPRESSION_SHARE',
    ...impressionShareIn(targetImpressionShare),
  }),
};

/** The strategy by Google's own type; a strategy that we cannot hold keeps Google's word. */
const biddingIn = (campaign: CampaignResource): BiddingAttributes => {
  const { biddingStrategyType: type = 'UNKNOWN' } = campaign;
  return { ...NOTHING, type, ...STRATEGIES[type]?.(campaign) };
};

const impressionShareIn = (
  share: CampaignResource['targetImpressionShare'] = {},
): Partial<BiddingAttributes> => ({
  targetImpressionSharePercent:
    share.locationFractionMicros === undefined
      ? null
      : rounded(Number(share.locationFractionMicros) / 10_000, 4),
  impressionShareLocation: LOCATIONS[share.location ?? ''] ?? share.location ?? null,
  maxCpcBidCeilingMicros: microsIn(share.cpcBidCeilingMicros),
});

/** YYYY-MM-DD in the ad account's zone. */
const todayOf = ({ connection, io }: Session): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: connection.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(io.now());
