import type { CampaignDraft } from '../../port/draft';
import type { NetworkAttributes } from '../attributes/campaign-attributes';
import { changed, unchanged, type Normalised } from './normalised';

/** Search campaigns choose their networks; display campaigns have one, Performance Max all of them (v25 Campaign.NetworkSettings). */
export const normaliseNetworks = ({
  campaignType,
  networks,
}: CampaignDraft): Normalised<NetworkAttributes | null> => {
  switch (campaignType) {
    case 'PERFORMANCE_MAX':
      return unchanged(null);
    case 'DISPLAY':
      return unchanged({ search: false, searchPartners: false, display: true });
    default:
      return searchNetworks(networks);
  }
};

const searchNetworks = ({
  search,
  searchPartners,
  display,
}: CampaignDraft['networks']): Normalised<NetworkAttributes> => {
  const value = { search: true, searchPartners, display };
  return search
    ? unchanged(value)
    : changed(
        value,
        'NETWORK_REQUIRED',
        'networks/search',
        'Google always runs search campaigns on its own search.',
      );
};
