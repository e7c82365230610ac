import type { AdGroupDraft } from '../../port/draft';
import type { AdGroupAttributes } from '../attributes/child-attributes';
import { heldMicrosOrNull } from './money';
import { heldNetworks } from './networks';
import type { Warn } from './warn';

/** What Microsoft will hold of an ad group, with the dates and networks of its campaign. */
export const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => ({
  name: draft.name,
  status: draft.status,
  maxCpcMicros: heldMicrosOrNull(draft.maxCpcMicros, draft.campaign.currency, 'maxCpc', warn),
  startDate: draft.campaign.startDate ?? null,
  endDate: draft.campaign.endDate ?? null,
  networks: heldNetworks(draft.campaign.networks),
});
