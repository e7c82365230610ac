import type { PlatformId } from '@switchyard/kernel';
import { resolveSchedule, type ResolvedSchedule } from './resolve-schedule';
import type { SetAdScheduleInput } from './set-ad-schedule';

const AUTUMN = new Date('2026-11-21T12:00:00Z');

const resolve = (
  input: SetAdScheduleInput,
  platforms: readonly PlatformId[] = ['google-ads'],
  accountZone = 'Europe/Berlin',
  now = AUTUMN,
): ResolvedSchedule => resolveSchedule(input, { accountZone, platforms, now });

const clock = (hour: number, quarter: string): string =>
  `${String(hour).padStart(2, '0')}:${{ ZERO: '00', FIFTEEN: '15', THIRTY: '30', FORTY_FIVE: '45' }[quarter]}`;

/** `MON 09:00-17:00`, with `*1.5` where a modifier is not 1. */
const brief = ({ structured }: ResolvedSchedule): readonly string[] =>
  structured.windows.map(
    (window) =>
      `${window.day.slice(0, 3)} ${clock(window.startHour, window.startMinute)}-${clock(window.endHour, window.endMinute)}${window.bidModifier === 1 ? '' : `*${window.bidModifier}`}`,
  );

const codes = ({ warnings }: ResolvedSchedule): readonly string[] =>
  warnings.map(({ code, platform, path, date }) =>
    [code, platform, path, date].filter(Boolean).join(' '),
  );

const week = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const on = (days: readonly string[], hours: string): readonly string[] =>
  days.map((day) => `${day} ${hours}`);

describe('a preset', () => {
  it.each<[NonNullable<SetAdScheduleInput['preset']>, readonly string[]]>([
    ['ALL_HOURS_ALL_DAYS', on(week, '00:00-24:00')],
    ['BUSINESS_HOURS', on(week.slice(0, 5), '09:00-17:00')],
    ['OVERNIGHT', week.flatMap((day) => [`${day} 00:00-06:00`, `${day} 22:00-24:00`])],
    ['WEEKENDS', on(['SAT', 'SUN'], '00:00-24:00')],
    ['PHARMACY_OPEN_HOURS', [...on(week.slice(0, 5), '08:00-20:00'), 'SAT 09:00-18:00']],
  ])('%s means its hours', (preset, expected) => {
    expect(brief(resolve({ preset }))).toEqual(expected);
  });

  it('is joined with windows', () => {
    const joined = resolve({
      preset: 'BUSINESS_HOURS',
      windows: [
        { days: ['FRI'], start: '16:00', end: '20:00' },
        { days: ['SUNDAY'], start: '10:00', end: '12:15' },
      ],
    });
    expect(brief(joined)).toEqual([
      ...on(week.slice(0, 4), '09:00-17:00'),
      'FRI 09:00-20:00',
      'SUN 10:00-12:15',
    ]);
    expect(codes(joined)).toEqual([]);
  });
});

describe('windows', () => {
  it('may name days one by one, whole, as weekdays and as the weekend', () => {
    expect(
      brief(
        resolve({
          windows: [
            { days: ['WEEKDAYS', 'WEEKEND', 'MON', 'MONDAY'], start: '08:30', end: '09:45' },
          ],
        }),
      ),
    ).toEqual(on(week, '08:30-09:45'));
  });

  it('are split at midnight, and Sunday night reaches into Monday', () => {
    expect(brief(resolve({ windows: [{ days: ['SUN'], start: '22:00', end: '02:00' }] }))).toEqual([
      'MON 00:00-02:00',
      'SUN 22:00-24:00',
    ]);
  });

  it('that end when they start last a day, and 24:00 is no crossing', () => {
    expect(brief(resolve({ windows: [{ days: ['MON'], start: '09:00', end: '09:00' }] }))).toEqual([
      'MON 09:00-24:00',
      'TUE 00:00-09:00',
    ]);
    expect(brief(resolve({ windows: [{ days: ['MON'], start: '00:00', end: '00:00' }] }))).toEqual([
      'MON 00:00-24:00',
    ]);
    expect(brief(resolve({ windows: [{ days: ['MON'], start: '20:00', end: '24:00' }] }))).toEqual([
      'MON 20:00-24:00',
    ]);
  });

  it('that overlap with one modifier merge in silence', () => {
    const merged = resolve({
      windows: [
        { days: ['MON'], start: '09:00', end: '12:00', bidModifier: 1.5 },
        { days: ['MON'], start: '11:00', end: '14:00', bidModifier: 1.5 },
      ],
    });
    expect([brief(merged), codes(merged)]).toEqual([['MON 09:00-14:00*1.5'], []]);
  });

  it('that disagree: the later-listed one holds for the overlap, and a warning says so', () => {
    const cut = resolve({
      windows: [
        { days: ['MON'], start: '09:00', end: '17:00' },
        { days: ['MON'], start: '11:00', end: '12:00', bidModifier: 2 },
      ],
    });
    expect([brief(cut), codes(cut)]).toEqual([
      ['MON 09:00-11:00', 'MON 11:00-12:00*2', 'MON 12:00-17:00'],
      ['WINDOWS_OVERLAP /windows/1'],
    ]);
  });

  it('are at most 84 once expanded', () => {
    const quarters = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        days: ['WEEKDAYS', 'WEEKEND'] as const,
        start: `${String(index).padStart(2, '0')}:00`,
        end: `${String(index).padStart(2, '0')}:15`,
      }));
    expect(resolve({ windows: quarters(12) }).structured.windows).toHaveLength(84);
    expect(() => resolve({ windows: quarters(13) })).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_WINDOWS' }),
    );
  });

  it('that are none mean always', () => {
    expect(brief(resolve({ windows: [] }))).toEqual(on(week, '00:00-24:00'));
  });
});

describe('another zone', () => {
  const nineToFive: SetAdScheduleInput = {
    windows: [{ days: ['MON'], start: '09:00', end: '17:00' }],
  };

  it.each<[string, Date, readonly string[]]>([
    ['America/New_York', AUTUMN, ['MON 15:00-23:00']],
    ['America/New_York', new Date('2026-10-27T12:00:00Z'), ['MON 14:00-22:00']],
    ['America/New_York', new Date('2026-07-01T12:00:00Z'), ['MON 15:00-23:00']],
    ['UTC', AUTUMN, ['MON 10:00-18:00']],
    ['UTC', new Date('2026-07-01T12:00:00Z'), ['MON 11:00-19:00']],
    ['Asia/Kathmandu', AUTUMN, ['MON 04:15-12:15']],
    ['Asia/Kolkata', AUTUMN, ['MON 04:30-12:30']],
    ['Pacific/Auckland', AUTUMN, ['MON 00:00-05:00', 'SUN 21:00-24:00']],
    ['America/Los_Angeles', AUTUMN, ['MON 18:00-24:00', 'TUE 00:00-02:00']],
  ])('%s is converted by the offsets of %s', (timezone, now, expected) => {
    expect(
      brief(resolve({ ...nineToFive, timezone }, ['google-ads'], 'Europe/Berlin', now)),
    ).toEqual(expected);
  });

  it('wraps from Sunday into Monday', () => {
    expect(
      brief(
        resolve({
          windows: [{ days: ['SUN'], start: '20:00', end: '24:00' }],
          timezone: 'America/New_York',
        }),
      ),
    ).toEqual(['MON 02:00-06:00']);
  });

  it.each<[string, Date, string]>([
    ['America/New_York', AUTUMN, '2027-03-14'],
    ['America/New_York', new Date('2026-10-10T12:00:00Z'), '2026-10-25'],
    ['UTC', AUTUMN, '2027-03-28'],
    ['UTC', new Date('2026-07-01T12:00:00Z'), '2026-10-25'],
    ['Asia/Tokyo', new Date('2026-10-25T00:59:00Z'), '2026-10-25'],
    ['Asia/Tokyo', new Date('2026-10-25T01:01:00Z'), '2027-03-28'],
  ])('%s at %s says when the difference changes', (timezone, now, date) => {
    expect(
      codes(resolve({ ...nineToFive, timezone }, ['google-ads'], 'Europe/Berlin', now)),
    ).toEqual([`DST_SHIFT_AHEAD ${date}`]);
  });

  it.each([
    ['Europe/Paris', 'Europe/Berlin'],
    ['Asia/Tokyo', 'Asia/Kolkata'],
  ])('%s says nothing where clocks change alike with %s', (timezone, accountZone) => {
    expect(codes(resolve({ ...nineToFive, timezone }, ['google-ads'], accountZone))).toEqual([]);
  });

  it('says nothing when all hours are meant', () => {
    expect(codes(resolve({ preset: 'ALL_HOURS_ALL_DAYS', timezone: 'UTC' }))).toEqual([]);
  });

  it('under another name of the account zone is account time', () => {
    expect(
      resolve({ ...nineToFive, timezone: 'Asia/Calcutta' }, ['google-ads'], 'Asia/Kolkata'),
    ).toMatchObject({ source: null, warnings: [] });
  });

  it('of the past that is off by odd minutes is rounded to quarters and said', () => {
    expect(
      codes(
        resolve(
          { ...nineToFive, timezone: 'Africa/Monrovia' },
          ['google-ads'],
          'UTC',
          new Date('1971-06-01T00:00:00Z'),
        ),
      ),
    ).toContain('ZONE_ROUNDED');
  });
});

describe('the zone of whoever searches', () => {
  const local: SetAdScheduleInput = { preset: 'BUSINESS_HOURS', timezone: 'local' };

  it.each<[string, readonly PlatformId[], PlatformId | undefined, string, readonly string[]]>([
    ['is kept where the only platform knows it', ['microsoft-ads'], undefined, 'searcher', []],
    [
      'is account time where it does not',
      ['google-ads'],
      undefined,
      'account',
      ['SEARCHER_ZONE_UNSUPPORTED google-ads'],
    ],
    [
      'follows the named platform',
      ['google-ads', 'microsoft-ads'],
      'microsoft-ads',
      'searcher',
      ['SEARCHER_ZONE_UNSUPPORTED google-ads'],
    ],
    [
      'follows the first platform that takes hours',
      ['linkedin-ads', 'microsoft-ads'],
      undefined,
      'searcher',
      ['SCHEDULE_UNSUPPORTED linkedin-ads', 'SEARCHER_ZONE_UNSUPPORTED linkedin-ads'],
    ],
    [
      'is account time everywhere when the ruling platform says so',
      ['google-ads', 'microsoft-ads'],
      undefined,
      'account',
      ['SEARCHER_ZONE_UNSUPPORTED google-ads', 'SEARCHER_ZONE_UNSUPPORTED microsoft-ads'],
    ],
  ])('%s', (_, platforms, platform, zone, warnings) => {
    const resolved = resolve({ ...local, ...(platform ? { platform } : {}) }, platforms);
    expect([resolved.zone, codes(resolved)]).toEqual([zone, warnings]);
  });
});

describe('what reads back', () => {
  it.each<[string, SetAdScheduleInput, boolean]>([
    ['a preset of the field, alone', { preset: 'BUSINESS_HOURS' }, true],
    [
      'the same in the account zone by name',
      { preset: 'BUSINESS_HOURS', timezone: 'Europe/Berlin' },
      true,
    ],
    ['the same in another zone', { preset: 'BUSINESS_HOURS', timezone: 'UTC' }, false],
    ['the same with windows', { preset: 'BUSINESS_HOURS', windows: [] }, false],
    ['a preset that the field lacks', { preset: 'WEEKENDS' }, false],
    [
      'windows that equal a preset',
      { windows: [{ days: ['WEEKDAYS'], start: '09:00', end: '17:00' }] },
      false,
    ],
  ])('%s: a name only for the first kind', (_, input, isName) => {
    const { adSchedule, structured } = resolve(input);
    expect(adSchedule).toEqual(isName ? 'BUSINESS_HOURS' : structured);
  });

  it('tells platforms that take no hours or no bids', () => {
    const bids: SetAdScheduleInput = {
      windows: [{ days: ['MON'], start: '09:00', end: '17:00', bidModifier: 1.5 }],
    };
    expect(codes(resolve(bids, ['google-ads', 'reddit-ads', 'meta-ads']))).toEqual([
      'BID_MODIFIER_UNSUPPORTED reddit-ads',
      'SCHEDULE_UNSUPPORTED meta-ads',
    ]);
  });
});
