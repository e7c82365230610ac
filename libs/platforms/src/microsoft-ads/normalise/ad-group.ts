import type { AdGroupDraft, CampaignDraft } from '../../port/draft';
import type { AdGroupAttributes, NetworkAttributes } from '../attributes/child-attributes';
import { heldMicrosOrNull } from './money';
import type { Warn } from './warn';

/** What Microsoft will hold of an ad group, with the dates and networks of its campaign. */
export const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => ({
  name: draft.name,
  status: draft.status,
  maxCpcMicros: heldMicrosOrNull(draft.maxCpcMicros, draft.campaign.currency, 'maxCpc', warn),
  startDate: draft.campaign.startDate ?? null,
  endDate: draft.campaign.endDate ?? null,
  networks: heldNetworks(draft.campaign.networks, warn),
});

/** Search, its partners, or both; Microsoft's display network is not a place where search ad groups can be put. */
const heldNetworks = ({ search, searchPartners, display }: CampaignDraft['networks'], warn: Warn): NetworkAttributes => {
  if (display) warn('NETWORK_DROPPED', 'networks/display', 'Search campaigns of Microsoft have no display network to switch on.');
  if (search || searchPartners) return { search, searchPartners, display: false };
  warn('NETWORK_REQUIRED', 'networks', 'An ad group needs a search network at Microsoft: its own search is used.');
  return { search: true, searchPartners: false, display: false };
};
