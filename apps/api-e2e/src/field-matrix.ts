import type { components } from '@switchyard/client';
import type { PlatformId } from '@switchyard/kernel';
import type { CampaignBody } from '@switchyard/test-kit';

type Schemas = components['schemas'];
type Body = Readonly<Record<string, unknown>>;

/**
 * What is sent to a field, one PATCH after the other. `clear` is left out where nothing can be
 * unset.
 */
export interface FieldCase {
  /** Members that the object is made with for this case. */
  readonly made?: Body;
  readonly set: Body;
  readonly change: Body;
  readonly clear?: Body;
}

/** A field that no PATCH of one object can bring to a platform, and why. */
type NotSent = string;

type Cases<Dto> = Readonly<Record<keyof Required<Dto>, FieldCase | NotSent>>;

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const area = (name: string, type: string, countryCode: string) => ({
  kind: 'AREA',
  name,
  type,
  countryCode,
});
const GERMANY = area('Germany', 'COUNTRY', 'DE');
const AUSTRIA = area('Austria', 'COUNTRY', 'AT');

const headlines = (...all: readonly string[]) => ({ headlines: all.map((text) => ({ text })) });
const descriptions = (...all: readonly string[]) => ({
  descriptions: all.map((text) => ({ text })),
});

/** Every member of `PATCH /campaigns/:id`: a new one does not compile until it is here. */
export const CAMPAIGN_CASES = {
  name: { set: { name: 'Renamed once' }, change: { name: 'Renamed twice' } },
  status: { set: { status: 'ENABLED' }, change: { status: 'PAUSED' } },
  budget: { set: { budget: 30 }, change: { budget: 45.5 } },
  biddingStrategy: {
    set: { biddingStrategy: { type: 'MAXIMIZE_CLICKS' } },
    change: { biddingStrategy: { type: 'MANUAL_CPC' } },
  },
  adSchedule: {
    set: {
      adSchedule: [{ days: ['MONDAY', 'TUESDAY'], start: '08:00', end: '18:00' }],
    },
    change: { adSchedule: [{ days: ['MONDAY'], start: '10:00', end: '18:00' }] },
    clear: { adSchedule: [] },
  },
  geoTargets: {
    set: { geoTargets: [GERMANY, AUSTRIA] },
    change: { geoTargets: [AUSTRIA] },
    clear: { geoTargets: [GERMANY] },
  },
  locationIntent: {
    made: { locationIntent: 'PRESENCE_OR_INTEREST' },
    set: { locationIntent: 'PRESENCE' },
    change: { locationIntent: 'PRESENCE_OR_INTEREST' },
  },
  targeting: {
    set: { targeting: { devices: { mobile: { enabled: false } } } },
    change: { targeting: { devices: { desktop: { enabled: false } } } },
    clear: { targeting: null },
  },
  languages: {
    made: { languages: ['en'] },
    set: { languages: ['de', 'en'] },
    change: { languages: ['de'] },
    clear: { languages: ['en'] },
  },
  networks: {
    set: { networks: { search: true, searchPartners: false, display: false } },
    change: { networks: { search: true, searchPartners: true, display: false } },
  },
  negativeKeywords: {
    set: { negativeKeywords: [{ text: 'free', matchType: 'PHRASE' }] },
    change: { negativeKeywords: [{ text: 'cheap', matchType: 'EXACT' }] },
    clear: { negativeKeywords: [] },
  },
  // A start that has passed cannot change on LinkedIn, and one that is not given is the moment of
  // creation.
  startDate: {
    made: { startDate: inDays(10) },
    set: { startDate: inDays(20) },
    change: { startDate: inDays(30) },
    clear: { startDate: null },
  },
  endDate: {
    set: { endDate: inDays(60) },
    change: { endDate: inDays(90) },
    clear: { endDate: null },
  },
  finalUrl: {
    set: { finalUrl: 'https://shop.example/sale' },
    change: { finalUrl: 'https://shop.example/new' },
    clear: { finalUrl: null },
  },
  trackingTemplate: {
    set: { trackingTemplate: '{lpurl}?utm_source=ads' },
    change: { trackingTemplate: '{lpurl}?utm_source=ads&utm_medium=paid' },
    clear: { trackingTemplate: null },
  },
  declarations: {
    set: { declarations: { politicalAdvertising: 'NONE' } },
    change: { declarations: { politicalAdvertising: 'NONE' } },
  },
  businessId: 'Groups campaigns here.',
  objective: 'Decides what is made; the platforms fix it when a campaign is made.',
  platforms: 'Says where the campaign goes: unlink and undo have specs of their own.',
  connectionIds: 'Says where the campaign goes.',
  platformStatus: 'Says on one platform what status says on all.',
  currency: 'Fixed with the first sync.',
  _platformBudgets: 'Divides the budget between platforms; each campaign here is on one.',
  conversionActionIds: 'Names actions, which the specs of conversions make.',
  externalKey: 'The key of the caller, sent to no platform.',
} as const satisfies Cases<Schemas['CampaignUpdate']>;

/** Every member of `PATCH /ad-groups/:id`. */
export const AD_GROUP_CASES = {
  name: { set: { name: 'Runners once' }, change: { name: 'Runners twice' } },
  status: { set: { status: 'PAUSED' }, change: { status: 'ENABLED' } },
  maxCpc: { set: { maxCpc: 1.5 }, change: { maxCpc: 2.25 }, clear: { maxCpc: null } },
  contextHints: {
    made: { contextHints: ['running shoes'] },
    set: { contextHints: ['shoes for the first marathon'] },
    change: { contextHints: ['shoes for a second marathon'] },
    clear: { contextHints: [] },
  },
  externalKey: 'The key of the caller, sent to no platform.',
} as const satisfies Cases<Schemas['AdGroupUpdate']>;

/** Every member of `PATCH /ads/:id`. */
export const AD_CASES = {
  status: { set: { status: 'PAUSED' }, change: { status: 'ENABLED' } },
  headlines: {
    set: headlines('Shoes that fit you', 'Fitted in our shop', 'Gait analysis'),
    change: headlines('Shoes for all', 'Fitted in our shop', 'Gait analysis', 'Come by today'),
  },
  descriptions: {
    set: descriptions('Bring your old pair with you.', 'Thirty days to run in them.'),
    change: descriptions('Bring your old pair, please.', 'Sixty days to run in them.'),
  },
  longHeadline: {
    set: { longHeadline: 'Shoes that fit, since we look at how you run' },
    change: { longHeadline: 'Shoes that fit, since we watch you run' },
    clear: { longHeadline: null },
  },
  businessName: {
    set: { businessName: 'Corner of shoes' },
    change: { businessName: 'House of shoes' },
    clear: { businessName: null },
  },
  finalUrl: {
    set: { finalUrl: 'https://shop.example/sale' },
    change: { finalUrl: 'https://shop.example/new' },
  },
  path1: { set: { path1: 'shoes' }, change: { path1: 'sale' }, clear: { path1: null } },
  path2: {
    made: { path1: 'shoes' },
    set: { path2: 'running' },
    change: { path2: 'trail' },
    clear: { path2: null },
  },
  callToAction: {
    set: { callToAction: 'SHOP_NOW' },
    change: { callToAction: 'LEARN_MORE' },
    clear: { callToAction: null },
  },
  angleId: 'Groups ads here.',
  conceptId: 'Groups ads here.',
  externalKey: 'The key of the caller, sent to no platform.',
} as const satisfies Cases<Schemas['AdUpdate']>;

/** Every member of `PATCH /keywords/:id`. */
export const KEYWORD_CASES = {
  text: { set: { text: 'trail shoes' }, change: { text: 'road shoes' } },
  matchType: { set: { matchType: 'EXACT' }, change: { matchType: 'BROAD' } },
  status: { set: { status: 'PAUSED' }, change: { status: 'ENABLED' } },
  negative: { set: { negative: true }, change: { negative: false } },
  maxCpc: { set: { maxCpc: 1.5 }, change: { maxCpc: 2.25 }, clear: { maxCpc: null } },
} as const satisfies Cases<Schemas['KeywordUpdate']>;

/** Every member of `PATCH /assets/:id`, on an asset of the kind that has it. */
export const ASSET_CASES = {
  linkText: {
    set: { linkText: 'Opening times' },
    change: { linkText: 'When we open' },
  },
  description1: {
    set: { description1: 'When we open', description2: 'Six days a week' },
    change: { description1: 'Come by', description2: 'Seven days a week' },
    clear: { description1: null, description2: null },
  },
  description2: 'Set and cleared together with description1.',
  finalUrl: {
    set: { finalUrl: 'https://shop.example/hours' },
    change: { finalUrl: 'https://shop.example/open' },
  },
  name: 'A name for people, sent to no platform.',
  sourceUrl: 'Fetched when the asset is made.',
  calloutText: 'Text of a callout: sent as linkText is.',
  header: 'Text of a snippet: sent as linkText is.',
  values: 'Texts of a snippet: sent as linkText is.',
  phoneNumber: 'Text of a call: sent as linkText is.',
  countryCode: 'Text of a call: sent as linkText is.',
  externalKey: 'The key of the caller, sent to no platform.',
} as const satisfies Cases<Schemas['AssetUpdate']>;

type CampaignType = NonNullable<CampaignBody['type']>;
type AdType = NonNullable<Schemas['AdCreate']['type']>;

/** The kinds of campaigns that the matrix makes on each platform, with the ads that they hold. */
export type Kind = readonly [platform: PlatformId, type: CampaignType, adType: AdType];
export const KINDS: readonly Kind[] = [
  ['google-ads', 'SEARCH', 'RESPONSIVE_SEARCH'],
  ['google-ads', 'DISPLAY', 'RESPONSIVE_DISPLAY'],
  ['microsoft-ads', 'SEARCH', 'RESPONSIVE_SEARCH'],
  ['microsoft-ads', 'DISPLAY', 'RESPONSIVE_DISPLAY'],
  ['meta-ads', 'SOCIAL', 'SINGLE_IMAGE'],
  ['linkedin-ads', 'SOCIAL', 'SINGLE_IMAGE'],
  ['reddit-ads', 'SOCIAL', 'SINGLE_IMAGE'],
  ['reddit-ads', 'SEARCH', 'RESPONSIVE_SEARCH'],
  ['openai-ads', 'CONVERSATIONAL', 'CHAT_CARD'],
];

export const TABLES = {
  campaign: CAMPAIGN_CASES,
  adGroup: AD_GROUP_CASES,
  ad: AD_CASES,
  keyword: KEYWORD_CASES,
  asset: ASSET_CASES,
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldCase | NotSent>>>>;
export type MatrixEntity = keyof typeof TABLES;

/** The cases of all entities, field by field. */
export const CASES: readonly {
  readonly entity: MatrixEntity;
  readonly field: string;
  readonly values: FieldCase;
}[] = (
  Object.entries(TABLES) as [MatrixEntity, Readonly<Record<string, FieldCase | NotSent>>][]
).flatMap(([entity, table]) =>
  Object.entries(table).flatMap(([field, values]) =>
    typeof values === 'string' ? [] : [{ entity, field, values }],
  ),
);
