import type { CampaignInput } from './campaign-input';

/** What a merge patch changes of a campaign: whole members, already merged with what is stored; null clears. */
export type CampaignChanges = {
  readonly [member in keyof CampaignInput]?: CampaignInput[member] | null;
};
