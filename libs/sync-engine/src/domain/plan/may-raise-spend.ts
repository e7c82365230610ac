import { spendDirection } from './spend-direction';
import type { PlannedChange } from './words';

/** True for what the Emergency Brake must stop: an update that lets more money flow, or a campaign that is made switched on. */
export const mayRaiseSpend = (change: PlannedChange): boolean => {
  switch (change.action) {
    case 'update':
      return spendDirection(change) === 'raises';
    case 'create':
    case 'replace':
      return change.address.entity === 'campaign' && change.after?.['status'] === 'ENABLED';
    case 'remove':
    case 'import':
    case 'adopt':
    case 'release':
    case 'forget':
      return false;
    default:
      return change.action satisfies never;
  }
};
