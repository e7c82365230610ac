import { isRefusal, type Refusal } from '@switchyard/kernel';

/** What became of one item of a bulk request. */
export interface BulkResult {
  readonly index: number;
  readonly status: 'created' | 'updated' | 'deleted' | 'failed';
  readonly id?: string;
  readonly error?: { readonly code: string; readonly message: string; readonly details?: unknown };
}

export interface BulkEnvelope {
  readonly data: readonly BulkResult[];
  readonly meta: { readonly succeeded: number; readonly failed: number };
}

/** The answer of a bulk request: items in their order, and how many came through. */
export const bulk = (results: readonly BulkResult[]): BulkEnvelope => {
  const failed = results.filter((result) => result.status === 'failed').length;
  return {
    data: [...results].sort((a, b) => a.index - b.index),
    meta: { succeeded: results.length - failed, failed },
  };
};

/** The result of an item that was refused. Anything else than a refusal is a crash and is thrown on. */
export const failedItem = (index: number, error: unknown, id?: string): BulkResult => {
  if (!isRefusal(error)) throw error;
  return { index, status: 'failed', ...(id === undefined ? {} : { id }), error: errorOf(error) };
};

const errorOf = ({ code, message, details }: Refusal): BulkResult['error'] => ({
  code,
  message,
  ...(details ? { details } : {}),
});
