import type { AccessProblemCode } from '../port/codes/access-texts';
import { type Failure, PlatformFailure } from '../port/failure';

/** The `error` of the callback (RFC 6749, 4.1.2.1, and Google's own). */
export const callbackProblem = (answer: URLSearchParams): AccessProblemCode =>
  CALLBACK[answer.get('error') ?? ''] ?? 'APP_NOT_ACCEPTED';

const CALLBACK: Readonly<Record<string, AccessProblemCode>> = {
  access_denied: 'ACCESS_DENIED',
  admin_policy_enforced: 'ADMIN_CONSENT_REQUIRED',
  server_error: 'NO_ANSWER',
  temporarily_unavailable: 'NO_ANSWER',
};

/** Codes of the token endpoint and of the Google Ads API that name a removable cause. */
const PROBLEMS: Readonly<Record<string, AccessProblemCode>> = {
  invalid_client: 'APP_NOT_ACCEPTED',
  unauthorized_client: 'APP_NOT_ACCEPTED',
  deleted_client: 'APP_NOT_ACCEPTED',
  disabled_client: 'APP_NOT_ACCEPTED',
  redirect_uri_mismatch: 'APP_NOT_ACCEPTED',
  invalid_request: 'APP_NOT_ACCEPTED',
  PROJECT_DISABLED: 'APP_NOT_ACCEPTED',
  SERVICE_DISABLED: 'APP_NOT_ACCEPTED',
  CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION: 'APP_NOT_APPROVED',
  admin_policy_enforced: 'ADMIN_CONSENT_REQUIRED',
  invalid_scope: 'SCOPE_MISSING',
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: 'SCOPE_MISSING',
  NOT_ADS_USER: 'NO_ADS_USER',
  OAUTH_TOKEN_REVOKED: 'ENDED_AT_PLATFORM',
  OAUTH_TOKEN_DISABLED: 'ENDED_AT_PLATFORM',
  GOOGLE_ACCOUNT_DELETED: 'ENDED_AT_PLATFORM',
};

/** What `invalid_grant` is about: the token endpoint says it of codes, consents and keys. */
export type Traded = 'code' | 'consent' | 'key';

const INVALID_GRANT: Readonly<Record<Traded, AccessProblemCode>> = {
  code: 'CODE_REFUSED',
  consent: 'ENDED_AT_PLATFORM',
  key: 'KEY_REFUSED',
};

/** What the vendor's own texts become: they may repeat what was sent. */
const MESSAGES: Partial<Readonly<Record<AccessProblemCode, string>>> = {
  ADMIN_CONSENT_REQUIRED: 'The Google Workspace administrator does not trust the application.',
  APP_NOT_ACCEPTED: 'Google does not accept the OAuth client of this installation.',
  APP_NOT_APPROVED: 'The Cloud project may not work with production accounts yet.',
  CODE_REFUSED: 'Google does not accept the code of the consent.',
  ENDED_AT_PLATFORM: 'Google ended the grant.',
  KEY_REFUSED: 'Google does not accept the key of the service account.',
  NO_ADS_USER: 'The Google account is not associated with any Google Ads account.',
  SCOPE_MISSING: 'The permission to manage Google Ads was not given.',
};

/** Runs a step of connecting; its failures carry our codes where the cause is known. */
export const withProblems = async <T>(traded: Traded, step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    throw error instanceof PlatformFailure ? named(error, traded) : error;
  }
};

const named = (error: PlatformFailure, traded: Traded): PlatformFailure => {
  const { failure } = error;
  const { code } = failure.detail;
  const problem = code === 'invalid_grant' ? INVALID_GRANT[traded] : PROBLEMS[code];
  return problem ? new PlatformFailure(withProblem(failure, problem)) : error;
};

const withProblem = ({ kind, detail }: Failure, code: AccessProblemCode): Failure => ({
  kind: kind === 'unauthorised' ? 'unauthorised' : 'refused',
  detail: { ...detail, code, message: MESSAGES[code] ?? 'Google refused the access.' },
});

/** A refusal of ours about what Google answered. */
export const accessRefused = (code: AccessProblemCode, message: string): PlatformFailure =>
  new PlatformFailure({ kind: 'refused', detail: { code, message } });
