// The main flow through openapi-typescript's types and openapi-fetch.
import createClient from 'openapi-fetch';
import { readFileSync } from 'node:fs';
import type { paths } from './generated/schema';

const [, , address, token, taskFile] = process.argv;
const task = JSON.parse(readFileSync(taskFile!, 'utf8'));
const clientAt = (kind: string) =>
  createClient<paths>({
    baseUrl: `${address}/${kind}`,
    headers: { authorization: `Bearer ${token}` },
  });
const api = clientAt('clean');

/** What an answer carries; throws what a refusal says. */
const data = <T,>(answer: { data?: { data: T }; error?: unknown }): T => {
  if (answer.error !== undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data!.data;
};

const ENDED: readonly string[] = ['completed', 'partial', 'failed', 'cancelled'];

const syncToItsEnd = async (planHash: string): Promise<string> => {
  const { syncId } = data(await api.POST('/api/v1/sync', { body: { planHash } }));
  if (!syncId) throw new Error('Nothing was started.');
  for (;;) {
    const sync = data(await api.GET('/api/v1/sync/{id}', { params: { path: { id: syncId } } }));
    if (ENDED.includes(sync.effectiveStatus)) return sync.effectiveStatus;
    await new Promise((later) => setTimeout(later, 200));
  }
};

const makeCampaign = async (): Promise<string> => {
  const business = data(
    await api.POST('/api/v1/businesses', { body: { name: `Bakery ${task.run}` } }),
  );
  const campaign = data(
    await api.POST('/api/v1/campaigns', {
      body: {
        name: `Bread ${task.run}`,
        businessId: business.id,
        type: 'SEARCH',
        budget: 40,
        platforms: ['google-ads'],
        declarations: { politicalAdvertising: 'NONE' },
      },
    }),
  );
  const adGroup = data(
    await api.POST('/api/v1/ad-groups', { body: { campaignId: campaign.id, name: 'Bread' } }),
  );
  data(
    await api.POST('/api/v1/ads', {
      body: {
        adGroupId: adGroup.id,
        type: 'RESPONSIVE_SEARCH',
        finalUrl: 'https://bakery.example/bread',
        headlines: [{ text: 'Bread at night' }, { text: 'Warm at six' }, { text: 'Bakery' }],
        descriptions: [{ text: 'From our own oven.' }, { text: 'Order today.' }],
      },
    }),
  );
  data(
    await api.POST('/api/v1/keywords', {
      body: { adGroupId: adGroup.id, text: 'fresh bread', matchType: 'PHRASE' },
    }),
  );
  return campaign.id;
};

const listAll = async (): Promise<readonly string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? { limit: 2 } : { limit: 2, cursor };
    const answer = await api.GET('/api/v1/campaigns', { params: { query } });
    ids.push(...data(answer).map(({ id }) => id));
    const next = answer.data!.meta.nextCursor;
    cursor = next === null || next === undefined ? undefined : String(next);
  } while (cursor !== undefined);
  return ids;
};

const mainFlow = async (): Promise<void> => {
  const id = await makeCampaign();
  const body = { campaignIds: [id] };
  const { planHash } = data(await api.POST('/api/v1/sync/preview', { body }));
  const status = await syncToItsEnd(planHash!);
  if (status !== 'completed') throw new Error(`The sync ended as ${status}.`);
  if (!(await listAll()).includes(id)) throw new Error('The list lacks the campaign.');
};

const patches = async (): Promise<void> => {
  const at = (id: string) => ({ params: { path: { id } } });
  const { values } = task;
  const campaign = at(task.campaign);
  data(await api.PATCH('/api/v1/campaigns/{id}', { ...campaign, body: { name: values.campaign } }));
  const networks = { display: true };
  data(await api.PATCH('/api/v1/campaigns/{id}', { ...campaign, body: { networks } }));
  const business = { body: { name: values.business } };
  data(await api.PATCH('/api/v1/businesses/{id}', { ...at(task.business), ...business }));
  const adGroup = { body: { name: values.adGroup } };
  data(await api.PATCH('/api/v1/ad-groups/{id}', { ...at(task.adGroup), ...adGroup }));
  const keyword = { body: { text: values.keyword } };
  data(await api.PATCH('/api/v1/keywords/{id}', { ...at(task.keyword), ...keyword }));
  const ad = { body: { finalUrl: values.ad } };
  data(await api.PATCH('/api/v1/ads/{id}', { ...at(task.ad), ...ad }));
  const angle = { body: { claim: values.angle } };
  data(await api.PATCH('/api/v1/angles/{id}', { ...at(task.angle), ...angle }));
  const concept = { body: { name: values.concept } };
  data(await api.PATCH('/api/v1/concepts/{id}', { ...at(task.concept), ...concept }));
  const action = { body: { name: values.conversionAction } };
  const actions = '/api/v1/conversions/actions/{id}';
  data(await api.PATCH(actions, { ...at(task.conversionAction), ...action }));
};

const bulkPatches = async (): Promise<void> => {
  const { values } = task;
  const groups = [{ id: task.adGroupOfMany, version: 1, name: values.adGroupOfMany }];
  data(await api.PATCH('/api/v1/ad-groups/bulk', { body: { items: groups } }));
  const keywords = [{ id: task.keywordOfMany, version: 1, text: values.keywordOfMany }];
  data(await api.PATCH('/api/v1/keywords/bulk', { body: { items: keywords } }));
  const ads = [{ id: task.adOfMany, version: 1, finalUrl: values.adOfMany }];
  data(await api.PATCH('/api/v1/ads/bulk', { body: { items: ads } }));
};

const reads = async (kind: string): Promise<void> => {
  const changed = clientAt(kind);
  const at = (id: string) => ({ params: { path: { id } } });
  const campaign = data(await changed.GET('/api/v1/campaigns/{id}', at(task.campaign)));
  if (kind === 'unknown-value' && !(campaign.status as string).startsWith('ADDED')) {
    throw new Error(`status is ${campaign.status}`);
  }
  data(await changed.GET('/api/v1/campaigns'));
  data(await changed.GET('/api/v1/ads/{id}', at(task.ad)));
  data(await changed.GET('/api/v1/ad-groups/{id}', at(task.adGroup)));
  data(await changed.GET('/api/v1/keywords/{id}', at(task.keyword)));
  data(await changed.GET('/api/v1/assets/{id}', at(task.asset)));
  data(await changed.GET('/api/v1/conversions/actions/{id}', at(task.conversionAction)));
  data(await changed.GET('/api/v1/platforms'));
  data(await changed.GET('/api/v1/sync/preview/{id}', at(task.preview)));
  data(await changed.GET('/api/v1/sync/preview/{id}/changes', at(task.preview)));
  data(await changed.GET('/api/v1/sync/{id}', at(task.sync)));
  data(await changed.GET('/api/v1/sync/{id}/operations', at(task.sync)));
};

const outcome: Record<string, string> = {};
const attempt = async (step: string, work: () => Promise<void>): Promise<void> => {
  outcome[step] = await work().then(
    () => 'ok',
    (error: unknown) => String(error),
  );
};
const run = async (): Promise<void> => {
  await attempt('main flow', mainFlow);
  await attempt('patch', () => patches().then(bulkPatches));
  for (const kind of ['unknown-value', 'unknown-member', 'null']) {
    await attempt(kind, () => reads(kind));
  }
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
};
void run();
