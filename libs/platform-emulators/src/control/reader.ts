import { BadControlRequest } from './bad-control-request';

/** Turns an unknown JSON value into a known one, or throws BadControlRequest saying what is wrong where. */
export type Reader<T> = (value: unknown, at: string) => T;

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
