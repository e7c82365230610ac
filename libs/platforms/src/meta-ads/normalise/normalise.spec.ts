import type { CampaignDraft } from '../../port/draft';
import { drafts } from '../testing/contract-harness';
import { normalise } from './normalise';

const warned = (over: Partial<CampaignDraft>): readonly string[] =>
  normalise(drafts.campaign({ languages: [], ...over })).warnings.map(
    ({ code, field }) => `${code} ${field}`,
  );
const normalised = (over: Partial<CampaignDraft>) => normalise(drafts.campaign(over)).attributes;
const circle = { kind: 'RADIUS', name: 'Office', lat: 1, lng: 1 } as const;

describe('what Meta will store of a campaign', () => {
  it.each<[string, Partial<CampaignDraft>, readonly string[]]>([
    ['nothing to change', {}, []],
    [
      'circles of a kilometre at least',
      { geoTargets: [{ ...circle, radius: 0.5, unit: 'km' }] },
      ['RADIUS_CLAMPED_TO_MIN geoTargets/0/radius'],
    ],
    ['smaller ones in miles', { geoTargets: [{ ...circle, radius: 0.63, unit: 'mi' }] }, []],
    [
      'circles of fifty miles at most',
      { geoTargets: [{ ...circle, radius: 51, unit: 'mi' }] },
      ['RADIUS_CLAMPED_TO_MAX geoTargets/0/radius'],
    ],
    [
      'no adjustments',
      { geoTargets: [{ ...circle, radius: 5, unit: 'km', bidAdjustmentPercent: 10 }] },
      ['BID_ADJUSTMENT_UNSUPPORTED geoTargets/0/bidAdjustment'],
    ],
    [
      'no place without an id',
      { geoTargets: [{ kind: 'AREA', name: 'Berlin', negative: false }] },
      ['PLACE_NOT_RESOLVED geoTargets/0'],
    ],
    [
      'tablets among mobile devices',
      { devices: { tablet: { enabled: false } } },
      ['TABLETS_FOLLOW_MOBILE targeting/devices/tablet'],
    ],
    [
      'no language that it does not know',
      { languages: ['de', 'tlh'] },
      ['LANGUAGE_UNSUPPORTED languages'],
    ],
    [
      'conversions of sales',
      { biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } },
      ['OBJECTIVE_TRANSLATED objective'],
    ],
    [
      'ceilings of clicks only',
      {
        objective: 'SALES',
        biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS', maxCpcBidCeilingMicros: 1_000_000 },
      },
      ['BIDDING_OPTION_IGNORED biddingStrategy/maxCpcBidCeiling'],
    ],
    ['whole forints', { currency: 'HUF', budgetMicros: 1_234_560_000 }, ['MONEY_ROUNDED budget']],
    [
      'hundredths of a dinar',
      { currency: 'KWD', budgetMicros: 1_234_000 },
      ['MONEY_ROUNDED budget'],
    ],
  ])('%s', (_, over, codes) => expect(warned(over)).toEqual(codes));

  it.each([
    ['MAXIMIZE_CLICKS', {}, 'LOWEST_COST_WITHOUT_CAP'],
    ['MAXIMIZE_CLICKS', { maxCpcBidCeilingMicros: 1 }, 'LOWEST_COST_WITH_BID_CAP'],
    ['TARGET_CPA', { targetCpaMicros: 1 }, 'COST_CAP'],
    ['TARGET_ROAS', { targetRoas: 2 }, 'LOWEST_COST_WITH_MIN_ROAS'],
  ] as const)('bids of %s %j by %s', (type, over, expected) =>
    expect(normalised({ biddingStrategy: { type, ...over } })['biddingStrategy']).toEqual({
      type: expected,
    }),
  );

  it('special categories with the countries that are meant, politics among them', () => {
    const geoTargets = [
      {
        kind: 'AREA',
        name: 'Berlin',
        negative: false,
        metaLocationId: 'city:1',
        countryCode: 'DE',
      },
      { kind: 'AREA', name: 'US', negative: false, metaLocationId: 'country:US' },
      { kind: 'AREA', name: 'France', negative: true, metaLocationId: 'country:FR' },
    ] as const;
    expect(
      normalised({
        geoTargets,
        politicalAdvertising: 'POLITICAL',
        specialAdCategories: ['HOUSING'],
      }),
    ).toMatchObject({
      specialAdCategories: ['HOUSING', 'ISSUES_ELECTIONS_POLITICS'],
      specialAdCategoryCountries: ['DE', 'US'],
    });
    expect(normalised({ geoTargets })).toMatchObject({
      specialAdCategories: [],
      specialAdCategoryCountries: [],
    });
  });

  it('one image and as many texts as a link shows', () => {
    const images = [
      { role: 'SQUARE_MARKETING_IMAGE', sha256: 'b' },
      { role: 'MARKETING_IMAGE', sha256: 'a' },
    ] as const;
    const { attributes, warnings } = normalise(
      drafts.ad({
        images,
        headlines: [{ text: 'One', pinned: 1 }, { text: 'Two' }],
        callToAction: 'Fly to the moon',
      }),
    );
    expect(attributes).toMatchObject({
      adType: 'SINGLE_IMAGE',
      images: [{ role: 'MARKETING_IMAGE', sha256: 'a' }],
      headlines: [{ text: 'One' }],
      callToAction: null,
    });
    expect(warnings.map(({ code }) => code)).toEqual([
      'TEXTS_LEFT_OUT',
      'PIN_DROPPED',
      'CALL_TO_ACTION_UNSUPPORTED',
      'IMAGES_LEFT_OUT',
    ]);
  });

  it('a cap of an ad group only where its campaign takes caps', () => {
    const { attributes, warnings } = normalise(drafts.adGroup());
    expect([attributes['maxCpcMicros'], warnings.map(({ field }) => field)]).toEqual([
      null,
      ['maxCpc'],
    ]);
  });
});
