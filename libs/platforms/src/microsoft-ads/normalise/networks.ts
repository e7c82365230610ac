import type { CampaignDraft } from '../../port/draft';
import type { NetworkAttributes } from '../attributes/child-attributes';
import type { Warn } from '../../normalising';

type Networks = CampaignDraft['networks'];

/** Search, its partners, or both: an ad group needs one of them, and display cannot be had. */
export const heldNetworks = ({ search, searchPartners }: Networks): NetworkAttributes => ({
  search: search || !searchPartners,
  searchPartners,
  display: false,
});

/** Told once, on the campaign that says so, and not again on each of its ad groups. */
export const warnOfNetworks = (networks: Networks | undefined, warn: Warn): void => {
  if (!networks) return;
  if (networks.display) {
    warn(
      'FIELD_DROPPED',
      'networks/display',
      '`networks/display` is not sent to Microsoft. Microsoft has no display network in search campaigns.',
    );
  }
  if (!networks.search && !networks.searchPartners) {
    warn(
      'NETWORK_REQUIRED',
      'networks',
      'Microsoft always runs search campaigns on its own search.',
    );
  }
};
