import { WEEKDAYS, type Weekday } from './weekday';

const SHORT = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;

/** How a person names one day or several. */
export const DAY_TOKENS = [...SHORT, ...WEEKDAYS, 'WEEKDAYS', 'WEEKEND'] as const;

export type DayToken = (typeof DAY_TOKENS)[number];

/** The days that a token means, as places in the week: 0 is Monday. */
export const daysOf = (token: DayToken): readonly number[] => {
  if (token === 'WEEKDAYS') return [0, 1, 2, 3, 4];
  if (token === 'WEEKEND') return [5, 6];
  const short = SHORT.findIndex((name) => name === token);
  return [short >= 0 ? short : WEEKDAYS.indexOf(token as Weekday)];
};
