import type { Failure } from '../port/failure';

/** A request that only reads and whose answer was lost changed nothing: it may simply be sent again. */
export const asRead = (failure: Failure): Failure =>
  failure.kind === 'unknown' ? { kind: 'unavailable', detail: failure.detail } : failure;
