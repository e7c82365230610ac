import { PNG } from 'pngjs';
import type { Fields } from '../../json/fields';
import type { GivenAccount } from './given-account';

/** The sample requests of the platform document. */
export const campaign = (changes: Fields = {}): Fields => ({
  name: 'Spring',
  objective: 'OUTCOME_TRAFFIC',
  status: 'PAUSED',
  special_ad_categories: [],
  buying_type: 'AUCTION',
  is_adset_budget_sharing_enabled: false,
  ...changes,
});

export const adset = (campaignId: string, changes: Fields = {}): Fields => ({
  name: 'Berlin 20km',
  campaign_id: campaignId,
  daily_budget: 1000,
  billing_event: 'IMPRESSIONS',
  optimization_goal: 'LINK_CLICKS',
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  start_time: '2026-11-01T00:00:00+0100',
  end_time: '2026-12-31T23:59:59+0100',
  status: 'PAUSED',
  targeting: {
    geo_locations: { countries: ['DE'] },
    age_min: 18,
    age_max: 65,
    genders: [1, 2],
    publisher_platforms: ['facebook', 'instagram'],
    targeting_automation: { advantage_audience: 0 },
  },
  dsa_beneficiary: 'Acme GmbH',
  dsa_payor: 'Acme GmbH',
  ...changes,
});

export const linkData = (hash: string, changes: Fields = {}): Fields => ({
  link: 'https://example.com/?utm_source=fb',
  message: 'Primary text',
  name: 'Headline',
  description: 'Description',
  caption: 'example.com',
  image_hash: hash,
  call_to_action: { type: 'LEARN_MORE', value: { link: 'https://example.com/' } },
  ...changes,
});

export const creative = (given: GivenAccount, hash: string, changes: Fields = {}): Fields => {
  const { pageId, instagramUserId } = given.account.settings;
  return {
    name: 'c1',
    object_story_spec: {
      page_id: pageId,
      instagram_user_id: instagramUserId,
      link_data: linkData(hash),
    },
    url_tags: 'utm_campaign={{campaign.id}}',
    ...changes,
  };
};

/** A real PNG of one colour, base64. */
export function picture(width = 60, height = 60, shade = 200): string {
  const png = new PNG({ width, height });
  png.data.fill(shade);
  return PNG.sync.write(png).toString('base64');
}

export async function givenImage(given: GivenAccount): Promise<string> {
  const { images } = await given.ask('POST', '/~/adimages', { bytes: picture() });
  return String((images as Record<string, Fields>).bytes?.hash);
}

const made = async (given: GivenAccount, edge: string, body: Fields) =>
  String((await given.ask('POST', `/~/${edge}`, body)).id);

export const givenCampaign = (given: GivenAccount, changes: Fields = {}) =>
  made(given, 'campaigns', campaign(changes));
export const givenCreative = async (given: GivenAccount, changes: Fields = {}) =>
  made(given, 'adcreatives', creative(given, await givenImage(given), changes));

export interface GivenTree {
  readonly campaignId: string;
  readonly adsetId: string;
  readonly adId: string;
  readonly creativeId: string;
}

/** A campaign with an ad set and an ad. */
export async function givenTree(
  given: GivenAccount,
  changes: { campaign?: Fields; adset?: Fields; ad?: Fields } = {},
): Promise<GivenTree> {
  const campaignId = await givenCampaign(given, changes.campaign);
  const adsetId = await made(given, 'adsets', adset(campaignId, changes.adset));
  const creativeId = await givenCreative(given);
  const adId = await made(given, 'ads', {
    name: 'a1',
    adset_id: adsetId,
    creative: { creative_id: creativeId },
    status: 'PAUSED',
    ...changes.ad,
  });
  return { campaignId, adsetId, adId, creativeId };
}
