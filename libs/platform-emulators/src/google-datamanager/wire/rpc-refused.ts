import type { Violation } from '../../google-ads/schema/parse-message';
import type { FieldViolation } from './violation';

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
