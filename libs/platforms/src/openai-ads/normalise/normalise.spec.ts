import { draftsFor } from '../../testing/drafts';
import { harness } from '../testing/contract-harness';
import { normalise } from './normalise';

const { campaign, adGroup, ad } = draftsFor(harness);
const codes = (result: ReturnType<typeof normalise>): readonly string[] =>
  result.warnings.map(({ code }) => code);

describe('what OpenAI holds', () => {
  it('leaves circles out and says so; places that are left stay', () => {
    const result = normalise(
      campaign({
        geoTargets: [
          ...harness.areas.slice(0, 1),
          { kind: 'RADIUS', name: 'Office', lat: 1, lng: 1, radius: 5, unit: 'km' },
        ],
      }),
    );
    expect(result.attributes['geoTargets']).toEqual([
      { kind: 'AREA', openaiLocationId: 'country:DE', negative: false },
    ]);
    expect(codes(result)).toContain('RADIUS_UNSUPPORTED');
  });

  it('never widens a campaign to everywhere when it names no known location, not even beside exclusions', () => {
    const places = normalise(
      campaign({
        geoTargets: [
          { ...harness.areas[0]!, negative: true },
          { kind: 'AREA', name: 'Atlantis', negative: false },
        ],
      }),
    ).attributes['geoTargets'];
    expect(places).toEqual([
      { kind: 'AREA', openaiLocationId: 'none', negative: false },
      { kind: 'AREA', openaiLocationId: 'country:DE', negative: true },
    ]);
  });

  it.each([
    [
      '{lpurl}?utm_source=x&c={campaign_id}&o={oppref}',
      '{lpurl}?utm_source=x&c={campaign_id}&o={oppref}',
      [],
    ],
    ['https://track.example/?u={lpurl}', null, ['TRACKING_TEMPLATE_UNSUPPORTED']],
    ['{lpurl}?k={keyword}', null, ['TRACKING_TEMPLATE_UNSUPPORTED']],
  ])('keeps only what can follow the address of a page: %s', (trackingTemplate, stored, warned) => {
    const result = normalise(campaign({ trackingTemplate }));
    expect([result.attributes['trackingTemplate'], codes(result)]).toEqual([stored, warned]);
  });

  it('switches tablets like phones, and warns when another state was requested', () => {
    const result = normalise(
      campaign({ devices: { mobile: { enabled: false }, tablet: { enabled: true } } }),
    );
    expect(result.attributes['devices']).toEqual({
      desktop: { enabled: true },
      mobile: { enabled: false },
      tablet: { enabled: false },
    });
    expect(codes(result)).toEqual(['TABLETS_FOLLOW_MOBILE']);
  });

  it('gives ad groups their own bid under manual bidding only', () => {
    const manual = campaign({ biddingStrategy: { type: 'ENHANCED_CPC' } });
    expect(normalise(adGroup({ campaign: manual })).attributes).toMatchObject({
      biddingStrategy: { type: 'MANUAL_CPC' },
      maxCpcMicros: 1_500_000,
    });
    const result = normalise(adGroup());
    expect([result.attributes['maxCpcMicros'], codes(result)]).toEqual([null, ['BID_NOT_USED']]);
  });

  it('turns positive keywords into hints, each once', () => {
    const keywords = ['wet  shoes', 'free', 'boots'].map((text) => ({
      text,
      matchType: 'BROAD' as const,
      negative: text === 'free',
    }));
    expect(
      normalise(adGroup({ contextHints: ['boots'], keywords })).attributes['contextHints'],
    ).toEqual(['boots', 'wet shoes']);
  });

  it('shows the first text that fits and one square image, whatever the order of images', () => {
    const images = ['b', 'a'].map((letter) => ({
      role: 'SQUARE_MARKETING_IMAGE' as const,
      sha256: letter.repeat(64),
    }));
    const result = normalise(
      ad({ headlines: [{ text: 'x'.repeat(51) }, { text: 'Hi' }, { text: 'Shoes' }], images }),
    );
    expect(result.attributes).toMatchObject({
      adType: 'CHAT_CARD',
      headlines: [{ text: 'Shoes' }],
      images: [{ role: 'SQUARE_MARKETING_IMAGE', sha256: 'a'.repeat(64) }],
    });
    expect(codes(result)).toEqual(['TEXTS_LEFT_OUT', 'IMAGES_LEFT_OUT']);
  });
});
