import type { Address, PlanWarning } from '../plan';

/** What cannot be set back, and why. */
export const notSetBack = (address: Address, message: string): PlanWarning => ({
  address,
  code: 'NOT_SET_BACK',
  field: '',
  message,
});

/** A later edit of ours: it wins. `field` is empty for a whole object. */
export const changedSince = (address: Address, field: string, message: string): PlanWarning => ({
  address,
  code: 'CHANGED_SINCE',
  field,
  message,
});
