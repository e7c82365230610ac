import type { EntityKind } from '../../port/attributes';
import type { Failure, FailureDetail } from '../../port/failure';
import type { HttpAnswer } from '../../port/io';
import { fieldOf } from './error-field';
import { isObject, jsonIn } from './json-in';
import { waitOf } from './rate-limit';

/** What a request does: a lost `create` may have been done and must not be sent blindly again; the others may. */
export type Nature = 'read' | 'create' | 'change';

/** What the failure of a call is about. */
export interface About {
  readonly nature: Nature;
  readonly entity: EntityKind;
}

interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The failure that a status other than 2xx stands for (spec/platforms/reddit-ads.md 3f). */
export const classify = (answer: HttpAnswer, about: About): Failure => {
  const { status } = answer;
  const detail = detailOf(answer);
  if (status === 429) {
    return { kind: 'throttled', retryAfterSeconds: waitOf(answer.headers), scope: 'short', detail };
  }
  if (status >= 500 || status === 408) return lost(about.nature, detail);
  if (status === 401 || (status === 403 && NO_SCOPE.test(detail.message))) {
    return { kind: 'unauthorised', detail };
  }
  if (status === 410) {
    return {
      kind: 'refused',
      detail: {
        ...detail,
        code: 'VERSION_SUNSET',
        message: `Reddit does not serve this version of its API. ${detail.message}`,
      },
    };
  }
  const field = fieldOf(fieldsOf(answer)[0]?.field, about.entity);
  return { kind: 'refused', ...(field === undefined ? {} : { field }), detail };
};

/** The vendor's answer does not fit what was asked: for a create nobody knows whether it was done. */
export const contradicted = (message: string, nature: Nature): Failure =>
  lost(nature, { code: 'PLATFORM_CONTRADICTED', message });

const lost = (nature: Nature, detail: FailureDetail): Failure => ({
  kind: nature === 'create' ? 'unknown' : 'unavailable',
  detail,
});

/** A token without the scope needs a new sign-in; other 403s are about one thing that this person may not do. */
const NO_SCOPE = /scope|access not granted/i;

/** The vendor's code is its HTTP status, nothing else. */
const detailOf = (answer: HttpAnswer): FailureDetail => {
  const error = jsonIn(answer.body)?.['error'];
  const said =
    isObject(error) && typeof error['message'] === 'string'
      ? error['message']
      : `Reddit answered with status ${answer.status}.`;
  const named = fieldsOf(answer).map(({ field, message }) => `${field}: ${message}`);
  return { code: `HTTP_${answer.status}`, message: [said, ...named].join(' ') };
};

const fieldsOf = ({ body }: HttpAnswer): readonly FieldError[] => {
  const error = jsonIn(body)?.['error'];
  const fields: unknown = isObject(error) ? error['fields'] : undefined;
  return Array.isArray(fields)
    ? fields.filter((one): one is FieldError => isObject(one) && typeof one['field'] === 'string')
    : [];
};
