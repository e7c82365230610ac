/**
 * Every stable error code, and the HTTP status that it is answered with. One registry: filter,
 * documents and tests read it.
 */
export const REFUSAL_STATUS = {
  VALIDATION_ERROR: 400,
  INVALID_REQUEST: 400,
  RADIUS_EXCLUSION_UNSUPPORTED: 400,
  ONLY_EXCLUSIONS: 400,
  TOO_MANY_WINDOWS: 400,
  PLACE_NOT_FOUND: 400,
  INVALID_TOKEN: 401,
  INVALID_SIGNATURE: 401,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  WRONG_CODE: 401,
  LIMIT_REACHED: 402,
  SUBSCRIPTION_REQUIRED: 402,
  SUBSCRIPTION_EXPIRED: 402,
  API_ACCESS_NOT_IN_PLAN: 402,
  INSUFFICIENT_SCOPE: 403,
  READ_ONLY_MODE: 403,
  ACCOUNT_ENDING: 403,
  NOT_A_MEMBER: 403,
  ROLE_TOO_LOW: 403,
  ORIGIN_NOT_ALLOWED: 403,
  CROSS_SITE_REQUEST: 403,
  ADDRESS_NOT_CONFIRMED: 403,
  PROOF_NEEDED: 403,
  LINK_NOT_VALID: 403,
  EXTERNAL_SIGN_IN_FAILED: 403,
  NOT_FOUND: 404,
  SPACE_NOT_FOUND: 404,
  PLAN_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NAME_TAKEN: 409,
  EXTERNAL_KEY_TAKEN: 409,
  KEYWORD_TAKEN: 409,
  LEAD_STAGE_TAKEN: 409,
  EVENT_NAME_TAKEN: 409,
  SOURCE_EXISTS: 409,
  CONVERSION_ACTION_IN_USE: 409,
  ORDER_TAKEN: 409,
  NOTHING_TO_REPLAY: 409,
  TOKEN_LIMIT_REACHED: 409,
  SECOND_FACTOR_ON: 409,
  SECOND_FACTOR_OFF: 409,
  MEMBER_EXISTS: 409,
  CURRENCY_IN_USE: 409,
  CAMPAIGNS_SERVING: 409,
  SUBSCRIPTION_RENEWS: 409,
  SUBSCRIPTION_EXISTS: 409,
  NO_SUBSCRIPTION: 409,
  BILLING_OFF: 409,
  LAST_OWNER: 409,
  ALREADY_LINKED: 409,
  CONNECTION_EXISTS: 409,
  GRANT_IN_USE: 409,
  ATTEMPT_NOT_READY: 409,
  PLATFORM_NOT_SET_UP: 409,
  CREDENTIALS_REFUSED: 409,
  CONNECT_STATE_INVALID: 403,
  CONNECTION_IN_USE: 409,
  BUSINESS_IN_USE: 409,
  ASSET_IN_USE: 409,
  ASSET_ALREADY_ATTACHED: 409,
  ASSET_TAKES_NO_CONTENT: 409,
  CAMPAIGN_REMOVED: 409,
  CAMPAIGN_NOT_REMOVED: 409,
  BRAKE_ENGAGED: 409,
  BRAKE_NOT_ENGAGED: 409,
  BRAKE_STILL_SPENT: 409,
  BUDGET_TOO_SMALL: 409,
  NO_PERFORMANCE_DATA: 409,
  RELEASE_PENDING: 409,
  BRAKE_UNDER_WAY: 409,
  OUTCOME_UNKNOWN: 409,
  CONVERSION_ACTION_MISSING: 409,
  SYNC_ALREADY_ACTIVE: 409,
  SYNC_NOT_ACTIVE: 409,
  SYNC_PLAN_DRIFT: 409,
  PLAN_EXPIRED: 409,
  PLAN_ALREADY_APPLIED: 409,
  PLAN_BLOCKED: 409,
  QUESTIONS_OPEN: 409,
  NOTHING_TO_DRAFT_FROM: 409,
  POST_NOT_READY: 409,
  POST_CONFIRMED: 409,
  POST_HAS_REQUIREMENTS: 409,
  REVISION_CHANGED: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  IDEMPOTENCY_KEY_REUSED: 422,
  CONTENT_REFUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** A decision not to do what was asked. `code` is stable; `message` is for people. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly details?: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly status: number = REFUSAL_STATUS[code],
  ) {
    super(cut(message));
    this.name = 'Refusal';
  }
}

/** The user that an unproved request claims to be. */
export interface Claimed {
  readonly userId: string;
  readonly accountId: string;
}

/** A sign-in that failed. The audit trail of the account says so; the answer does not name it. */
export class FailedProof extends Refusal {
  constructor(
    code: RefusalCode,
    message: string,
    readonly claimed: Claimed | undefined,
  ) {
    super(code, message);
  }
}

export const validationError = (issues: readonly Issue[]): Refusal =>
  new Refusal(
    'VALIDATION_ERROR',
    issues.length === 1 ? issues[0]!.message : `${issues.length} fields need attention`,
    { issues: issues.map((issue) => ({ ...issue, message: cut(issue.message) })) },
  );

/** A message may name what a caller sent, however long that is. */
const LONGEST_MESSAGE = 500;
const cut = (message: string): string =>
  message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE - 1)}…` : message;

/**
 * The one 404 of ids: the same whether the id never existed, is malformed, or lives in another
 * Space.
 */
export const notFound = (): Refusal =>
  new Refusal('NOT_FOUND', 'There is no such resource in this Space.');

/** A 404 for an id inside a body, naming where it is. */
export const referenceNotFound = (path: string): Refusal =>
  new Refusal('NOT_FOUND', 'There is no such resource in this Space.', { path });

export const invalidRequest = (
  message: string,
  headers: Readonly<Record<string, string>> = {},
  status = 400,
): Refusal => new Refusal('INVALID_REQUEST', message, undefined, headers, status);

export const preconditionFailed = (): Refusal =>
  new Refusal(
    'PRECONDITION_FAILED',
    'The resource was changed after you read it. Read it again and repeat your change.',
  );

export const unavailable = (message: string, retryAfterSeconds = 1): Refusal =>
  new Refusal('UNAVAILABLE', message, undefined, { 'Retry-After': String(retryAfterSeconds) });

export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;

/** SQLSTATE class 22, data exception. */
const DATA_ERROR = /^22[0-9A-Z]{3}$/;

/** The database was given a value that it cannot hold: a gate before it let the value through. */
export const isDataError = (error: unknown): boolean =>
  DATA_ERROR.test((error as { code?: string } | undefined)?.code ?? '');

/** Stable codes of `details.issues[].code`. */
export const ISSUE_CODES = [
  'REQUIRED',
  'UNKNOWN_FIELD',
  'READ_ONLY',
  'TOO_LONG',
  'TOO_SHORT',
  'OUT_OF_RANGE',
  'NOT_ONE_OF',
  'WRONG_TYPE',
  'BAD_FORMAT',
  'TOO_PRECISE',
  'TOO_MANY',
  'TOO_FEW',
  'DUPLICATE',
  'CONFLICT',
  'NOT_ALLOWED',
  'SUM_MISMATCH',
] as const;

export type IssueCode = (typeof ISSUE_CODES)[number];

/**
 * One thing wrong with a request. `path` is a JSON pointer into the body, or `query.<name>` /
 * `header.<name>`.
 */
export interface Issue {
  readonly path: string;
  readonly code: IssueCode;
  readonly message: string;
}

/** What a caller says the version must be (`If-Match`): a number, `*` for any, or nothing. */
export type ExpectedVersion = number | '*' | undefined;

/** Throws `PRECONDITION_FAILED` when the stored version is not the expected one. */
export const requireVersion = (expected: ExpectedVersion, stored: number): void => {
  if (typeof expected === 'number' && expected !== stored) throw preconditionFailed();
};
