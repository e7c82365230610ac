import {
  type AccessProblemCode,
  isAccessProblem,
  PlatformFailure,
} from '@switchyard/platforms/domain';

/** What was asked when the platform failed. */
export type AskedFor = 'code' | 'key' | 'accounts';

const OF_UNAUTHORISED: Readonly<Record<AskedFor, AccessProblemCode>> = {
  code: 'CODE_REFUSED',
  key: 'KEY_REFUSED',
  accounts: 'ENDED_AT_PLATFORM',
};

/**
 * Why an ad account cannot be connected, in our words; undefined for what is no failure of the
 * platform. Its own texts are not shown.
 */
export const problemOf = (error: unknown, asked: AskedFor): AccessProblemCode | undefined => {
  if (!(error instanceof PlatformFailure)) return undefined;
  const { kind, detail } = error.failure;
  if (isAccessProblem(detail.code)) return detail.code;
  switch (kind) {
    case 'unauthorised':
      return OF_UNAUTHORISED[asked];
    case 'refused':
      return asked === 'accounts' ? 'APP_NOT_ACCEPTED' : OF_UNAUTHORISED[asked];
    case 'throttled':
    case 'unavailable':
    case 'unknown':
    case 'internal':
      return 'NO_ANSWER';
    default:
      return kind satisfies never;
  }
};

/** Whether asking again later may help: nothing was lost. */
export const mayPass = (error: unknown): boolean =>
  error instanceof PlatformFailure &&
  (error.failure.kind === 'throttled' ||
    (error.failure.kind === 'unavailable' && !isAccessProblem(error.failure.detail.code)));
