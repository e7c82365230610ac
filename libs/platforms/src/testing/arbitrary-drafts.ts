import fc from 'fast-check';
import {
  type AdDraft,
  type AdGroupDraft,
  type AreaDraft,
  BIDDING_STRATEGIES,
  type BiddingDraft,
  type CampaignDraft,
  type CircleDraft,
  type ExtensionDraft,
  IMAGE_ROLES,
  type ImageDraft,
  type KeywordDraft,
  type WindowDraft,
} from '../port/draft';
import { EXTENSIONS, UNSET_IN_CAMPAIGN } from './drafts';
import type { ContractHarness } from './harness';

/** Anything that our own rules let in, the absurd included. */
const micros = fc.integer({ min: 1, max: 900_000_000_000 });
const percent = fc.option(
  fc.double({ min: -90, max: 900, noNaN: true }).map((value) => Math.round(value * 100) / 100),
  { nil: undefined },
);
const quarter = fc.constantFrom('ZERO', 'FIFTEEN', 'THIRTY', 'FORTY_FIVE');
const matchType = fc.constantFrom('EXACT', 'PHRASE', 'BROAD');
const status = fc.constantFrom('ENABLED', 'PAUSED');
const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'USD');
const date = fc.option(
  fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10)),
  { nil: null },
);
const phrase = fc
  .array(fc.constantFrom('garden', 'shoes', 'Red', 'boots', 'größe', 'sale'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));

const bidding: fc.Arbitrary<BiddingDraft> = fc.record(
  {
    type: fc.constantFrom(...BIDDING_STRATEGIES),
    targetCpaMicros: micros,
    targetRoas: fc.double({ min: 0.001, max: 2000, noNaN: true }),
    targetImpressionSharePercent: fc.double({ min: 1, max: 100, noNaN: true }),
    impressionShareLocation: fc.constantFrom('ANYWHERE', 'TOP', 'ABSOLUTE_TOP'),
    maxCpcBidCeilingMicros: micros,
  },
  { requiredKeys: ['type'] },
);

const circle: fc.Arbitrary<CircleDraft> = fc.record({
  kind: fc.constant('RADIUS'),
  name: fc.constant('around'),
  bidAdjustmentPercent: percent,
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  radius: fc
    .double({ min: 0.1, max: 900, noNaN: true })
    .map((value) => Math.round(value * 10) / 10),
  unit: fc.constantFrom('km', 'mi'),
});

const area = (areas: readonly AreaDraft[]): fc.Arbitrary<AreaDraft> =>
  fc
    .tuple(fc.constantFrom(...areas), fc.boolean(), percent)
    .map(([place, negative, adjustment]) => ({
      ...place,
      negative,
      bidAdjustmentPercent: negative ? undefined : adjustment,
    }));

/** One window a day, so that none overlap; hour 24 included. */
const schedule: fc.Arbitrary<WindowDraft[]> = fc.uniqueArray(
  fc
    .record({
      day: fc.constantFrom(
        'MONDAY',
        'TUESDAY',
        'WEDNESDAY',
        'THURSDAY',
        'FRIDAY',
        'SATURDAY',
        'SUNDAY',
      ),
      startHour: fc.integer({ min: 0, max: 11 }),
      startMinute: quarter,
      endHour: fc.integer({ min: 12, max: 24 }),
      endMinute: quarter,
      bidModifier: fc
        .double({ min: 0.1, max: 10, noNaN: true })
        .map((value) => Math.round(value * 100) / 100),
    })
    .map((window): WindowDraft =>
      window.endHour === 24 ? { ...window, endMinute: 'ZERO' } : window,
    ),
  { selector: ({ day }) => day, maxLength: 7 },
);

const device = fc.record(
  { enabled: fc.boolean(), bidAdjustmentPercent: percent },
  { requiredKeys: ['enabled'] },
);

export const arbitraryCampaign = (
  { areas, plain: { campaignType } }: Pick<ContractHarness, 'areas' | 'plain'>,
  languages: readonly string[],
): fc.Arbitrary<CampaignDraft> =>
  fc
    .record({
      entity: fc.constant('campaign'),
      campaignType: fc.constant(campaignType),
      objective: fc.constantFrom('TRAFFIC', 'TRAFFIC', 'AWARENESS'),
      name: fc.tuple(phrase, fc.uuid()).map(([text, id]) => `${text} ${id}`),
      status,
      budgetMicros: micros,
      currency,
      biddingStrategy: bidding,
      geoTargets: fc.uniqueArray(fc.oneof(area(areas), circle), {
        maxLength: 6,
        selector: (place) => (place.kind === 'AREA' ? place.name : place),
      }),
      locationIntent: fc.constantFrom('PRESENCE', 'PRESENCE_OR_INTEREST'),
      schedule,
      scheduleZone: fc.constant('account'),
      extensions: fc.constant([]),
      images: fc.constant([]),
      devices: fc.option(
        fc.record({ desktop: device, mobile: device, tablet: device }, { requiredKeys: [] }),
        { nil: null },
      ),
      languages:
        languages.length === 0
          ? fc.constant([])
          : fc.uniqueArray(fc.constantFrom(...languages), { maxLength: 3 }),
      networks: fc.record({
        search: fc.boolean(),
        searchPartners: fc.boolean(),
        display: fc.boolean(),
      }),
      negativeKeywords: fc.uniqueArray(fc.record({ text: phrase, matchType }), {
        maxLength: 5,
        selector: ({ text, matchType: match }) => `${text.toLowerCase()} ${match}`,
      }),
      startDate: date,
      trackingTemplate: fc.option(fc.constant('https://track.example/?u={lpurl}'), { nil: null }),
      politicalAdvertising: fc.constantFrom('NONE', 'POLITICAL'),
      specialAdCategories: fc.constant([]),
    })
    .map((set): CampaignDraft => ({ ...UNSET_IN_CAMPAIGN, ...set }));

const texts = (places: number, count: { minLength: number; maxLength: number }) =>
  fc.uniqueArray(
    fc.record(
      {
        text: fc
          .tuple(fc.constantFrom('Good', 'Better', 'Best'), fc.integer({ min: 1, max: 9999 }))
          .map((parts) => parts.join(' ')),
        pinned: fc.integer({ min: 1, max: places }),
      },
      { requiredKeys: ['text'] },
    ),
    { ...count, selector: ({ text }) => text },
  );

export const arbitraryAd = (campaign: CampaignDraft): fc.Arbitrary<AdDraft> =>
  fc.record({
    entity: fc.constant('ad'),
    campaign: fc.constant(campaign),
    adType: fc.constant('RESPONSIVE_SEARCH'),
    status,
    adGroupName: fc.constant('Shoes'),
    images: fc.constant([]),
    youtubeVideoIds: fc.constant([]),
    headlines: texts(4, { minLength: 3, maxLength: 15 }),
    descriptions: texts(3, { minLength: 2, maxLength: 4 }),
    finalUrl: fc.integer({ min: 1, max: 999 }).map((page) => `https://shop.example/${page}`),
    longHeadline: fc.constant(null),
    businessName: fc.constant(null),
    callToAction: fc.constant(null),
    path1: fc.option(fc.constant('shoes'), { nil: null }),
    path2: fc.constant(null),
  });

export const arbitraryAdGroup = (campaign: CampaignDraft): fc.Arbitrary<AdGroupDraft> =>
  fc.record({
    entity: fc.constant('adGroup'),
    campaign: fc.constant(campaign),
    name: fc.uuid(),
    status,
    maxCpcMicros: fc.option(micros, { nil: null }),
    contextHints: fc.constant([]),
    keywords: fc.constant([]),
  });

export const arbitraryKeyword = (campaign: CampaignDraft): fc.Arbitrary<KeywordDraft> =>
  fc.record({
    entity: fc.constant('keyword'),
    campaign: fc.constant(campaign),
    text: phrase.map((text) => ` ${text}  more `),
    matchType,
    negative: fc.boolean(),
    status,
    maxCpcMicros: fc.option(micros, { nil: null }),
    finalUrl: fc.option(fc.constant('https://shop.example/one'), { nil: null }),
  });

const text = (words: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...words), fc.integer({ min: 1, max: 999 }))
    .map((parts) => parts.join(' '));
const arbitraryTexts = (words: readonly string[], maxLength: number) =>
  fc
    .uniqueArray(text(words), { minLength: 3, maxLength })
    .map((all) =>
      all.map((one, index) => (index === 1 ? { text: one, pinned: 1 } : { text: one })),
    );
const image: fc.Arbitrary<ImageDraft> = fc.record({
  role: fc.constantFrom(...IMAGE_ROLES),
  sha256: fc.stringMatching(/^[0-9a-f]{64}$/),
});

export const arbitraryExtensions = fc
  .subarray<ExtensionDraft>([
    ...EXTENSIONS,
    {
      kind: 'SITELINK',
      linkText: 'Half',
      description1: 'Only one line',
      finalUrl: 'https://shop.example/half',
    },
    { kind: 'CALLOUT', text: 'Open on Sundays' },
  ])
  .map((extensions) => [...extensions].reverse());

/** In any role, the same file twice included. */
export const arbitraryImages = fc
  .array(image, { maxLength: 6 })
  .map((images) => [...images, ...images.slice(0, 1)]);

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/**
 * Ads that show images: every role, pins that nothing has a place for, words that only some
 * platforms know.
 */
export const arbitraryRichAd = (campaign: CampaignDraft): fc.Arbitrary<AdDraft> =>
  fc.record({
    entity: fc.constant('ad'),
    campaign: fc.constant(campaign),
    status: fc.constantFrom('ENABLED', 'PAUSED'),
    adGroupName: fc.constant('Boots'),
    adType:
      campaign.campaignType === 'PERFORMANCE_MAX'
        ? fc.constant('ASSET_GROUP')
        : fc.constantFrom('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE'),
    headlines: arbitraryTexts(['Warm', 'Dry'], 5),
    descriptions: arbitraryTexts(['Order', 'See'], 5),
    longHeadline: orNull(text(['Boots that last'])),
    businessName: orNull(fc.constant('Garden')),
    callToAction: orNull(fc.constantFrom('Learn more', 'SHOP_NOW', 'FLY_TO_THE_MOON')),
    finalUrl: fc.constant('https://shop.example/boots'),
    path1: orNull(fc.constant('boots')),
    path2: orNull(fc.constant('new')),
    images: arbitraryImages,
    youtubeVideoIds: fc.subarray(['dQw4w9WgXcQ', 'M7lc1UVf-VE']),
  });
