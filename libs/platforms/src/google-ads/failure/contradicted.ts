import { PlatformFailure, type Failure } from '../../port/failure';

/** The answer does not fit the request. For a write nothing is known then: look before sending again. */
export const contradicted = (message: string, requestId?: string): Failure => ({
  kind: 'unknown',
  detail: { code: 'PLATFORM_CONTRADICTED', message, requestId },
});

/** The same for a read, which may simply be repeated. */
export const contradictedRead = (message: string, requestId?: string): PlatformFailure =>
  new PlatformFailure({ kind: 'unavailable', detail: contradicted(message, requestId).detail });
