import type { PlatformId } from '@switchyard/kernel';
import type { Overdelivery } from '@switchyard/platforms';
import { campaignAfter, dailyMicros, spendOfPlan, type CampaignSpend, type MoneyWorld } from '.';

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
    const told = spendOfPlan(
      [
        spend('meta-ads', 'EUR', 5, 0),
        spend('google-ads', 'EUR', 10, 30),
        spend('google-ads', 'EUR', 1, 2),
      ],
      world(),
    );
    expect(told).toMatchObject({
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
    const told = spendOfPlan(
      [spend('google-ads', 'EUR', 1, 10), spend('google-ads', 'USD', 3, 100)],
      world(),
    );
    expect(told).toMatchObject({
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
    const told = spendOfPlan(
      [spend('google-ads', 'EUR', 1, 10), spend('google-ads', 'USD', 3, 100)],
      world({ ratesMicros: { USD: 920_000 } }),
    );
    expect(told).toMatchObject({
      perPlatform: [{ dailyAfterMicros: 102 }],
      worstCaseMonthToEndMicros: 204,
      perCurrency: [{ isAdded: true }, { isAdded: true }],
    });
  });

  it("is told in the plan's own currency when the account's cannot tell any of it", () =>
    expect(
      spendOfPlan([spend('google-ads', 'USD', 3, 100)], world({ globalBudgetMicros: 5 })),
    ).toMatchObject({
      currency: 'USD',
      worstCaseMonthToEndMicros: 200,
      perCurrency: [{ isAdded: true }],
    }));

  it('stands beside what the account may spend; nobody knows what is left while nobody knows what was spent', () => {
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

  it('has no account budget where nobody has said one, or in another currency', () => {
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
