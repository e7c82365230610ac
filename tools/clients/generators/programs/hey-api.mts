// The main flow through the functions that hey-api makes.
import { readFileSync } from 'node:fs';
import * as api from './generated';
import { createClient, createConfig, type Client } from './generated/client';

const [, , address, token, taskFile] = process.argv;
const task = JSON.parse(readFileSync(taskFile!, 'utf8'));
const clientAt = (kind: string): Client =>
  createClient(createConfig({ baseUrl: `${address}/${kind}`, auth: token! }));
const client = clientAt('clean');

/** What an answer carries; throws what a refusal says. */
const data = <T,>(answer: { data?: { data: T } | undefined; error?: unknown }): T => {
  if (answer.error !== undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data!.data;
};

const ENDED: readonly string[] = ['completed', 'partial', 'failed', 'cancelled'];

const syncToItsEnd = async (planHash: string): Promise<string> => {
  const { syncId } = data(await api.triggerSync({ client, body: { planHash } }));
  if (!syncId) throw new Error('Nothing was started.');
  for (;;) {
    const sync = data(await api.getSync({ client, path: { id: syncId } }));
    if (ENDED.includes(sync.effectiveStatus)) return sync.effectiveStatus;
    await new Promise((later) => setTimeout(later, 200));
  }
};

const makeCampaign = async (): Promise<string> => {
  const business = data(await api.createBusiness({ client, body: { name: `Bakery ${task.run}` } }));
  const campaign = data(
    await api.createCampaign({
      client,
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
  const adGroupBody = { campaignId: campaign.id, name: 'Bread' };
  const adGroup = data(await api.createAdGroup({ client, body: adGroupBody }));
  data(
    await api.createAd({
      client,
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
    await api.createKeyword({
      client,
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
    const answer = await api.listCampaigns({ client, query });
    ids.push(...data(answer).map(({ id }) => id));
    const next = answer.data!.meta.nextCursor;
    cursor = next === null || next === undefined ? undefined : String(next);
  } while (cursor !== undefined);
  return ids;
};

const mainFlow = async (): Promise<void> => {
  const id = await makeCampaign();
  const { planHash } = data(await api.previewSync({ client, body: { campaignIds: [id] } }));
  const status = await syncToItsEnd(planHash!);
  if (status !== 'completed') throw new Error(`The sync ended as ${status}.`);
  if (!(await listAll()).includes(id)) throw new Error('The list lacks the campaign.');
};

const patches = async (): Promise<void> => {
  const at = (id: string) => ({ client, path: { id } });
  const { values } = task;
  data(await api.updateCampaign({ ...at(task.campaign), body: { name: values.campaign } }));
  data(await api.updateCampaign({ ...at(task.campaign), body: { networks: { display: true } } }));
  data(await api.updateBusiness({ ...at(task.business), body: { name: values.business } }));
  data(await api.updateAdGroup({ ...at(task.adGroup), body: { name: values.adGroup } }));
  data(await api.updateKeyword({ ...at(task.keyword), body: { text: values.keyword } }));
  data(await api.updateAd({ ...at(task.ad), body: { finalUrl: values.ad } }));
  data(await api.updateAngle({ ...at(task.angle), body: { claim: values.angle } }));
  data(await api.updateConcept({ ...at(task.concept), body: { name: values.concept } }));
  const action = { name: values.conversionAction };
  data(await api.updateConversionAction({ ...at(task.conversionAction), body: action }));
};

const bulkPatches = async (): Promise<void> => {
  const { values } = task;
  const groups = [{ id: task.adGroupOfMany, version: 1, name: values.adGroupOfMany }];
  data(await api.updateAdGroups({ client, body: { items: groups } }));
  const keywords = [{ id: task.keywordOfMany, version: 1, text: values.keywordOfMany }];
  data(await api.updateKeywords({ client, body: { items: keywords } }));
  const ads = [{ id: task.adOfMany, version: 1, finalUrl: values.adOfMany }];
  data(await api.updateAds({ client, body: { items: ads } }));
};

const reads = async (kind: string): Promise<void> => {
  const changed = clientAt(kind);
  const at = (id: string) => ({ client: changed, path: { id } });
  const campaign = data(await api.getCampaign(at(task.campaign)));
  if (kind === 'unknown-value' && !(campaign.status as string).startsWith('ADDED')) {
    throw new Error(`status is ${campaign.status}`);
  }
  data(await api.listCampaigns({ client: changed }));
  data(await api.getAd(at(task.ad)));
  data(await api.getAdGroup(at(task.adGroup)));
  data(await api.getKeyword(at(task.keyword)));
  data(await api.getAsset(at(task.asset)));
  data(await api.getConversionAction(at(task.conversionAction)));
  data(await api.listPlatforms({ client: changed }));
  data(await api.getSyncPreview(at(task.preview)));
  data(await api.listSyncPreviewChanges(at(task.preview)));
  data(await api.getSync(at(task.sync)));
  data(await api.listSyncOperations(at(task.sync)));
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
