import { baselineOf, spendOfConnection, type DaySpend } from './campaign-spend';
import { spendInPeriod } from './spend-in-period';

const row = (day: string, spentMicros: number, more: Partial<DaySpend> = {}): DaySpend => ({
  day,
  spentMicros,
  campaignId: 'cmp_1',
  connectionId: 'con_1',
  currency: 'EUR',
  ...more,
});
const baseline = (spentMicros: Readonly<Record<string, number>>) => ({
  accountId: 'acc_1',
  period: '2026-11-22',
  connectionId: 'con_1',
  spentMicros,
});
const shared = { from: '2026-11-21', to: '2026-11-22', startsEarlier: true };

describe('what a connection spent in a period', () => {
  it('is the sum of its days, by campaign', () => {
    const rows = [
      row('2026-11-20', 1),
      row('2026-11-21', 10),
      row('2026-11-22', 100),
      row('2026-11-22', 5, { campaignId: 'cmp_2' }),
      row('2026-11-23', 1_000),
    ];
    expect(
      spendOfConnection(rows, { ...shared, startsEarlier: false }, undefined).map(
        ({ campaignId, spentMicros }) => [campaignId, spentMicros],
      ),
    ).toEqual([
      ['cmp_1', 110],
      ['cmp_2', 5],
    ]);
  });

  it('leaves out what a shared day had seen before the period began', () => {
    const rows = [row('2026-11-21', 10), row('2026-11-22', 100)];
    expect(spendOfConnection(rows, shared, baseline({ cmp_1: 7 }))[0]?.spentMicros).toBe(103);
    expect(
      spendOfConnection([row('2026-11-21', 3)], shared, baseline({ cmp_1: 7 }))[0]?.spentMicros,
    ).toBe(0);
  });
});

describe('a baseline', () => {
  const rows = [
    row('2026-11-20', 1),
    row('2026-11-21', 10),
    row('2026-11-21', 5, { campaignId: 'cmp_2' }),
  ];

  it('is what the shared day has seen so far', () => {
    expect(baselineOf(rows, { from: '2026-11-21', to: '2026-11-21', startsEarlier: true })).toEqual(
      { cmp_1: 10, cmp_2: 5 },
    );
  });

  it('is nothing where days begin together, and when the shared day is over', () => {
    expect(
      baselineOf(rows, { from: '2026-11-21', to: '2026-11-21', startsEarlier: false }),
    ).toEqual({});
    expect(baselineOf(rows, shared)).toEqual({});
  });
});

describe('the spending of an account', () => {
  it('is added in the currency of the budget; what has no rate is named and counted nowhere', () => {
    const rows = [
      row('', 10_000_000),
      row('', 2_000_000, { currency: 'USD', campaignId: 'cmp_2' }),
      row('', 1, { currency: 'JPY', connectionId: 'con_3' }),
    ];
    expect(spendInPeriod(rows, { currency: 'EUR', ratesMicros: { USD: 900_000 } })).toEqual({
      totalMicros: 11_800_000,
      byCampaign: new Map([
        ['cmp_1', 10_000_000],
        ['cmp_2', 1_800_000],
      ]),
      uncountable: new Set(['con_3']),
    });
  });
});
