import type { Observed } from '../../port/attributes';
import { readMarkedName } from '../../translation/marked-name';
import {
  type AdAttributes,
  type AdGroupAttributes,
  asAttributes,
  type CampaignAttributes,
  type DevicesAttributes,
  type ImageAttributes,
  type PlaceAttributes,
  type TextAttributes,
} from '../attributes';
import {
  type Ad,
  type AdGroup,
  type Campaign,
  type DeviceTarget,
  endDateOf,
  type Post,
  startDateOf,
  statusOf,
} from '../client/objects';
import { templateOf } from '../normalise/ad';
import { normaliseKeywords } from '../normalise/targeting';
import { biddingOf, scheduleOf } from '../schedule-and-bid';
import { NO_SPECIAL_CATEGORY, wordOfButton } from '../vocabulary';
import { digestInName } from '../write/posts';

/** A campaign as it is, in the same words as `normalise` says what it should be. */
export const observeCampaign = (campaign: Campaign, timeZone: string): Observed => {
  const { name, marker } = readMarkedName(campaign.name ?? '');
  return {
    entity: 'campaign',
    remoteId: campaign.id,
    campaignRemoteId: campaign.id,
    ...(marker === undefined ? {} : { marker }),
    attributes: asAttributes({ name, ...campaignAttributesIn(campaign, timeZone) }),
    parts: {},
  };
};

const campaignAttributesIn = (
  campaign: Campaign,
  timeZone: string,
): Omit<CampaignAttributes, 'name'> => ({
  status: statusOf(campaign.configured_status),
  budgetMicros: campaign.goal_value ?? 0,
  biddingStrategy: biddingOf(campaign),
  objective: campaign.objective ?? '',
  optimizationGoal: campaign.optimization_goal ?? null,
  schedule: scheduleOf(campaign.schedule),
  startDate: startDateOf(campaign.start_time, timeZone),
  endDate: endDateOf(campaign.end_time, timeZone),
  specialAdCategories: (campaign.special_ad_categories ?? [])
    .filter((category) => category !== NO_SPECIAL_CATEGORY)
    .sort(),
});

/** An ad group as it is, in the same words as `normalise` says what it should be. */
export const observeAdGroup = (adGroup: AdGroup): Observed => {
  const { name, marker } = readMarkedName(adGroup.name ?? '');
  const campaignId = adGroup.campaign_id ?? '';
  return {
    entity: 'adGroup',
    remoteId: adGroup.id,
    campaignRemoteId: campaignId,
    parentRemoteId: campaignId,
    ...(marker === undefined ? {} : { marker }),
    attributes: asAttributes({ name, ...adGroupAttributesIn(adGroup) }),
    parts: {},
  };
};

const adGroupAttributesIn = ({
  configured_status: status,
  targeting,
}: AdGroup): Omit<AdGroupAttributes, 'name'> => ({
  status: statusOf(status),
  geoTargets: [
    ...placesOf(targeting?.geolocations, false),
    ...placesOf(targeting?.excluded_geolocations, true),
  ].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
  languages: (targeting?.languages ?? []).map((language) => language.toLowerCase()).sort(),
  devices: devicesOf(targeting?.devices ?? []),
  keywords: normaliseKeywords([
    ...wordsOf(targeting?.keywords, false),
    ...wordsOf(targeting?.excluded_keywords, true),
  ]),
});

type Area = Extract<PlaceAttributes, { readonly kind: 'AREA' }>;

const placesOf = (ids: readonly string[] | null | undefined, negative: boolean): readonly Area[] =>
  [...new Set(ids ?? [])].map((redditLocationId) => ({ kind: 'AREA', redditLocationId, negative }));

const keyOf = ({ redditLocationId, negative }: Area): string => `${redditLocationId} ${negative}`;

const wordsOf = (
  words: readonly string[] | null | undefined,
  negative: boolean,
): AdGroupAttributes['keywords'] => (words ?? []).map((text) => ({ text, negative }));

/** No device named, or both: every device. */
const devicesOf = (devices: readonly DeviceTarget[]): DevicesAttributes | null => {
  const [desktop, mobile] = [
    devices.some(({ type }) => type === 'DESKTOP'),
    devices.some(({ type }) => type === 'MOBILE'),
  ];
  return desktop === mobile ? null : { desktop, mobile };
};

/** Which images of posts are ours: asked of what we know of uploads. */
export interface KnownImages {
  /** Digests that this ad account was given by us. */
  readonly given: ReadonlySet<string>;
  /** By the address at which Reddit shows them. */
  readonly byAddress: ReadonlyMap<string, string>;
}

/** An ad and the post that it shows, in the same words as `normalise` says what they should be. */
export const observeAd = (ad: Ad, post: Post | undefined, images: KnownImages): Observed => {
  const { marker } = readMarkedName(ad.name ?? '');
  return {
    entity: 'ad',
    remoteId: ad.id,
    campaignRemoteId: ad.campaign_id ?? '',
    parentRemoteId: ad.ad_group_id ?? '',
    ...(marker === undefined ? {} : { marker }),
    attributes: asAttributes(adAttributesIn(ad, post, images)),
    parts: {},
  };
};

type ObservedAttributes = Omit<AdAttributes, 'adType'> & { readonly adType: string };

const adAttributesIn = (
  ad: Ad,
  post: Post | undefined,
  images: KnownImages,
): ObservedAttributes => {
  const { type, headline, body, destination } = post?.creative ?? {};
  return {
    adType: ADTYPES[type ?? ''] ?? type ?? 'UNKNOWN',
    status: statusOf(ad.configured_status),
    headlines: textsOf(headline),
    descriptions: textsOf(body),
    finalUrl: ad.click_url ?? destination?.url ?? '',
    callToAction: destination?.call_to_action ? wordOfButton(destination.call_to_action) : null,
    images: imagesOf(post, images),
    trackingTemplate: templateOf(ad.click_url_query_parameters ?? []),
  };
};

/** Other types of posts belong to other users and stay what they are. */
const ADTYPES: Readonly<Record<string, AdAttributes['adType']>> = {
  IMAGE: 'SINGLE_IMAGE',
  TEXT: 'RESPONSIVE_SEARCH',
};

const textsOf = (text: string | null | undefined): readonly TextAttributes[] =>
  text ? [{ text }] : [];

/** By the name that we gave it, if the account was given such a file; else by its address. */
const imagesOf = (
  post: Post | undefined,
  { given, byAddress }: KnownImages,
): readonly ImageAttributes[] => {
  const url = post?.creative?.image?.media?.url;
  if (url === undefined) return [];
  const named = digestInName(post?.creative);
  const sha256 = named !== undefined && given.has(named) ? named : byAddress.get(url);
  return [
    sha256 === undefined
      ? { role: 'MARKETING_IMAGE', remoteId: url }
      : { role: 'MARKETING_IMAGE', sha256 },
  ];
};
