import {
  answered,
  finished,
  givenCampaignTree,
  givenConnections,
  givenParty,
  previewed,
  releaseSystem,
  sharedSystem,
  triggered,
  type Party,
  type System,
} from '@switchyard/test-kit';
import { remoteCounts } from './remote-objects';

let system: System;
beforeAll(async () => {
  system = await sharedSystem({ skipsWaits: true });
}, 120_000);
afterAll(() => releaseSystem(system));

const given = async () => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const { campaignId } = await givenCampaignTree(party);
  return { party, connections, id: campaignId };
};

const setPlaces = (party: Party, id: string, body: object) =>
  answered(
    party.api.PUT('/api/v1/campaigns/{id}/geo-targeting', { params: { path: { id } }, body }),
  );

const rowsOf = async (party: Party, id: string) => {
  const { geoTargets, version } = await answered(
    party.api.GET('/api/v1/campaigns/{id}', { params: { path: { id } } }),
  );
  return {
    version,
    rows: geoTargets.map(({ name, criterionId, msLocationId }) => ({
      name,
      criterionId,
      msLocationId,
    })),
  };
};

it('places by name get the ids of both networks when a plan is made, once and for all, and no version moves', async () => {
  const { party, connections, id } = await given();
  await setPlaces(party, id, {
    include: ['Germany', 'Cologne', { name: 'Frankfurt', countryCode: 'DE' }],
    exclude: ['Bavaria'],
  });
  const before = await rowsOf(party, id);
  expect(before.rows.map(({ criterionId }) => criterionId ?? null)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  const plan = await previewed(party);
  expect(plan.blocked).toEqual([]);
  const after = await rowsOf(party, id);
  expect(after.rows.every(({ criterionId, msLocationId }) => criterionId && msLocationId)).toBe(
    true,
  );
  expect([after.version, after.rows[0]]).toEqual([
    before.version,
    { name: 'Germany', criterionId: '2276', msLocationId: expect.any(String) },
  ]);
  await finished(party, await triggered(party, plan.planHash));
  for (const connection of Object.values(connections)) {
    expect((await remoteCounts(system, connection)).campaign).toBe(1);
  }
  await setPlaces(party, id, {
    include: ['Germany', 'Cologne', { name: 'Frankfurt', countryCode: 'DE' }],
    exclude: ['Bavaria'],
  });
  expect((await rowsOf(party, id)).rows).toEqual(after.rows);
  expect((await previewed(party)).summary).toMatchObject({ exports: 0, imports: 0, removals: 0 });
});

it('a place that only the platforms know is found through the worker', async () => {
  const { party, id } = await given();
  await setPlaces(party, id, {
    include: [{ name: '80331', type: 'POSTAL_CODE', countryCode: 'DE' }],
  });
  expect((await rowsOf(party, id)).rows).toEqual([
    {
      name: '80331',
      criterionId: expect.stringMatching(/^\d+$/),
      msLocationId: expect.stringMatching(/^\d+$/),
    },
  ]);
  const refused = await party.api.PUT('/api/v1/campaigns/{id}/geo-targeting', {
    params: { path: { id } },
    body: { include: ['Nowhereville Upon Nothing'] },
  });
  expect([
    refused.response.status,
    (refused.error as { error: { code: string } }).error.code,
  ]).toEqual([400, 'PLACE_NOT_FOUND']);
});
