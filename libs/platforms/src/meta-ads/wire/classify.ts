import type { EntityKind } from '../../port/attributes';
import type { Failure, FailureDetail } from '../../port/failure';
import { NEWEST_VERSION } from '../versions';
import { errorIn, type GraphAnswer } from './answer';
import {
  isThrottle,
  OBJECT_MISSING,
  PATH_UNKNOWN,
  TOKEN_DEAD,
  TRANSIENT,
  VERSION_ENDED,
} from './error-codes';
import { fieldOf } from './error-field';
import { numberIn, textIn, type Row } from './row';
import { throttled } from './throttle';

/** What a call does: a lost `create` may have been done and must not be sent blindly again; the others may. */
export type Nature = 'read' | 'create' | 'change';

export interface Asked {
  readonly nature: Nature;
  readonly entity: EntityKind;
  /** As in the path, `v26.0`. */
  readonly version: string;
}

/** Why a call was not taken; undefined when it was: 200 and no error inside. */
export const classify = (answer: GraphAnswer, asked: Asked): Failure | undefined => {
  const error = errorIn(answer);
  const code = numberIn(error, 'code');
  if (code !== undefined) return classifyError(error, code, answer, asked);
  if (answer.status !== 200) return byStatus(answer, asked);
  return answer.body && !('error' in answer.body)
    ? undefined
    : contradicted('The answer is no JSON object.', asked.nature, requestIdIn(answer));
};

const classifyError = (
  error: Row,
  code: number,
  answer: GraphAnswer,
  { nature, entity, version }: Asked,
): Failure => {
  const detail = detailOf(error, code, answer);
  if (TOKEN_DEAD.has(code)) return { kind: 'unauthorised', detail };
  if (isThrottle(code)) return throttled(error, answer.headers, detail);
  if (
    code === VERSION_ENDED ||
    (code === PATH_UNKNOWN && /path components/i.test(detail.message))
  ) {
    return versionEnded(version, detail);
  }
  if (TRANSIENT.has(code) || error['is_transient'] === true || answer.status >= 500) {
    return lost(nature, detail);
  }
  const field = fieldOf(error, entity);
  return { kind: 'refused', ...(field === undefined ? {} : { field }), detail };
};

/** The answer does not fit what was asked: for a create nobody knows whether it was done. */
export const contradicted = (message: string, nature: Nature, requestId?: string): Failure =>
  lost(nature, {
    code: 'PLATFORM_CONTRADICTED',
    message,
    ...(requestId === undefined ? {} : { requestId }),
  });

/** True for what does not exist, or no longer, or not for this token: Meta does not say which. */
export const isMissing = (answer: GraphAnswer): boolean =>
  numberIn(errorIn(answer), 'code') === 100 &&
  numberIn(errorIn(answer), 'error_subcode') === OBJECT_MISSING;

export const VERSION_SUNSET = 'VERSION_SUNSET';

const versionEnded = (version: string, detail: FailureDetail): Failure => ({
  kind: 'refused',
  detail: {
    ...detail,
    code: VERSION_SUNSET,
    message: `Meta does not serve version ${version} of its API. The newest known version is ${NEWEST_VERSION}. ${detail.message}`,
  },
});

const lost = (nature: Nature, detail: FailureDetail): Failure => ({
  kind: nature === 'create' ? 'unknown' : 'unavailable',
  detail,
});

const byStatus = (answer: GraphAnswer, { nature }: Asked): Failure => {
  const requestId = requestIdIn(answer);
  const detail = {
    code: `HTTP_${answer.status}`,
    message: `Meta answered with status ${answer.status} and no error code.`,
    ...(requestId === undefined ? {} : { requestId }),
  };
  if (answer.status === 429) return throttled({}, answer.headers, detail);
  if (answer.status === 401) return { kind: 'unauthorised', detail };
  if (answer.status >= 500 || answer.status === 408) return lost(nature, detail);
  return { kind: 'refused', detail };
};

const detailOf = (error: Row, code: number, answer: GraphAnswer): FailureDetail => {
  const subcode = textIn(error, 'error_subcode');
  const said = [
    textIn(error, 'message'),
    textIn(error, 'error_user_title'),
    textIn(error, 'error_user_msg'),
  ].filter((text) => text !== '');
  const requestId = textIn(error, 'fbtrace_id') || requestIdIn(answer);
  return {
    code: subcode === '' ? String(code) : `${code}/${subcode}`,
    message: said.join(' ') || 'Meta gave no message.',
    ...(requestId ? { requestId } : {}),
  };
};

const requestIdIn = ({ headers }: GraphAnswer): string | undefined =>
  headers['x-fb-trace-id'] ?? headers['x-fb-request-id'];
