import type { EntityKind } from '../../port/attributes';
import type { Failure, FailureDetail } from '../../port/failure';
import type { WireAnswer } from './answer';
import { NAME_TAKEN, THROTTLED, TRANSIENT, UNAUTHORISED } from './error-codes';
import { fieldOf } from './error-field';
import type { WireError } from './objects';

/** What a request does: a lost `create` may have been done and must not be sent blindly again; the others may. */
export type Nature = 'read' | 'create' | 'change';

/** The failure of a whole call; undefined when the vendor took it. */
export const classifyAnswer = (
  answer: WireAnswer,
  nature: Nature,
  entity: EntityKind,
): Failure | undefined => {
  const worst = answer.errors.find((error) => isGeneral(error)) ?? answer.errors[0];
  if (worst) return classifyError(worst, nature, entity, answer.trackingId);
  if (answer.status >= 200 && answer.status < 300) {
    return answer.body
      ? undefined
      : contradicted('The answer is no JSON object.', nature, answer.trackingId);
  }
  return byStatus(answer, nature);
};

/** The failure that one error of the vendor stands for. */
export const classifyError = (
  error: WireError,
  nature: Nature,
  entity: EntityKind,
  requestId?: string,
): Failure => {
  const code = error.Code ?? Number.NaN;
  const detail = detailOf(error, requestId);
  const wait = THROTTLED.get(code);
  if (wait !== undefined) {
    return { kind: 'throttled', retryAfterSeconds: wait, scope: 'short', detail };
  }
  if (TRANSIENT.has(code)) return lost(nature, detail);
  if (UNAUTHORISED.has(code)) return { kind: 'unauthorised', detail };
  const field = fieldOf(error, entity);
  return {
    kind: 'refused',
    ...(field ? { field } : {}),
    detail: NAME_TAKEN.has(code) ? { ...detail, code: 'REMOTE_NAME_TAKEN' } : detail,
  };
};

/** The vendor's answer does not fit what was asked: for a create nobody knows whether it was done. */
export const contradicted = (message: string, nature: Nature, requestId?: string): Failure =>
  lost(nature, { code: 'PLATFORM_CONTRADICTED', message, ...(requestId ? { requestId } : {}) });

const isGeneral = ({ Code }: WireError): boolean => {
  const code = Code ?? Number.NaN;
  return THROTTLED.has(code) || TRANSIENT.has(code) || UNAUTHORISED.has(code);
};

const lost = (nature: Nature, detail: FailureDetail): Failure => ({
  kind: nature === 'create' ? 'unknown' : 'unavailable',
  detail,
});

const byStatus = (
  { status, trackingId, retryAfterSeconds }: WireAnswer,
  nature: Nature,
): Failure => {
  const detail = {
    code: `HTTP_${status}`,
    message: `Microsoft answered with status ${status} and no error code.`,
    ...(trackingId ? { requestId: trackingId } : {}),
  };
  if (status === 429) {
    return {
      kind: 'throttled',
      retryAfterSeconds: retryAfterSeconds ?? 60,
      scope: 'short',
      detail,
    };
  }
  if (status === 401 || status === 403) return { kind: 'unauthorised', detail };
  if (status >= 500 || status === 408) return lost(nature, detail);
  return { kind: 'refused', detail };
};

const detailOf = (error: WireError, requestId: string | undefined): FailureDetail => {
  const name = error.ErrorCode || `CODE_${error.Code ?? 'NONE'}`;
  const said = [error.Message, error.DisapprovedText && `Disapproved: ${error.DisapprovedText}`]
    .filter(Boolean)
    .join(' ');
  return {
    code: name,
    message: `${said || 'Microsoft gave no message.'} (${error.Code ?? '?'} ${name})`,
    ...(requestId ? { requestId } : {}),
  };
};
