import { finished, givenCampaignTree, givenConnection, givenParty, previewed, startSystem, synced, triggered, type System } from '@switchyard/test-kit';
import { remoteCounts } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());

const campaignsOf = { method: 'POST', path: 'googleAds:(search|searchStream)' } as const;

it('takes away what a create made whose answer was lost, when nobody wants it any more', async () => {
  const party = await givenParty(system);
  const connection = await givenConnection(party, 'google-ads');
  const tree = await givenCampaignTree(party, { platforms: ['google-ads'] });
  const { planHash } = await previewed(party);
  await system.emulators.fault({ platform: 'google-ads', match: { path: 'mutate', nth: 1 }, fault: 'drop-reply' });
  await system.emulators.fault({ platform: 'google-ads', match: campaignsOf, fault: 'http', status: 503, times: 1_000 });
  const sync = await finished(party, await triggered(party, planHash), 120_000);
  await system.emulators.clearFaults();
  expect([sync.effectiveStatus, (await remoteCounts(system, connection)).campaign]).toEqual(['failed', 1]);
  expect((await party.api.DELETE('/api/v1/campaigns/{id}', { params: { path: { id: tree.campaignId } } })).response.status).toBe(204);
  const plan = await previewed(party);
  expect(plan.platforms.flatMap(({ changes }) => changes.map(({ action, entity }) => [action, entity]))).toEqual([['remove', 'campaign']]);
  expect((await synced(party)).effectiveStatus).toBe('completed');
  expect((await remoteCounts(system, connection)).campaign).toBe(0);
  expect((await previewed(party)).summary).toMatchObject({ removals: 0, exports: 0 });
}, 180_000);
