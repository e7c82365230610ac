/** Failures come in six kinds because the loop needs six reactions. */
export type Failure =
  /**
   * Wait for the stated time, then go on; holds back only this account and platform. `scope: day`
   * means a daily quota is spent.
   */
  | {
      readonly kind: 'throttled';
      readonly retryAfterSeconds: number;
      readonly scope: 'short' | 'day';
      readonly detail: FailureDetail;
    }
  /** Try again with back-off: nothing was done. */
  | { readonly kind: 'unavailable'; readonly detail: FailureDetail }
  /**
   * The grant is gone: stop what it serves, ask for a new sign-in. `concerns: ad-account`: only this
   * ad account is closed to the person, other ad accounts of the same grant go on.
   */
  | {
      readonly kind: 'unauthorised';
      readonly concerns?: 'ad-account';
      readonly detail: FailureDetail;
    }
  /**
   * The platform decided; sending it again changes nothing. `field` is our field path where it is
   * known.
   */
  | { readonly kind: 'refused'; readonly field?: string; readonly detail: FailureDetail }
  /** Sent, no answer: it may have been done. Look before sending again. */
  | { readonly kind: 'unknown'; readonly detail: FailureDetail }
  /**
   * A fault of this program. What was sent by then may have been done; sending it again meets the
   * same fault.
   */
  | { readonly kind: 'internal'; readonly detail: FailureDetail };

export interface FailureDetail {
  /** The platform's own code, or one of ours for transport faults. */
  readonly code: string;
  readonly message: string;
  readonly requestId?: string;
}

/** Thrown by a connector when a failure concerns a whole request rather than one change. */
export class PlatformFailure extends Error {
  constructor(
    readonly failure: Failure,
    options?: ErrorOptions,
  ) {
    super(`${failure.detail.code}: ${failure.detail.message}`, options);
    this.name = 'PlatformFailure';
  }
}

/**
 * Why an object's parts were not all sent: the platform's failure, or what stopped us, which
 * concerns no platform.
 */
export const partFailure = (error: unknown): Failure =>
  error instanceof PlatformFailure
    ? error.failure
    : {
        kind: 'unavailable',
        detail: {
          code: 'SYNC_STOPPED',
          message: 'The sync was stopped before every part of the object was sent.',
        },
      };
