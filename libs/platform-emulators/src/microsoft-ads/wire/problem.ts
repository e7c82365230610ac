import type { ErrorCode } from './error-code';
import type { Fields } from '../../json/fields';

/** Why one item of a batch failed; the other items go on. */
export interface Problem {
  readonly code: ErrorCode;
  readonly fieldPath: string | null;
  readonly message: string;
}

export const problem = (code: ErrorCode, fieldPath: string | null, message: string): Problem => ({
  code,
  fieldPath,
  message,
});

/** The problem as a `BatchError`, pointing at its place in the request by `Index`. */
export function batchError({ code, fieldPath, message }: Problem, index: number): Fields {
  return {
    Type: 'BatchError',
    Code: code.code,
    ErrorCode: code.errorCode,
    Message: message,
    Index: index,
    FieldPath: fieldPath,
    Details: null,
  };
}

/**
 * The nested form of criteria and negative keywords (platform document 2f): errors of one item's parts.
 * `whole` is set when the item failed as a whole.
 */
export function batchErrorCollection(
  index: number,
  inner: readonly Fields[],
  whole?: Problem,
): Fields {
  const { Code, ErrorCode, Message } = whole
    ? batchError(whole, index)
    : { Code: null, ErrorCode: null, Message: null };
  return {
    Type: 'BatchErrorCollection',
    Code,
    ErrorCode,
    Message,
    Index: index,
    FieldPath: null,
    Details: null,
    BatchErrors: inner,
  };
}
