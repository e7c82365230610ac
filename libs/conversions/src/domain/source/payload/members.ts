import { validationError, type Refusal } from '@switchyard/kernel';

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

/** The id of something that stands in its place, or that was expanded to the whole thing. */
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
