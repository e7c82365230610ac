import type { Terminal } from '../terminal/terminal';
import type { Api } from './api';
import type { Placed } from './build-display';
import { makeCampaign } from './make-campaign';
import type { BulkAnswer, Campaign, Named } from './shapes';
import { mustBe } from './step-failed';
import * as wishes from './wishes';

/** A search campaign: ad group, ad, keywords, and what stands beside its ads, pictures too. All of it local, no platform knows of it yet. */
export const buildSearch = async (
  terminal: Terminal,
  api: Api,
  businessId: string,
  pictures: readonly Placed[],
): Promise<Campaign> => {
  const campaign = await makeCampaign(terminal, api, businessId, wishes.campaign);
  const adGroup = await terminal.task('Ad group', async (say) => {
    const made = await api.post<Named>('/ad-groups', {
      ...wishes.adGroup,
      campaignId: campaign.id,
    });
    say(`${made.name}, at most ${wishes.adGroup.maxCpc} a click`);
    return made;
  });
  await terminal.task('Ad', async (say) => {
    await api.post<Named>('/ads', { ...wishes.ad, adGroupId: adGroup.id });
    say(
      `responsive search ad: ${wishes.ad.headlines.length} headlines, ${wishes.ad.descriptions.length} descriptions`,
    );
  });
  await addKeywords(terminal, api, adGroup.id);
  await addExtensions(terminal, api, campaign.id, pictures);
  return campaign;
};

const addKeywords = (terminal: Terminal, api: Api, adGroupId: string): Promise<void> =>
  terminal.task('Keywords', async (say) => {
    const results = await api.post<readonly BulkAnswer[]>('/keywords/bulk', {
      items: wishes.keywords.map((keyword) => ({ ...keyword, adGroupId })),
    });
    const refused = results.filter(({ status }) => status !== 'created');
    mustBe(refused.length === 0, `Keywords were refused: ${JSON.stringify(refused)}`);
    const negatives = wishes.keywords.filter(({ negative }) => negative).length;
    say(
      `${results.length - negatives} in one request, and ${negatives + wishes.campaign.negativeKeywords.length} searches to stay away from`,
    );
  });

const addExtensions = (
  terminal: Terminal,
  api: Api,
  campaignId: string,
  pictures: readonly Placed[],
): Promise<void> =>
  terminal.task('Beside the ad', async (say) => {
    for (const { role, ...asset } of wishes.extensions) {
      const { id } = await api.post<Named>('/assets', asset);
      await api.post(`/assets/${id}/attach`, { campaignId, role });
    }
    for (const { id, role } of pictures) {
      await api.post(`/assets/${id}/attach`, { campaignId, role });
    }
    const attached = await api.get<readonly unknown[]>(`/campaign-assets?campaignId=${campaignId}`);
    const wanted = wishes.extensions.length + pictures.length;
    mustBe(attached.length === wanted, `${attached.length} assets are attached, not ${wanted}.`);
    const sitelinks = wishes.extensions.filter(({ role }) => role === 'SITELINK').length;
    say(
      `${sitelinks} sitelinks, ${wishes.extensions.length - sitelinks} callouts, ${pictures.length} pictures`,
    );
  });
