import { type Issue, isTimeZone, type PlatformId } from '@switchyard/kernel';
import { BID_MODIFIER_RANGE, type Weekday, WEEKDAYS } from './ad-schedule';

/** Names of ready-made schedules that `Set the ad schedule` takes. */
export const HUMAN_PRESETS = [
  'ALL_HOURS_ALL_DAYS',
  'BUSINESS_HOURS',
  'OVERNIGHT',
  'WEEKENDS',
  'PHARMACY_OPEN_HOURS',
] as const;

export type HumanPreset = (typeof HUMAN_PRESETS)[number];

/** The zone of the person who searches, where the platform supports it. */
export const SEARCHER_ZONE_WORD = 'local';

export interface SetAdScheduleWindow {
  readonly days: readonly DayToken[];
  /** `HH:MM` at a quarter of an hour. */
  readonly start: string;
  /** The same, or `24:00`. At or before the start: on the next day. */
  readonly end: string;
  /** 0.1 to 10; 1 when left out. */
  readonly bidModifier?: number;
}

/** A schedule as a person says it: a preset, windows, or both together. */
export interface SetAdScheduleInput {
  readonly preset?: HumanPreset;
  readonly windows?: readonly SetAdScheduleWindow[];
  /** `local`, `UTC` or an IANA name; the account's when left out. */
  readonly timezone?: string;
  /** The platform whose rules about zones apply. */
  readonly platform?: PlatformId;
}

const SHORT = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;

/** How a person names one day or several. */
export const DAY_TOKENS = [...SHORT, ...WEEKDAYS, 'WEEKDAYS', 'WEEKEND'] as const;

export type DayToken = (typeof DAY_TOKENS)[number];

/** The days that a token means, as locations in the week: 0 is Monday. */
export const daysOf = (token: DayToken): readonly number[] => {
  if (token === 'WEEKDAYS') return [0, 1, 2, 3, 4];
  if (token === 'WEEKEND') return [5, 6];
  const short = SHORT.findIndex((name) => name === token);
  return [short >= 0 ? short : WEEKDAYS.indexOf(token as Weekday)];
};

/** `HH:MM` at a quarter of an hour, as a start and as an end: only a day ends at 24:00. */
export const CLOCK_START = /^([01]\d|2[0-3]):(00|15|30|45)$/;
export const CLOCK_END = /^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/;

/** Minutes since midnight of a valid `HH:MM`: 0 to 1440. */
export const minuteOfClock = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * Every problem of a `Set the ad schedule` input for a campaign on some platforms; paths are JSON
 * pointers into the input.
 */
export const validateHumanSchedule = (
  input: SetAdScheduleInput,
  platforms: readonly PlatformId[],
): Issue[] => {
  const { preset, windows, timezone, platform } = input;
  const issues: Issue[] = (windows ?? []).flatMap((window, index) =>
    windowIssues(window, `/windows/${index}`),
  );
  if (preset === undefined && windows === undefined) {
    issues.push({ path: '/windows', code: 'REQUIRED', message: 'Send preset, windows or both' });
  }
  if (preset !== undefined && !HUMAN_PRESETS.includes(preset)) {
    issues.push({
      path: '/preset',
      code: 'NOT_ONE_OF',
      message: `preset must be one of ${HUMAN_PRESETS.join(', ')}`,
    });
  }
  if (timezone !== undefined && timezone !== SEARCHER_ZONE_WORD && !isTimeZone(timezone)) {
    issues.push({
      path: '/timezone',
      code: 'BAD_FORMAT',
      message: 'timezone must be local, UTC or the name of a time zone such as Europe/Berlin',
    });
  }
  if (platform !== undefined && !platforms.includes(platform)) {
    issues.push({
      path: '/platform',
      code: 'NOT_ALLOWED',
      message: `platform must be one of the platforms of the campaign: ${platforms.join(', ')}`,
    });
  }
  return issues;
};

const windowIssues = (
  { days, start, end, bidModifier = 1 }: SetAdScheduleWindow,
  path: string,
): Issue[] => [
  ...(days.length === 0
    ? [
        {
          path: `${path}/days`,
          code: 'TOO_FEW' as const,
          message: 'days must name at least one day, such as MON',
        },
      ]
    : []),
  ...days.flatMap((day, index): Issue[] =>
    DAY_TOKENS.includes(day)
      ? []
      : [
          {
            path: `${path}/days/${index}`,
            code: 'NOT_ONE_OF',
            message: `${path.slice(1)}/days/${index} must be one of ${DAY_TOKENS.join(', ')}`,
          },
        ],
  ),
  ...(CLOCK_START.test(start)
    ? []
    : [
        {
          path: `${path}/start`,
          code: 'BAD_FORMAT' as const,
          message: 'start must be a time such as 08:30. Minutes are 00, 15, 30 or 45',
        },
      ]),
  ...(CLOCK_END.test(end)
    ? []
    : [
        {
          path: `${path}/end`,
          code: 'BAD_FORMAT' as const,
          message: 'end must be a time such as 18:30, or 24:00. Minutes are 00, 15, 30 or 45',
        },
      ]),
  ...(bidModifier >= BID_MODIFIER_RANGE.min && bidModifier <= BID_MODIFIER_RANGE.max
    ? []
    : [
        {
          path: `${path}/bidModifier`,
          code: 'OUT_OF_RANGE' as const,
          message: 'bidModifier must be from 0.1 to 10',
        },
      ]),
];
