import { preconditionFailed } from '@switchyard/kernel';

/** What a caller says the version must be: a number, `*` for any, or nothing. */
export type Expected = number | '*' | undefined;

/** Throws `PRECONDITION_FAILED` when the stored version is not the expected one. */
export const requireVersion = (expected: Expected, stored: number): void => {
  if (typeof expected === 'number' && expected !== stored) throw preconditionFailed();
};
