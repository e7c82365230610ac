import type { Blocked, Issue } from './generated/models.js';

export type { Issue };

/** A campaign of a plan that cannot be sent, with what it lacks. */
export type BlockedCampaign = Blocked;

/** An object that changed after the plan was made. */
export interface MovedPart {
  /** The side on which it changed. */
  readonly part: string;
  readonly entity: string;
  readonly id: string;
  readonly fields: readonly string[];
}

/** What every failure of this client is an instance of. */
export class SwitchyardError extends Error {
  override readonly name: string = 'SwitchyardError';

  /** Everything that may be logged: no token and no body of a request is in it. */
  toJSON(): Record<string, unknown> {
    return { ...(this as object), name: this.name, message: this.message };
  }
}

/** The call can never be right, so that nothing was sent: no token, an empty id, a bad header. */
export class UsageError extends SwitchyardError {
  override readonly name: string = 'UsageError';
}

/** Which request failed. */
export interface RequestFacts {
  readonly method: string;
  /** With its parameters in braces: `/api/v1/campaigns/{id}`. */
  readonly path: string;
  /** How often it was sent. */
  readonly attempts: number;
  /** Sent with every attempt of a POST. The same call with this key does nothing twice. */
  readonly idempotencyKey: string | null;
}

/** No answer arrived: the API may have done the work or not. Sending again was tried. */
export class APIConnectionError extends SwitchyardError {
  override readonly name: string = 'APIConnectionError';
  readonly method: string;
  readonly path: string;
  readonly attempts: number;
  readonly idempotencyKey: string | null;

  constructor(message: string, facts: RequestFacts, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.method = facts.method;
    this.path = facts.path;
    this.attempts = facts.attempts;
    this.idempotencyKey = facts.idempotencyKey;
  }
}

/** No whole answer arrived within `timeout`. */
export class APITimeoutError extends APIConnectionError {
  override readonly name: string = 'APITimeoutError';
}

/** A refusal as it arrived. */
export interface Refusal extends RequestFacts {
  readonly status: number;
  readonly code: string | null;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  /** Seconds; null without the header. */
  readonly retryAfter: number | null;
}

/** The API refused the request. Branch on the class or on `code`; the message may change. */
export class APIError extends SwitchyardError {
  override readonly name: string = 'APIError';
  readonly status: number;
  /** The stable code; null when the answer is not one of the API, such as a proxy's page. */
  readonly code: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** Names the request to support. */
  readonly requestId: string | null;
  /** The seconds to wait that the API named; null when it named none. */
  readonly retryAfter: number | null;
  readonly method: string;
  readonly path: string;
  readonly attempts: number;
  readonly idempotencyKey: string | null;

  constructor(refusal: Refusal) {
    super(sentenceOf(refusal));
    this.status = refusal.status;
    this.code = refusal.code;
    this.details = refusal.details;
    this.requestId = refusal.requestId;
    this.retryAfter = refusal.retryAfter;
    this.method = refusal.method;
    this.path = refusal.path;
    this.attempts = refusal.attempts;
    this.idempotencyKey = refusal.idempotencyKey;
  }
}

const sentenceOf = ({ message, status, code, requestId, method, path }: Refusal): string =>
  `${message} (${method} ${path}: ${status}${code === null ? '' : ` ${code}`}${requestId === null ? '' : `, ${requestId}`})`;

/** 400: the request is wrong. */
export class BadRequestError extends APIError {
  override readonly name: string = 'BadRequestError';
}

/** 401: no valid token. */
export class AuthenticationError extends APIError {
  override readonly name: string = 'AuthenticationError';
}

/** 402: the plan of the account does not allow it. */
export class PaymentRequiredError extends APIError {
  override readonly name: string = 'PaymentRequiredError';
}

/** 403: the token or the role does not allow it. */
export class PermissionDeniedError extends APIError {
  override readonly name: string = 'PermissionDeniedError';
}

/** 404: there is no such resource in this Space. */
export class NotFoundError extends APIError {
  override readonly name: string = 'NotFoundError';
}

/** 405: the path does not take this method. */
export class MethodNotAllowedError extends APIError {
  override readonly name: string = 'MethodNotAllowedError';
}

/** 408: the API waited too long for the request. */
export class RequestTimeoutError extends APIError {
  override readonly name: string = 'RequestTimeoutError';
}

/** 409: the state of a resource does not allow it. */
export class ConflictError extends APIError {
  override readonly name: string = 'ConflictError';
}

/** 412: the resource has another version than `ifMatch`. Read it again before changing it. */
export class PreconditionFailedError extends APIError {
  override readonly name: string = 'PreconditionFailedError';
}

/**
 * 412 of a repeated attempt, after one whose answer was lost: the earlier attempt may have made the
 * change. Read the resource to see which it is.
 */
export class MaybeAppliedError extends PreconditionFailedError {
  override readonly name: string = 'MaybeAppliedError';
}

/** 413: the body is larger than the operation takes. */
export class PayloadTooLargeError extends APIError {
  override readonly name: string = 'PayloadTooLargeError';
}

/** 415: the content type is not one that the operation takes. */
export class UnsupportedMediaTypeError extends APIError {
  override readonly name: string = 'UnsupportedMediaTypeError';
}

/** 422: the request is well formed and cannot be carried out. */
export class UnprocessableEntityError extends APIError {
  override readonly name: string = 'UnprocessableEntityError';
}

/** 429: a limit is reached. `retryAfter` is the seconds to wait. */
export class RateLimitError extends APIError {
  override readonly name: string = 'RateLimitError';
}

/** 500 and above: the API or a proxy before it failed. */
export class InternalServerError extends APIError {
  override readonly name: string = 'InternalServerError';
}

/** A success whose body is not what the API sends: the `baseUrl` may lead elsewhere. */
export class UnexpectedAnswerError extends APIError {
  override readonly name: string = 'UnexpectedAnswerError';
}

/** A class of refusals. */
export type APIErrorClass = new (refusal: Refusal) => APIError;

const OF_STATUS: Readonly<Record<number, APIErrorClass>> = {
  400: BadRequestError,
  401: AuthenticationError,
  402: PaymentRequiredError,
  403: PermissionDeniedError,
  404: NotFoundError,
  405: MethodNotAllowedError,
  408: RequestTimeoutError,
  409: ConflictError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: UnprocessableEntityError,
  429: RateLimitError,
};

/** The class of a status that no class of a code stands for. */
export const classOfStatus = (status: number): APIErrorClass =>
  OF_STATUS[status] ?? (status >= 500 ? InternalServerError : APIError);
