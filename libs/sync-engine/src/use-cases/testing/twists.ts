import { BIDDING_STRATEGIES, LINKEDIN_FACETS } from '@switchyard/platforms/domain';
import fc from 'fast-check';
import type { TreeInput } from '../../domain/testing/given-tree';
import { around, text, textList, texts, words } from './arbitrary-text';
import { accountDay, GERMANY, UNITED_STATES } from './named-locations';

/** One thing changed about a tree. */
export type Twist = (input: TreeInput) => TreeInput;

const onCampaign = (changes: fc.Arbitrary<TreeInput['campaign']>): fc.Arbitrary<Twist> =>
  changes.map((change) => (input) => ({ ...input, campaign: { ...input.campaign, ...change } }));

const onAd = (changes: fc.Arbitrary<NonNullable<TreeInput['ads']>[number]>): fc.Arbitrary<Twist> =>
  changes.map((change) => (input) => ({
    ...input,
    ads: (input.ads ?? [{}]).map((ad, index) => (index === 0 ? { ...ad, ...change } : ad)),
  }));

const onAdGroup = (
  changes: fc.Arbitrary<NonNullable<TreeInput['adGroups']>[number]>,
): fc.Arbitrary<Twist> =>
  changes.map((change) => (input) => ({
    ...input,
    adGroups: [{ ...input.adGroups?.[0], ...change }],
  }));

const addKeyword = (
  changes: fc.Arbitrary<NonNullable<TreeInput['keywords']>[number]>,
): fc.Arbitrary<Twist> =>
  changes.map((change) => (input) => ({
    ...input,
    keywords: [...(input.keywords ?? [{}]), change],
  }));

const day = (offset: number): string => accountDay(new Date(Date.now() + offset * 86_400_000));
const percent = fc.constantFrom(undefined, -90, -33.4, 0, 10, 900);
const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined });

const amount = fc.constantFrom(0.01, 0.04, 0.05, 0.1, 1, 10, 99.99, 101, 999);
const matchType = fc.constantFrom('EXACT', 'PHRASE', 'BROAD');

const bidding = fc.record(
  {
    type: fc.constantFrom(...BIDDING_STRATEGIES),
    targetCpa: amount,
    targetRoas: fc.constantFrom(0.005, 0.01, 2.5, 1_000, 1_001),
    targetImpressionShare: fc.constantFrom(1, 50, 100),
    maxCpcBidCeiling: amount,
  },
  { requiredKeys: ['type'] },
);

const objective = fc.constantFrom('TRAFFIC', 'LEADS', 'SALES', 'AWARENESS');

const area = fc
  .record({
    where: fc.constantFrom(GERMANY, GERMANY, UNITED_STATES),
    negative: fc.boolean(),
    bidAdjustment: percent,
  })
  .map(({ where, negative, bidAdjustment }) => ({
    ...where,
    negative,
    ...(negative || bidAdjustment === undefined ? {} : { bidAdjustment }),
  }));

const circle = fc
  .record({
    lat: fc.constantFrom(-90, -85, 52.5, 85, 85.5),
    lng: fc.constantFrom(-180, 13.4, 180),
    radius: fc.constantFrom(1, 2.5, 500),
    unit: fc.constantFrom('km' as const, 'mi' as const),
  })
  .map((each) => ({ kind: 'RADIUS' as const, name: 'x'.repeat(60), ...each }));

const windows = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom(0.1, 1, 1.234, 9))
  .map(([count, bidModifier]) =>
    Array.from({ length: count }, (_each, index) => ({
      day: 'MONDAY' as const,
      startHour: index * 3,
      endHour: index * 3 + 2,
      bidModifier,
    })),
  );

const device = fc.record(
  { enabled: fc.boolean(), bidAdjustment: fc.constantFrom(-90, 0, 12.5, 900) },
  { requiredKeys: ['enabled'] },
);

const FACET_URNS: Readonly<Record<(typeof LINKEDIN_FACETS)[number], readonly string[]>> = {
  jobTitles: ['urn:li:title:100'],
  jobFunctions: ['urn:li:function:8'],
  seniorities: ['urn:li:seniority:8'],
  industries: ['urn:li:industry:4'],
  companySizes: ['urn:li:staffCountRange:(11,50)'],
  skills: ['urn:li:skill:100'],
  memberGroups: ['urn:li:group:100'],
};
const facets = fc
  .subarray([...LINKEDIN_FACETS], { minLength: 1, maxLength: 3 })
  .map((each) => Object.fromEntries(each.map((facet) => [facet, FACET_URNS[facet]])));
const linkedin = fc.record(
  {
    include: facets,
    exclude: facets,
    matching: fc.constantFrom('ANY' as const, 'ALL' as const),
    audienceExpansion: fc.boolean(),
  },
  { requiredKeys: [] },
);

const party = fc.oneof(fc.constant('Shoes GmbH'), around(512));
const declarations = fc.record(
  {
    politicalAdvertising: fc.constantFrom('NONE' as const, 'NONE' as const, 'POLITICAL' as const),
    specialAdCategories: fc.subarray(['HOUSING', 'EMPLOYMENT', 'CREDIT', 'NONE', 'GARDENING'], {
      maxLength: 2,
    }),
    advertiserIdentity: fc.record({ payer: party, beneficiary: party }, { requiredKeys: [] }),
  },
  { requiredKeys: ['politicalAdvertising'] },
);

/** Changes of a campaign: at its limits, over them, and where platforms differ. */
export const campaignTwists: readonly fc.Arbitrary<Twist>[] = [
  onCampaign(bidding.map((biddingStrategy) => ({ biddingStrategy }))),
  onCampaign(
    fc
      .tuple(bidding, objective)
      .map(([biddingStrategy, each]) => ({ biddingStrategy, objective: each })),
  ),
  onCampaign(objective.map((each) => ({ objective: each }))),
  onCampaign(
    fc
      .record({ search: fc.boolean(), searchPartners: fc.boolean(), display: fc.boolean() })
      .map((networks) => ({ networks })),
  ),
  onCampaign(
    fc
      .record({ desktop: device, mobile: device, tablet: device }, { requiredKeys: [] })
      .map((devices) => ({ targeting: { devices } })),
  ),
  onCampaign(linkedin.map((each) => ({ targeting: { linkedin: each } }))),
  onCampaign(windows.map((each) => ({ adSchedule: { windows: each } }))),
  onCampaign(
    fc.array(fc.oneof(area, circle), { maxLength: 2 }).map((geoTargets) => ({ geoTargets })),
  ),
  onCampaign(
    fc
      .uniqueArray(fc.constantFrom('en', 'de', 'eo', 'zh', 'sq', 'tl', 'he'), { maxLength: 3 })
      .map((languages) => ({ languages })),
  ),
  onCampaign(
    fc
      .record({
        startDate: optional(fc.constantFrom(0, 1, 9).map(day)),
        endDate: optional(fc.constantFrom(9, 40).map(day)),
      })
      .map(({ startDate = null, endDate = null }) => ({ startDate, endDate })),
  ),
  onCampaign(
    fc
      .constantFrom(
        '{lpurl}?a=b',
        'https://track.example/?u={lpurl}',
        'https://track.example/',
        `{lpurl}?${'x'.repeat(2_040)}`,
        `{lpurl}?${'x'.repeat(2_041)}`,
      )
      .map((trackingTemplate) => ({ trackingTemplate })),
  ),
  onCampaign(
    fc
      .tuple(words, matchType)
      .map(([each, type]) => ({ negativeKeywords: [{ text: each, matchType: type }] })),
  ),
  onCampaign(fc.oneof(around(128), around(255)).map((name) => ({ name }))),
  onCampaign(amount.map((budget) => ({ budget }))),
  onCampaign(fc.option(declarations).map((each) => ({ declarations: each }))),
  onCampaign(
    fc
      .constantFrom('PRESENCE' as const, 'PRESENCE_OR_INTEREST' as const)
      .map((locationIntent) => ({ locationIntent, status: 'ENABLED' as const })),
  ),
];

const addresses = fc.constantFrom(
  'https://example.com/?q={keyword}',
  `https://example.com/${'x'.repeat(2_028)}`,
  `https://example.com/${'x'.repeat(2_029)}`,
  'https://example.com/ö',
  'http://example.com',
);

/** Changes of ads and ad groups. Limits of several platforms are drawn from. */
export const adTwists: readonly fc.Arbitrary<Twist>[] = [
  onAd(textList(16, 30, 30, 50, 200, 300).map((headlines) => ({ headlines }))),
  onAd(textList(6, 90, 90, 100, 600).map((descriptions) => ({ descriptions }))),
  onAd(
    fc.constantFrom(1, 2).map((count) => ({
      descriptions: texts(
        ...Array.from({ length: count }, (_each, index) => `${index}${'x'.repeat(60)}`),
      ),
    })),
  ),
  onAd(fc.option(text(90)).map((longHeadline) => ({ longHeadline }))),
  onAd(fc.option(text(25)).map((businessName) => ({ businessName }))),
  onAd(
    fc
      .tuple(around(15), fc.boolean())
      .map(([path, both]) => (both ? { path1: 'a', path2: path } : { path1: path })),
  ),
  onAd(
    fc
      .constantFrom(null, 'learn more', 'SHOP_NOW', 'DANCE')
      .map((callToAction) => ({ callToAction })),
  ),
  onAd(addresses.map((finalUrl) => ({ finalUrl }))),
  onAd(
    fc
      .constantFrom(
        'RESPONSIVE_SEARCH',
        'RESPONSIVE_DISPLAY',
        'SINGLE_IMAGE',
        'CHAT_CARD',
        'ASSET_GROUP',
      )
      .map((type) => ({ type })),
  ),
  onAdGroup(fc.oneof(around(128), around(255), around(256)).map((name) => ({ name }))),
  onAdGroup(
    fc
      .tuple(amount, fc.constantFrom('ENABLED' as const, 'PAUSED' as const))
      .map(([maxCpc, status]) => ({ maxCpc, status })),
  ),
  onAdGroup(
    fc
      .array(fc.oneof(around(30), around(255), words), { maxLength: 3 })
      .map((contextHints) => ({ contextHints })),
  ),
  fc.constant<Twist>((input) => ({
    ...input,
    ads: [
      ...(input.ads ?? [{}]),
      ...(input.ads ?? [{}]).map((ad) => ({ ...ad, finalUrl: 'https://example.com/other' })),
    ],
  })),
  fc.constant<Twist>((input) => ({ ...input, adGroups: [{}, {}] })),
];

export const keywordTwists: readonly fc.Arbitrary<Twist>[] = [
  addKeyword(fc.tuple(words, matchType).map(([each, type]) => ({ text: each, matchType: type }))),
  addKeyword(
    fc
      .tuple(words, matchType)
      .map(([each, type]) => ({ text: each, matchType: type, negative: true })),
  ),
  addKeyword(amount.map((maxCpc) => ({ text: 'boots', maxCpc, status: 'PAUSED' as const }))),
];
