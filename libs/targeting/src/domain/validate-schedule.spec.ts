import type { ScheduleWindowInput } from './schedule-window';
import { validateSchedule } from './validate-schedule';

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
