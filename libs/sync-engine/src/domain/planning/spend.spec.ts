import type { PlatformId } from '@switchyard/kernel';
import type { Overdelivery } from '@switchyard/platforms/domain';
import fc from 'fast-check';
import {
  campaignAfter,
  type CampaignSpend,
  dailyMicros,
  daysToMonthEnd,
  type MoneyWorld,
  runningDays,
  spendOfPlan,
  worstCaseMicros,
} from './spend';

const EXACT: Overdelivery = { dayPercent: 100, evensOut: null, note: '', source: '' };
const world = (
  budget: Partial<MoneyWorld['budget']> = {},
  over: Partial<MoneyWorld> = {},
): MoneyWorld => ({
  now: new Date('2026-11-29T12:00:00Z'),
  timeZone: 'UTC',
  budget: {
    globalBudgetMicros: null,
    period: 'monthly',
    currency: 'EUR',
    ratesMicros: {},
    ...budget,
  },
  overdelivery: () => EXACT,
  ...over,
});
const spend = (
  platform: PlatformId,
  currency: string,
  beforeMicros: number,
  afterMicros: number,
  dates = { startDate: null as string | null, endDate: null as string | null },
): CampaignSpend => ({ platform, currency, beforeMicros, afterMicros, ...dates });

describe('what a plan does to spending', () => {
  it('is nothing when no campaign takes part', () => expect(spendOfPlan([], world())).toBeNull());

  it('is added up per platform, and to the end of the month', () => {
    const result = spendOfPlan(
      [
        spend('meta-ads', 'EUR', 5, 0),
        spend('google-ads', 'EUR', 10, 30),
        spend('google-ads', 'EUR', 1, 2),
      ],
      world(),
    );
    expect(result).toMatchObject({
      currency: 'EUR',
      perPlatform: [
        { platform: 'google-ads', dailyBeforeMicros: 11, dailyAfterMicros: 32 },
        { platform: 'meta-ads', dailyBeforeMicros: 5, dailyAfterMicros: 0 },
      ],
      worstCaseMonthToEndMicros: 64,
    });
  });

  it('reckons no day before a campaign starts or after it ends', () =>
    expect(
      spendOfPlan(
        [
          spend('google-ads', 'EUR', 0, 10, { startDate: '2026-11-30', endDate: null }),
          spend('google-ads', 'EUR', 0, 7, { startDate: null, endDate: '2026-11-28' }),
        ],
        world(),
      )?.worstCaseMonthToEndMicros,
    ).toBe(10));

  it("ends with the month of the account's zone", () =>
    expect(
      spendOfPlan(
        [spend('google-ads', 'EUR', 0, 10)],
        world({}, { now: new Date('2026-11-30T23:30:00Z'), timeZone: 'Europe/Berlin' }),
      )?.worstCaseMonthToEndMicros,
    ).toBe(310));

  it('adds no other currency by itself: it is shown, and in no sum', () => {
    const result = spendOfPlan(
      [spend('google-ads', 'EUR', 1, 10), spend('google-ads', 'USD', 3, 100)],
      world(),
    );
    expect(result).toMatchObject({
      currency: 'EUR',
      perPlatform: [{ dailyBeforeMicros: 1, dailyAfterMicros: 10 }],
      worstCaseMonthToEndMicros: 20,
      perCurrency: [
        { currency: 'EUR', dailyAfterMicros: 10, isAdded: true },
        {
          currency: 'USD',
          dailyBeforeMicros: 3,
          dailyAfterMicros: 100,
          worstCaseMonthToEndMicros: 200,
          isAdded: false,
        },
      ],
    });
  });

  it("adds another currency by the account's rate", () => {
    const result = spendOfPlan(
      [spend('google-ads', 'EUR', 1, 10), spend('google-ads', 'USD', 3, 100)],
      world({ ratesMicros: { USD: 920_000 } }),
    );
    expect(result).toMatchObject({
      perPlatform: [{ dailyAfterMicros: 102 }],
      worstCaseMonthToEndMicros: 204,
      perCurrency: [{ isAdded: true }, { isAdded: true }],
    });
  });

  it("is in the plan's own currency when nothing of it can be converted into the account's", () =>
    expect(
      spendOfPlan([spend('google-ads', 'USD', 3, 100)], world({ globalBudgetMicros: 5 })),
    ).toMatchObject({
      currency: 'USD',
      worstCaseMonthToEndMicros: 200,
      perCurrency: [{ isAdded: true }],
    }));

  it("comes with the account's budget; the rest of the budget is unknown while the spending is unknown", () => {
    expect(
      spendOfPlan([spend('google-ads', 'EUR', 0, 10)], world({ globalBudgetMicros: 300 })),
    ).toMatchObject({ accountBudgetMicros: 300, headroomMicros: null });
    expect(
      spendOfPlan(
        [spend('google-ads', 'EUR', 0, 10)],
        world({ globalBudgetMicros: 300, period: 'daily' }),
      ),
    ).toMatchObject({ accountBudgetMicros: 600, headroomMicros: null });
  });

  it('has no account budget where none is set, or in another currency', () => {
    expect(spendOfPlan([spend('google-ads', 'EUR', 0, 10)], world())).not.toHaveProperty(
      'accountBudgetMicros',
    );
    expect(
      spendOfPlan([spend('google-ads', 'USD', 0, 10)], world({ globalBudgetMicros: 5 })),
    ).not.toHaveProperty('headroomMicros');
  });
});

describe('a campaign once a change of it is done', () => {
  const seen = { status: 'ENABLED', budgetMicros: 20 };
  const change = (over: object) =>
    ({ fields: [], after: null, ...over }) as unknown as Parameters<typeof campaignAfter>[0];

  it.each<[string, Parameters<typeof campaignAfter>[0], number]>([
    [
      'is as it is there when we take it over',
      change({ action: 'import', fields: [{ field: 'budgetMicros', before: 10, after: 20 }] }),
      20,
    ],
    [
      'keeps drift that is left alone',
      change({
        action: 'update',
        fields: [{ field: 'name', before: 'a', after: 'b' }],
        after: { status: 'ENABLED', budgetMicros: 10 },
      }),
      20,
    ],
    [
      'has what is sent',
      change({ action: 'update', fields: [{ field: 'budgetMicros', before: 20, after: 30 }] }),
      30,
    ],
    [
      'spends nothing once it is paused',
      change({
        action: 'update',
        fields: [{ field: 'status', before: 'ENABLED', after: 'PAUSED' }],
      }),
      0,
    ],
    ['spends nothing once it is removed', change({ action: 'remove' }), 0],
    [
      'is what is made',
      change({ action: 'create', after: { status: 'ENABLED', budgetMicros: 5 } }),
      5,
    ],
    [
      'is paused when it is released so',
      change({ action: 'release', after: { status: 'PAUSED', budgetMicros: 20 } }),
      0,
    ],
  ])('%s', (_, planned, micros) => expect(dailyMicros(campaignAfter(planned, seen))).toBe(micros));
});

const rule = (over: Partial<Overdelivery>): Overdelivery => ({
  dayPercent: 100,
  evensOut: null,
  note: '',
  source: '',
  ...over,
});
const MONTHLY = rule({ dayPercent: 200, evensOut: { over: 'month', percent: 3_040 } });
const FROM_SUNDAY = rule({ dayPercent: 175, evensOut: { over: 'week', begins: 7, percent: 700 } });
const FROM_MONDAY = rule({ dayPercent: 150, evensOut: { over: 'week', begins: 1, percent: 700 } });

describe('days to the end of the month', () => {
  it.each([
    ['the last moment of a month', '2026-10-31T22:59:59Z', 'Europe/Berlin', 1, '2026-10-31'],
    ['the first moment of the next one', '2026-10-31T23:00:00Z', 'Europe/Berlin', 30, '2026-11-01'],
    ['a day of 23 hours', '2026-03-28T23:30:00Z', 'Europe/Berlin', 3, '2026-03-29'],
    ['a day of 25 hours', '2026-10-24T22:30:00Z', 'Europe/Berlin', 7, '2026-10-25'],
    [
      'far west, where it is still yesterday',
      '2026-12-01T05:00:00Z',
      'America/Los_Angeles',
      1,
      '2026-11-30',
    ],
    [
      'far east, where it is tomorrow',
      '2026-11-30T12:00:00Z',
      'Pacific/Auckland',
      31,
      '2026-12-01',
    ],
    ['a leap year', '2028-02-01T12:00:00Z', 'UTC', 29, '2028-02-01'],
  ])('%s', (_, now, zone, count, today) => {
    const days = daysToMonthEnd(new Date(now), zone);
    expect([days.length, days[0], new Set(days).size]).toEqual([count, today, count]);
  });

  it('of a campaign begin and end with it, both days counted', () => {
    const days = daysToMonthEnd(new Date('2026-11-21T12:00:00Z'), 'UTC');
    expect(runningDays(days, { startDate: '2026-11-23', endDate: '2026-11-24' })).toEqual([
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(runningDays(days, { startDate: null, endDate: '2026-11-20' })).toEqual([]);
    expect(runningDays(days, { startDate: '2026-12-01', endDate: null })).toEqual([]);
    expect(runningDays(days, { startDate: '2026-01-01', endDate: null })).toHaveLength(10);
  });
});

describe('the worst case', () => {
  it.each<[string, Overdelivery, string, number]>([
    ['today alone, at twice a budget', MONTHLY, '2026-11-30T12:00:00Z', 200],
    ['fifteen days at twice a budget', MONTHLY, '2026-11-16T12:00:00Z', 3_000],
    ['sixteen days, held by the month', MONTHLY, '2026-11-15T12:00:00Z', 3_040],
    ['a whole month, held by the month', MONTHLY, '2026-11-01T12:00:00Z', 3_040],
    ['Monday 30 November', FROM_SUNDAY, '2026-11-30T12:00:00Z', 175],
    ['Sunday and Monday in one week from Sunday', FROM_SUNDAY, '2026-11-29T12:00:00Z', 350],
    ['Saturday in a week, Sunday and Monday in the next', FROM_SUNDAY, '2026-11-28T12:00:00Z', 525],
    ['four days of one week and two of the next', FROM_SUNDAY, '2026-11-25T12:00:00Z', 1_050],
    ['Sunday in a week, Monday in the next', FROM_MONDAY, '2026-11-29T12:00:00Z', 300],
    ['five days of a week from Monday', FROM_MONDAY, '2026-11-25T12:00:00Z', 850],
    ['nothing past a limit', rule({}), '2026-11-21T12:00:00Z', 1_000],
  ])('%s', (_, overdelivery, now, percent) =>
    expect(worstCaseMicros(1_000_000, daysToMonthEnd(new Date(now), 'UTC'), overdelivery)).toBe(
      percent * 10_000,
    ),
  );

  it('is rounded upwards', () => expect(worstCaseMicros(33, ['2026-11-30'], FROM_SUNDAY)).toBe(58));

  it("is at least each day's budget within what evens out, and never more than each day at its most", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.constantFrom(MONTHLY, FROM_SUNDAY, FROM_MONDAY, rule({})),
        (day, micros, overdelivery) => {
          const days = daysToMonthEnd(new Date(Date.UTC(2026, 10, day, 12)), 'UTC');
          const worst = worstCaseMicros(micros, days, overdelivery);
          expect(worst).toBeGreaterThanOrEqual(micros * days.length);
          expect(worst).toBeLessThanOrEqual(
            Math.ceil(micros * days.length * (overdelivery.dayPercent / 100)) + 1,
          );
        },
      ),
    );
  });
});
