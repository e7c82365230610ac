import type { CampaignDraft } from '../../port/draft';
import { ad, adGroup, campaign, keyword } from '../testing/drafts';
import { normalise } from './normalise';

const normalised = (over: Partial<CampaignDraft>): Readonly<Record<string, unknown>> =>
  normalise(campaign(over)).attributes;
const codes = (draft: Parameters<typeof normalise>[0]): readonly string[] =>
  normalise(draft).warnings.map(({ code }) => code);

describe('what Microsoft will hold', () => {
  it.each<[CampaignDraft['biddingStrategy'], object]>([
    [{ type: 'MANUAL_CPC' }, { type: 'ENHANCED_CPC' }],
    [
      { type: 'TARGET_CPA', targetCpaMicros: 5_000_000 },
      { type: 'MAXIMIZE_CONVERSIONS', targetCpaMicros: 5_000_000 },
    ],
    [
      { type: 'TARGET_ROAS', targetRoas: 2.5 },
      { type: 'MAXIMIZE_CONVERSION_VALUE', targetRoas: 2.5 },
    ],
    [{ type: 'MAXIMIZE_CLICKS', targetCpaMicros: 5_000_000 }, { type: 'MAXIMIZE_CLICKS' }],
    [
      { type: 'TARGET_IMPRESSION_SHARE', targetImpressionSharePercent: 60 },
      {
        type: 'TARGET_IMPRESSION_SHARE',
        targetImpressionSharePercent: 60,
        impressionShareLocation: 'TOP',
      },
    ],
  ])('of the strategy %j is %j', (biddingStrategy, expected) => {
    expect(normalised({ biddingStrategy })['biddingStrategy']).toEqual(expected);
  });

  it.each([
    [0.4, 'km', 1, 'RADIUS_CLAMPED_TO_MIN'],
    [900, 'km', 800, 'RADIUS_CLAMPED_TO_MAX'],
    [501, 'mi', 500, 'RADIUS_CLAMPED_TO_MAX'],
    [10.4, 'km', 10, 'RADIUS_ROUNDED'],
    [800, 'km', 800, undefined],
  ] as const)('of a radius of %d %s is %d', (radius, unit, expected, code) => {
    const draft = campaign({
      geoTargets: [{ kind: 'RADIUS', name: 'R', lat: 1, lng: 2, radius, unit }],
    });
    expect(normalise(draft).attributes['geoTargets']).toMatchObject([{ radius: expected }]);
    expect(codes(draft)).toEqual(code ? [code] : []);
  });

  it.each([
    [0.1, 0.1, []],
    [0.05, 0.1, ['BID_ADJUSTMENT_CLAMPED']],
    [11, 10, ['BID_ADJUSTMENT_CLAMPED']],
    [1.255, 1.26, ['BID_ADJUSTMENT_ROUNDED']],
    [1.1, 1.1, []],
  ])('of a bid modifier of %d is %d', (bidModifier, expected, warned) => {
    const draft = campaign({
      schedule: [
        {
          day: 'MONDAY',
          startHour: 9,
          startMinute: 'ZERO',
          endHour: 17,
          endMinute: 'ZERO',
          bidModifier,
        },
      ],
    });
    expect(normalise(draft).attributes['schedule']).toMatchObject([{ bidModifier: expected }]);
    expect(codes(draft)).toEqual(warned);
  });

  it('leaves out what it cannot hold, and says so', () => {
    const draft = campaign({
      negativeKeywords: [{ text: 'free', matchType: 'BROAD' }],
      languages: ['en', 'xx'],
      geoTargets: [{ kind: 'AREA', name: 'Nowhere', negative: false }],
      networks: { search: true, searchPartners: true, display: true },
    });
    expect(normalise(draft).attributes).toMatchObject({
      negativeKeywords: [],
      languages: ['en'],
      geoTargets: [],
    });
    expect([...codes(draft)].sort()).toEqual([
      'FIELD_DROPPED',
      'LANGUAGE_UNSUPPORTED',
      'NEGATIVE_MATCH_TYPE_UNSUPPORTED',
      'PLACE_NOT_RESOLVED',
    ]);
  });

  it('rounds money to what the currency can express', () => {
    expect(normalised({ currency: 'JPY', budgetMicros: 1_499_999 })['budgetMicros']).toBe(
      1_000_000,
    );
    expect(normalised({ currency: 'KWD', budgetMicros: 1_234_400 })['budgetMicros']).toBe(
      1_234_000,
    );
  });

  it('has one spelling for devices without an adjustment', () => {
    expect(normalised({ devices: null })['devices']).toBeNull();
    expect(
      normalised({ devices: { mobile: { enabled: true, bidAdjustmentPercent: 0 } } })['devices'],
    ).toBeNull();
  });

  it('puts the dates and networks of a campaign on its ad groups', () => {
    expect(normalise(adGroup()).attributes).toEqual({
      name: 'Shoes',
      status: 'ENABLED',
      maxCpcMicros: 1_500_000,
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      networks: { search: true, searchPartners: false, display: false },
    });
  });

  it('drops pins to places that do not exist', () => {
    const draft = ad({
      descriptions: [
        { text: 'A', pinned: 3 },
        { text: 'B', pinned: 2 },
      ],
    });
    expect(normalise(draft).attributes['descriptions']).toEqual([
      { text: 'A' },
      { text: 'B', pinned: 2 },
    ]);
    expect(codes(draft)).toEqual(['PIN_DROPPED']);
  });

  it('keeps of a negative keyword its words and match type only', () => {
    const draft = keyword({
      text: ' garden   shoes ',
      negative: true,
      status: 'PAUSED',
      matchType: 'BROAD',
    });
    expect(normalise(draft).attributes).toEqual({
      text: 'garden shoes',
      matchType: 'PHRASE',
      negative: true,
      status: 'ENABLED',
      maxCpcMicros: null,
      finalUrl: null,
    });
    expect([...codes(draft)].sort()).toEqual([
      'NEGATIVE_FIELD_IGNORED',
      'NEGATIVE_MATCH_TYPE_UNSUPPORTED',
    ]);
  });
});
