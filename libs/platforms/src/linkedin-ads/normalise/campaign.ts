import type { CampaignDraft } from '../../port/draft';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { heldMicros } from './money';
import { heldName } from './name';
import type { Warn } from '../../normalising';
import { warnOfWhatStandsBelow } from './standing-below';

/** Longest name of a campaign group (platform document 2b). */
export const GROUP_NAME_LENGTH = 100;

/** What LinkedIn will hold of a campaign itself; the rest stands on its ad groups, and what is lost of that is told here, once. */
export const normaliseCampaign = (draft: CampaignDraft, warn: Warn): CampaignAttributes => {
  warnOfWhatStandsBelow(draft, warn);
  return {
    name: heldName(draft.name, GROUP_NAME_LENGTH, warn),
    status: draft.status,
    budgetMicros: heldMicros(draft.budgetMicros, draft.currency, 'budget', warn),
    startDate: draft.startDate ?? null,
    endDate: draft.endDate ?? null,
  };
};
