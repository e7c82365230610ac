import { Refusal } from '@switchyard/kernel';
import type { LeadStage } from './conversion-action';

/** Names some of the campaigns that bid on the action. */
export const conversionActionInUse = (campaignIds: readonly string[]): Refusal =>
  new Refusal(
    'CONVERSION_ACTION_IN_USE',
    'Campaigns bid on this conversion action. Take it out of their conversionActionIds first, or delete it with ?force=true, which does that.',
    { campaignIds },
  );

/** Events of a stage land on one action; `holderId` has it now. */
export const leadStageTaken = (leadStage: LeadStage, holderId?: string): Refusal =>
  new Refusal(
    'LEAD_STAGE_TAKEN',
    `Another conversion action has the leadStage "${leadStage}" already. Take it from that action first.`,
    {
      path: '/leadStage',
      ...(holderId === undefined ? {} : { conflictingId: holderId }),
    },
  );
