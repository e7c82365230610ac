import { ACCESS_TEXTS, type AccessProblemCode } from '../../port/codes/access-texts';
import { type Failure, PlatformFailure } from '../../port/failure';
import { errorIn, type GraphAnswer, numberIn, textIn } from '../client/objects';
import { UNVERIFIED } from '../unverified';

/**
 * A failure that names its cause in our words. Meta's own text is left out: nothing that was sent
 * can be in it.
 */
const named = (
  kind: 'unauthorised' | 'refused',
  code: AccessProblemCode,
  reported: string,
): Failure => ({
  kind,
  detail: { code, message: `${ACCESS_TEXTS[code].meaning} Meta answered ${reported}.` },
});

/** Why a call by a token failed: by what the person or the operator can do about it. */
export const accessFailure = (failure: Failure): Failure => {
  const { code } = failure.detail;
  if (failure.kind === 'unauthorised') return named('unauthorised', 'ENDED_AT_PLATFORM', code);
  if (failure.kind !== 'refused') return failure;
  if (isScopeRefusal(code)) return named('refused', 'SCOPE_MISSING', code);
  return UNVERIFIED.appNotApproved.includes(code.split('/')[0] ?? '')
    ? named('refused', 'APP_NOT_APPROVED', code)
    : failure;
};

/** 10 and 200–299: a permission was not granted (Meta Graph API, Handling errors). */
export const isScopeRefusal = (code: string): boolean => {
  const number = Number(code.split('/')[0]);
  return number === 10 || (number >= 200 && number <= 299);
};

/** Runs a call and names what went wrong with it. */
export const withAccessFailures = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PlatformFailure) throw new PlatformFailure(accessFailure(error.failure));
    throw error;
  }
};

/**
 * Why the token endpoint did not take a code; undefined when its error has no special meaning.
 * Decided before the usual codes: there, 1 is a passing fault.
 */
export const codeRefusal = (answer: GraphAnswer): Failure | undefined => {
  const error = errorIn(answer);
  const code = numberIn(error, 'code');
  if (code === undefined) return undefined;
  const subcode = textIn(error, 'error_subcode');
  const reported = subcode === '' ? String(code) : `${code}/${subcode}`;
  if (isAppRefusal(code, textIn(error, 'message'))) {
    return named('refused', 'APP_NOT_ACCEPTED', reported);
  }
  return code === UNVERIFIED.codeRefused ? named('refused', 'CODE_REFUSED', reported) : undefined;
};

const isAppRefusal = (code: number, message: string): boolean =>
  UNVERIFIED.appRefused.codes.includes(code) || UNVERIFIED.appRefused.words.test(message);
