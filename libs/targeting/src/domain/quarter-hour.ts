/** Minutes past the hour, spelled as the ad networks spell them; the place in the list times 15 is the minute. */
export const QUARTER_HOURS = ['ZERO', 'FIFTEEN', 'THIRTY', 'FORTY_FIVE'] as const;

export type QuarterHour = (typeof QUARTER_HOURS)[number];

/** Minutes since midnight: 0 to 1440. */
export const minuteOfDay = (hour: number, quarter: QuarterHour): number =>
  hour * 60 + QUARTER_HOURS.indexOf(quarter) * 15;

/** The quarter that a minute of an hour or day falls on; the minute is a multiple of 15. */
export const quarterAt = (minute: number): QuarterHour =>
  QUARTER_HOURS[(minute % 60) / 15] ?? 'ZERO';
