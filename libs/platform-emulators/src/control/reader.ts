import type { Emulators } from '../core/emulators';
import { type Platform, PLATFORMS, type Vendor, type VendorAnswer } from '../vendor';

/**
 * Turns an unknown JSON value into a known one, or throws BadControlRequest saying what is wrong
 * where.
 */
type Reader<T> = (value: unknown, at: string) => T;

export const text: Reader<string> = (value, at) => {
  if (typeof value !== 'string' || value === '') {
    throw new BadControlRequest(`${at} must be a non-empty string`);
  }
  return value;
};

export const anything: Reader<unknown> = (value) => value;

export const numberFrom =
  (min: number): Reader<number> =>
  (value, at) => {
    if (typeof value !== 'number' || !Number.isFinite(value) || value < min) {
      throw new BadControlRequest(`${at} must be a number, at least ${min}`);
    }
    return value;
  };

export const wholeFrom =
  (min: number, max = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value, at) => {
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max) {
      throw new BadControlRequest(`${at} must be a whole number from ${min} to ${max}`);
    }
    return Number(value);
  };

export const truth: Reader<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw new BadControlRequest(`${at} must be true or false`);
  return value;
};

/** A moment such as 2026-11-20T08:30:00.000Z. */
export const moment: Reader<Date> = (value, at) => {
  const read = new Date(text(value, at));
  if (Number.isNaN(read.getTime())) {
    throw new BadControlRequest(`${at} must be a moment such as 2026-11-20T08:30:00Z`);
  }
  return read;
};

export const oneOf =
  <T extends string>(options: readonly T[]): Reader<T> =>
  (value, at) => {
    const found = options.find((option) => option === value);
    if (found === undefined) {
      throw new BadControlRequest(`${at} must be one of ${options.join(', ')}`);
    }
    return found;
  };

export const matching =
  (pattern: RegExp, example: string): Reader<string> =>
  (value, at) => {
    if (typeof value !== 'string' || !pattern.test(value)) {
      throw new BadControlRequest(`${at} must look like ${example}`);
    }
    return value;
  };

export const regexText: Reader<string> = (value, at) => {
  const source = text(value, at);
  try {
    new RegExp(source);
    return source;
  } catch {
    throw new BadControlRequest(`${at} is not a regular expression`);
  }
};

export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value, at) =>
    value === undefined ? undefined : reader(value, at);

export const listOf =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) throw new BadControlRequest(`${at} must be a list`);
    return value.map((item, index) => reader(item, `${at}[${index}]`));
  };

export const record: Reader<Readonly<Record<string, unknown>>> = (value, at) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadControlRequest(`${at} must be an object`);
  }
  return Object.fromEntries(Object.entries(value));
};

type Shape = Readonly<Record<string, Reader<unknown>>>;
export type Members<S extends Shape> = { readonly [K in keyof S]: ReturnType<S[K]> };

/** An object with these members and no others. */
export const members =
  <S extends Shape>(shape: S): Reader<Members<S>> =>
  (value, at) => {
    const given = record(value, at);
    const unknown = Object.keys(given).filter((key) => !(key in shape));
    if (unknown.length) {
      throw new BadControlRequest(`${at} has unknown members: ${unknown.join(', ')}`);
    }
    const read = Object.entries(shape).map(([key, reader]) => [
      key,
      reader(given[key], `${at}.${key}`),
    ]);
    return Object.fromEntries(read.filter(([, member]) => member !== undefined));
  };

/** A name of the IANA time zone database, such as `Europe/Berlin`. */
export const zoneName: Reader<string> = (value, at) => {
  const name = text(value, at);
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone && name;
  } catch {
    throw new BadControlRequest(`${at} is not a time zone: ${name}`);
  }
};

/** Answered with its status and message: a bad body is 400, something that is not there 404. */
export class BadControlRequest extends Error {
  constructor(
    message: string,
    readonly status: 400 | 404 = 400,
  ) {
    super(message);
  }
}

export const nothingThere = (what: string) => new BadControlRequest(`There is no ${what}`, 404);

export const platformName: Reader<Platform> = oneOf(PLATFORMS);

/** The vendor of a platform; 404 for one that is not emulated yet. */
export function findVendor(emulators: Emulators, platform: Platform): Vendor {
  const vendor = emulators.vendor(platform);
  if (!vendor) throw new BadControlRequest(`${platform} is not emulated by this process`, 404);
  return vendor;
}

export interface ControlCall {
  readonly emulators: Emulators;
  readonly query: URLSearchParams;
  /** The parts of the path that the route's pattern captures. */
  readonly params: readonly string[];
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
}

/**
 * One control route: a method, a pattern of the path after `/_control`, the query parameters it
 * takes.
 */
export interface ControlRoute {
  readonly method: string;
  readonly path: RegExp;
  readonly query?: readonly string[];
  answer(call: ControlCall): VendorAnswer;
}

export const list = (data: readonly unknown[]): VendorAnswer => ({ status: 200, body: { data } });
export const ok = (body: unknown): VendorAnswer => ({ status: 200, body });
export const noContent: VendorAnswer = { status: 204 };
