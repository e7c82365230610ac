import type { Tenant } from '@switchyard/kernel';

/** The kind of work that looks for the originals of what is parked in one Space, as long as something is. */
export const JOIN_ADJUSTMENTS = 'join-adjustments';

/** Tells the worker that adjustments are parked. */
export abstract class JoinBell {
  /** Inside the transaction that parks. */
  abstract ring(tenant: Tenant): Promise<void>;
}
