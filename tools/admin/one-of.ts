import { validationError } from '@switchyard/kernel';

/** Reads a word of a closed list. Refused as VALIDATION_ERROR. */
export const oneOf =
  <T extends string>(path: string, words: readonly T[]) =>
  (value: string): T => {
    if (words.includes(value as T)) return value as T;
    throw validationError([
      { path, code: 'NOT_ONE_OF', message: `"${value}" is none of ${words.join(', ')}.` },
    ]);
  };
