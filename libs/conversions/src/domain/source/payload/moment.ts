/** Unix seconds up to the year 5138; larger numbers are milliseconds, and then microseconds. */
const SECONDS_END = 100_000_000_000;
const MILLISECONDS_END = SECONDS_END * 1_000;

/** The end of the year 9999: what is later was never a time. */
const LAST_MILLISECOND = 253_402_300_799_999;

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A moment as providers write it: unix seconds, milliseconds or microseconds (a number, or its text), or ISO 8601 with or without a colon in its offset; UTC without one. */
export const momentOf = (value: unknown): Date | undefined => {
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return /^\d+(\.\d+)?$/.test(text) ? fromNumber(Number(text)) : fromIso(text);
};

const fromNumber = (value: number): Date | undefined => {
  if (!Number.isFinite(value) || value <= 0) return undefined;
  const milliseconds =
    value < SECONDS_END ? value * 1_000 : value < MILLISECONDS_END ? value : value / 1_000;
  return milliseconds > LAST_MILLISECOND ? undefined : new Date(Math.trunc(milliseconds));
};

const fromIso = (text: string): Date | undefined => {
  const [whole, day, time = '00:00', offset = 'Z'] = ISO.exec(text) ?? [];
  if (!whole) return undefined;
  const zone = /^z$/i.test(offset) ? 'Z' : offset.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const moment = new Date(`${day}T${time.replace(',', '.')}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};

/** When something happened, as told; now where that is not told, or where a plan for the future stands in its place. */
export const happened = (now: Date, ...told: readonly unknown[]): string => {
  const moment = told.map(momentOf).find((one) => one !== undefined);
  return (moment && moment <= now ? moment : now).toISOString();
};
