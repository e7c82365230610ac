import type { DeliveryStatus } from './delivery';

/**
 * One word for what goes to several platforms: the first of these that any of its deliveries has. What needs a person comes first, then what is not
 * over, then what counts, then what does not.
 */
export const FOLDED_ORDER = [
  'failed',
  'unverified',
  'parked',
  'waiting',
  'pending',
  'sent',
  'confirmed',
  'unsupported',
  'skipped',
] as const satisfies readonly DeliveryStatus[];
