import type { CampaignDraft, Draft } from '../../port/draft';
import { ad, adGroup, campaign } from '../testing/drafts';
import { normalise } from './normalise';

const normalised = (draft: Draft): Readonly<Record<string, unknown>> => normalise(draft).attributes;
const codes = (draft: Draft): readonly string[] =>
  normalise(draft)
    .warnings.map(({ code }) => code)
    .sort();

const CIRCLE = {
  kind: 'RADIUS',
  name: 'Around',
  lat: 52.5,
  lng: 13.4,
  radius: 10,
  unit: 'km',
} as const;
const FRANCE = { kind: 'AREA', name: 'France', negative: false, redditLocationId: 'FR' } as const;

describe('what Reddit will hold of a campaign', () => {
  it.each<
    [string, CampaignDraft['biddingStrategy'], object, string, string | null, readonly string[]]
  >([
    ['TRAFFIC', { type: 'MAXIMIZE_CLICKS' }, { type: 'MAXIMIZE_CLICKS' }, 'CLICKS', null, []],
    [
      'TRAFFIC',
      { type: 'MANUAL_CPC', maxCpcBidCeilingMicros: 9 },
      { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 9 },
      'CLICKS',
      null,
      ['BIDDING_STRATEGY_TRANSLATED'],
    ],
    ['LEADS', { type: 'MAXIMIZE_CLICKS' }, { type: 'MAXIMIZE_CLICKS' }, 'CLICKS', null, []],
    [
      'LEADS',
      { type: 'MAXIMIZE_CONVERSIONS' },
      { type: 'MAXIMIZE_CONVERSIONS' },
      'SALES',
      'LEAD',
      [],
    ],
    [
      'SALES',
      { type: 'MAXIMIZE_CONVERSIONS', targetCpaMicros: 7 },
      { type: 'TARGET_CPA', targetCpaMicros: 7 },
      'SALES',
      'PURCHASE',
      [],
    ],
    [
      'SALES',
      { type: 'TARGET_CPA', targetCpaMicros: 7, maxCpcBidCeilingMicros: 9 },
      { type: 'TARGET_CPA', targetCpaMicros: 7 },
      'SALES',
      'PURCHASE',
      ['BIDDING_OPTION_IGNORED'],
    ],
    [
      'SALES',
      { type: 'TARGET_ROAS', targetRoas: 2, targetCpaMicros: 7 },
      { type: 'MAXIMIZE_CONVERSIONS' },
      'SALES',
      'PURCHASE',
      ['BIDDING_STRATEGY_TRANSLATED'],
    ],
    [
      'AWARENESS',
      { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 9 },
      { type: 'MAXIMIZE_CLICKS' },
      'BRAND_AWARENESS',
      null,
      ['BIDDING_OPTION_IGNORED'],
    ],
    [
      'AWARENESS',
      { type: 'TARGET_CPA', targetCpaMicros: 7 },
      { type: 'MAXIMIZE_CLICKS' },
      'BRAND_AWARENESS',
      null,
      ['BIDDING_STRATEGY_TRANSLATED'],
    ],
  ])(
    'for %s by %j',
    (objective, biddingStrategy, strategy, redditObjective, optimizationGoal, warned) => {
      const draft = campaign({ objective, biddingStrategy });
      expect(normalised(draft)).toMatchObject({
        biddingStrategy: strategy,
        objective: redditObjective,
        optimizationGoal,
      });
      expect(codes(draft)).toEqual(warned);
    },
  );

  it('is whole hours: windows are widened and joined, so that none vanishes', () => {
    const window = {
      day: 'MONDAY',
      startMinute: 'ZERO',
      endMinute: 'ZERO',
      bidModifier: 1,
    } as const;
    const draft = campaign({
      schedule: [
        { ...window, startHour: 9, endHour: 9, startMinute: 'FIFTEEN', endMinute: 'FORTY_FIVE' },
        { ...window, startHour: 10, endHour: 12, bidModifier: 1.5 },
        { ...window, startHour: 20, endHour: 24 },
      ],
    });
    expect(normalised(draft)['schedule']).toEqual([
      { ...window, startHour: 9, endHour: 12 },
      { ...window, startHour: 20, endHour: 24 },
    ]);
    expect(codes(draft)).toEqual(['BID_ADJUSTMENT_UNSUPPORTED', 'SCHEDULE_ROUNDED']);
  });

  it('reports once what its ad groups and ads cannot hold', () => {
    const draft = campaign({
      geoTargets: [CIRCLE, FRANCE, { kind: 'AREA', name: 'Nowhere', negative: false }],
      languages: ['en', 'sq'],
      negativeKeywords: [{ text: 'free', matchType: 'EXACT' }],
      devices: { desktop: { enabled: true, bidAdjustmentPercent: 20 }, tablet: { enabled: false } },
      trackingTemplate: 'https://track.example/?to={lpurl}',
      scheduleZone: 'searcher',
    });
    expect(codes(draft)).toEqual([
      'BID_ADJUSTMENT_UNSUPPORTED',
      'LANGUAGE_UNSUPPORTED',
      'MATCH_TYPE_DROPPED',
      'PLACE_NOT_RESOLVED',
      'RADIUS_UNSUPPORTED',
      'SEARCHER_ZONE_UNSUPPORTED',
      'TABLETS_FOLLOW_MOBILE',
      'TRACKING_TEMPLATE_UNSUPPORTED',
    ]);
    expect(codes(adGroup({ campaign: draft }))).toEqual([]);
    expect(codes(ad({ campaign: draft }))).toEqual([]);
  });

  it('is one special category out of three', () => {
    expect(
      normalised(campaign({ specialAdCategories: ['HOUSING'] }))['specialAdCategories'],
    ).toEqual(['HOUSING_EMPLOYMENT_CREDIT']);
    expect(
      normalised(campaign({ specialAdCategories: ['ISSUES_ELECTIONS_POLITICS'] }))[
        'specialAdCategories'
      ],
    ).toEqual([]);
  });

  it('is a name with room for our mark', () => {
    const draft = campaign({ name: 'n'.repeat(500) });
    expect(String(normalised(draft)['name']).length).toBeLessThan(470);
    expect(codes(draft)).toEqual(['NAME_SHORTENED']);
  });
});

describe('what Reddit will hold of an ad group', () => {
  it('is whom its campaign is for, and its keywords beside the negative ones of the campaign', () => {
    expect(normalised(adGroup())).toEqual({
      name: 'Shoes',
      status: 'ENABLED',
      languages: ['de', 'en'],
      devices: { desktop: true, mobile: false },
      geoTargets: [
        { kind: 'AREA', redditLocationId: 'DE', negative: false },
        { kind: 'AREA', redditLocationId: 'DE:2950159', negative: true },
      ],
      keywords: [
        { text: 'garden shoes', negative: false },
        { text: 'cheap', negative: true },
        { text: 'free', negative: true },
      ],
    });
  });

  it('is never everywhere when only circles are meant', () => {
    expect(
      normalised(adGroup({ campaign: campaign({ geoTargets: [CIRCLE] }) }))['geoTargets'],
    ).toEqual([{ kind: 'UNHELD' }]);
    expect(normalised(adGroup({ campaign: campaign({ geoTargets: [] }) }))['geoTargets']).toEqual(
      [],
    );
  });

  it('is paused in a search campaign while it has no keyword, and says so', () => {
    const draft = adGroup({ keywords: [{ text: 'cheap', matchType: 'BROAD', negative: true }] });
    expect([normalised(draft)['status'], codes(draft)]).toEqual([
      'PAUSED',
      ['PAUSED_WITHOUT_KEYWORDS'],
    ]);
    expect(
      normalised(adGroup({ keywords: [], campaign: campaign({ campaignType: 'DISPLAY' }) }))[
        'status'
      ],
    ).toBe('ENABLED');
  });
});

describe('what Reddit will hold of an ad', () => {
  const image = (role: 'LOGO' | 'MARKETING_IMAGE' | 'SQUARE_MARKETING_IMAGE', shade: string) => ({
    role,
    sha256: shade.repeat(64),
  });

  it('is its first texts and its best picture', () => {
    const draft = ad({
      adType: 'RESPONSIVE_DISPLAY',
      headlines: [{ text: 'One', pinned: 1 }, { text: 'Two' }],
      descriptions: [{ text: 'First' }, { text: 'Second' }],
      images: [
        image('LOGO', '0'),
        image('SQUARE_MARKETING_IMAGE', '1'),
        image('MARKETING_IMAGE', '3'),
        image('MARKETING_IMAGE', '2'),
      ],
    });
    expect(normalised(draft)).toMatchObject({
      adType: 'SINGLE_IMAGE',
      headlines: [{ text: 'One' }],
      descriptions: [{ text: 'First' }],
      images: [image('MARKETING_IMAGE', '2')],
      callToAction: 'SHOP_NOW',
    });
    expect(codes(draft)).toEqual([
      'IMAGES_LEFT_OUT',
      'MEDIA_ROLE_UNSUPPORTED',
      'PIN_DROPPED',
      'TEXTS_LEFT_OUT',
      'TEXTS_LEFT_OUT',
    ]);
  });

  it('is text alone where there is no picture, then without a button', () => {
    const draft = ad({ adType: 'RESPONSIVE_SEARCH', images: [] });
    expect(normalised(draft)).toMatchObject({
      adType: 'RESPONSIVE_SEARCH',
      images: [],
      callToAction: null,
    });
    expect(codes(draft)).toEqual(['CALL_TO_ACTION_UNSUPPORTED']);
  });

  it('is the picture of its search campaign where it has none of its own', () => {
    const images = [image('MARKETING_IMAGE', '4')];
    expect(
      normalised(ad({ adType: 'RESPONSIVE_SEARCH', images: [], campaign: campaign({ images }) }))[
        'images'
      ],
    ).toEqual(images);
  });

  it.each([
    ['{lpurl}?a=b&c=d', '{lpurl}?a=b&c=d'],
    ['{lpurl}&a=b', '{lpurl}?a=b'],
    ['{escapedlpurl}?a', '{lpurl}?a='],
    ['https://t.example/?u={lpurl}', null],
    [undefined, null],
  ])('says %s as %s', (trackingTemplate, expected) => {
    expect(normalised(ad({ campaign: campaign({ trackingTemplate }) }))['trackingTemplate']).toBe(
      expected,
    );
  });
});
