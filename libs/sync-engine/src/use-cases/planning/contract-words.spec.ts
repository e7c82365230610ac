import {
  CONTRACT_FIELDS,
  contractField,
  contractPath,
  contractValue,
  PLAN_FIELDS,
  planField,
} from './contract-words';

describe("the contract's words for what a plan holds", () => {
  it.each([
    ['budgetMicros', 12_340_000, 'budget', 12.34],
    ['budgetMicros', null, 'budget', null],
    ['maxCpcMicros', 10_000, 'maxCpc', 0.01],
    ['status', 'PAUSED', 'status', 'PAUSED'],
    ['adType', 'RESPONSIVE_SEARCH', 'type', 'RESPONSIVE_SEARCH'],
    ['schedule', null, 'adScheduleStructured', null],
    [
      'schedule',
      [{ day: 'MONDAY', startHour: 9, bidModifier: 1.2 }],
      'adScheduleStructured',
      { windows: [{ day: 'MONDAY', startHour: 9, bidModifier: 1.2 }] },
    ],
    ['politicalAdvertising', 'NONE', 'declarations/politicalAdvertising', 'NONE'],
    [
      'devices',
      { mobile: { enabled: true, bidAdjustmentPercent: 20 } },
      'targeting/devices',
      { mobile: { enabled: true, bidAdjustment: 20 } },
    ],
    [
      'geoTargets',
      [{ kind: 'AREA', criterionId: '1', bidAdjustmentPercent: null }],
      'geoTargets',
      [{ kind: 'AREA', criterionId: '1', bidAdjustment: null }],
    ],
    [
      'extensions',
      [{ kind: 'CALLOUT', text: 'Free' }],
      'extensions',
      [{ type: 'CALLOUT', calloutText: 'Free' }],
    ],
    [
      'extensions',
      [{ kind: 'SITELINK', linkText: 'Hours', description1: null }],
      'extensions',
      [{ type: 'SITELINK', linkText: 'Hours', description1: null }],
    ],
    ['images', [{ role: 'LOGO', sha256: 'ab' }], 'images', [{ role: 'LOGO', sha256: 'ab' }]],
    [
      'advertiserIdentity',
      { payer: 'Ada', beneficiary: null },
      'declarations/advertiserIdentity',
      { payer: 'Ada', beneficiary: null },
    ],
    ['linkedin', { matching: 'ALL' }, 'targeting/linkedin', { matching: 'ALL' }],
    ['headlines', [{ text: 'Fresh', pinned: 1 }], 'headlines', [{ text: 'Fresh', pinned: 1 }]],
  ])('says %s %j as %s %j', (stored, value, field, shown) => {
    expect([contractField(stored), contractValue(stored, value)]).toEqual([field, shown]);
  });

  it('says a bidding strategy in major units', () => {
    const stored = {
      type: 'TARGET_IMPRESSION_SHARE',
      targetCpaMicros: 1_500_000,
      targetImpressionSharePercent: 65,
      maxCpcBidCeilingMicros: null,
      targetRoas: 2.5,
    };
    expect(contractValue('biddingStrategy', stored)).toEqual({
      type: 'TARGET_IMPRESSION_SHARE',
      targetCpa: 1.5,
      targetImpressionShare: 65,
      maxCpcBidCeiling: null,
      targetRoas: 2.5,
    });
  });

  it.each([
    ['schedule/0/bidModifier', 'adScheduleStructured/windows/0/bidModifier'],
    ['schedule', 'adScheduleStructured'],
    ['biddingStrategy/targetCpaMicros', 'biddingStrategy/targetCpa'],
    ['biddingStrategy.targetRoas', 'biddingStrategy/targetRoas'],
    ['devices/mobile/bidAdjustment', 'targeting/devices/mobile/bidAdjustment'],
    ['targeting/devices/mobile/bidAdjustment', 'targeting/devices/mobile/bidAdjustment'],
    ['geoTargets/0/radius', 'geoTargets/0/radius'],
    ['budgetMicros', 'budget'],
  ])('says the path %s as %s', (stored, shown) => {
    expect(contractPath(stored)).toBe(shown);
  });

  it('finds every field again by the name that it was shown under', () => {
    expect(CONTRACT_FIELDS.map(planField)).toEqual([...PLAN_FIELDS]);
  });

  it('shows no unit of ours', () => {
    expect(CONTRACT_FIELDS.filter((name) => /Micros|Percent$/.test(name))).toEqual([]);
  });
});
