import { Refusal } from '@switchyard/kernel';
import type { LeadStage } from './conversion-action';

/** Names some of the campaigns that bid on the action. */
export const conversionActionInUse = (campaignIds: readonly string[]): Refusal =>
  new Refusal(
    'CONVERSION_ACTION_IN_USE',
    'Campaigns bid on this conversion action. Change them first, or delete with force=true, which takes it from them.',
    { campaignIds },
  );

/** Events of a stage land on one action; `holderId` has it now. */
export const leadStageTaken = (leadStage: LeadStage, holderId?: string): Refusal =>
  new Refusal('LEAD_STAGE_TAKEN', `Another conversion action takes the events of "${leadStage}".`, {
    path: '/leadStage',
    ...(holderId === undefined ? {} : { conflictingId: holderId }),
  });
