import { catalogTables } from '@switchyard/catalog';
import { TimeSortedIds } from '@switchyard/kernel';
import type { BenchAccount } from './accounts';
import { createRecord, type Api } from './api-client';
import { onOwner } from './database';

const CAMPAIGN = {
  name: 'Autumn',
  type: 'SEARCH',
  budget: 50,
  platforms: ['google-ads', 'microsoft-ads'],
  adSchedule: 'BUSINESS_HOURS',
  finalUrl: 'https://example.com/autumn',
  languages: ['en', 'de'],
  negativeKeywords: [
    { text: 'free', matchType: 'PHRASE' },
    { text: 'cheap', matchType: 'BROAD' },
  ],
};

const LINK = `jsonb_build_object('connectionId', 'con_bench', 'remoteId', '12345678', 'remoteStatus', 'ENABLED', 'linkedAt', '2026-11-21T09:00:00.000Z',
  'lastSyncedAt', '2026-11-21T09:00:00.000Z', 'lastError', null, 'syncedTreeVersion', tree_version)`;
const SERVING = `jsonb_build_object('serving', true, 'status', 'SERVING', 'reasons', '[]'::jsonb, 'checkedAt', '2026-11-21T09:00:00.000Z')`;

/** As a campaign is that was synced to both networks and serves. */
const SYNCED = `update catalog.campaign set status = 'ENABLED', platform_links = jsonb_build_object('google-ads', ${LINK}, 'microsoft-ads', ${LINK}),
  delivery = jsonb_build_object('google-ads', ${SERVING}, 'microsoft-ads', ${SERVING}) where id = $1`;

const OWN = ['id', 'name', 'name_key'];

/** Copies one campaign under each of the given ids. */
const copies = (): string => {
  const table = catalogTables.find(({ definition }) => definition.name === 'campaign');
  const shared = (table?.columns ?? [])
    .map(({ column }) => column)
    .filter((column) => !OWN.includes(column))
    .join(', ');
  return `insert into catalog.campaign (id, name, name_key, ${shared})
    select u.id, c.name || ' ' || u.id, c.name_key || ' ' || u.id, ${shared} from catalog.campaign c cross join unnest($2::text[]) u (id) where c.id = $1`;
};

/** Makes one campaign over HTTP, then as many of it as asked for. Answers all ids. */
export const createCampaigns = async (
  api: Api,
  account: BenchAccount,
  ownerUrl: string,
  count: number,
): Promise<readonly string[]> => {
  const first = await createRecord(api, account, '/campaigns', CAMPAIGN);
  const ids = new TimeSortedIds();
  const others = Array.from({ length: count - 1 }, () => ids.next('cmp'));
  await onOwner(ownerUrl, async (client) => {
    await client.query(SYNCED, [first]);
    await client.query(copies(), [first, others]);
    await client.query('vacuum analyze catalog.campaign');
  });
  return [first, ...others];
};
