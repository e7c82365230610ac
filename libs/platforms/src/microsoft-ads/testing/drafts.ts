import { createHash, randomBytes } from 'node:crypto';
import { digestOf } from '@switchyard/kernel';
import type { AdPlatform } from '../../port/ad-platform';
import type { Observed } from '../../port/attributes';
import type { Change, CreateChange, Outcome, RemoveChange, UpdateChange } from '../../port/change';
import type {
  ActionDraft,
  RemoteAction,
  SinkAdjustment,
  SinkConversion,
} from '../../port/conversion';
import type {
  AdDraft,
  AdGroupDraft,
  CampaignDraft,
  CampaignType,
  Draft,
  ExtensionDraft,
  ImageDraft,
  KeywordDraft,
} from '../../port/draft';
import type { Gate, PlatformIo } from '../../port/io';
import { UNSET_IN_CAMPAIGN } from '../../testing/drafts';
import type { MediaShelf } from '../../testing/scripted-io';
import { HOUR } from '../convert/rules';
import { normalise } from '../normalise/normalise';
import { connection, openGate } from './scripted-io';

/** A campaign that uses every field Microsoft can hold. */
export const campaign = (over: Partial<CampaignDraft> = {}): CampaignDraft => ({
  ...UNSET_IN_CAMPAIGN,
  entity: 'campaign',
  campaignType: 'SEARCH',
  objective: 'TRAFFIC',
  name: 'Spring',
  status: 'PAUSED',
  budgetMicros: 25_000_000,
  currency: 'EUR',
  biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 2_000_000 },
  geoTargets: [
    {
      kind: 'AREA',
      name: 'Germany',
      negative: false,
      msLocationId: '72',
      bidAdjustmentPercent: 20,
    },
    { kind: 'AREA', name: 'Bonn', negative: true, msLocationId: '501' },
    { kind: 'RADIUS', name: 'Berlin', lat: 52.52, lng: 13.405, radius: 10, unit: 'km' },
  ],
  locationIntent: 'PRESENCE',
  schedule: [
    {
      day: 'MONDAY',
      startHour: 9,
      startMinute: 'ZERO',
      endHour: 17,
      endMinute: 'THIRTY',
      bidModifier: 1.1,
    },
  ],
  scheduleZone: 'account',
  devices: { mobile: { enabled: false }, desktop: { enabled: true, bidAdjustmentPercent: 10 } },
  languages: ['de', 'en'],
  networks: { search: true, searchPartners: false, display: false },
  negativeKeywords: [{ text: 'free', matchType: 'PHRASE' }],
  extensions: [],
  images: [],
  trackingTemplate: 'https://track.example/?u={lpurl}',
  politicalAdvertising: 'NONE',
  specialAdCategories: [],
  ...over,
});

export const adGroup = (over: Partial<AdGroupDraft> = {}): AdGroupDraft => ({
  entity: 'adGroup',
  campaign: campaign({ startDate: '2026-12-01', endDate: '2026-12-31' }),
  name: 'Shoes',
  status: 'ENABLED',
  maxCpcMicros: 1_500_000,
  contextHints: [],
  keywords: [],
  ...over,
});

export const ad = (over: Partial<AdDraft> = {}): AdDraft => ({
  entity: 'ad',
  campaign: campaign(),
  adType: 'RESPONSIVE_SEARCH',
  status: 'ENABLED',
  adGroupName: 'Shoes',
  images: [],
  youtubeVideoIds: [],
  longHeadline: null,
  businessName: null,
  callToAction: null,
  finalUrl: 'https://shop.example/shoes',
  path1: 'shoes',
  path2: 'sale',
  headlines: [
    { text: 'Garden shoes', pinned: 1 },
    { text: 'Made to last' },
    { text: 'Free delivery' },
  ],
  descriptions: [{ text: 'Shoes for wet gardens.' }, { text: 'Order today.', pinned: 2 }],
  ...over,
});

export const keyword = (over: Partial<KeywordDraft> = {}): KeywordDraft => ({
  entity: 'keyword',
  campaign: campaign(),
  text: 'garden shoes',
  matchType: 'PHRASE',
  negative: false,
  status: 'ENABLED',
  maxCpcMicros: 1_200_000,
  finalUrl: 'https://shop.example/deep',
  ...over,
});

/** Pictures of the shapes that Microsoft takes, each of its own shade. */
export const pictures = (
  shelf: MediaShelf,
  shade = 10,
): { readonly [name in 'wide' | 'square' | 'logo']: ImageDraft } => ({
  wide: { role: 'MARKETING_IMAGE', sha256: shelf.picture(764, 400, shade) },
  square: { role: 'SQUARE_MARKETING_IMAGE', sha256: shelf.picture(320, 320, shade + 1) },
  logo: { role: 'LOGO', sha256: shelf.picture(128, 128, shade + 2) },
});

export const EXTENSIONS: readonly ExtensionDraft[] = [
  {
    kind: 'SITELINK',
    linkText: 'About us',
    description1: 'Who we are',
    description2: 'Since 1999',
    finalUrl: 'https://shop.example/about',
  },
  { kind: 'SITELINK', linkText: 'Sale', finalUrl: 'https://shop.example/sale' },
  { kind: 'CALLOUT', text: 'Free delivery' },
  { kind: 'STRUCTURED_SNIPPET', header: 'Brands', values: ['One', 'Two', 'Three'] },
  { kind: 'CALL', phoneNumber: '+14255551212', countryCode: 'US' },
];

export const displayCampaign = (over: Partial<CampaignDraft> = {}): CampaignDraft =>
  campaign({
    campaignType: 'DISPLAY',
    name: 'Pictures',
    biddingStrategy: { type: 'ENHANCED_CPC' },
    startDate: '2027-03-01',
    endDate: '2027-05-31',
    ...over,
  });

export const maxCampaign = (over: Partial<CampaignDraft> = {}): CampaignDraft =>
  campaign({
    campaignType: 'PERFORMANCE_MAX',
    name: 'Everything',
    biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS', targetCpaMicros: 20_000_000 },
    startDate: '2027-03-01',
    ...over,
  });

export const displayGroup = (of: CampaignDraft): AdGroupDraft => ({
  entity: 'adGroup',
  campaign: of,
  name: 'Readers',
  status: 'ENABLED',
  maxCpcMicros: 1_500_000,
  contextHints: [],
  keywords: [],
});

export const displayAd = (
  of: CampaignDraft,
  images: readonly ImageDraft[],
  over: Partial<AdDraft> = {},
): AdDraft => ({
  entity: 'ad',
  campaign: of,
  adType: 'RESPONSIVE_DISPLAY',
  status: 'ENABLED',
  adGroupName: 'Readers',
  finalUrl: 'https://shop.example/',
  businessName: 'Shop',
  callToAction: null,
  path1: null,
  path2: null,
  headlines: [{ text: 'Garden shoes' }, { text: 'Made to last' }],
  descriptions: [{ text: 'Shoes for wet gardens.' }],
  longHeadline: 'Shoes that gardens like as much as you do',
  images,
  youtubeVideoIds: [],
  ...over,
});

export const assetGroup = (
  of: CampaignDraft,
  images: readonly ImageDraft[],
  over: Partial<AdDraft> = {},
): AdDraft =>
  displayAd(of, images, {
    adType: 'ASSET_GROUP',
    adGroupName: 'Shoes',
    callToAction: 'Shop now',
    path1: 'shoes',
    path2: 'sale',
    headlines: [{ text: 'Garden shoes' }, { text: 'Made to last' }, { text: 'Free delivery' }],
    descriptions: [{ text: 'Shoes for wet gardens.' }, { text: 'Order today.' }],
    ...over,
  });

export const creating = (id: string, draft: Draft, parentRemoteId?: string): CreateChange => ({
  action: 'create',
  id,
  localId: `local_${id}`,
  entity: draft.entity,
  campaignType: typeOf(draft),
  after: normalise(draft).attributes,
  ...(parentRemoteId ? { parentRemoteId } : {}),
});

/** The change that turns what was seen into a draft. */
export const updating = (id: string, seen: Observed, draft: Draft): UpdateChange => {
  const after = normalise(draft).attributes;
  const fields = Object.keys(after).filter(
    (field) => digestOf(after[field]) !== digestOf(seen.attributes[field]),
  );
  return {
    action: 'update',
    id,
    localId: `local_${id}`,
    campaignType: typeOf(draft),
    after,
    fields,
    ...subject(seen),
  };
};

export const removing = (
  id: string,
  seen: Observed,
  campaignType: CampaignType = 'SEARCH',
): RemoveChange => ({
  action: 'remove',
  id,
  localId: `local_${id}`,
  campaignType,
  ...subject(seen),
});

const typeOf = (draft: Draft): CampaignType =>
  (draft.entity === 'campaign' ? draft : draft.campaign).campaignType;

const subject = ({
  entity,
  remoteId,
  parentRemoteId,
  attributes,
}: Observed): Pick<RemoveChange, 'entity' | 'remoteId' | 'seenDigest'> => ({
  entity,
  remoteId,
  seenDigest: digestOf(attributes),
  ...(parentRemoteId ? { parentRemoteId } : {}),
});

export const applying = async (
  platform: AdPlatform,
  wave: readonly Change[],
  io: PlatformIo,
  gate: Gate = openGate,
): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for await (const outcome of platform.apply(connection, wave, io, gate)) outcomes.push(outcome);
  return outcomes;
};

export const reading = async (
  platform: AdPlatform,
  io: PlatformIo,
  campaignId = '801',
): Promise<readonly Observed[]> => {
  const seen: Observed[] = [];
  const scope = {
    campaignRemoteIds: [campaignId],
    entities: ['campaign', 'adGroup', 'ad', 'keyword'] as const,
    campaignNames: [],
  };
  for await (const one of platform.read(connection, scope, io)) seen.push(one);
  return seen;
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const saleAction = (changes: Partial<ActionDraft> = {}): ActionDraft => ({
  id: 'cva_1',
  name: 'CRM sale',
  type: 'UPLOAD_CLICKS',
  category: 'PURCHASE',
  status: 'ENABLED',
  countingType: 'MANY_PER_CLICK',
  valueSettings: { type: 'variableValue', defaultValue: '10', currencyCode: 'EUR' },
  ...changes,
});

/** A sale a day after its click, two days ago. */
export const sale = (
  remote: Partial<RemoteAction> = {},
  changes: Partial<SinkConversion> = {},
  action: Partial<ActionDraft> = {},
): SinkConversion => {
  const value = randomBytes(16).toString('hex');
  const occurredAt = Date.now() - 48 * HOUR;
  return {
    id: `cve_${value}`,
    action: { ...saleAction(action), remote: { remoteId: '88', conflicts: [], ...remote } },
    occurredAt,
    clickIds: [{ kind: 'msclkid', value, seenAt: occurredAt - 24 * HOUR }],
    identity: {},
    value: '99.5',
    currency: 'EUR',
    orderId: `ORD-${value}`,
    actionSource: 'system_generated',
    consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' },
    ...changes,
  };
};

export const adjustment = (
  type: SinkAdjustment['type'],
  original: SinkConversion,
  changes: Partial<SinkAdjustment> = {},
): SinkAdjustment => ({
  id: `adj_${original.id}`,
  type,
  original,
  occurredAt: original.occurredAt + 30 * HOUR,
  identity: {},
  ...changes,
});
