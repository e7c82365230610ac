import type { Attributes, Observed } from '../../port/attributes';
import { readMarkedName } from '../../translation/marked-name';
import {
  type AdAttributes,
  type AdGroupAttributes,
  type BiddingAttributes,
  type CampaignAttributes,
  type ImageAttributes,
  type PlaceAttributes,
  sortedSet,
} from '../attributes';
import {
  dayEnding,
  dayStarting,
  isRow,
  listIn,
  microsOf,
  numberIn,
  type Row,
  rowIn,
  statusOf,
  textIn,
  textsIn,
} from '../client/objects';
import type { Session } from '../client/session';
import { UNVERIFIED } from '../unverified';
import { languageOf, objectiveOf, PLACE_KINDS, strategyOfGoal } from '../vocabulary';
import type { Level } from './readings';

/**
 * Objects of one level in our words; deleted ones, which stay readable by their id, are left out.
 */
export const observe = async (
  session: Session,
  level: Level,
  rows: readonly Row[],
): Promise<readonly Observed[]> => {
  const living = rows.filter((row) => textIn(row, 'status') !== 'DELETED');
  switch (level) {
    case 'campaign':
      return living.map((row) => observeCampaign(session, row));
    case 'adGroup':
      return living.map((row) => observeAdGroup(session, row));
    case 'ad':
      return observeAds(session, living);
  }
};

/** A campaign as Meta shows it, in our words. */
export const observeCampaign = ({ connection: { currency } }: Session, row: Row): Observed => {
  const { name, marker } = readMarkedName(textIn(row, 'name'));
  const id = textIn(row, 'id');
  const attributes: CampaignAttributes = {
    name,
    status: statusOf(textIn(row, 'status')),
    objective: objectiveOf(textIn(row, 'objective')),
    budgetMicros: amountIn(row, 'daily_budget', currency),
    biddingStrategy: { type: textIn(row, 'bid_strategy') },
    ...categoriesIn(row),
  };
  return {
    entity: 'campaign',
    remoteId: id,
    campaignRemoteId: id,
    ...(marker === undefined ? {} : { marker }),
    attributes: attributes as unknown as Attributes,
    parts: {},
  };
};

const amountIn = (row: Row, member: string, currency: string): number | null => {
  const units = numberIn(row, member);
  return units === undefined ? null : microsOf(units, currency);
};

/** `NONE` and nothing at all are the same. */
const categoriesIn = (
  row: Row,
): Pick<CampaignAttributes, 'specialAdCategories' | 'specialAdCategoryCountries'> => ({
  specialAdCategories: sortedSet(
    textsIn(row, 'special_ad_categories').filter((category) => category !== 'NONE'),
  ),
  specialAdCategoryCountries: sortedSet(textsIn(row, 'special_ad_category_country')),
});

/** An ad set as Meta shows it, in our words. */
export const observeAdGroup = (session: Session, row: Row): Observed => {
  const { name, marker } = readMarkedName(textIn(row, 'name'));
  const campaignId = textIn(row, 'campaign_id');
  const attributes: AdGroupAttributes = { name, ...adGroupContentIn(session, row) };
  return {
    entity: 'adGroup',
    remoteId: textIn(row, 'id'),
    campaignRemoteId: campaignId,
    parentRemoteId: campaignId,
    ...(marker === undefined ? {} : { marker }),
    attributes: attributes as unknown as Attributes,
    parts: { bidStrategy: textIn(rowIn(row, 'campaign'), 'bid_strategy') },
  };
};

const adGroupContentIn = (
  { connection: { currency, timeZone } }: Session,
  row: Row,
): Omit<AdGroupAttributes, 'name'> => {
  const targeting = rowIn(row, 'targeting');
  const bid = numberIn(row, 'bid_amount');
  const bidMicros = bid === undefined ? null : microsOf(bid, currency);
  const isPerConversion = textIn(row, 'optimization_goal') === 'OFFSITE_CONVERSIONS';
  return {
    status: statusOf(textIn(row, 'status')),
    biddingStrategy: biddingIn(row, isPerConversion ? bidMicros : null),
    maxCpcMicros: isPerConversion ? null : bidMicros,
    geoTargets: placesIn(targeting),
    devices: devicesIn(targeting),
    languages: sortedSet(listIn(targeting, 'locales').map((key) => languageOf(Number(key)))),
    startDate: dayStarting(textIn(row, 'start_time'), timeZone),
    endDate: dayEnding(textIn(row, 'end_time'), timeZone),
    advertiserIdentity: identityIn(row),
  };
};

const biddingIn = (row: Row, targetCpaMicros: number | null): BiddingAttributes => {
  const floor = numberIn(rowIn(row, 'bid_constraints'), 'roas_average_floor');
  return {
    type: strategyOfGoal(textIn(row, 'optimization_goal')),
    event: textIn(rowIn(row, 'promoted_object'), 'custom_event_type') || null,
    targetCpaMicros,
    targetRoas: floor === undefined ? null : floor / UNVERIFIED.roasPerRatio,
  };
};

const devicesIn = (targeting: Row): AdGroupAttributes['devices'] => {
  const platforms = textsIn(targeting, 'device_platforms');
  const [desktop, mobile] = [platforms.includes('desktop'), platforms.includes('mobile')];
  return platforms.length === 0 || (desktop && mobile) ? null : { desktop, mobile };
};

const identityIn = (row: Row): AdGroupAttributes['advertiserIdentity'] => {
  const [payer, beneficiary] = [
    textIn(row, 'dsa_payor') || null,
    textIn(row, 'dsa_beneficiary') || null,
  ];
  return payer === null && beneficiary === null ? null : { payer, beneficiary };
};

/**
 * Ads as Meta shows them, in our words. Images are named by the digests that the account's memory
 * of uploads has for their hashes.
 */
const observeAds = async ({ io }: Session, rows: readonly Row[]): Promise<readonly Observed[]> => {
  const hashes = [...new Set(rows.flatMap((row) => hashIn(row) || []))];
  const digests = hashes.length === 0 ? new Map<string, string>() : await io.media.digests(hashes);
  return rows.map((row) => observeAd(row, digests));
};

const observeAd = (row: Row, digests: ReadonlyMap<string, string>): Observed => {
  const { marker } = readMarkedName(textIn(row, 'name'));
  const attributes: AdAttributes = {
    adType: adTypeOf(row),
    status: statusOf(textIn(row, 'status')),
    ...adContentIn(row, digests),
  };
  return {
    entity: 'ad',
    remoteId: textIn(row, 'id'),
    campaignRemoteId: textIn(row, 'campaign_id'),
    parentRemoteId: textIn(row, 'adset_id'),
    ...(marker === undefined ? {} : { marker }),
    attributes: attributes as unknown as Attributes,
    parts: { creative: textIn(rowIn(row, 'creative'), 'id') },
  };
};

const storyIn = (row: Row): Row => rowIn(rowIn(row, 'creative'), 'object_story_spec');
const linkIn = (row: Row): Row => rowIn(storyIn(row), 'link_data');
const hashIn = (row: Row): string => textIn(linkIn(row), 'image_hash');

/**
 * The type of an ad. An ad that is not a link with one image is named by the members of its story.
 */
const adTypeOf = (row: Row): string => {
  if ('link_data' in storyIn(row) && !('child_attachments' in linkIn(row))) return 'SINGLE_IMAGE';
  return (
    Object.keys(storyIn(row))
      .filter((member) => member.endsWith('_data'))
      .join(' ') || 'UNKNOWN'
  );
};

const adContentIn = (
  row: Row,
  digests: ReadonlyMap<string, string>,
): Omit<AdAttributes, 'adType' | 'status'> => {
  const link = linkIn(row);
  return {
    headlines: linkTexts(link, 'name'),
    descriptions: [...linkTexts(link, 'message'), ...linkTexts(link, 'description')],
    callToAction: textIn(rowIn(link, 'call_to_action'), 'type') || null,
    finalUrl: textIn(link, 'link'),
    images: imagesIn(hashIn(row), digests),
  };
};

const linkTexts = (link: Row, member: string): AdAttributes['headlines'] =>
  textIn(link, member) === '' ? [] : [{ text: textIn(link, member) }];

const imagesIn = (
  hash: string,
  digests: ReadonlyMap<string, string>,
): readonly ImageAttributes[] => {
  const sha256 = digests.get(hash);
  if (hash === '') return [];
  return [
    sha256 === undefined
      ? { role: 'MARKETING_IMAGE', remoteId: hash }
      : { role: 'MARKETING_IMAGE', sha256 },
  ];
};

/**
 * The places of an ad set's targeting, in and out, as our rows. Lists that we have no word for keep
 * Meta's.
 */
const placesIn = (targeting: Row): readonly PlaceAttributes[] =>
  sortedSet([
    ...placesOf(rowIn(targeting, 'geo_locations'), false),
    ...placesOf(rowIn(targeting, 'excluded_geo_locations'), true),
  ]);

/** What people are there for: no place (spec/platforms/meta-ads.md 1b, location intent). */
const NO_PLACES = 'location_types';

const placesOf = (locations: Row, negative: boolean): readonly PlaceAttributes[] =>
  Object.keys(locations)
    .filter((member) => member !== NO_PLACES)
    .flatMap((member) =>
      listIn(locations, member).map((place) =>
        member === 'custom_locations' && isCircle(place)
          ? circle(place)
          : area(member, place, negative),
      ),
    );

const isCircle = (place: unknown): place is Row =>
  isRow(place) &&
  numberIn(place, 'latitude') !== undefined &&
  numberIn(place, 'radius') !== undefined;

const area = (member: string, place: unknown, negative: boolean): PlaceAttributes => {
  const key = isRow(place) ? textIn(place, 'key') || JSON.stringify(place) : String(place);
  const kind = PLACE_KINDS.find((one) => one.member === member)?.kind ?? member;
  return { kind: 'AREA', metaLocationId: `${kind}:${key}`, negative };
};

const circle = (place: Row): PlaceAttributes => ({
  kind: 'RADIUS',
  lat: rounded(numberIn(place, 'latitude') ?? 0, UNVERIFIED.degrees),
  lng: rounded(numberIn(place, 'longitude') ?? 0, UNVERIFIED.degrees),
  radius: rounded(numberIn(place, 'radius') ?? 0, UNVERIFIED.radius),
  unit: textIn(place, 'distance_unit') === 'kilometer' ? 'km' : 'mi',
});

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;
