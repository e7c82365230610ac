const FORMAT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)([+-]\d\d:\d\d)$/;

/** Milliseconds of `yyyy-mm-dd hh:mm:ss+hh:mm`, the zone compulsory; undefined for any other form. */
export function instantOf(text: string): number | undefined {
  const [, day, time, zone] = FORMAT.exec(text) ?? [];
  const at = day === undefined ? NaN : Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(at) ? undefined : at;
}
