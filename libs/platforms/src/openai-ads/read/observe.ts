import type { Observed } from '../../port/attributes';
import { readMarkedName } from '../../translation/marked-name';
import {
  type AdAttributes,
  type AdGroupAttributes,
  asAttributes,
  type BiddingAttributes,
  type CampaignAttributes,
  type DevicesAttributes,
  type ImageAttributes,
  type PlaceAttributes,
  placeKey,
  sortedSet,
} from '../attributes';
import {
  dayFrom,
  dayUntil,
  statusFrom,
  type WireAd,
  type WireAdGroup,
  type WireBidding,
  type WireCampaign,
  type WireLocations,
  type WireObject,
  type WireOf,
  type WireTargeting,
} from '../client/objects';
import type { Session } from '../client/session';
import {
  type BiddingType,
  BIDS,
  CARD_ROLE,
  countryId,
  DEVICE_PLATFORMS,
  type Level,
  strategyOf,
} from '../vocabulary';

/** Where an object is. OpenAI does not say it of ad groups and ads. */
export interface ObjectContext {
  /** Its own for a campaign. */
  readonly campaignRemoteId?: string;
  readonly parentRemoteId?: string;
  /** What the campaign pays for; of no matter to other levels than ad groups. */
  readonly biddingType: string;
}

/**
 * Objects of one level under one parent, in our words. Images of all of them are named with one
 * question.
 */
export const observeAll = async <L extends Level>(
  session: Session,
  level: L,
  objects: readonly WireOf[L][],
  place: ObjectContext,
): Promise<readonly Observed[]> => {
  const ids = level === 'ad' ? [...new Set((objects as readonly WireAd[]).flatMap(fileIdOf))] : [];
  const digests =
    ids.length === 0 ? new Map<string, string>() : await session.io.media.digests(ids);
  return objects.map((object) =>
    observed(level, object, place, attributesOf(session, level, object, place, digests)),
  );
};

export const observe = async <L extends Level>(
  session: Session,
  level: L,
  object: WireOf[L],
  place: ObjectContext,
): Promise<Observed> => (await observeAll(session, level, [object], place))[0]!;

const attributesOf = (
  session: Session,
  level: Level,
  object: WireObject,
  { biddingType }: ObjectContext,
  digests: ReadonlyMap<string, string>,
): object => {
  switch (level) {
    case 'campaign':
      return campaignAttributes(object as WireCampaign, session.connection.timeZone);
    case 'adGroup':
      return adGroupAttributes(object as WireAdGroup, biddingType);
    case 'ad':
      return adAttributes(object as WireAd, digests);
    default:
      return level satisfies never;
  }
};

const observed = (
  entity: Level,
  { id, name }: WireObject,
  { campaignRemoteId = '', parentRemoteId }: ObjectContext,
  attributes: object,
): Observed => {
  const { marker } = readMarkedName(name);
  return {
    entity,
    remoteId: id,
    campaignRemoteId: entity === 'campaign' ? id : campaignRemoteId,
    ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
    ...(marker === undefined ? {} : { marker }),
    attributes: asAttributes(attributes),
    parts: {},
  };
};

/** What a campaign is, in our words. */
const campaignAttributes = (campaign: WireCampaign, timeZone: string): CampaignAttributes => ({
  name: readMarkedName(campaign.name).name,
  status: statusFrom(campaign.status),
  budgetMicros: campaign.budget?.daily_spend_limit_micros ?? null,
  biddingStrategy: { type: campaign.bidding_type ?? 'impressions' },
  geoTargets: placesOf(campaign.targeting),
  devices: devicesOf(campaign.targeting?.platforms?.included),
  startDate: ifSet(campaign.start_time, (seconds) => dayFrom(seconds, timeZone)),
  endDate: ifSet(campaign.end_time, (seconds) => dayUntil(seconds, timeZone)),
  trackingTemplate: ifSet(
    campaign.landing_page_configuration?.query_string_template,
    (query) => `{lpurl}?${query}`,
  ),
});

const ifSet = <T>(value: T | null | undefined, as: (value: T) => string): string | null =>
  value === null || value === undefined || value === '' ? null : as(value);

const placesOf = (targeting: WireTargeting | null | undefined): readonly PlaceAttributes[] =>
  sortedSet(
    [...rows(targeting?.locations, false), ...rows(targeting?.excluded_locations, true)],
    placeKey,
  );

const rows = (
  locations: WireLocations | null | undefined,
  negative: boolean,
): readonly PlaceAttributes[] => {
  const ids = [
    ...(locations?.countries ?? []).map(countryId),
    ...(locations?.include ?? []).flatMap(({ id }) => id ?? []),
  ];
  return ids.map((openaiLocationId) => ({ kind: 'AREA', openaiLocationId, negative }));
};

const { desktop: DESKTOP, mobile: MOBILE } = DEVICE_PLATFORMS;

/** No list means everywhere. */
const devicesOf = (included: readonly string[] | null | undefined): DevicesAttributes => {
  const platforms = sortedSet(included ?? [], (one) => one);
  if (platforms.length === 0) return devices(true, true);
  if (isSame(platforms, DESKTOP)) return devices(true, false);
  if (isSame(platforms, MOBILE)) return devices(false, true);
  return isSame(platforms, [...DESKTOP, ...MOBILE]) ? devices(true, true) : { platforms };
};

const devices = (desktop: boolean, mobile: boolean): DevicesAttributes => ({
  desktop: { enabled: desktop },
  mobile: { enabled: mobile },
  tablet: { enabled: mobile },
});

const isSame = (platforms: readonly string[], others: readonly string[]): boolean =>
  platforms.join() === [...others].sort().join();

/** What an ad group is, in our words. What its campaign pays for decides what a fixed bid means. */
const adGroupAttributes = (group: WireAdGroup, biddingType: string): AdGroupAttributes => {
  const { strategy, bid } = biddingOf(group.bidding_config, biddingType);
  return {
    name: readMarkedName(group.name).name,
    status: statusFrom(group.status),
    biddingStrategy: strategy,
    maxCpcMicros: bid,
    contextHints: sortedSet(group.context_hints ?? [], (hint) => hint),
  };
};

const biddingOf = (
  config: WireBidding | null | undefined,
  biddingType: string,
): { readonly strategy: BiddingAttributes; readonly bid: number | null } => {
  const word = config?.strategy ?? 'fixed_bid';
  const type = strategyOf(biddingType, word);
  const amount = config?.max_bid_micros ?? null;
  if (type === undefined) {
    return { strategy: { type: `${biddingType} ${word}`, targetCpaMicros: null }, bid: amount };
  }
  const isCpa = BIDS[type].amount === 'targetCpa';
  return { strategy: { type, targetCpaMicros: isCpa ? amount : null }, bid: isCpa ? null : amount };
};

/** The biddingType that a strategy belongs to; undefined for one that OpenAI does not have. */
export const biddingTypeOf = (type: string): BiddingType | undefined =>
  Object.hasOwn(BIDS, type) ? BIDS[type as keyof typeof BIDS].biddingType : undefined;

/** Cards are our CHAT_CARD; other kinds of ads keep OpenAI's word. */
const AD_TYPES: Readonly<Record<string, string>> = { chat_card: 'CHAT_CARD' };

/** What an ad is, in our words. `digests` names the images that we uploaded. */
const adAttributes = (
  { status, creative }: WireAd,
  digests: ReadonlyMap<string, string>,
): AdAttributes => {
  const { type, title, body, target_url: finalUrl, file_id: fileId } = creative ?? {};
  return {
    adType: AD_TYPES[type ?? ''] ?? String(type),
    status: statusFrom(status),
    headlines: textsOf(title),
    descriptions: textsOf(body),
    finalUrl: finalUrl ?? '',
    images: fileId ? [imageOf(fileId, digests)] : [],
  };
};

const fileIdOf = ({ creative }: WireAd): readonly string[] =>
  creative?.file_id ? [creative.file_id] : [];

const textsOf = (text: string | null | undefined) => (text ? [{ text }] : []);

const imageOf = (fileId: string, digests: ReadonlyMap<string, string>): ImageAttributes => {
  const sha256 = digests.get(fileId);
  return sha256 === undefined ? { role: CARD_ROLE, remoteId: fileId } : { role: CARD_ROLE, sha256 };
};
