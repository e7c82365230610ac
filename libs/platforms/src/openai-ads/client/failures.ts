import type { Failure, FailureDetail } from '../../port/failure';
import type { HttpAnswer } from '../../port/io';
import { UNVERIFIED } from '../unverified';
import type { Level } from '../vocabulary';

/**
 * What a request does. A lost `create` may have been done; reads change nothing, and changes may be
 * repeated.
 */
export type Purpose = 'read' | 'create' | 'change';

interface WireError {
  readonly message?: unknown;
  readonly type?: unknown;
  readonly param?: unknown;
  readonly code?: unknown;
}

/** Code of a refusal to know an address at all: this version of the API is not there (any more). */
export const VERSION_SUNSET = 'VERSION_SUNSET';
/** Code of a create whose key already made something else. */
export const KEY_TAKEN = 'IDEMPOTENCY_CONFLICT';
/** Code of an object that is not there. */
export const NOT_FOUND = 'NOT_FOUND';

/**
 * Why a request failed (error shape as seen on live accounts: `{error: {message, type, param,
 * code}}`).
 */
export const classifyAnswer = (answer: HttpAnswer, purpose: Purpose, level?: Level): Failure => {
  const error = errorIn(answer);
  const detail = detailOf(answer, error);
  switch (answer.status) {
    case 401:
      return { kind: 'unauthorised', detail };
    case 404:
    case 422:
      return refusedById(error, detail, level);
    case 409:
      return { kind: 'refused', detail: { ...detail, code: KEY_TAKEN } };
    case 429:
      return throttled(answer, detail);
    default:
      return answer.status >= 500 || answer.status === 408
        ? undecided(purpose, detail)
        : refused(error, detail, level);
  }
};

/** The answer does not fit the request: of a create it is unknown whether it was done. */
export const contradicted = (message: string, purpose: Purpose, requestId?: string): Failure =>
  undecided(purpose, {
    code: 'PLATFORM_CONTRADICTED',
    message,
    ...(requestId ? { requestId } : {}),
  });

const undecided = (purpose: Purpose, detail: FailureDetail): Failure => ({
  kind: purpose === 'create' ? 'unknown' : 'unavailable',
  detail,
});

const refused = (error: WireError, detail: FailureDetail, level: Level | undefined): Failure => {
  const field = level && fieldOf(level, textOf(error.param));
  return { kind: 'refused', ...(field ? { field } : {}), detail };
};

/** 404 is an unknown object or an unknown address; 422 is also what an id in a wrong form gets. */
const refusedById = (
  error: WireError,
  detail: FailureDetail,
  level: Level | undefined,
): Failure => {
  if (/invalid url/i.test(textOf(error.message))) {
    return {
      kind: 'refused',
      detail: {
        ...detail,
        code: VERSION_SUNSET,
        message: `OpenAI does not serve this version of its API. ${detail.message}`,
      },
    };
  }
  const about = textOf(error.param);
  return about === '' || /(^|_)id$/.test(about)
    ? { kind: 'refused', detail: { ...detail, code: NOT_FOUND } }
    : refused(error, detail, level);
};

const throttled = ({ headers }: HttpAnswer, detail: FailureDetail): Failure => {
  const named = Number.parseFloat(headers['retry-after'] ?? '');
  const retryAfterSeconds =
    Number.isFinite(named) && named > 0 ? Math.ceil(named) : UNVERIFIED.unnamedWaitSeconds;
  return {
    kind: 'throttled',
    retryAfterSeconds,
    scope: retryAfterSeconds > UNVERIFIED.shortWaitSeconds ? 'day' : 'short',
    detail,
  };
};

const errorIn = ({ body }: HttpAnswer): WireError => {
  try {
    const { error } = JSON.parse(body.toString('utf8')) as { readonly error?: unknown };
    return typeof error === 'object' && error !== null ? error : {};
  } catch {
    return {};
  }
};

const detailOf = (
  { status, headers }: HttpAnswer,
  { code, type, message }: WireError,
): FailureDetail => {
  const requestId = headers['x-request-id'];
  return {
    code: textOf(code) || textOf(type) || `HTTP_${status}`,
    message: textOf(message) || `OpenAI answered ${status}.`,
    ...(requestId ? { requestId } : {}),
  };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Beginnings of what OpenAI calls a parameter, with our field; the first that fits counts. */
const FIELDS: { readonly [level in Level]: readonly (readonly [param: string, field: string])[] } =
  {
    campaign: [
      ['name', 'name'],
      ['status', 'status'],
      ['budget', 'budget'],
      ['bidding_type', 'biddingStrategy'],
      ['conversion_event_setting_ids', 'biddingStrategy'],
      ['start_time', 'startDate'],
      ['end_time', 'endDate'],
      ['targeting.platforms', 'targeting.devices'],
      ['targeting', 'geoTargets'],
      ['landing_page_configuration', 'trackingTemplate'],
    ],
    adGroup: [
      ['name', 'name'],
      ['status', 'status'],
      ['context_hints', 'contextHints'],
      ['bidding_config.max_bid_micros', 'maxCpc'],
      ['bidding_config', 'biddingStrategy'],
    ],
    ad: [
      ['name', 'headlines'],
      ['status', 'status'],
      ['creative.title', 'headlines'],
      ['creative.body', 'descriptions'],
      ['creative.target_url', 'finalUrl'],
      ['creative.file_id', 'images'],
    ],
  };

/** Our field that a refused parameter stands for; undefined when that is not known. */
const fieldOf = (level: Level, param: string): string | undefined =>
  FIELDS[level].find(([beginning]) => param.startsWith(beginning))?.[1];
