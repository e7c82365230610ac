import type { Violation } from '../google-ads/schema/message';

const DOMAIN = 'datamanager.googleapis.com';
const detail = (type: string, members: object) => ({
  '@type': `type.googleapis.com/google.rpc.${type}`,
  ...members,
});
const service = (reason: string, metadata: Readonly<Record<string, string>> = {}) =>
  detail('ErrorInfo', { reason, domain: DOMAIN, metadata });
const frontEnd = (reason: string) =>
  detail('ErrorInfo', { reason, domain: 'googleapis.com', metadata: { service: DOMAIN } });

/** Ends the call with a `google.rpc.Status`. */
export class RpcRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: readonly object[] = [],
  ) {
    super(message);
  }
}

/** The service's own checks: every violation with its reason (Google, "Understand API errors"). */
export const invalidRequest = (fieldViolations: readonly FieldViolation[]) =>
  new RpcRefused(400, 'There was a problem with the request.', [
    service('INVALID_ARGUMENT'),
    detail('BadRequest', { fieldViolations }),
  ]);

/** A body or query that is not the message: the JSON front end refuses it, without reasons. */
export const notTheMessage = (violations: readonly Violation[]) =>
  new RpcRefused(400, violations.map(({ description }) => description).join('\n'), [
    detail('BadRequest', {
      fieldViolations: violations.map(({ field, description }) => ({
        ...(field ? { field } : {}),
        description,
      })),
    }),
  ]);

export const unauthenticated = (
  reason: 'CREDENTIALS_MISSING' | 'ACCESS_TOKEN_EXPIRED' | 'ACCESS_TOKEN_TYPE_UNSUPPORTED',
) =>
  new RpcRefused(
    401,
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
    [frontEnd(reason)],
  );

export const scopeInsufficient = () =>
  new RpcRefused(403, 'Request had insufficient authentication scopes.', [
    frontEnd('ACCESS_TOKEN_SCOPE_INSUFFICIENT'),
  ]);

export const permissionDenied = () =>
  new RpcRefused(403, 'The caller does not have permission', [service('PERMISSION_DENIED')]);

export const notAllowlisted = () =>
  new RpcRefused(403, 'The account is not allowlisted for the given feature.', [
    service('NOT_ALLOWLISTED'),
  ]);

export const quotaExceeded = (name: string) =>
  new RpcRefused(429, `Quota exceeded for quota metric '${name}'.`, [
    detail('ErrorInfo', {
      reason: 'RATE_LIMIT_EXCEEDED',
      domain: 'googleapis.com',
      metadata: { service: DOMAIN, quota_limit: name },
    }),
  ]);

export const notFound = () => new RpcRefused(404, 'Requested entity was not found.');

/**
 * Reasons of `google.ads.datamanager.v1.ErrorReason` that the emulator gives, with what they mean.
 */
const MEANINGS = {
  INVALID_ARGUMENT: 'There was a problem with the request.',
  REQUIRED_FIELD_MISSING: 'Required field is missing.',
  INVALID_HEX_ENCODING: 'The HEX encoded value is malformed.',
  INVALID_BASE64_ENCODING: 'The base64 encoded value is malformed.',
  INVALID_SHA256_FORMAT: 'The SHA256 encoded value is malformed.',
  INVALID_NUMBER_FORMAT: 'Invalid number format.',
  TOO_MANY_USER_IDENTIFIERS: 'There are more than 10 user identifiers.',
  TOO_MANY_DESTINATIONS: 'There are more than 10 destinations.',
  TOO_MANY_EVENTS: 'There are more than 2000 events.',
  INVALID_DESTINATION: 'This Destination is not valid.',
  INVALID_CONVERSION_ACTION_ID: 'Conversion action ID is not valid.',
  INVALID_CONVERSION_ACTION_TYPE: 'The conversion action type is not valid.',
  INVALID_CURRENCY_CODE: 'The currency code is not supported.',
  DUPLICATE_DESTINATION_REFERENCE:
    'Two or more destinations in the request have the same reference.',
  NO_IDENTIFIERS_PROVIDED: 'The event has no user identifiers or ad identifiers.',
  LINKED_ACCOUNT_ONLY_ALLOWED_WITH_DATA_PARTNER_LOGIN_ACCOUNT:
    'A linked account needs a data partner as login account.',
  EVENT_TIME_INVALID: 'Event did not occur within the acceptable time window.',
  INVALID_REQUEST_ID: 'The request ID is not valid.',
  INVALID_REGION_CODE: 'The region code is not valid.',
  DESTINATION_ACCOUNT_TYPE_MISMATCH:
    'The destination account type does not match the specified account id.',
  THIRD_PARTY_USER_DATA_NOT_ALLOWED: 'Third-party user data is not allowed for this destination.',
} as const;

export type ErrorReason = keyof typeof MEANINGS;

/**
 * One member of `google.rpc.BadRequest`. Paths are those of the proto,
 * `events.events[0].event_source` (seen live).
 */
export interface FieldViolation {
  readonly field: string;
  readonly description: string;
  readonly reason: ErrorReason;
}

export const violation = (reason: ErrorReason, field: string): FieldViolation => ({
  field,
  description: MEANINGS[reason],
  reason,
});
