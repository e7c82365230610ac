import { ACCESS_TEXTS, type AccessProblemCode } from '../../port/codes/access-texts';
import { type Failure, PlatformFailure } from '../../port/failure';
import { isDevelopmentTier, isPermissionRefusal } from '../client/failures';

/**
 * A failure that names its cause in our words. LinkedIn's own text is left out: nothing that was
 * sent can be in it.
 */
export const namedFailure = (
  kind: 'unauthorised' | 'refused',
  code: AccessProblemCode,
  said: string,
): PlatformFailure =>
  new PlatformFailure({
    kind,
    detail: { code, message: `${ACCESS_TEXTS[code].meaning} LinkedIn answered ${said}.` },
  });

/** Errors of the token endpoint that are about the application (RFC 6749 5.2). */
export const ABOUT_THE_APP: readonly string[] = ['invalid_client', 'unauthorized_client'];

/** Why a call by a token failed: by what the person or the operator can do about it. */
const accessFailure = (failure: Failure): PlatformFailure => {
  const { detail, kind } = failure;
  if (ABOUT_THE_APP.includes(detail.code)) {
    return namedFailure('refused', 'APP_NOT_ACCEPTED', detail.code);
  }
  if (isDevelopmentTier(detail)) return namedFailure('refused', 'APP_NOT_APPROVED', detail.code);
  if (isPermissionRefusal(failure)) return namedFailure('refused', 'SCOPE_MISSING', detail.code);
  return kind === 'unauthorised'
    ? namedFailure('unauthorised', 'ENDED_AT_PLATFORM', detail.code)
    : new PlatformFailure(failure);
};

/** Runs a call and names what went wrong with it. */
export const withAccessFailures = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PlatformFailure) throw accessFailure(error.failure);
    throw error;
  }
};
