import Big from 'big.js';
import fc from 'fast-check';
import { metricsOf } from './metrics';

const sums = {
  impressions: '1000',
  clicks: '30',
  spendMicros: '10000000',
  conversionsMicros: '3000000',
  conversionValueMicros: '25000000',
  spendWithoutConversionsMicros: '0',
  spendWithoutValueMicros: '0',
  unknownFor: {},
};

describe('metrics', () => {
  it('are in units, averages with two decimals more than money, ratios with six', () => {
    expect(metricsOf(sums, 'EUR')).toEqual({
      impressions: 1_000,
      clicks: 30,
      spend: 10,
      conversions: 3,
      conversionValue: 25,
      ctr: 0.03,
      avgCpc: 0.3333,
      cpa: 3.3333,
      roas: 2.5,
      unknownFor: {},
    });
    const perClick = (currency: string) => metricsOf(sums, currency).avgCpc;
    expect([perClick('JPY'), perClick('KWD')]).toEqual([0.33, 0.33333]);
  });

  it('leave out of ratios what was spent without what they are made of', () => {
    const partial = {
      ...sums,
      spendWithoutConversionsMicros: '4000000',
      spendWithoutValueMicros: '5000000',
      unknownFor: { conversions: ['openai-ads'] } as const,
    };
    expect(metricsOf(partial, 'EUR')).toMatchObject({
      spend: 10,
      conversions: 3,
      cpa: 2,
      roas: 5,
      unknownFor: { conversions: ['openai-ads'] },
    });
  });

  it('have the decimals of their currency, halves away from zero, also of what was taken back', () => {
    const spend = (spendMicros: string, currency: string): number =>
      metricsOf({ ...sums, spendMicros }, currency).spend;
    expect([
      spend('10005000', 'EUR'),
      spend('10004999', 'EUR'),
      spend('-10005000', 'EUR'),
      spend('1500000', 'JPY'),
      spend('1000500', 'KWD'),
    ]).toEqual([10.01, 10, -10.01, 2, 1.001]);
  });

  it('are null where something is unknown or divided by nothing', () => {
    const nothing = {
      ...sums,
      impressions: '0',
      clicks: '0',
      spendMicros: '0',
      conversionsMicros: null,
      conversionValueMicros: null,
    };
    expect(metricsOf(nothing, 'EUR')).toMatchObject({
      conversions: null,
      conversionValue: null,
      ctr: null,
      avgCpc: null,
      cpa: null,
      roas: null,
    });
  });

  it('equal what decimals of any length come to', () => {
    const amount = fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n });
    const decimal = (dividend: bigint, divisor: bigint, digits = 6): number | null => {
      Big.DP = 60;
      return divisor === 0n
        ? null
        : new Big(String(dividend)).div(String(divisor)).round(digits, Big.roundHalfUp).toNumber() +
            0;
    };
    fc.assert(
      fc.property(
        amount,
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        amount,
        amount,
        (spend, clicks, impressions, conversions, value) => {
          const made = metricsOf(
            {
              ...sums,
              impressions: String(impressions),
              clicks: String(clicks),
              spendMicros: String(spend),
              conversionsMicros: String(conversions),
              conversionValueMicros: String(value),
            },
            'EUR',
          );
          expect([made.ctr, made.avgCpc, made.cpa, made.roas, made.conversions]).toEqual([
            decimal(clicks, impressions),
            decimal(spend, clicks * 1_000_000n, 4),
            decimal(spend, conversions, 4),
            decimal(value, spend),
            decimal(conversions, 1_000_000n),
          ]);
        },
      ),
    );
  });
});
