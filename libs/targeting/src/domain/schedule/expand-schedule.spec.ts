import fc from 'fast-check';
import {
  endMinuteOf,
  isEveryHour,
  QUARTER_HOURS,
  type ScheduleWindowInput,
  startMinuteOf,
  WEEKDAYS,
} from './ad-schedule';
import { expandSchedule } from './expand-schedule';
import { validateSchedule } from './validate-schedule';

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

const nine: ScheduleWindowInput = { day: 'MONDAY', startHour: 9, endHour: 17 };
const codes = (windows: readonly ScheduleWindowInput[], timezone?: string) =>
  validateSchedule({ windows, ...(timezone === undefined ? {} : { timezone }) }, '/adSchedule').map(
    (issue) => `${issue.code} ${issue.path}`,
  );

describe('validateSchedule', () => {
  it.each<[string, Partial<ScheduleWindowInput>, string]>([
    ['an unknown day', { day: 'FUNDAY' as 'MONDAY' }, 'NOT_ONE_OF /adSchedule/windows/0/day'],
    ['a start hour of 24', { startHour: 24 }, 'OUT_OF_RANGE /adSchedule/windows/0/startHour'],
    [
      'half an hour as a number',
      { startHour: 9.5 },
      'OUT_OF_RANGE /adSchedule/windows/0/startHour',
    ],
    ['an end hour of 25', { endHour: 25 }, 'OUT_OF_RANGE /adSchedule/windows/0/endHour'],
    [
      'a minute that is no quarter',
      { endMinute: 'TEN' as 'ZERO' },
      'NOT_ONE_OF /adSchedule/windows/0/endMinute',
    ],
    [
      'an end after midnight',
      { endHour: 24, endMinute: 'FIFTEEN' },
      'OUT_OF_RANGE /adSchedule/windows/0/endMinute',
    ],
    ['an end before the start', { endHour: 8 }, 'OUT_OF_RANGE /adSchedule/windows/0/endHour'],
    ['an end at the start', { endHour: 9 }, 'OUT_OF_RANGE /adSchedule/windows/0/endHour'],
    ['too low a modifier', { bidModifier: 0.09 }, 'OUT_OF_RANGE /adSchedule/windows/0/bidModifier'],
    [
      'too high a modifier',
      { bidModifier: 10.1 },
      'OUT_OF_RANGE /adSchedule/windows/0/bidModifier',
    ],
  ])('refuses %s', (_, change, expected) => {
    expect(codes([{ ...nine, ...change }])).toEqual([expected]);
  });

  it.each<[string, Partial<ScheduleWindowInput>]>([
    ['the end of the day', { endHour: 24 }],
    ['the lowest modifier', { bidModifier: 0.1 }],
    ['the highest modifier', { bidModifier: 10 }],
    ['a quarter of an hour', { endHour: 9, endMinute: 'FIFTEEN' }],
  ])('takes %s', (_, change) => {
    expect(codes([{ ...nine, ...change }])).toEqual([]);
  });

  it('names the later of two overlapping windows, also behind a long one', () => {
    expect(
      codes([
        nine,
        { ...nine, startHour: 10, endHour: 11 },
        { ...nine, startHour: 12, endHour: 13 },
      ]),
    ).toEqual(['CONFLICT /adSchedule/windows/1', 'CONFLICT /adSchedule/windows/2']);
  });

  it('takes windows that touch, and equal hours on another day', () => {
    expect(
      codes([nine, { ...nine, startHour: 17, endHour: 18 }, { ...nine, day: 'TUESDAY' }]),
    ).toEqual([]);
  });

  it('refuses a zone that is not in the IANA database', () => {
    expect(codes([nine], 'Mars/Olympus')).toEqual(['BAD_FORMAT /adSchedule/timezone']);
    expect(codes([nine], 'America/St_Johns')).toEqual([]);
  });

  it('refuses more than 84 windows by name', () => {
    const many = Array.from({ length: 85 }, () => nine);
    expect(() => codes(many)).toThrow(expect.objectContaining({ code: 'TOO_MANY_WINDOWS' }));
  });
});
