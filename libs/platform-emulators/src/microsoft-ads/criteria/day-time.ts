import { type Fields, numberIn, textIn } from '../../json/fields';

const MINUTES: Readonly<Record<string, number>> = {
  Zero: 0,
  Fifteen: 15,
  Thirty: 30,
  FortyFive: 45,
};
const MINUTES_OF_DAY = 24 * 60;

/** A stretch of a weekday, in minutes after midnight of the campaign's zone. */
export interface DayTime {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/** The stretch a DayTimeCriterion names; undefined when it is none: hours 0–23 to 0–24, hour 24 only with Zero, end after begin. */
export function dayTimeOf(criterion: Fields): DayTime | undefined {
  const from = minutesAt(numberIn(criterion, 'FromHour'), textIn(criterion, 'FromMinute'));
  const to = minutesAt(numberIn(criterion, 'ToHour'), textIn(criterion, 'ToMinute'));
  const day = textIn(criterion, 'Day');
  if (day === '' || from === undefined || to === undefined) return undefined;
  const isStretch = from >= 0 && from < MINUTES_OF_DAY && to <= MINUTES_OF_DAY && from < to;
  return isStretch ? { day, from, to } : undefined;
}

function minutesAt(hour: number | undefined, minute: string): number | undefined {
  const extra = MINUTES[minute];
  return hour === undefined || extra === undefined ? undefined : hour * 60 + extra;
}

/** Whether two stretches share a minute. */
export const overlaps = (a: DayTime, b: DayTime): boolean =>
  a.day === b.day && a.from < b.to && b.from < a.to;
