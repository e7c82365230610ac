import type { Fields } from '../../json/fields';
import type { GivenAccount } from './given-account';

/** A campaign whose ad groups hold the budget. */
export const campaign = (changes: Fields = {}): Fields => ({
  name: 'Autumn',
  objective: 'CLICKS',
  configured_status: 'PAUSED',
  special_ad_categories: ['NONE'],
  is_campaign_budget_optimization: false,
  ...changes,
});

/** A campaign that holds the budget itself. */
export const budgetCampaign = (given: GivenAccount, changes: Fields = {}): Fields =>
  campaign({
    is_campaign_budget_optimization: true,
    goal_type: 'DAILY_SPEND',
    goal_value: 50_000_000,
    start_time: '2026-12-01T00:00:00Z',
    bid_strategy: 'MAXIMIZE_VOLUME',
    bid_type: 'CPC',
    conversion_pixel_id: given.account.settings.pixelId,
    ...changes,
  });

export const adGroup = (given: GivenAccount, campaignId: string, changes: Fields = {}): Fields => ({
  campaign_id: campaignId,
  name: 'Berlin',
  configured_status: 'PAUSED',
  bid_strategy: 'MAXIMIZE_VOLUME',
  bid_type: 'CPC',
  bid_value: 750_000,
  goal_type: 'DAILY_SPEND',
  goal_value: 50_000_000,
  conversion_pixel_id: given.account.settings.pixelId,
  targeting: { geolocations: ['DE:2950159'] },
  ...changes,
});

/** An ad group of a campaign that holds the budget. */
export const inheritingAdGroup = (
  given: GivenAccount,
  campaignId: string,
  changes: Fields = {},
): Fields =>
  adGroup(given, campaignId, {
    bid_strategy: null,
    bid_type: null,
    bid_value: null,
    goal_type: null,
    goal_value: null,
    ...changes,
  });

export const SHOP = 'https://acme.example/';

export const imagePost = (changes: Fields = {}): Fields => ({
  allow_comments: true,
  creative: {
    type: 'IMAGE',
    headline: 'Ship faster',
    body: null,
    image: { media: { type: 'URL', url: 'https://cdn.acme.example/a.jpg' } },
    thumbnail: { media: { type: 'URL', url: 'https://cdn.acme.example/t.jpg' } },
    destination: {
      type: 'URL',
      url: SHOP,
      display_url: 'acme.example',
      call_to_action: 'Learn More',
    },
    ...changes,
  },
});

export const ad = (adGroupId: string, postId: string, changes: Fields = {}): Fields => ({
  ad_group_id: adGroupId,
  name: 'Variant A',
  configured_status: 'PAUSED',
  post_id: postId,
  click_url: SHOP,
  ...changes,
});

const idOf = (made: Fields): string => String(made.id);

export const givenCampaign = async (given: GivenAccount, changes: Fields = {}): Promise<string> =>
  idOf(await given.call('POST', `/ad_accounts/${given.accountId}/campaigns`, campaign(changes)));

export const givenAdGroup = async (
  given: GivenAccount,
  campaignId: string,
  changes: Fields = {},
): Promise<string> =>
  idOf(
    await given.call(
      'POST',
      `/ad_accounts/${given.accountId}/ad_groups`,
      adGroup(given, campaignId, changes),
    ),
  );

/** A post made by a job that is polled to its end. */
export async function givenPost(given: GivenAccount, changes: Fields = {}): Promise<string> {
  const job = await given.call(
    'POST',
    `/profiles/${given.profileId}/structured_posts/jobs`,
    imagePost(changes),
  );
  given.pass(10);
  return String((await given.call('GET', `/structured_posts/jobs/${idOf(job)}`)).post_id);
}

export const givenAd = async (
  given: GivenAccount,
  adGroupId: string,
  changes: Fields = {},
): Promise<string> =>
  idOf(
    await given.call(
      'POST',
      `/ad_accounts/${given.accountId}/ads`,
      ad(adGroupId, await givenPost(given), changes),
    ),
  );

/** A whole tree, switched on at every level. */
export async function givenRunningTree(
  given: GivenAccount,
  adGroupChanges: Fields = {},
): Promise<{ campaignId: string; adGroupId: string; adId: string }> {
  const on = { configured_status: 'ACTIVE' };
  const campaignId = await givenCampaign(given, on);
  const adGroupId = await givenAdGroup(given, campaignId, { ...on, ...adGroupChanges });
  return { campaignId, adGroupId, adId: await givenAd(given, adGroupId, on) };
}
