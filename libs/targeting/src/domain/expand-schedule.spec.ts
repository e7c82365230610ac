import fc from 'fast-check';
import { expandSchedule } from './expand-schedule';
import { isEveryHour } from './is-every-hour';
import { QUARTER_HOURS } from './quarter-hour';
import type { ScheduleWindowInput } from './schedule-window';
import { validateSchedule } from './validate-schedule';
import { WEEKDAYS } from './weekday';
import { endMinuteOf, startMinuteOf } from './window-order';

const monday = (
  startHour: number,
  endHour: number,
  more: Partial<ScheduleWindowInput> = {},
): ScheduleWindowInput => ({ day: 'MONDAY', startHour, endHour, ...more });

describe('expandSchedule', () => {
  it('expands BUSINESS_HOURS to Monday to Friday, nine to five, in the account zone', () => {
    const { windows, timezone } = expandSchedule('BUSINESS_HOURS', 'Europe/Berlin');
    expect(timezone).toBe('Europe/Berlin');
    expect(windows.map((window) => [window.day, window.startHour, window.endHour])).toEqual(
      ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'].map((day) => [day, 9, 17]),
    );
  });

  it('treats CUSTOM and an empty list as every hour of every day', () => {
    const always = expandSchedule('ALL_HOURS_ALL_DAYS', 'UTC');
    expect(always.windows).toHaveLength(7);
    expect(expandSchedule('CUSTOM', 'UTC')).toEqual(always);
    expect(expandSchedule({ windows: [] }, 'UTC')).toEqual(always);
    expect(isEveryHour(always)).toBe(true);
    expect(isEveryHour(expandSchedule('BUSINESS_HOURS', 'UTC'))).toBe(false);
  });

  it('keeps the zone that was written', () => {
    expect(
      expandSchedule({ windows: [monday(9, 10)], timezone: 'Asia/Tokyo' }, 'UTC').timezone,
    ).toBe('Asia/Tokyo');
  });

  it('sorts windows and joins adjacent ones whose bids agree', () => {
    const windows = [
      monday(12, 14),
      { ...monday(1, 2), day: 'SUNDAY' as const },
      monday(9, 12),
      monday(14, 15, { bidModifier: 1.5 }),
    ];
    expect(expandSchedule({ windows }, 'UTC').windows).toEqual([
      {
        day: 'MONDAY',
        startHour: 9,
        startMinute: 'ZERO',
        endHour: 14,
        endMinute: 'ZERO',
        bidModifier: 1,
      },
      {
        day: 'MONDAY',
        startHour: 14,
        startMinute: 'ZERO',
        endHour: 15,
        endMinute: 'ZERO',
        bidModifier: 1.5,
      },
      {
        day: 'SUNDAY',
        startHour: 1,
        startMinute: 'ZERO',
        endHour: 2,
        endMinute: 'ZERO',
        bidModifier: 1,
      },
    ]);
  });

  const anyWindow = fc.record({
    day: fc.constantFrom(...WEEKDAYS),
    startHour: fc.integer({ min: 0, max: 23 }),
    startMinute: fc.constantFrom(...QUARTER_HOURS),
    endHour: fc.integer({ min: 0, max: 23 }),
    endMinute: fc.constantFrom(...QUARTER_HOURS),
    bidModifier: fc.constantFrom(0.5, 1, 2),
  });

  it('is a fixed point and keeps every minute, whatever valid windows are written', () => {
    fc.assert(
      fc.property(fc.array(anyWindow, { maxLength: 12 }), (drawn) => {
        const windows = drawn.filter(
          (window, index) =>
            validateSchedule({ windows: [...drawn.slice(0, index), window] }, '').length === 0,
        );
        fc.pre(windows.length > 0 && validateSchedule({ windows }, '').length === 0);
        const once = expandSchedule({ windows }, 'UTC');
        expect(expandSchedule(once, 'Asia/Tokyo')).toEqual(once);
        const minutes = (list: typeof once.windows) =>
          list.reduce((sum, window) => sum + endMinuteOf(window) - startMinuteOf(window), 0);
        expect(minutes(once.windows)).toBe(minutes(windows));
      }),
    );
  });
});
