import fc from 'fast-check';
import { DAY_TOKENS, type DayToken } from './day-token';
import { expandSchedule } from './expand-schedule';
import { moveSchedule } from './move-schedule';
import { resolveSchedule } from './resolve-schedule';
import type { SetAdScheduleInput, SetAdScheduleWindow } from './set-ad-schedule';
import type { StructuredSchedule } from './structured-schedule';
import { validateSchedule } from './validate-schedule';
import { nextShiftDate } from './zone-shift';

const WEEK = 7 * 1440;
const ACCOUNT = 'Europe/Berlin';
const ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/** Moments before, in and after both changes of the clocks, in Europe, America, on Lord Howe (half an hour) and where there are none. */
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

// The reference: no grid, no luxon. A minute of the week is asked for when some sentence of the input says so; the last one holds.

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
const asked = (said: readonly Sentence[], minuteOfWeek: number): number | undefined =>
  said.findLast((sentence) =>
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

/** What the windows say of each minute of the week; two that say something of one minute are a mistake. */
const told = ({ windows }: StructuredSchedule): readonly (number | undefined)[] => {
  const week = new Array<number | undefined>(WEEK).fill(undefined);
  const said = windows.flatMap((window) =>
    minutesOf(window).map((minute) => ({ minute, bid: window.bidModifier })),
  );
  for (const { minute, bid } of said) week[minute] = bid;
  if (week.filter((bid) => bid !== undefined).length !== said.length) {
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

const resolve = (input: SetAdScheduleInput, now: Date, accountZone = ACCOUNT) =>
  resolveSchedule(input, { accountZone, platforms: ['google-ads'], now });

describe('an expanded schedule, whatever is asked', () => {
  it('covers exactly the minutes of the week that were asked for, with their modifiers', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const said = sentences(input);
        expect(told(resolve(input, MOMENTS[0]!).structured)).toEqual(
          Array.from({ length: WEEK }, (_, minute) => asked(said, minute)),
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
          const { structured } = resolve({ ...input, timezone }, now);
          const places = structured.windows.map(
            ({ day, startHour, startMinute }) =>
              DAYS.indexOf(day) * 1440 + startHour * 60 + QUARTERS[startMinute]!,
          );
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          expect(validateSchedule(structured, '')).toEqual([]);
          expect(expandSchedule(structured, 'Asia/Tokyo')).toEqual(structured);
          expect(resolve(asInput(structured), now).structured).toEqual(structured);
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
  /** At one moment both clocks show what they show: whatever the one asks for now, the other must say now. */
  const agreesAt = (
    week: readonly (number | undefined)[],
    schedule: StructuredSchedule,
    zone: string,
    accountZone: string,
    now: Date,
  ): void => {
    const difference = wallMinute(accountZone, now) - wallMinute(zone, now) + WEEK;
    const moved = told(moveSchedule({ ...schedule, timezone: zone }, accountZone, now));
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
    const said = sentences(busy);
    const week = Array.from({ length: WEEK }, (_, minute) => asked(said, minute));
    const { structured } = resolve(busy, now);
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
          const { structured } = resolve(input, now);
          agreesAt(told(structured), structured, zone, accountZone, now);
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
          // Half days: where one zone changes a day before the other, the difference is back a day later.
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
