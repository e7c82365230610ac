import { catalogTables } from '@switchyard/catalog';
import { TimeSortedIds } from '@switchyard/kernel';
import type { BenchAccount } from '../world/accounts';
import { type Api, createRecord } from '../world/api';
import { onOwner } from '../world/database';

/** How large a Space is: one ad group with one ad in every campaign. */
export interface SpaceSize {
  readonly campaigns: number;
  readonly keywordsPerCampaign: number;
}

const LINK = 'https://shop.example/shoes';
const TEXTS = ['Shoes that fit', 'Fitted in our shop', 'Gait analysis'].map((text) => ({ text }));
const DESCRIPTIONS = [
  'Bring your old pair, we find the new one.',
  'Thirty days to run in them.',
].map((text) => ({ text }));

interface Made {
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly adId: string;
  readonly keywordId: string;
}

/** Makes one small campaign as a caller does. */
const makeOne = async (api: Api, account: BenchAccount): Promise<Made> => {
  const make = (path: string, input: object): Promise<string> =>
    createRecord(api, account, path, input);
  const campaignId = await make('/campaigns', {
    name: 'Campaign',
    type: 'SEARCH',
    platforms: ['google-ads'],
    budget: 20,
    declarations: { politicalAdvertising: 'NONE' },
    finalUrl: LINK,
  });
  const adGroupId = await make('/ad-groups', { campaignId, name: 'Runners', maxCpc: 0.5 });
  const adId = await make('/ads', {
    adGroupId,
    type: 'RESPONSIVE_SEARCH',
    finalUrl: LINK,
    headlines: TEXTS,
    descriptions: DESCRIPTIONS,
  });
  return {
    campaignId,
    adGroupId,
    adId,
    keywordId: await make('/keywords', { adGroupId, text: 'shoes 0', matchType: 'PHRASE' }),
  };
};

/** Copies one row under given values of some columns; the others stay as they are. */
const copies = (table: string, own: Readonly<Record<string, string>>, from: string): string => {
  const columns = (
    catalogTables.find(({ definition }) => definition.name === table)?.columns ?? []
  ).map(({ column }) => column);
  return `insert into catalog.${table} (${columns.join(', ')}) select ${columns.map((column) => own[column] ?? `t.${column}`).join(', ')} from catalog.${table} t cross join ${from} where t.id = $1`;
};

const ARRAYS =
  'unnest($2::text[], $3::text[], $4::text[]) with ordinality as u (own, above, top, at)';

/**
 * Fills a Space: one campaign over HTTP, the others as copies of its rows. Returns the number of
 * objects.
 */
export const fillSpace = async (
  api: Api,
  account: BenchAccount,
  ownerUrl: string,
  { campaigns, keywordsPerCampaign }: SpaceSize,
): Promise<number> => {
  const first = await makeOne(api, account);
  const ids = new TimeSortedIds();
  const others = Array.from({ length: campaigns - 1 }, () => ({
    campaign: ids.next('cmp'),
    adGroup: ids.next('adg'),
    ad: ids.next('ad'),
  }));
  const groups = [{ campaign: first.campaignId, adGroup: first.adGroupId }, ...others];
  const keywords = groups.flatMap(({ campaign, adGroup }, at) =>
    Array.from({ length: keywordsPerCampaign - (at === 0 ? 1 : 0) }, () => ({
      campaign,
      adGroup,
      keyword: ids.next('kwd'),
    })),
  );
  await onOwner(ownerUrl, async (client) => {
    const tops = others.map(({ campaign }) => campaign);
    await client.query(
      copies(
        'campaign',
        { id: 'u.own', name: `t.name || ' ' || u.at`, name_key: `t.name_key || ' ' || u.at` },
        ARRAYS,
      ),
      [first.campaignId, tops, tops, tops],
    );
    await client.query(copies('ad_group', { id: 'u.own', campaign_id: 'u.top' }, ARRAYS), [
      first.adGroupId,
      others.map(({ adGroup }) => adGroup),
      tops,
      tops,
    ]);
    await client.query(
      copies('ad', { id: 'u.own', ad_group_id: 'u.above', campaign_id: 'u.top' }, ARRAYS),
      [first.adId, others.map(({ ad }) => ad), others.map(({ adGroup }) => adGroup), tops],
    );
    const texts = { text: `'shoes ' || u.at`, text_key: `'shoes ' || u.at` };
    await client.query(
      copies(
        'keyword',
        { id: 'u.own', ad_group_id: 'u.above', campaign_id: 'u.top', ...texts },
        ARRAYS,
      ),
      [
        first.keywordId,
        keywords.map(({ keyword }) => keyword),
        keywords.map(({ adGroup }) => adGroup),
        keywords.map(({ campaign }) => campaign),
      ],
    );
    await client.query('vacuum analyze');
  });
  return 3 * campaigns + 1 + keywords.length;
};
