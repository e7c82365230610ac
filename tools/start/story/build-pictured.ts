import type { Terminal } from '../terminal/terminal';
import type { Api } from './api';
import type { Placed } from './build-display';
import { makeCampaign } from './make-campaign';
import type { Campaign, Named } from './shapes';

interface Wishes {
  readonly campaign: { readonly name: string; readonly type: string };
  readonly adGroup: { readonly name: string };
  readonly ad: { readonly type: string };
}

/** A campaign of one ad group with one ad that shows pictures which are there already. All of it local. */
export const buildPictured = async (
  terminal: Terminal,
  api: Api,
  businessId: string,
  wishes: Wishes,
  pictures: readonly Placed[],
): Promise<Campaign> => {
  const campaign = await makeCampaign(terminal, api, businessId, wishes.campaign);
  await terminal.task('Ad', async (say) => {
    const adGroup = await api.post<Named>('/ad-groups', {
      ...wishes.adGroup,
      campaignId: campaign.id,
    });
    const ad = await api.post<Named>('/ads', { ...wishes.ad, adGroupId: adGroup.id });
    for (const { id, role } of pictures) {
      await api.post(`/assets/${id}/attach`, { adId: ad.id, role });
    }
    say(`${wishes.ad.type} ad with the same ${pictures.length} pictures`);
  });
  return campaign;
};
