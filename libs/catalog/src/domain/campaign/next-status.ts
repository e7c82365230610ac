import { validationError } from '@switchyard/kernel';
import { brakeEngaged } from './brake-engaged';
import type { Campaign } from './campaign';
import type { CampaignStatus } from './campaign-status';

/** The status after a change: `PAUSED` and `ENABLED` turn into each other, unless the Emergency Brake holds the campaign. */
export const nextStatus = (row: Campaign, wanted: unknown): CampaignStatus => {
  if (wanted === undefined || wanted === row.status) return row.status;
  if (wanted === 'PAUSED') return 'PAUSED';
  if (wanted !== 'ENABLED') {
    throw validationError([
      {
        path: '/status',
        code: 'NOT_ONE_OF',
        message: 'status must be ENABLED or PAUSED. To remove a campaign, use DELETE',
      },
    ]);
  }
  if (row.hold) throw brakeEngaged(row.id, row.hold.eventId);
  return 'ENABLED';
};
