import type { Operation } from '../../domain/sync';
import type { Entry } from './ledger';

/** A stored operation as a run works on it. */
export const entryOf = (operation: Operation): Entry => ({
  operation,
  change: operation.change,
  status: operation.status,
  remoteId: operation.remoteId,
  error: operation.error,
});
