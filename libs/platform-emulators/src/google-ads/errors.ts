import type { VendorAnswer } from '../vendor';
import type { Violation } from './schema/message';

/**
 * One broken rule: `family.CODE` as in the vendor's error enums, and where in the operation it
 * lies.
 */
export interface Complaint {
  readonly error: string;
  /**
   * Dotted members below the operation, with indexes:
   * `create.ad.responsiveSearchAd.headlines[2].text`.
   */
  readonly at: string;
  readonly message: string;
  readonly trigger?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export function complaint(
  error: string,
  at: string,
  message: string,
  trigger?: unknown,
): Complaint {
  return { error, at, message, ...(trigger === undefined ? {} : { trigger: String(trigger) }) };
}

/** The same complaint seen from further out. */
export function under(prefix: string, { at, ...rest }: Complaint): Complaint {
  return { ...rest, at: at ? `${prefix}.${at}` : prefix };
}

/** Ends the operation or request that it was thrown in. */
export class Refused extends Error {
  readonly complaints: readonly Complaint[];

  constructor(...complaints: readonly Complaint[]) {
    super(complaints.map(({ error }) => error).join(', '));
    this.complaints = complaints;
  }
}

/** Throws when there is anything to complain about. */
export function refuseAny(complaints: readonly Complaint[]): void {
  if (complaints.length) throw new Refused(...complaints);
}

/** What a `GoogleAdsFailure` is built for: version in its type name, request id inside it. */
export interface FailureContext {
  readonly version: string;
  readonly requestId: string;
}

/** The vendor's typed detail, holding every error of the request. */
export function adsFailure(
  complaints: readonly Complaint[],
  { version, requestId }: FailureContext,
) {
  return {
    '@type': `type.googleapis.com/google.ads.googleads.${version}.errors.GoogleAdsFailure`,
    errors: complaints.map(adsError),
    requestId,
  };
}

/** The summary line that is above the details. */
export function failureMessage(complaints: readonly Complaint[]): string {
  const first = complaints[0]?.message ?? '';
  return complaints.length > 1 ? `Multiple errors in ‘details’. First error: ${first}` : first;
}

function adsError({ error, at, message, trigger, details }: Complaint) {
  const [family = '', code = ''] = error.split('.');
  return {
    errorCode: { [family]: code },
    message,
    ...(trigger === undefined ? {} : { trigger: { stringValue: trigger } }),
    ...(at ? { location: { fieldPathElements: at.split('.').map(pathElement) } } : {}),
    ...(details ? { details } : {}),
  };
}

function pathElement(part: string) {
  const indexed = /^(.*)\[(\d+)\]$/.exec(part);
  return indexed ? { fieldName: indexed[1], index: Number(indexed[2]) } : { fieldName: part };
}

const RPC_STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** A refusal with the vendor's typed errors; 400 unless another status is due. */
export function failureAnswer(
  complaints: readonly Complaint[],
  context: FailureContext,
  status = 400,
): VendorAnswer {
  const message =
    status === 400 ? 'Request contains an invalid argument.' : failureMessage(complaints);
  return rpcError(status, message, context.requestId, [adsFailure(complaints, context)]);
}

/**
 * A body that breaks the schema: refused by the JSON front end before the service sees it, so
 * without typed errors.
 */
export function schemaAnswer(violations: readonly Violation[], requestId: string): VendorAnswer {
  const message = violations.map(({ description }) => description).join('\n');
  const fieldViolations = violations.map(({ field, description }) => ({
    ...(field ? { field } : {}),
    description,
  }));
  return rpcError(400, message, requestId, [
    { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations },
  ]);
}

export function rpcError(
  code: number,
  message: string,
  requestId: string,
  details?: readonly unknown[],
): VendorAnswer {
  const error = {
    code,
    message,
    status: RPC_STATUS[code] ?? 'UNKNOWN',
    ...(details ? { details } : {}),
  };
  return { status: code, headers: { 'request-id': requestId }, body: { error } };
}

/** What the vendor itself would send for a status that the fault dial asks for. */
export function faultAnswer(status: number, context: FailureContext): VendorAnswer {
  const [error, message] = FAULT_ERRORS[status] ?? [
    'internalError.INTERNAL_ERROR',
    'An internal error has occurred.',
  ];
  const details = status === 429 ? QUOTA_DETAILS : undefined;
  return failureAnswer(
    [{ ...complaint(error, '', message), ...(details ? { details } : {}) }],
    context,
    status,
  );
}

const FAULT_ERRORS: Readonly<Record<number, readonly [string, string]>> = {
  401: ['authenticationError.OAUTH_TOKEN_EXPIRED', 'OAuth token has expired.'],
  403: [
    'authorizationError.USER_PERMISSION_DENIED',
    "User doesn't have permission to access customer.",
  ],
  429: ['quotaError.RESOURCE_EXHAUSTED', 'Too many requests. Retry in 30 seconds.'],
  500: ['internalError.INTERNAL_ERROR', 'An internal error has occurred.'],
  503: [
    'internalError.TRANSIENT_ERROR',
    'A transient internal error has occurred. Retry the request.',
  ],
  504: ['internalError.DEADLINE_EXCEEDED', 'The request took longer than a deadline.'],
};

const QUOTA_DETAILS = {
  quotaErrorDetails: {
    rateScope: 'ACCOUNT',
    rateName: 'Requests per service per method',
    retryDelay: '30s',
  },
};
