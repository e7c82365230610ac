import type { Overdelivery } from '@switchyard/platforms';
import fc from 'fast-check';
import { daysToMonthEnd, runningDays, worstCaseMicros } from '.';

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
