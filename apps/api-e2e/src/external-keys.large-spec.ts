import {
  answered,
  finished,
  givenCampaignTree,
  givenConnections,
  givenParty,
  type Party,
  previewed,
  releaseSystem,
  sharedSystem,
  synced,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { givenThere, move, writes } from './moving';
import { expectNothingLeft, undone } from './plans';
import { remoteObjects } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));
jest.setTimeout(240_000);

const KEY = 'shop/a-key-that-no-platform-reads';

/** A campaign on both search networks, exported by one sync. */
const given = async () => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const { campaignId } = await givenCampaignTree(party);
  expect((await synced(party)).effectiveStatus).toBe('completed');
  return { party, connections, campaignId, campaign: campaignCalls(party, campaignId) };
};

/** Gives the campaign and everything of these kinds below it the same key. */
const keyAll = async ({ api }: Party, campaignId: string, externalKey: string | null) => {
  const query = { campaignId };
  const path = (id: string) => ({ path: { id } });
  await answered(
    api.PATCH('/api/v1/campaigns/{id}', { params: path(campaignId), body: { externalKey } }),
  );
  const groups = await api.GET('/api/v1/ad-groups', { params: { query } });
  for (const { id } of groups.data!.data) {
    await answered(
      api.PATCH('/api/v1/ad-groups/{id}', { params: path(id), body: { externalKey } }),
    );
    const ads = await api.GET('/api/v1/ads', { params: { query: { adGroupId: id } } });
    const [ad] = ads.data!.data;
    await answered(api.PATCH('/api/v1/ads/{id}', { params: path(ad!.id), body: { externalKey } }));
    return;
  }
};

const refusalOf = ({ response, error }: { response: Response; error?: unknown }) => [
  response.status,
  (error as { error: { code: string; details: unknown } }).error,
];

it('is not sent, and leaves an earlier plan valid', async () => {
  const { party, connections, campaignId, campaign } = await given();
  await campaign.change({ budget: 30 });
  const { planHash } = await previewed(party);
  await keyAll(party, campaignId, KEY);
  const sent = await writes(system);
  const sync = await finished(party, await triggered(party, planHash as string));
  expect(sync.effectiveStatus).toBe('completed');
  expect(await writes(system)).not.toEqual(sent);
  await keyAll(party, campaignId, null);
  await keyAll(party, campaignId, KEY);
  await expectNothingLeft(party);
  for (const connection of Object.values(connections)) {
    for (const entity of ['campaign', 'adGroup', 'ad'] as const) {
      const remote = await remoteObjects(system, connection, entity);
      expect(remote.length).toBeGreaterThan(0);
      expect(JSON.stringify(remote)).not.toContain(KEY);
    }
  }
});

it('stays with a campaign that an undo restores, and blocks the undo when another campaign has it', async () => {
  const { party, campaignId } = await given();
  await keyAll(party, campaignId, KEY);
  const path = { path: { id: campaignId } };
  await party.api.DELETE('/api/v1/campaigns/{id}', { params: path });
  const removal = await synced(party);
  const other = await answered(
    party.api.POST('/api/v1/campaigns', {
      body: { name: 'Other', type: 'SEARCH', budget: 10, externalKey: KEY },
    }),
  );
  const plan = await undone(party, removal.id);
  const undo = await finished(party, await triggered(party, plan.planHash));
  expect(undo.progress.campaignDetails.map(({ errorDetails }) => errorDetails)).toEqual(
    Array(2).fill(expect.objectContaining({ code: 'IMPORT_REFUSED', field: 'externalKey' })),
  );
  await answered(
    party.api.PATCH('/api/v1/campaigns/{id}', {
      params: { path: { id: other.id } },
      body: { externalKey: null },
    }),
  );
  await finished(party, await triggered(party, (await undone(party, removal.id)).planHash));
  const back = await answered(party.api.GET('/api/v1/campaigns/{id}', { params: path }));
  expect([back.status, back.externalKey]).toEqual(['PAUSED', KEY]);
});

it('moves to another Space with its campaign, or blocks the move', async () => {
  const party = await givenParty(system);
  const there = await givenThere(party);
  const { campaignId } = await givenCampaignTree(party);
  await keyAll(party, campaignId, KEY);
  const holder = await answered(
    there.api.POST('/api/v1/campaigns', {
      body: { name: 'Other', type: 'SEARCH', budget: 10, externalKey: KEY },
    }),
  );
  expect(refusalOf(await move(party, campaignId, there.spaceId))).toEqual([
    409,
    expect.objectContaining({
      code: 'EXTERNAL_KEY_TAKEN',
      details: { path: '/externalKey', conflictingId: holder.id },
    }),
  ]);
  await there.api.DELETE('/api/v1/campaigns/{id}', { params: { path: { id: holder.id } } });
  await answered(move(party, campaignId, there.spaceId));
  const found = await there.api.GET('/api/v1/campaigns', {
    params: { query: { externalKey: KEY } },
  });
  expect(found.data!.data.map(({ id }) => id)).toEqual([campaignId]);
});
