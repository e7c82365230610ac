const OFFSETS_ON = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

/** Whether two IANA zones show the same time in winter and in summer: Microsoft has one name for many zones. */
export const keepTheSameClock = (one: string, other: string): boolean =>
  OFFSETS_ON.every((moment) => offsetOf(one, moment) === offsetOf(other, moment));

/** Undefined for a zone that nobody knows: it is the same as no other, and as every other unknown one. */
const offsetOf = (timeZone: string, moment: number): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
};
