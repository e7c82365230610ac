import type { CampaignDraft } from '../../port/draft';
import { draftsFor } from '../../testing/drafts';
import { harness } from '../testing/contract-harness';
import { normalise } from './normalise';

const { campaign, adGroup, ad } = draftsFor(harness);

const codes = (draft: Parameters<typeof normalise>[0]): readonly string[] =>
  normalise(draft)
    .warnings.map(({ code }) => code)
    .sort();
const below = (over: Partial<CampaignDraft>, maxCpcMicros?: number) =>
  normalise(adGroup({ campaign: campaign(over), maxCpcMicros })).attributes;

describe('what LinkedIn will hold', () => {
  it.each<[Partial<CampaignDraft>, object, readonly string[]]>([
    [{ biddingStrategy: { type: 'MAXIMIZE_CLICKS' } }, { type: 'MAXIMIZE_CLICKS' }, []],
    [
      { biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 2_000_000 } },
      { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 2_000_000 },
      [],
    ],
    [
      {
        biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 2_000_000 },
        objective: 'SALES',
      },
      { type: 'MAXIMIZE_CLICKS' },
      ['BIDDING_OPTION_IGNORED'],
    ],
    [
      { biddingStrategy: { type: 'MANUAL_CPC' }, objective: 'AWARENESS' },
      { type: 'MAXIMIZE_CLICKS' },
      ['BIDDING_STRATEGY_TRANSLATED'],
    ],
    [
      { biddingStrategy: { type: 'ENHANCED_CPC' } },
      { type: 'MANUAL_CPC' },
      ['BIDDING_STRATEGY_TRANSLATED'],
    ],
    [
      { biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } },
      { type: 'MAXIMIZE_CLICKS' },
      ['BIDDING_STRATEGY_TRANSLATED'],
    ],
  ])('of the bids of %j is %j', (over, expected, warned) => {
    expect(below(over)['biddingStrategy']).toEqual(expected);
    expect(codes(campaign(over))).toEqual(warned);
  });

  it('warns of objects below with the campaign, and not again with its ad groups', () => {
    const over: Partial<CampaignDraft> = {
      geoTargets: [
        { kind: 'RADIUS', name: 'Office', lat: 1, lng: 2, radius: 5, unit: 'km' },
        { kind: 'AREA', name: 'Nowhere', negative: false },
      ],
      languages: ['de', 'fr'],
      locationIntent: 'PRESENCE_OR_INTEREST',
      schedule: [
        {
          day: 'MONDAY',
          startHour: 9,
          startMinute: 'ZERO',
          endHour: 17,
          endMinute: 'ZERO',
          bidModifier: 1,
        },
      ],
      devices: { mobile: { enabled: false } },
      negativeKeywords: [{ text: 'free', matchType: 'EXACT' }],
    };
    expect(codes(campaign(over))).toEqual([
      'FIELD_UNSUPPORTED',
      'FIELD_UNSUPPORTED',
      'FIELD_UNSUPPORTED',
      'LANGUAGES_DROPPED',
      'LOCATION_INTENT_TRANSLATED',
      'PLACE_NOT_RESOLVED',
      'RADIUS_UNSUPPORTED',
    ]);
    expect(codes(adGroup({ campaign: campaign(over), maxCpcMicros: null }))).toEqual([]);
    expect(below(over)).toMatchObject({ geoTargets: [], languages: ['de'] });
  });

  it('of a bid is none where LinkedIn bids by itself, and it is missed where it does not', () => {
    expect(codes(adGroup({ maxCpcMicros: 1_000_000 }))).toEqual(['BID_NOT_USED']);
    expect(
      codes(
        adGroup({
          campaign: campaign({ biddingStrategy: { type: 'MANUAL_CPC' } }),
          maxCpcMicros: null,
        }),
      ),
    ).toEqual(['BID_REQUIRED']);
    expect(below({ biddingStrategy: { type: 'MANUAL_CPC' } }, 1_500_000)['maxCpcMicros']).toBe(
      1_500_000,
    );
  });

  it('leaves room for our mark in a name, and says so', () => {
    const draft = campaign({ name: 'x'.repeat(100) });
    expect(codes(draft)).toEqual(['NAME_SHORTENED']);
    expect(String(normalise(draft).attributes['name']).length).toBeLessThan(100);
  });

  it('of an amount below the least unit of the currency is that unit', () => {
    expect(normalise(campaign({ budgetMicros: 1 })).attributes['budgetMicros']).toBe(10_000);
  });

  it('takes the language that is named beside English, and the same image in any order of the images', () => {
    expect(below({ languages: ['en', 'fr', 'de'] })['languages']).toEqual(['de']);
    const images = ['b', 'a'].map(
      (letter) => ({ role: 'MARKETING_IMAGE', sha256: letter.repeat(64) }) as const,
    );
    expect(
      [images, images.toReversed()].map(
        (each) => normalise(ad({ images: each })).attributes['images'],
      ),
    ).toEqual([1, 2].map(() => [{ role: 'MARKETING_IMAGE', sha256: 'a'.repeat(64) }]));
  });

  it('goes beyond LinkedIn for display and stays in the feed for social campaigns', () => {
    expect(
      [below({ campaignType: 'DISPLAY' }), below({ campaignType: 'SOCIAL' })].map(
        ({ audienceNetwork }) => audienceNetwork,
      ),
    ).toEqual([true, false]);
  });

  it('of an ad is one text of each kind and one image, with tracking around its address', () => {
    const draft = ad({
      campaign: campaign({ trackingTemplate: 'https://track.example/?u={lpurl}' }),
      headlines: [{ text: 'One' }, { text: 'Two' }],
      callToAction: 'Apply now',
      finalUrl: 'https://shop.example/a?b=1',
    });
    expect(normalise(draft).attributes).toMatchObject({
      headlines: [{ text: 'One' }],
      callToAction: 'APPLY',
      finalUrl: 'https://track.example/?u=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1',
    });
    expect(normalise(draft).attributes['images'] as readonly unknown[]).toHaveLength(1);
    expect(codes(draft)).toEqual(['IMAGES_LEFT_OUT', 'TEXTS_LEFT_OUT']);
    expect(codes(ad({ callToAction: 'FLY_TO_THE_MOON', images: [] }))).toEqual([
      'CALL_TO_ACTION_UNSUPPORTED',
    ]);
  });
});
