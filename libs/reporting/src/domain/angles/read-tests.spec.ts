import type { AngleFact, TriedAngle } from './angle-totals';
import { readTests } from './read-tests';

const angle = (angleId: string, businessId = 'biz_1'): TriedAngle => ({
  angleId,
  businessId,
  name: angleId,
  status: 'ACTIVE',
});
const fact = (angleId: string, more: Partial<AngleFact> = {}): AngleFact => {
  const clicks = more.clicks ?? 1_000;
  return {
    angleId,
    platform: 'google-ads',
    day: '2026-03-01',
    currency: 'EUR',
    impressions: clicks * 20,
    clicks,
    trackedClicks: clicks,
    conversionsMicros: 40_000_000,
    isPartlyUnknown: false,
    spendMicros: clicks * 500_000,
    ...more,
  };
};
const flagsOf = (...facts: AngleFact[]) =>
  Object.fromEntries(
    readTests([angle('a'), angle('b'), angle('c')], facts).map(({ angleId, flags }) => [
      angleId,
      flags.join(),
    ]),
  );

it('makes a test of each business', () => {
  const facts = [
    fact('a', { conversionsMicros: 90_000_000 }),
    fact('b'),
    fact('c', { conversionsMicros: 1_000_000 }),
  ];
  const read = readTests([angle('a'), angle('b'), angle('c', 'biz_2')], facts);
  expect(read.map(({ angleId, state, isLeader }) => [angleId, state, isLeader])).toEqual([
    ['a', 'decided', true],
    ['b', 'decided', false],
    ['c', 'collecting', true],
  ]);
});

it('only the leader is ahead', () => {
  const read = readTests(
    [angle('a'), angle('b')],
    [fact('a', { conversionsMicros: 52_000_000 }), fact('b')],
  );
  expect(read.map(({ state }) => state)).toEqual(['ahead', 'collecting']);
});

it('says what a month on the wrong angle costs, in the one currency that there is', () => {
  const facts = [
    fact('a', { clicks: 100_000, conversionsMicros: 8_000_000_000 }),
    fact('b', { clicks: 100_000, conversionsMicros: 4_000_000_000, day: '2026-03-10' }),
  ];
  const [, worse] = readTests([angle('a'), angle('b')], facts);
  expect(worse!.expectedMonthlyLoss).toBeCloseTo((50_000 / 10) * (365.25 / 12) * 0.5, -3);
  const mixed = readTests([angle('a'), angle('b')], [...facts, fact('b', { currency: 'USD' })]);
  expect(mixed[1]).toMatchObject({ expectedMonthlyLoss: null, spend: null, currency: null });
});

it('counts clicks as tries only where conversions are reported', () => {
  const silent = {
    platform: 'reddit-ads' as const,
    clicks: 50_000,
    trackedClicks: 0,
    conversionsMicros: null,
    isPartlyUnknown: true,
  };
  const read = readTests(
    [angle('a'), angle('b')],
    [fact('a', { conversionsMicros: 90_000_000 }), fact('b'), fact('b', silent), fact('a', silent)],
  );
  expect(read[0]).toMatchObject({ state: 'decided', clicks: 51_000 });
});

describe('flags', () => {
  it('TRACKING_MISSING: nothing converts, clicks per impression decide', () => {
    const none = { conversionsMicros: 0 };
    const read = readTests(
      [angle('a'), angle('b')],
      [fact('a', { ...none, impressions: 10_000 }), fact('b', none)],
    );
    expect(
      read.map(({ flags, measure, isLeader, state }) => [flags, measure, isLeader, state]),
    ).toEqual([
      [['TRACKING_MISSING'], 'CLICKS_PER_IMPRESSION', true, 'decided'],
      [['TRACKING_MISSING'], 'CLICKS_PER_IMPRESSION', false, 'decided'],
    ]);
  });

  it('SKEWED_DELIVERY and STARVED: by impressions', () => {
    expect(
      flagsOf(
        fact('a', { clicks: 7_000 }),
        fact('b', { clicks: 2_000 }),
        fact('c', { clicks: 200 }),
      ),
    ).toEqual({ a: 'SKEWED_DELIVERY', b: '', c: 'STARVED' });
    expect(
      flagsOf(
        fact('a', { clicks: 4_000 }),
        fact('b', { clicks: 2_000 }),
        fact('c', { clicks: 1_000 }),
      ),
    ).toEqual({ a: '', b: '', c: '' });
  });

  it('PLATFORM_MIX_DIVERGES: others run elsewhere', () => {
    const meta = { platform: 'meta-ads' as const };
    expect(
      flagsOf(
        fact('a', { clicks: 500 }),
        fact('a', { ...meta, clicks: 500 }),
        fact('b'),
        fact('c'),
        fact('c', { ...meta, clicks: 100 }),
      ).a,
    ).toBe('PLATFORM_MIX_DIVERGES');
    expect(flagsOf(fact('a'), fact('a', { ...meta, clicks: 100 }), fact('b'), fact('c'))).toEqual({
      a: '',
      b: '',
      c: '',
    });
  });

  it('say nothing of shares while there is nothing to share', () => {
    expect(flagsOf(fact('a', { impressions: 999 }))).toEqual({ a: '', b: '', c: '' });
  });
});
