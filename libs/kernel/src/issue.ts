/** Stable codes of `details.issues[].code`. */
export const ISSUE_CODES = [
  'REQUIRED',
  'UNKNOWN_FIELD',
  'READ_ONLY',
  'TOO_LONG',
  'TOO_SHORT',
  'OUT_OF_RANGE',
  'NOT_ONE_OF',
  'WRONG_TYPE',
  'BAD_FORMAT',
  'TOO_PRECISE',
  'TOO_MANY',
  'TOO_FEW',
  'DUPLICATE',
  'CONFLICT',
  'NOT_ALLOWED',
  'SUM_MISMATCH',
] as const;

export type IssueCode = (typeof ISSUE_CODES)[number];

/** One thing wrong with a request. `path` is a JSON pointer into the body, or `query.<name>` / `header.<name>`. */
export interface Issue {
  readonly path: string;
  readonly code: IssueCode;
  readonly message: string;
}
