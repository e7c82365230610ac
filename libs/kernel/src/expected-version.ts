import { preconditionFailed } from './refusal';

/** What a caller says the version must be (`If-Match`): a number, `*` for any, or nothing. */
export type ExpectedVersion = number | '*' | undefined;

/** Throws `PRECONDITION_FAILED` when the stored version is not the expected one. */
export const requireVersion = (expected: ExpectedVersion, stored: number): void => {
  if (typeof expected === 'number' && expected !== stored) throw preconditionFailed();
};
