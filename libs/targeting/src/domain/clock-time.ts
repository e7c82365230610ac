/** `HH:MM` at a quarter of an hour, as a start and as an end: only a day ends at 24:00. */
export const CLOCK_START = /^([01]\d|2[0-3]):(00|15|30|45)$/;
export const CLOCK_END = /^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/;

/** Minutes since midnight of a valid `HH:MM`: 0 to 1440. */
export const minuteOfClock = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
