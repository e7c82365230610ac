import type { PlatformId } from '@switchyard/kernel';
import fc from 'fast-check';
import type { StructuredSchedule } from './ad-schedule';
import { moveSchedule, nextShiftDate } from './convert-schedule';
import { expandSchedule } from './expand-schedule';
import { type ResolvedSchedule, resolveSchedule } from './resolve-schedule';
import {
  DAY_TOKENS,
  type DayToken,
  type SetAdScheduleInput,
  type SetAdScheduleWindow,
} from './set-ad-schedule';
import { validateSchedule } from './validate-schedule';

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

  it('that disagree: the later-listed one counts for the overlap, with a warning', () => {
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

  it('that are empty mean always', () => {
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

  it('with odd minutes of the past is rounded to quarters, with a warning', () => {
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

describe('the zone of the searcher', () => {
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

  it('reports platforms that accept no hours or no bids', () => {
    const bids: SetAdScheduleInput = {
      windows: [{ days: ['MON'], start: '09:00', end: '17:00', bidModifier: 1.5 }],
    };
    expect(codes(resolve(bids, ['google-ads', 'reddit-ads', 'meta-ads']))).toEqual([
      'BID_MODIFIER_UNSUPPORTED reddit-ads',
      'SCHEDULE_UNSUPPORTED meta-ads',
    ]);
  });
});

const WEEK = 7 * 1440;
const ACCOUNT = 'Europe/Berlin';
const ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/**
 * Moments before, in and after both changes of the clocks, in Europe, America, on Lord Howe (half
 * an hour) and where there are none.
 */
const MOMENTS = [
  '2026-03-07T23:00:00Z',
  '2026-03-08T07:01:00Z',
  '2026-03-20T12:00:00Z',
  '2026-03-29T00:59:00Z',
  '2026-03-29T01:00:00Z',
  '2026-04-04T14:59:00Z',
  '2026-04-04T15:01:00Z',
  '2026-07-15T12:00:00Z',
  '2026-10-03T15:31:00Z',
  '2026-10-25T00:59:00Z',
  '2026-10-25T01:00:00Z',
  '2026-10-30T12:00:00Z',
  '2026-11-01T06:01:00Z',
  '2027-01-15T12:00:00Z',
].map((moment) => new Date(moment));

// The reference: no grid, no luxon. A minute of the week is asked for when some sentence of the
// input says so; the last one applies.

const MEANS: Readonly<Record<string, string>> = {
  WEEKDAYS: '01234',
  WEEKEND: '56',
  MON: '0',
  TUE: '1',
  WED: '2',
  THU: '3',
  FRI: '4',
  SAT: '5',
  SUN: '6',
};
const names = (token: DayToken): string => MEANS[token] ?? MEANS[token.slice(0, 3)]!;
const PRESETS: Readonly<Record<string, readonly SetAdScheduleWindow[]>> = {
  ALL_HOURS_ALL_DAYS: [{ days: ['WEEKDAYS', 'WEEKEND'], start: '00:00', end: '24:00' }],
  BUSINESS_HOURS: [{ days: ['WEEKDAYS'], start: '09:00', end: '17:00' }],
  OVERNIGHT: [{ days: ['WEEKDAYS', 'WEEKEND'], start: '22:00', end: '06:00' }],
  WEEKENDS: [{ days: ['WEEKEND'], start: '00:00', end: '24:00' }],
  PHARMACY_OPEN_HOURS: [
    { days: ['WEEKDAYS'], start: '08:00', end: '20:00' },
    { days: ['SAT'], start: '09:00', end: '18:00' },
  ],
};

interface Sentence {
  readonly days: string;
  readonly from: number;
  readonly to: number;
  readonly bid: number;
}
const minutes = (text: string): number =>
  text
    .split(':')
    .map(Number)
    .reduce((hour, minute) => hour * 60 + minute);
const sentences = ({ preset, windows = [] }: SetAdScheduleInput): readonly Sentence[] =>
  [...(preset ? PRESETS[preset]! : []), ...windows].map(
    ({ days, start, end, bidModifier = 1 }) => ({
      days: days.map(names).join(''),
      from: minutes(start),
      to: minutes(end),
      bid: bidModifier,
    }),
  );

const saysYes = ({ days, from, to }: Sentence, day: number, minute: number): boolean => {
  const [today, yesterday] = [days.includes(String(day)), days.includes(String((day + 6) % 7))];
  return from < to
    ? today && minute >= from && minute < to
    : (today && minute >= from) || (yesterday && minute < to);
};
const asked = (rules: readonly Sentence[], minuteOfWeek: number): number | undefined =>
  rules.findLast((sentence) =>
    saysYes(sentence, Math.floor(minuteOfWeek / 1440), minuteOfWeek % 1440),
  )?.bid;

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const QUARTERS: Readonly<Record<string, number>> = {
  ZERO: 0,
  FIFTEEN: 15,
  THIRTY: 30,
  FORTY_FIVE: 45,
};

const minutesOf = ({
  day,
  startHour,
  startMinute,
  endHour,
  endMinute,
}: StructuredSchedule['windows'][number]): readonly number[] => {
  const midnight = DAYS.indexOf(day) * 1440;
  const [from, to] = [
    midnight + startHour * 60 + QUARTERS[startMinute]!,
    midnight + endHour * 60 + QUARTERS[endMinute]!,
  ];
  return Array.from({ length: to - from }, (_, minute) => from + minute);
};

/**
 * What the windows say of each minute of the week; two that say something of one minute are a
 * mistake.
 */
const modifiersOf = ({ windows }: StructuredSchedule): readonly (number | undefined)[] => {
  const week = new Array<number | undefined>(WEEK).fill(undefined);
  const covered = windows.flatMap((window) =>
    minutesOf(window).map((minute) => ({ minute, bid: window.bidModifier })),
  );
  for (const { minute, bid } of covered) week[minute] = bid;
  if (week.filter((bid) => bid !== undefined).length !== covered.length) {
    throw new Error('a minute is covered twice');
  }
  return week;
};

/** The minute of the week that a zone's clocks show at a moment, from Monday 00:00. */
const wallMinute = (zone: string, at: Date): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)!.value;
  return (
    DAYS.indexOf(part('weekday').toUpperCase()) * 1440 +
    Number(part('hour')) * 60 +
    Number(part('minute'))
  );
};

const quarter = fc
  .integer({ min: 0, max: 95 })
  .map(
    (slot) =>
      `${String(Math.floor(slot / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][slot % 4]}`,
  );
const anyWindow: fc.Arbitrary<SetAdScheduleWindow> = fc.record(
  {
    days: fc.array(fc.constantFrom(...DAY_TOKENS), { minLength: 1, maxLength: 3 }),
    start: quarter,
    end: fc.oneof(quarter, fc.constant('24:00')),
    bidModifier: fc.constantFrom(0.5, 1, 1.25),
  },
  { requiredKeys: ['days', 'start', 'end'] },
);
const anyInput: fc.Arbitrary<SetAdScheduleInput> = fc.oneof(
  fc.record(
    {
      preset: fc.constantFrom(
        'ALL_HOURS_ALL_DAYS',
        'BUSINESS_HOURS',
        'OVERNIGHT',
        'WEEKENDS',
        'PHARMACY_OPEN_HOURS',
      ),
      windows: fc.array(anyWindow, { maxLength: 3 }),
    },
    { requiredKeys: ['preset'] },
  ),
  fc.record({ windows: fc.array(anyWindow, { minLength: 1, maxLength: 4 }) }),
);

const resolveAt = (input: SetAdScheduleInput, now: Date, accountZone = ACCOUNT) =>
  resolveSchedule(input, { accountZone, platforms: ['google-ads'], now });

describe('an expanded schedule, whatever is asked', () => {
  it('covers exactly the minutes of the week that were asked for, with their modifiers', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const rules = sentences(input);
        expect(modifiersOf(resolveAt(input, MOMENTS[0]!).structured)).toEqual(
          Array.from({ length: WEEK }, (_, minute) => asked(rules, minute)),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('is sorted, free of overlaps, valid, as short as can be, and a fixed point', () => {
    fc.assert(
      fc.property(
        anyInput,
        fc.constantFrom(...ZONES),
        fc.constantFrom(...MOMENTS),
        (input, timezone, now) => {
          const { structured } = resolveAt({ ...input, timezone }, now);
          const locations = structured.windows.map(
            ({ day, startHour, startMinute }) =>
              DAYS.indexOf(day) * 1440 + startHour * 60 + QUARTERS[startMinute]!,
          );
          expect(locations).toEqual(locations.toSorted((a, b) => a - b));
          expect(validateSchedule(structured, '')).toEqual([]);
          expect(expandSchedule(structured, 'Asia/Tokyo')).toEqual(structured);
          expect(resolveAt(asInput(structured), now).structured).toEqual(structured);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** The same hours as a person would write them. */
const asInput = ({ windows }: StructuredSchedule): SetAdScheduleInput => ({
  windows: windows.map(({ day, startHour, startMinute, endHour, endMinute, bidModifier }) => ({
    days: [day],
    start: clockOf(startHour, startMinute),
    end: clockOf(endHour, endMinute),
    bidModifier,
  })),
});
const clockOf = (hour: number, minute: string): string =>
  `${String(hour).padStart(2, '0')}:${String(QUARTERS[minute]).padStart(2, '0')}`;

describe('hours of another zone', () => {
  /**
   * At one moment both clocks show what they show: whatever the one asks for now, the other must
   * say now.
   */
  const agreesAt = (
    week: readonly (number | undefined)[],
    schedule: StructuredSchedule,
    zone: string,
    accountZone: string,
    now: Date,
  ): void => {
    const difference = wallMinute(accountZone, now) - wallMinute(zone, now) + WEEK;
    const moved = modifiersOf(moveSchedule({ ...schedule, timezone: zone }, accountZone, now));
    for (let minute = 0; minute < WEEK; minute++) {
      if (moved[(minute + difference) % WEEK] !== week[minute]) {
        throw new Error(`${zone} → ${accountZone}, ${now.toISOString()}: minute ${minute}`);
      }
    }
  };

  const busy: SetAdScheduleInput = {
    preset: 'PHARMACY_OPEN_HOURS',
    windows: [
      { days: ['SUN'], start: '21:45', end: '03:15', bidModifier: 1.5 },
      { days: ['WEEKDAYS'], start: '12:00', end: '12:15', bidModifier: 0.5 },
    ],
  };

  it.each(MOMENTS)('are the same moments in every zone there is, at %s', (now) => {
    const rules = sentences(busy);
    const week = Array.from({ length: WEEK }, (_, minute) => asked(rules, minute));
    const { structured } = resolveAt(busy, now);
    for (const zone of ZONES) agreesAt(week, structured, zone, ACCOUNT, now);
  });

  it('are the same moments between any two zones', () => {
    fc.assert(
      fc.property(
        anyInput,
        fc.constantFrom(...ZONES),
        fc.constantFrom(...ZONES),
        fc.constantFrom(...MOMENTS),
        (input, zone, accountZone, now) => {
          const { structured } = resolveAt(input, now);
          agreesAt(modifiersOf(structured), structured, zone, accountZone, now);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('keep their difference until the day that the warning names, and not beyond it', () => {
    const difference = (zone: string, accountZone: string, ms: number): number =>
      (wallMinute(accountZone, new Date(ms)) - wallMinute(zone, new Date(ms)) + WEEK) % WEEK;
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom(...ZONES),
        fc.constantFrom(...MOMENTS),
        (zone, accountZone, now) => {
          const date = nextShiftDate(zone, accountZone, now);
          const atNow = difference(zone, accountZone, now.getTime());
          // Half days: where one zone changes a day before the other, the difference is back a day
          // later.
          const moments = Array.from(
            { length: 780 },
            (_, half) => now.getTime() + half * 43_200_000,
          );
          const first = moments.find((ms) => difference(zone, accountZone, ms) !== atNow);
          if (date === undefined) return expect(first).toBeUndefined();
          const day = Date.parse(`${date}T12:00:00Z`);
          expect(Math.abs(day - (first ?? day))).toBeLessThan(2.5 * 86_400_000);
          expect(
            moments.some(
              (ms) =>
                Math.abs(ms - day) <= 1.5 * 86_400_000 &&
                difference(zone, accountZone, ms) !== atNow,
            ),
          ).toBe(true);
          expect(
            difference(zone, accountZone, Math.max(now.getTime(), day - 1.5 * 86_400_000)),
          ).toBe(atNow);
        },
      ),
      {
        numRuns: 25,
        examples: [
          ['Europe/San_Marino', 'Asia/Gaza', new Date('2026-03-07T23:00:00.000Z')],
          ['Europe/Andorra', 'Asia/Hebron', new Date('2026-10-30T12:00:00.000Z')],
        ],
      },
    );
  });
});
