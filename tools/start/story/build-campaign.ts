import { money } from '../terminal/money';
import type { Terminal } from '../terminal/terminal';
import type { Api } from './api';
import type { BulkAnswer, Campaign, Named } from './shapes';
import { mustBe } from './step-failed';
import * as wishes from './wishes';

/** Business, campaign, ad group, ad, keywords: all of it local, no platform knows of it yet. Answers the campaign's id. */
export const buildCampaign = async (terminal: Terminal, api: Api): Promise<string> => {
  const business = await terminal.task('Business', async (say) => {
    const made = await api.post<Named>('/businesses', wishes.business);
    say(made.name);
    return made;
  });
  const campaign = await terminal.task('Campaign', async (say) => {
    const made = await api.post<Campaign>('/campaigns', { ...wishes.campaign, businessId: business.id });
    mustBe(made.status === 'PAUSED', `A new campaign must be PAUSED; this one is ${made.status}.`);
    say(`${made.name}: SEARCH on ${made.platforms.join(' and ')}, ${money(made.budget, made.currency)} a day, paused`);
    return made;
  });
  await fillCampaign(terminal, api, campaign.id);
  return campaign.id;
};

const fillCampaign = async (terminal: Terminal, api: Api, campaignId: string): Promise<void> => {
  const adGroup = await terminal.task('Ad group', async (say) => {
    const made = await api.post<Named>('/ad-groups', { ...wishes.adGroup, campaignId });
    say(`${made.name}, at most ${wishes.adGroup.maxCpc} a click`);
    return made;
  });
  await terminal.task('Ad', async (say) => {
    await api.post<Named>('/ads', { ...wishes.ad, adGroupId: adGroup.id });
    say(`responsive search ad: ${wishes.ad.headlines.length} headlines, ${wishes.ad.descriptions.length} descriptions`);
  });
  await terminal.task('Keywords', async (say) => {
    const results = await api.post<readonly BulkAnswer[]>('/keywords/bulk', { items: wishes.keywords.map((keyword) => ({ ...keyword, adGroupId: adGroup.id })) });
    const refused = results.filter(({ status }) => status !== 'created');
    mustBe(refused.length === 0, `Keywords were refused: ${JSON.stringify(refused)}`);
    const negatives = wishes.keywords.filter(({ negative }) => negative).length;
    say(`${results.length - negatives} in one request, and ${negatives + wishes.campaign.negativeKeywords.length} searches to stay away from`);
  });
};
