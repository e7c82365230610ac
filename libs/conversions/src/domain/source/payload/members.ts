import { digestOf, type Refusal, validationError } from '@switchyard/kernel';

export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; an empty one for anything else. */
export const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text that says something; numbers are ids as often as texts are. */
export const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** The id of an object, which is given as an id or as the expanded object. */
export const idOf = (value: unknown): string | undefined =>
  textOf(isRecord(value) ? value['id'] : value);

/** No payload of this provider at all. */
export const unreadable = (path: string, message: string): Refusal =>
  validationError([{ path, code: 'BAD_FORMAT', message }]);

/** Only the members that are there. */
export const present = <T extends object>(given: {
  readonly [member in keyof T]: T[member] | undefined;
}): Partial<T> =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

/** The value at a path like `data.items.0.price` or `data.items[0].price`; own members only. */
export const atPath = (value: unknown, path: string): unknown =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>((found, name) => {
      if (Array.isArray(found)) {
        return /^\d+$/.test(name) ? (found as readonly unknown[])[Number(name)] : undefined;
      }
      return isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
    }, value);

/** The first of some paths that leads to something. */
export const firstAt = (value: unknown, paths: readonly (string | undefined)[]): unknown => {
  for (const path of paths) {
    const found = path === undefined ? undefined : atPath(value, path);
    if (found !== undefined && found !== null && found !== '') return found;
  }
  return undefined;
};

/** Unix seconds up to the year 5138; larger numbers are milliseconds, and then microseconds. */
const SECONDS_END = 100_000_000_000;
const MILLISECONDS_END = SECONDS_END * 1_000;

/** The end of the year 9999: what is later was never a time. */
const LAST_MILLISECOND = 253_402_300_799_999;

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * A moment as providers write it: unix seconds, milliseconds or microseconds (a number, or its
 * text), or ISO 8601 with or without a colon in its offset; UTC without one.
 */
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

/**
 * When something happened, as stated; now where no time is stated, or where the time lies in the
 * future.
 */
export const happened = (now: Date, ...stated: readonly unknown[]): string => {
  const moment = stated.map(momentOf).find((one) => one !== undefined);
  return (moment && moment <= now ? moment : now).toISOString();
};

/**
 * A key for what has no id of its own: the same words, whatever their order, are the same event.
 */
export const digestKey = (value: unknown): string => `sha256:${digestOf(value)}`;
