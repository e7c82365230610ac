import type { AccessProblemCode } from '../port/codes/access-texts';
import { type Failure, PlatformFailure } from '../port/failure';
import { AADSTS_PROBLEMS } from './unverified';

/** The number in a text of Microsoft Entra such as `AADSTS650052: The app needs access …`. */
export const aadstsIn = (text: string): string | undefined => /AADSTS(\d+)/.exec(text)?.[1];

/** The error parameters of the callback. The AADSTS number says more than `error` does. */
export const callbackProblem = (answer: URLSearchParams): AccessProblemCode =>
  AADSTS_PROBLEMS[aadstsIn(answer.get('error_description') ?? '') ?? ''] ??
  CALLBACK[answer.get('error') ?? ''] ??
  'APP_NOT_ACCEPTED';

const CALLBACK: Readonly<Record<string, AccessProblemCode>> = {
  access_denied: 'ACCESS_DENIED',
  consent_required: 'ADMIN_CONSENT_REQUIRED',
  server_error: 'NO_ANSWER',
  temporarily_unavailable: 'NO_ANSWER',
};

/** What `invalid_grant` is about, where no AADSTS number says more. */
export type Traded = 'code' | 'consent';

const INVALID_GRANT: Readonly<Record<Traded, AccessProblemCode>> = {
  code: 'CODE_REFUSED',
  consent: 'ENDED_AT_PLATFORM',
};

/** Codes of the token endpoint and of the services that name a removable cause. */
const PROBLEMS: Readonly<Record<string, AccessProblemCode>> = {
  invalid_client: 'APP_NOT_ACCEPTED',
  unauthorized_client: 'APP_NOT_ACCEPTED',
  invalid_request: 'APP_NOT_ACCEPTED',
  invalid_scope: 'APP_NOT_ACCEPTED',
  interaction_required: 'ENDED_AT_PLATFORM',
  UserIsNotAuthorized: 'NO_ADS_USER',
};

const MESSAGES: Partial<Readonly<Record<AccessProblemCode, string>>> = {
  ADMIN_CONSENT_REQUIRED:
    'An administrator of the Microsoft Entra organisation must consent to the application first.',
  APP_NOT_ACCEPTED: 'Microsoft does not accept the application of this installation.',
  APP_NOT_APPROVED: 'Microsoft does not accept the developer token of this installation.',
  CODE_REFUSED: 'Microsoft does not accept the code of the consent.',
  ENDED_AT_PLATFORM: 'Microsoft ended the grant.',
  NO_ADS_USER: 'The person has no access to Microsoft Advertising.',
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
  const problem = problemOf(failure, traded);
  return problem ? new PlatformFailure(withProblem(failure, problem)) : error;
};

/** With a token that was just granted, InvalidCredentials can only mean the developer token. */
const problemOf = ({ detail }: Failure, traded: Traded): AccessProblemCode | undefined => {
  const { code, message } = detail;
  if (code === 'InvalidCredentials') return 'APP_NOT_APPROVED';
  const numbered = AADSTS_PROBLEMS[aadstsIn(message) ?? ''];
  if (numbered) return numbered;
  return code === 'invalid_grant' ? INVALID_GRANT[traded] : PROBLEMS[code];
};

const withProblem = ({ kind, detail }: Failure, code: AccessProblemCode): Failure => ({
  kind: kind === 'unauthorised' ? 'unauthorised' : 'refused',
  detail: { ...detail, code, message: MESSAGES[code] ?? 'Microsoft refused the access.' },
});
