import {
  answered,
  givenCampaignTree,
  givenConnections,
  givenParty,
  type Party,
  previewed,
  startSystem,
  synced,
  type System,
} from '@switchyard/test-kit';
import { compileLastRelease, type ReleaseTree } from './testing/last-release';

let release: ReleaseTree;
let system: System;
let party: Party;
beforeAll(async () => {
  release = compileLastRelease();
  system = await startSystem({ processes: release.path, skipsWaits: true });
  party = await givenParty(system);
}, 180_000);
afterAll(async () => {
  await system?.stop();
  release?.remove();
});

const CREATED = 201;

/** The status of a create, whatever the description says about it. */
const createStatus = async (name: string): Promise<number> => {
  const { token, spaceId } = party;
  const body = { name, type: 'SEARCH', budget: 10, finalUrl: 'https://shop.example/' };
  const response = await fetch(`${system.apiUrl}/api/v1/campaigns`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-space-id': spaceId,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return response.status;
};

it('the api and the worker of the last release do the main job on the new schema', async () => {
  await givenConnections(party);
  const { campaignId } = await givenCampaignTree(party);
  expect((await synced(party)).effectiveStatus).toBe('completed');
  const params = { path: { id: campaignId } };
  const campaign = await answered(party.api.GET('/api/v1/campaigns/{id}', { params }));
  expect(Object.values(campaign.platformLinks).map((link) => link?.remoteId)).toEqual(
    campaign.platforms.map(() => expect.any(String)),
  );
  expect((await previewed(party)).summary).toMatchObject({ exports: 0, removals: 0, drift: 0 });
}, 120_000);

it.each([
  [
    'a column that is dropped',
    'alter table catalog.campaign drop column tracking_template',
    'alter table catalog.campaign add column tracking_template text',
  ],
  [
    'a column that has another name',
    'alter table catalog.campaign rename column objective to goal',
    'alter table catalog.campaign rename column goal to objective',
  ],
  [
    'a column that must be written',
    'alter table catalog.campaign add column owner text not null',
    'alter table catalog.campaign drop column owner',
  ],
])('%s would break it', async (name, migration, revert) => {
  expect(await createStatus(`before ${name}`)).toBe(CREATED);
  // Rows that there are must not be in the way of the statement.
  await system.owner.rows('truncate catalog.campaign', []);
  await system.owner.rows(migration, []);
  expect(await createStatus(`during ${name}`)).toBeGreaterThanOrEqual(500);
  await system.owner.rows(revert, []);
  expect(await createStatus(`after ${name}`)).toBe(CREATED);
});
