import type { Warning } from '../../port/finding';

/** A value as Google can hold it, with what had to change on the way. */
export interface Normalised<T> {
  readonly value: T;
  readonly warnings: readonly Warning[];
}

export const unchanged = <T>(value: T): Normalised<T> => ({ value, warnings: [] });

export const changed = <T>(
  value: T,
  code: Warning['code'],
  field: string,
  message: string,
): Normalised<T> => ({ value, warnings: [{ code, field, message }] });
