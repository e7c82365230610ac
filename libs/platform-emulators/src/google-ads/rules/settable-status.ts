import { complaint } from '../errors/complaint';
import { UNVERIFIED } from '../unverified';
import type { Rule } from './kind-rules';

/** Only ENABLED and PAUSED can be written. */
export const settableStatus: Rule = ({ next, previous }) => {
  const status = next['status'];
  if (status === 'ENABLED' || status === 'PAUSED') return [];
  if (previous?.data['status'] === status) return [];
  return [complaint(UNVERIFIED.removedByStatus, 'status', 'This status cannot be set.', status)];
};
