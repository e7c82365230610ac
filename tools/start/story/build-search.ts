import type { Terminal } from '../terminal';
import type { BulkAnswer, Campaign, Named } from './answers';
import { type Api, mustBe } from './api';
import { makeCampaign, type PlacedImage } from './build-display';
import * as desired from './desired/search';

/**
 * A search campaign: ad group, ad, keywords, and what is beside its ads, pictures too. All of it
 * local, no platform knows of it yet.
 */
export const buildSearch = async (
  terminal: Terminal,
  api: Api,
  businessId: string,
  pictures: readonly PlacedImage[],
): Promise<Campaign> => {
  const campaign = await makeCampaign(terminal, api, businessId, desired.campaign);
  const adGroup = await terminal.task('Ad group', async (report) => {
    const made = await api.post<Named>('/ad-groups', {
      ...desired.adGroup,
      campaignId: campaign.id,
    });
    report(`${made.name}, at most ${desired.adGroup.maxCpc} a click`);
    return made;
  });
  await terminal.task('Ad', async (report) => {
    await api.post<Named>('/ads', { ...desired.ad, adGroupId: adGroup.id });
    report(
      `responsive search ad: ${desired.ad.headlines.length} headlines, ${desired.ad.descriptions.length} descriptions`,
    );
  });
  await addKeywords(terminal, api, adGroup.id);
  await addExtensions(terminal, api, campaign.id, pictures);
  return campaign;
};

const addKeywords = (terminal: Terminal, api: Api, adGroupId: string): Promise<void> =>
  terminal.task('Keywords', async (report) => {
    const results = await api.post<readonly BulkAnswer[]>('/keywords/bulk', {
      items: desired.keywords.map((keyword) => ({ ...keyword, adGroupId })),
    });
    const refused = results.filter(({ status }) => status !== 'created');
    mustBe(refused.length === 0, `Keywords were refused: ${JSON.stringify(refused)}`);
    const negatives = desired.keywords.filter(({ negative }) => negative).length;
    report(
      `${results.length - negatives} in one request, and ${negatives + desired.campaign.negativeKeywords.length} searches to stay away from`,
    );
  });

const addExtensions = (
  terminal: Terminal,
  api: Api,
  campaignId: string,
  pictures: readonly PlacedImage[],
): Promise<void> =>
  terminal.task('Beside the ad', async (report) => {
    for (const { role, ...asset } of desired.extensions) {
      const { id } = await api.post<Named>('/assets', asset);
      await api.post(`/assets/${id}/attach`, { campaignId, role });
    }
    for (const { id, role } of pictures) {
      await api.post(`/assets/${id}/attach`, { campaignId, role });
    }
    const attached = await api.get<readonly unknown[]>(`/campaign-assets?campaignId=${campaignId}`);
    const wanted = desired.extensions.length + pictures.length;
    mustBe(attached.length === wanted, `${attached.length} assets are attached, not ${wanted}.`);
    const sitelinks = desired.extensions.filter(({ role }) => role === 'SITELINK').length;
    report(
      `${sitelinks} sitelinks, ${desired.extensions.length - sitelinks} callouts, ${pictures.length} pictures`,
    );
  });

interface DesiredCampaign {
  readonly campaign: { readonly name: string; readonly type: string };
  readonly adGroup: { readonly name: string };
  readonly ad: { readonly type: string };
}

/**
 * A campaign of one ad group with one ad that shows pictures which are there already. All of it
 * local.
 */
export const buildPictured = async (
  terminal: Terminal,
  api: Api,
  businessId: string,
  desired: DesiredCampaign,
  pictures: readonly PlacedImage[],
): Promise<Campaign> => {
  const campaign = await makeCampaign(terminal, api, businessId, desired.campaign);
  await terminal.task('Ad', async (report) => {
    const adGroup = await api.post<Named>('/ad-groups', {
      ...desired.adGroup,
      campaignId: campaign.id,
    });
    const ad = await api.post<Named>('/ads', { ...desired.ad, adGroupId: adGroup.id });
    for (const { id, role } of pictures) {
      await api.post(`/assets/${id}/attach`, { adId: ad.id, role });
    }
    report(`${desired.ad.type} ad with the same ${pictures.length} pictures`);
  });
  return campaign;
};
