import {
  baselineOf,
  type DaySpend,
  periodSpan,
  reportedDays,
  spendInPeriod,
  spendOfConnection,
} from './spend';

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

const spanText = (...args: Parameters<typeof periodSpan>) => {
  const { key, start, end } = periodSpan(...args);
  return [key, start.toISOString(), end.toISOString()];
};

it.each([
  // The day on which clocks go forward has 23 hours, the one on which they go back 25.
  [
    'daily',
    '2026-03-29T12:00:00Z',
    'Europe/Berlin',
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ],
  [
    'daily',
    '2026-10-25T22:30:00Z',
    'Europe/Berlin',
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ],
  [
    'daily',
    '2026-11-01T07:30:00Z',
    'America/Los_Angeles',
    ['2026-11-01', '2026-11-01T07:00:00.000Z', '2026-11-02T08:00:00.000Z'],
  ],
  [
    'daily',
    '2026-11-21T15:30:00Z',
    'Asia/Tokyo',
    ['2026-11-22', '2026-11-21T15:00:00.000Z', '2026-11-22T15:00:00.000Z'],
  ],
  [
    'monthly',
    '2026-10-31T22:59:59Z',
    'Europe/Berlin',
    ['2026-10', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ],
  [
    'monthly',
    '2026-10-31T23:00:00Z',
    'Europe/Berlin',
    ['2026-11', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
  ],
  [
    'monthly',
    '2027-02-28T18:30:00Z',
    'Asia/Kolkata',
    ['2027-03', '2027-02-28T18:30:00.000Z', '2027-03-31T18:30:00.000Z'],
  ],
  [
    'monthly',
    '2028-02-29T12:00:00Z',
    'UTC',
    ['2028-02', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ],
  // A zone whose clocks change at midnight: that day begins at one o'clock.
  [
    'daily',
    '2026-09-06T12:00:00Z',
    'America/Santiago',
    ['2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
  ],
] as const)('a %s period at %s in %s', (period, now, zone, span) => {
  expect(spanText(period, new Date(now), zone)).toEqual(span);
});

it.each([
  [
    'Europe/Berlin',
    'Europe/Berlin',
    { from: '2026-11-22', to: '2026-11-22', startsEarlier: false },
  ],
  [
    'Europe/Berlin',
    'America/Los_Angeles',
    { from: '2026-11-21', to: '2026-11-22', startsEarlier: true },
  ],
  ['Europe/Berlin', 'Asia/Tokyo', { from: '2026-11-22', to: '2026-11-22', startsEarlier: true }],
  ['Europe/Berlin', 'UTC', { from: '2026-11-21', to: '2026-11-22', startsEarlier: true }],
])(
  'the day of an account in %s, as an ad account in %s reports it',
  (accountZone, reportZone, days) => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect(reportedDays(periodSpan('daily', now, accountZone), now, reportZone)).toEqual(days);
  },
);
