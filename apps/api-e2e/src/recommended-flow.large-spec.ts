import { answered, finished, givenCampaignTree, givenConnections, givenParty, previewed, startSystem, synced, triggered, type System } from '@switchyard/test-kit';

let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());

it('takes a campaign from nothing to both networks', async () => {
  const party = await givenParty(system);
  await givenConnections(party);
  const tree = await givenCampaignTree(party, { keywords: 5 });
  const plan = await previewed(party);
  console.log(JSON.stringify(plan, null, 1).slice(0, 3000));
  const sync = await finished(party, await triggered(party, plan.planHash));
  console.log(JSON.stringify(sync, null, 1));
  expect(sync.effectiveStatus).toBe('completed');
});
