import type { Failure, FailureDetail } from '../../port/failure';
import type { HttpAnswer } from '../../port/io';
import { natureOf } from './families';
import { fieldOf, operationIndex } from './field-path';
import {
  codeOf,
  errorsIn,
  requestIdIn,
  type GoogleError,
  type GoogleStatus,
} from './google-failure';
import { throttled } from './throttle';

/** What was asked: a write that broke in the middle may have been done, a read changed nothing. */
export type Purpose = 'read' | 'write';

/** Our field that an operation of a request serves; null when it is the object itself. */
export type ServedBy = (operation: number) => string | null;

/** Why a whole request failed. The error code decides before the HTTP status does: quota also arrives as 403, or as HTML. */
export const classifyAnswer = (
  answer: HttpAnswer,
  purpose: Purpose,
  servedBy?: ServedBy,
): Failure => {
  const status = statusIn(answer);
  const errors = errorsIn(status);
  const decisive = errors.find((error) => natureOf(error) !== 'refused') ?? errors[0];
  const detail = detailOf(decisive, status, answer);
  const nature = decisive && natureOf(decisive);
  if (nature === 'throttled' || answer.status === 429) {
    return throttled(errors, answer.headers['retry-after'], detail);
  }
  if (nature === 'unauthorised' || answer.status === 401) return { kind: 'unauthorised', detail };
  if (nature === 'transient') return { kind: 'unavailable', detail };
  if (nature === 'undecided' || isUndecided(answer.status)) {
    return { kind: purpose === 'write' ? 'unknown' : 'unavailable', detail };
  }
  return { kind: 'refused', field: decisive && fieldServed(decisive, servedBy), detail };
};

const fieldServed = (error: GoogleError, servedBy: ServedBy | undefined): string | undefined => {
  const operation = operationIndex(error);
  return fieldOf(error, operation === undefined ? null : (servedBy?.(operation) ?? null));
};

/** Why one operation of a request that was answered failed: it was not done. */
export const classifyError = (
  error: GoogleError,
  served: string | null,
  requestId: string | undefined,
): Failure => {
  const detail = { code: codeOf(error)[1], message: error.message ?? '', requestId };
  switch (natureOf(error)) {
    case 'throttled':
      return throttled([error], undefined, detail);
    case 'unauthorised':
      return { kind: 'unauthorised', detail };
    case 'transient':
    case 'undecided':
      return { kind: 'unavailable', detail };
    case 'refused':
      return { kind: 'refused', field: fieldOf(error, served), detail };
  }
};

const isUndecided = (status: number): boolean => status >= 500 || status === 408;

/** The error object, also inside the one-element array that streaming answers put it in; nothing when the body is no JSON. */
const statusIn = (answer: HttpAnswer): GoogleStatus => {
  try {
    const body = JSON.parse(answer.body.toString('utf8')) as unknown;
    const first = (Array.isArray(body) ? body[0] : body) as { readonly error?: unknown } | null;
    return typeof first?.error === 'object' && first.error !== null ? first.error : {};
  } catch {
    return {};
  }
};

const detailOf = (
  error: GoogleError | undefined,
  status: GoogleStatus,
  answer: HttpAnswer,
): FailureDetail => ({
  code: error ? codeOf(error)[1] : (status.status ?? `HTTP_${answer.status}`),
  message: error?.message ?? status.message ?? `The platform answered ${answer.status}.`,
  requestId: requestIdIn(status) ?? answer.headers['request-id'],
});
