import { type Failure, type FailureDetail, PlatformFailure } from '../../port/failure';
import type { HttpAnswer } from '../../port/io';
import { SHORT_WAIT_SECONDS, UNNAMED_WAIT_SECONDS } from '../unverified';

/** What was asked: a write that broke in the middle may have been done, a read changed nothing. */
export type Purpose = 'read' | 'write';

/** Our field that an operation of a request serves; null when it is the object itself. */
export type ServedBy = (operation: number) => string | null;

/**
 * Why a whole request failed. The error code decides before the HTTP status does: quota also
 * arrives as 403, or as HTML.
 */
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
  if (nature === 'unauthorised' || answer.status === 401) return unauthorised(detail);
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
      return unauthorised(detail);
    case 'transient':
    case 'undecided':
      return { kind: 'unavailable', detail };
    case 'refused':
      return { kind: 'refused', field: fieldOf(error, served), detail };
  }
};

const isUndecided = (status: number): boolean => status >= 500 || status === 408;

/**
 * The error object, also inside the one-element array that streaming answers put it in; nothing
 * when the body is no JSON.
 */
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
  code: error
    ? codeOf(error)[1]
    : (accessReason(status) ?? status.status ?? `HTTP_${answer.status}`),
  message: error?.message ?? status.message ?? `The platform answered ${answer.status}.`,
  requestId: requestIdIn(status) ?? answer.headers['request-id'],
});

/** Reasons of `google.rpc.ErrorInfo` that come without a typed error. */
const ACCESS_REASONS = ['ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'SERVICE_DISABLED'];

const accessReason = (status: GoogleStatus): string | undefined =>
  status.details?.find(({ reason = '' }) => ACCESS_REASONS.includes(reason))?.reason;

/** One error inside a `GoogleAdsFailure` (v25 errors.proto). */
export interface GoogleError {
  /** Exactly one member: family → code, e.g. `{ campaignError: 'DUPLICATE_CAMPAIGN_NAME' }`. */
  readonly errorCode?: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly trigger?: { readonly stringValue?: string };
  readonly location?: { readonly fieldPathElements?: readonly PathElement[] };
  readonly details?: {
    readonly quotaErrorDetails?: { readonly rateName?: string; readonly retryDelay?: string };
  };
}

interface PathElement {
  readonly fieldName?: string;
  readonly index?: number;
}

/** A `google.rpc.Status`: the body of a refusal, and `partialFailureError` inside a 200. */
export interface GoogleStatus {
  readonly code?: number;
  readonly message?: string;
  readonly status?: string;
  readonly details?: readonly {
    readonly errors?: readonly GoogleError[];
    readonly requestId?: string;
    readonly reason?: string;
  }[];
}

export const errorsIn = (status: GoogleStatus): readonly GoogleError[] =>
  (status.details ?? []).flatMap(({ errors }) => errors ?? []);

export const requestIdIn = (status: GoogleStatus): string | undefined =>
  status.details?.find(({ requestId }) => requestId !== undefined)?.requestId;

/** `['campaignError', 'DUPLICATE_CAMPAIGN_NAME']`. */
export const codeOf = (error: GoogleError): readonly [family: string, code: string] => {
  const [first] = Object.entries(error.errorCode ?? {});
  return first ?? ['unknownError', 'UNKNOWN'];
};

/** What an error code asks for, whatever the HTTP status beside it. */
export type Nature = 'throttled' | 'unauthorised' | 'transient' | 'undecided' | 'refused';

/** The person lost access to this ad account; the sign-in itself is sound. */
const OF_AD_ACCOUNT = 'USER_PERMISSION_DENIED';

/** The person's grant is gone, or no longer reaches this account. */
const UNAUTHORISED = new Set([
  'OAUTH_TOKEN_INVALID',
  'OAUTH_TOKEN_EXPIRED',
  'OAUTH_TOKEN_REVOKED',
  'OAUTH_TOKEN_DISABLED',
  'OAUTH_TOKEN_HEADER_INVALID',
  'NOT_ADS_USER',
  'GOOGLE_ACCOUNT_COOKIE_INVALID',
  'GOOGLE_ACCOUNT_DELETED',
  'GOOGLE_ACCOUNT_AUTHENTICATION_FAILED',
  'TWO_STEP_VERIFICATION_NOT_ENROLLED',
  'ADVANCED_PROTECTION_NOT_ENROLLED',
  'LOGIN_COOKIE_REQUIRED',
  OF_AD_ACCOUNT,
]);

const unauthorised = (detail: FailureDetail): Failure => ({
  kind: 'unauthorised',
  ...(detail.code === OF_AD_ACCOUNT ? { concerns: 'ad-account' } : {}),
  detail,
});

/**
 * `transient`: not done, try again. `undecided`: the vendor broke while working, a write may have
 * been done.
 */
const natureOf = (error: GoogleError): Nature => {
  const [family, code] = codeOf(error);
  if (family === 'quotaError') return 'throttled';
  if (family === 'authenticationError' || family === 'authorizationError') {
    return UNAUTHORISED.has(code) ? 'unauthorised' : 'refused';
  }
  if (family === 'databaseError' && code === 'CONCURRENT_MODIFICATION') return 'transient';
  if (family === 'internalError') return 'undecided';
  return 'refused';
};

/** Google's member → our field. Order matters: the first that occurs in a path decides. */
const FIELDS: readonly (readonly [member: string, field: string])[] = [
  ['long_headline', 'longHeadline'],
  ['business_name', 'businessName'],
  ['call_to_action_text', 'callToAction'],
  ['marketing_images', 'images'],
  ['square_marketing_images', 'images'],
  ['logo_images', 'images'],
  ['square_logo_images', 'images'],
  ['youtube_videos', 'youtubeVideoIds'],
  ['headlines', 'headlines'],
  ['descriptions', 'descriptions'],
  ['path1', 'path1'],
  ['path2', 'path2'],
  ['final_urls', 'finalUrl'],
  ['amount_micros', 'budget'],
  ['campaign_budget', 'budget'],
  ['cpc_bid_micros', 'maxCpc'],
  ['target_cpa_micros', 'biddingStrategy.targetCpa'],
  ['cpc_bid_ceiling_micros', 'biddingStrategy.maxCpcBidCeiling'],
  ['location_fraction_micros', 'biddingStrategy.targetImpressionShare'],
  ['manual_cpc', 'biddingStrategy'],
  ['target_spend', 'biddingStrategy'],
  ['maximize_conversions', 'biddingStrategy'],
  ['maximize_conversion_value', 'biddingStrategy'],
  ['target_cpa', 'biddingStrategy'],
  ['target_roas', 'biddingStrategy'],
  ['target_impression_share', 'biddingStrategy'],
  ['start_date_time', 'startDate'],
  ['end_date_time', 'endDate'],
  ['tracking_url_template', 'trackingTemplate'],
  ['contains_eu_political_advertising', 'declarations.politicalAdvertising'],
  ['geo_target_type_setting', 'locationIntent'],
  ['network_settings', 'networks'],
  ['name', 'name'],
  ['status', 'status'],
];

/** Members of a criterion that name a field only when the criterion is a keyword. */
const KEYWORD_FIELDS: readonly (readonly [string, string])[] = [
  ['match_type', 'matchType'],
  ['text', 'text'],
  ['keyword', 'text'],
];

/** Fields whose operations are about assets and their links: nothing in them is a field of ours. */
const ASSET_FIELDS = new Set([
  'extensions',
  'images',
  'youtubeVideoIds',
  'headlines',
  'descriptions',
  'longHeadline',
  'businessName',
  'callToAction',
]);

/** Our field path of an error: what the path names, inside the field that the operation serves. */
const fieldOf = (error: GoogleError, served: string | null): string | undefined => {
  if (served !== null && ASSET_FIELDS.has(served)) return served;
  const elements = (error.location?.fieldPathElements ?? []).map(snakeCased);
  const member = firstOf(elements, served === null ? [...FIELDS, ...KEYWORD_FIELDS] : FIELDS);
  if (!member) return served ?? undefined;
  const [element, field] = member;
  const isText = elements.at(-1)?.fieldName === 'text';
  return element.index === undefined || !isListed(field)
    ? field
    : `${field}/${element.index}${isText ? '/text' : ''}`;
};

const isListed = (field: string): boolean => field === 'headlines' || field === 'descriptions';

/**
 * The path may name members either way: the documents show camel case, the vendor's libraries print
 * snake case.
 */
const snakeCased = (element: PathElement): PathElement => ({
  ...element,
  fieldName: element.fieldName?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
});

const firstOf = (
  elements: readonly PathElement[],
  fields: readonly (readonly [string, string])[],
): readonly [PathElement, string] | undefined => {
  for (const [member, field] of fields) {
    const element = elements.find(({ fieldName }) => fieldName === member);
    if (element) return [element, field];
  }
  return undefined;
};

/**
 * Which operation of the request an error is about; undefined when it is about the whole request.
 */
export const operationIndex = (error: GoogleError): number | undefined =>
  error.location?.fieldPathElements?.[0]?.index;

/**
 * How long to wait: what the error says (`retryDelay`), else what the header says, else half a
 * minute.
 */
const throttled = (
  errors: readonly GoogleError[],
  retryAfter: string | undefined,
  detail: FailureDetail,
): Failure => {
  const named = errors
    .map(({ details }) => seconds(details?.quotaErrorDetails?.retryDelay))
    .filter((wait) => wait > 0);
  const retryAfterSeconds = Math.max(...named, 0) || seconds(retryAfter) || UNNAMED_WAIT_SECONDS;
  return {
    kind: 'throttled',
    retryAfterSeconds,
    scope: retryAfterSeconds > SHORT_WAIT_SECONDS ? 'day' : 'short',
    detail,
  };
};

/** `40591s`, `1.5s` and `30` in whole seconds, upwards; zero when it says nothing. */
const seconds = (text: string | undefined): number => {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) && value > 0 ? Math.ceil(value) : 0;
};

/**
 * The answer does not fit the request. For a write nothing is known then: look before sending
 * again.
 */
export const contradicted = (message: string, requestId?: string): Failure => ({
  kind: 'unknown',
  detail: { code: 'PLATFORM_CONTRADICTED', message, requestId },
});

/** The same for a read, which may simply be repeated. */
export const contradictedRead = (message: string, requestId?: string): PlatformFailure =>
  new PlatformFailure({ kind: 'unavailable', detail: contradicted(message, requestId).detail });
