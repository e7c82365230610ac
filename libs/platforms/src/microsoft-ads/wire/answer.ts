import type { HttpAnswer } from '../../port/io';
import type { WireError } from './objects';

/** An answer of the vendor, read but not yet believed. */
export interface WireAnswer {
  readonly status: number;
  /** Undefined when the body is not a JSON object. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** The vendor's own id of the request. */
  readonly trackingId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Errors that concern the whole call; empty when it was taken. */
  readonly errors: readonly WireError[];
}

export const readAnswer = (answer: HttpAnswer): WireAnswer => {
  const body = objectIn(answer.body);
  const trackingId = answer.headers['trackingid'] ?? textOf(body?.['TrackingId']);
  const retryAfter = Number(answer.headers['retry-after'] ?? Number.NaN);
  return {
    status: answer.status,
    body,
    trackingId,
    retryAfterSeconds: retryAfter >= 0 ? retryAfter : undefined,
    errors: errorsIn(body),
  };
};

/** The three lists in which the vendor's two kinds of fault keep their errors (2f). */
const FAULT_LISTS = ['Errors', 'OperationErrors', 'BatchErrors'] as const;

const errorsIn = (body: WireAnswer['body']): readonly WireError[] =>
  FAULT_LISTS.flatMap((list) => listOf<WireError>(body?.[list]).filter((error) => error !== null));

export const listOf = <T>(value: unknown): readonly (T | null)[] =>
  Array.isArray(value) ? value : [];

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

const objectIn = (body: Buffer): WireAnswer['body'] => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};
