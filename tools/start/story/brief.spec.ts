import { brief, briefWith } from './brief';

describe('a value of a plan', () => {
  it.each([
    ['none', null],
    ['none', []],
    ['30', 30],
    ['de, en', ['de', 'en']],
    [
      'MAXIMIZE_CLICKS, maxCpcBidCeiling 1.2',
      { type: 'MAXIMIZE_CLICKS', maxCpcBidCeiling: 1.2, targetCpa: null },
    ],
    ['free', { text: 'free', matchType: 'PHRASE' }],
    ['not 20228', { kind: 'AREA', negative: true, criterionId: '20228', bidAdjustment: null }],
    ['51001 +15 %', { kind: 'AREA', negative: false, msLocationId: '51001', bidAdjustment: 15 }],
    ['5 around 52.5, 13.4', { kind: 'RADIUS', lat: 52.5, lng: 13.4, radius: 5 }],
    [
      'Hours, Free, Brands: A, B',
      [
        { type: 'SITELINK', linkText: 'Hours' },
        { type: 'CALLOUT', calloutText: 'Free' },
        { type: 'STRUCTURED_SNIPPET', header: 'Brands', values: ['A', 'B'] },
      ],
    ],
    ['square marketing image 0123abcd', { role: 'SQUARE_MARKETING_IMAGE', sha256: '0123abcd4567' }],
    ['search', { search: true, display: false, searchPartners: false }],
    ['mobile on -20 %', { mobile: { enabled: true, bidAdjustment: -20 } }],
  ])('is written as "%s"', (text, value) => {
    expect(brief(value)).toBe(text);
  });

  it('names an image as its asset is named', () => {
    expect(briefWith(new Map([['0123', 'Dawn']]))([{ role: 'LOGO', sha256: '0123' }])).toBe('Dawn');
  });

  it('names a place as its row is named', () => {
    expect(
      briefWith(new Map([['1003854', 'Berlin']]))([
        { kind: 'AREA', negative: true, criterionId: '1003854' },
      ]),
    ).toBe('not Berlin');
  });

  it('puts days of equal hours together', () => {
    const windows = ['FRIDAY', 'MONDAY', 'TUESDAY', 'THURSDAY', 'WEDNESDAY', 'SUNDAY'].map(
      (day) => ({ day, startHour: 9, endHour: 17, bidModifier: 1 }),
    );
    expect(brief({ windows })).toBe('MON-FRI SUN 9-17');
  });

  it('begins the week on Monday', () => {
    const windows = [
      { day: 'SATURDAY', startHour: 9, endHour: 18, bidModifier: 1.2 },
      { day: 'MONDAY', startHour: 8, startMinute: 'THIRTY', endHour: 20, bidModifier: 1 },
    ];
    expect(brief({ windows })).toBe('MON 8:30-20, SAT 9-18 × 1.2');
  });
});
