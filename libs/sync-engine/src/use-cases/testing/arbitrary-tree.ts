import { BIDDING_STRATEGIES } from '@switchyard/platforms';
import fc from 'fast-check';
import type { AssetAt, TreeInput } from '../../domain/validate/testing/given-tree';
import { arbitraryAsset, landscape, logo, square } from './arbitrary-asset';

export type Type = 'SEARCH' | 'DISPLAY' | 'PERFORMANCE_MAX';

/** One thing changed about a tree. */
export type Twist = (input: TreeInput) => TreeInput;

const texts = (...each: readonly string[]) => each.map((text) => ({ text }));
const germany = { kind: 'AREA' as const, name: 'Germany', criterionId: '2276', msLocationId: '72' };
const campaignLevel = (assets: readonly AssetAt[]): readonly AssetAt[] => assets.map((each) => ({ ...each, at: 'CAMPAIGN' }));

/** Trees that both networks take without a word of requirement. */
const sound: Readonly<Record<Type, TreeInput>> = {
  SEARCH: { campaign: { geoTargets: [germany] } },
  DISPLAY: {
    campaign: { geoTargets: [germany], type: 'DISPLAY', biddingStrategy: { type: 'MANUAL_CPC' } }, keywords: [], assets: campaignLevel([landscape(), square()]),
    ads: [{ type: 'RESPONSIVE_DISPLAY', headlines: texts('One'), descriptions: texts('First'), longHeadline: 'A long one', businessName: 'Shop' }],
  },
  PERFORMANCE_MAX: {
    campaign: { geoTargets: [germany], type: 'PERFORMANCE_MAX', biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } }, keywords: [], assets: campaignLevel([landscape(), square(), logo()]),
    ads: [{ type: 'ASSET_GROUP', headlines: texts('One', 'Two', 'Three'), descriptions: texts('First', 'Second'), longHeadline: 'A long one', businessName: 'Shop', callToAction: 'LEARN_MORE' }],
  },
};

const onCampaign = (changes: fc.Arbitrary<TreeInput['campaign']>): fc.Arbitrary<Twist> => changes.map((change) => (input) => ({ ...input, campaign: { ...input.campaign, ...change } }));
const onAd = (changes: fc.Arbitrary<NonNullable<TreeInput['ads']>[number]>): fc.Arbitrary<Twist> =>
  changes.map((change) => (input) => ({ ...input, ads: (input.ads ?? [{}]).map((ad, index) => (index === 0 ? { ...ad, ...change } : ad)) }));
const onAdGroup = (changes: fc.Arbitrary<NonNullable<TreeInput['adGroups']>[number]>): fc.Arbitrary<Twist> => changes.map((change) => (input) => ({ ...input, adGroups: [{ ...input.adGroups?.[0], ...change }] }));
const addAsset = arbitraryAsset.map((asset): Twist => (input) => ({ ...input, assets: [...(input.assets ?? []), asset] }));
const dropAsset = fc.nat(2).map((at): Twist => (input) => ({ ...input, assets: (input.assets ?? []).filter((_asset, index) => index !== at) }));
const addKeyword = (changes: fc.Arbitrary<NonNullable<TreeInput['keywords']>[number]>): fc.Arbitrary<Twist> => changes.map((change) => (input) => ({ ...input, keywords: [...(input.keywords ?? [{}]), change] }));

/** Of about that many characters, in one of several scripts. */
const around = (limit: number): fc.Arbitrary<string> =>
  fc.tuple(fc.integer({ min: limit - 1, max: limit + 1 }), fc.constantFrom('x', 'ß', '靴', '👟')).map(([length, character]) => character.repeat(length));
const text = (limit: number): fc.Arbitrary<string> => fc.oneof({ weight: 4, arbitrary: around(limit) }, { weight: 1, arbitrary: fc.constantFrom('{KeyWord:Shoes and boots of leather}', ' ', 'Two\nlines', 'Sale!') });
const list = (limit: number, most: number) => fc.oneof(
  fc.array(text(limit), { minLength: 1, maxLength: 1 }).map((long) => texts('One', 'Two', 'Three', ...long)),
  fc.nat(most).map((count) => texts(...Array.from({ length: count }, (_each, index) => `Text ${index}`))),
  fc.constant(texts('Same', 'Same', 'Three')), fc.constant([{ text: 'One', pinned: 1 }, { text: 'Two', pinned: 4 }, { text: 'Three' }]),
);
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const percent = fc.constantFrom(undefined, -90, -33.4, 0, 10, 900);
const amount = fc.constantFrom(0.01, 0.04, 0.05, 0.1, 1, 10, 999);
const matchType = fc.constantFrom('EXACT', 'PHRASE', 'BROAD');
const words = fc.oneof(around(80), around(100), fc.constantFrom('one two three four five six seven eight nine ten', 'one two three four five six seven eight nine ten eleven', '+red boots', 'boots!', 'größe 40', 'a-b', "men's boots", 'C++ [x]', '100% wool'));
const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });

const bidding = fc.record({
  type: fc.constantFrom(...BIDDING_STRATEGIES), targetCpa: amount, targetRoas: fc.constantFrom(0.005, 0.01, 2.5, 1_000, 1_001), targetImpressionShare: fc.constantFrom(1, 50, 100), maxCpcBidCeiling: amount,
}, { requiredKeys: ['type'] });

const place = fc.oneof(
  fc.record({ negative: fc.boolean(), bidAdjustment: percent }).map(({ negative, bidAdjustment }) => ({ ...germany, negative, ...(negative || bidAdjustment === undefined ? {} : { bidAdjustment }) })),
  fc.record({ lat: fc.constantFrom(-90, -85, 52.5, 85, 85.5), lng: fc.constantFrom(-180, 13.4, 180), radius: fc.constantFrom(1, 2.5, 500), unit: fc.constantFrom('km' as const, 'mi' as const) })
    .map((circle) => ({ kind: 'RADIUS' as const, name: 'x'.repeat(60), ...circle })),
);

const windows = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom(0.1, 1, 1.234, 9)).map(([count, bidModifier]) =>
  Array.from({ length: count }, (_each, index) => ({ day: 'MONDAY' as const, startHour: index * 3, endHour: index * 3 + 2, bidModifier })));

const device = fc.record({ enabled: fc.boolean(), bidAdjustment: fc.constantFrom(-90, 0, 12.5, 900) }, { requiredKeys: ['enabled'] });

const campaignTwists: readonly fc.Arbitrary<Twist>[] = [
  onCampaign(bidding.map((biddingStrategy) => ({ biddingStrategy }))),
  onCampaign(fc.record({ search: fc.boolean(), searchPartners: fc.boolean(), display: fc.boolean() }).map((networks) => ({ networks }))),
  onCampaign(fc.record({ desktop: device, mobile: device, tablet: device }, { requiredKeys: [] }).map((devices) => ({ targeting: { devices } }))),
  onCampaign(windows.map((each) => ({ adSchedule: { windows: each } }))),
  onCampaign(fc.array(place, { maxLength: 2 }).map((geoTargets) => ({ geoTargets }))),
  onCampaign(fc.uniqueArray(fc.constantFrom('en', 'de', 'eo', 'zh', 'sq', 'tl', 'he'), { maxLength: 3 }).map((languages) => ({ languages }))),
  onCampaign(fc.record({ startDate: optional(fc.constantFrom(0, 1, 9).map(day)), endDate: optional(fc.constantFrom(9, 40).map(day)) }).map(({ startDate = null, endDate = null }) => ({ startDate, endDate }))),
  onCampaign(fc.constantFrom('{lpurl}?a=b', 'https://track.example/?u={lpurl}', 'https://track.example/', `{lpurl}?${'x'.repeat(2_040)}`, `{lpurl}?${'x'.repeat(2_041)}`).map((trackingTemplate) => ({ trackingTemplate }))),
  onCampaign(fc.tuple(words, matchType).map(([each, type]) => ({ negativeKeywords: [{ text: each, matchType: type }] }))),
  onCampaign(fc.oneof(around(128), around(255)).map((name) => ({ name }))),
  onCampaign(amount.map((budget) => ({ budget }))),
  onCampaign(fc.constantFrom(null, { politicalAdvertising: 'POLITICAL' as const }).map((declarations) => ({ declarations }))),
  onCampaign(fc.constantFrom('PRESENCE' as const, 'PRESENCE_OR_INTEREST' as const).map((locationIntent) => ({ locationIntent, status: 'ENABLED' as const }))),
];

const adTwists: readonly fc.Arbitrary<Twist>[] = [
  onAd(list(30, 16).map((headlines) => ({ headlines }))),
  onAd(list(90, 6).map((descriptions) => ({ descriptions }))),
  onAd(fc.constantFrom(1, 2).map((count) => ({ descriptions: texts(...Array.from({ length: count }, (_each, index) => `${index}${'x'.repeat(60)}`)) }))),
  onAd(fc.option(text(90)).map((longHeadline) => ({ longHeadline }))),
  onAd(fc.option(text(25)).map((businessName) => ({ businessName }))),
  onAd(fc.tuple(around(15), fc.boolean()).map(([path, both]) => (both ? { path1: 'a', path2: path } : { path1: path }))),
  onAd(fc.constantFrom(null, 'learn more', 'SHOP_NOW', 'DANCE').map((callToAction) => ({ callToAction }))),
  onAd(fc.constantFrom('https://example.com/?q={keyword}', `https://example.com/${'x'.repeat(2_028)}`, `https://example.com/${'x'.repeat(2_029)}`, 'https://example.com/ö', 'http://example.com').map((finalUrl) => ({ finalUrl }))),
  onAd(fc.constantFrom('RESPONSIVE_SEARCH', 'RESPONSIVE_DISPLAY', 'SINGLE_IMAGE', 'CHAT_CARD', 'ASSET_GROUP').map((type) => ({ type }))),
  onAdGroup(fc.oneof(around(128), around(255), around(256)).map((name) => ({ name }))),
  onAdGroup(fc.tuple(amount, fc.constantFrom('ENABLED' as const, 'PAUSED' as const)).map(([maxCpc, status]) => ({ maxCpc, status }))),
  fc.constant<Twist>((input) => ({ ...input, ads: [...(input.ads ?? [{}]), ...(input.ads ?? [{}]).map((ad) => ({ ...ad, finalUrl: 'https://example.com/other' }))] })),
  fc.constant<Twist>((input) => ({ ...input, adGroups: [{}, {}] })),
];

const keywordTwists: readonly fc.Arbitrary<Twist>[] = [
  addKeyword(fc.tuple(words, matchType).map(([each, type]) => ({ text: each, matchType: type }))),
  addKeyword(fc.tuple(words, matchType).map(([each, type]) => ({ text: each, matchType: type, negative: true }))),
  addKeyword(amount.map((maxCpc) => ({ text: 'boots', maxCpc, status: 'PAUSED' as const }))),
];

const twist = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(...campaignTwists) }, { weight: 4, arbitrary: fc.oneof(...adTwists) }, { weight: 1, arbitrary: fc.oneof(...keywordTwists) },
  { weight: 3, arbitrary: addAsset }, { weight: 1, arbitrary: dropAsset },
);

/** A tree that both networks would take, with none to three things changed about it. */
export const arbitraryTree: fc.Arbitrary<TreeInput> = fc.tuple(fc.constantFrom<Type>('SEARCH', 'DISPLAY', 'PERFORMANCE_MAX'), fc.array(twist, { maxLength: 3 }))
  .map(([type, twists]) => twists.reduce((input, each) => each(input), sound[type]));
