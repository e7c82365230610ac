import type { AdGroupDraft } from '../../port/draft';
import type { AdGroupAttributes } from '../attributes/child-attributes';
import { heldMicrosOrNull } from './money';
import { heldNetworks } from './networks';
import type { Warn } from '../../normalising';

/** What Microsoft will hold of an ad group; that of a search campaign has the dates and networks of its campaign. */
export const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => ({
  name: draft.name,
  status: draft.status,
  maxCpcMicros: heldMicrosOrNull(draft.maxCpcMicros, draft.campaign.currency, 'maxCpc', warn),
  ...(draft.campaign.campaignType === 'DISPLAY'
    ? { startDate: null, endDate: null, networks: null }
    : {
        startDate: draft.campaign.startDate ?? null,
        endDate: draft.campaign.endDate ?? null,
        networks: heldNetworks(draft.campaign.networks),
      }),
});
