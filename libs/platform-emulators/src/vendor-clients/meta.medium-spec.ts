import { Ad, AdAccount, Campaign, FacebookAdsApi, type Cursor } from 'facebook-nodejs-business-sdk';
import { PNG } from 'pngjs';
import { startEmulators, type RunningEmulators } from '../index';

interface Connected {
  readonly externalAccountId: string;
  readonly settings: { readonly pageId: string };
  readonly credentials: { readonly accessToken: string };
}

/**
 * Meta's own client, configured with the emulator's address and version; nothing else of it is
 * changed.
 */
let emulators: RunningEmulators;
let connected: Connected;
let account: AdAccount;
beforeAll(async () => {
  emulators = await startEmulators({ port: 0 });
  Object.defineProperty(FacebookAdsApi, 'GRAPH', { get: () => `${emulators.url}/meta-ads` });
  // The newest that npm has speaks v24.0, which Meta ended.
  Object.defineProperty(FacebookAdsApi, 'VERSION', { get: () => 'v26.0' });
  const answer = await fetch(`${emulators.url}/_control/accounts`, {
    method: 'POST',
    body: JSON.stringify({ platform: 'meta-ads', currency: 'EUR' }),
  });
  connected = (await answer.json()) as Connected;
  FacebookAdsApi.init(connected.credentials.accessToken, 'en_US', false);
  account = new AdAccount(connected.externalAccountId);
});
afterAll(() => emulators.close());

const campaign = (name: string) => ({
  name,
  objective: 'OUTCOME_TRAFFIC',
  status: 'PAUSED',
  special_ad_categories: [],
  daily_budget: 2_500,
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
});

const picture = (): string => {
  const png = new PNG({ width: 1_200, height: 628 });
  png.data.fill(120);
  return PNG.sync.write(png, { filterType: 0 }).toString('base64');
};

const all = async (first: Cursor): Promise<readonly string[]> => {
  const names: string[] = [];
  for (let page = first; ; page = await page.next()) {
    names.push(...page.map(({ _data }) => String(_data['name'])));
    if (!page.hasNext()) return names;
  }
};

describe('facebook-nodejs-business-sdk against the emulator', () => {
  it('knows its account', async () => {
    const { _data } = await account.get([
      'account_id',
      'currency',
      'timezone_name',
      'account_status',
    ]);
    expect(_data).toMatchObject({
      currency: 'EUR',
      account_status: 1,
      account_id: connected.externalAccountId.replace('act_', ''),
    });
  });

  it('makes a campaign with an ad set, an image, a creative and an ad, and reads them back', async () => {
    const made = await account.createCampaign([], campaign('By the official client'));
    const adSet = await account.createAdSet([], {
      name: 'Berlin',
      campaign_id: made.id,
      billing_event: 'IMPRESSIONS',
      optimization_goal: 'LINK_CLICKS',
      status: 'PAUSED',
      targeting: {
        geo_locations: { countries: ['US'] },
        targeting_automation: { advantage_audience: 0 },
      },
    });
    const image = await account.createAdImage([], { bytes: picture() });
    const [{ hash }] = Object.values(
      image._data['images'] as Readonly<Record<string, { readonly hash: string }>>,
    ) as [{ readonly hash: string }];
    const creative = await account.createAdCreative([], {
      name: 'Picture',
      object_story_spec: {
        page_id: connected.settings.pageId,
        link_data: {
          link: 'https://shop.example/',
          message: 'Shoes that fit',
          name: 'Shoes',
          image_hash: hash,
          call_to_action: { type: 'LEARN_MORE', value: { link: 'https://shop.example/' } },
        },
      },
    });
    const ad = await account.createAd([], {
      name: 'First',
      adset_id: adSet.id,
      creative: { creative_id: creative.id },
      status: 'PAUSED',
    });
    expect(
      (await new Campaign(made.id).get(['name', 'daily_budget', 'status']))._data,
    ).toMatchObject({ name: 'By the official client', daily_budget: '2500', status: 'PAUSED' });
    expect(
      (await new Campaign(made.id).getAdSets(['name', 'targeting'])).map(
        ({ _data }) => _data['name'],
      ),
    ).toEqual(['Berlin']);
    expect(
      (await new Ad(ad.id).get(['adset_id', 'creative', 'effective_status']))._data,
    ).toMatchObject({ adset_id: adSet.id, creative: { id: creative.id } });
  });

  it('changes and deletes a campaign', async () => {
    const { id } = await account.createCampaign([], campaign('Short'));
    await new Campaign(id).update([], { daily_budget: 3_000 });
    expect((await new Campaign(id).get(['daily_budget']))._data).toMatchObject({
      daily_budget: '3000',
    });
    await new Campaign(id).delete([]);
    expect(await all(await account.getCampaigns(['name'], { limit: 100 }))).not.toContain('Short');
  });

  it('follows the pages of a list', async () => {
    for (let at = 0; at < 7; at += 1) await account.createCampaign([], campaign(`Page ${at}`));
    const names = await all(await account.getCampaigns(['name'], { limit: 3 }));
    expect(names.filter((name) => name.startsWith('Page ')).sort()).toEqual(
      Array.from({ length: 7 }, (_, at) => `Page ${at}`),
    );
  });

  it('learns what was wrong in its own words', async () => {
    const refused = account.createCampaign([], { ...campaign('Wrong'), objective: 'WORLD_PEACE' });
    await expect(refused).rejects.toMatchObject({
      name: 'FacebookRequestError',
      response: { code: 100 },
    });
  });
});
