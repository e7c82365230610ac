import type { Failure } from '../../port/failure';
import { PlatformFailure } from '../../port/failure';

/** Why an object's parts were not all sent: the platform's failure, or a gate that stayed shut. */
export const failureOf = (error: unknown): Failure =>
  error instanceof PlatformFailure
    ? error.failure
    : { kind: 'unavailable', detail: { code: 'SYNC_STOPPED', message: 'The sync was stopped before every part of the object was sent.' } };
