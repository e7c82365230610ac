import {
  answered,
  finished,
  givenCampaignTree,
  givenConnection,
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

it('an id that Google does not have blocks the campaign, and Validate reports it from then on', async () => {
  const party = await givenParty(system);
  const { campaignId } = await givenCampaignTree(party, {
    platforms: ['google-ads'],
    campaign: { geoTargets: [{ kind: 'AREA', name: 'Nowhere', criterionId: '999999999' }] },
  });
  await givenConnection(party, 'google-ads');
  const plan = await previewed(party);
  const codes = plan.blocked.flatMap(({ findings }) => findings.map(({ code }) => code));
  expect([plan.summary?.exports, codes]).toEqual([0, ['PLACE_NOT_RESOLVED']]);
  const { valid, findings } = await answered(
    party.api.POST('/api/v1/campaigns/{id}/validate', {
      params: { path: { id: campaignId } },
      body: {},
    }),
  );
  expect([
    valid,
    findings.filter(({ kind }) => kind === 'requirement').map(({ code }) => code),
  ]).toEqual([false, ['PLACE_NOT_RESOLVED']]);
});

it('an id from Google is not looked up again', async () => {
  const { party, id } = await given();
  await setPlaces(party, id, { include: ['Cologne'] });
  await previewed(party);
  const [row] = (await rowsOf(party, id)).rows;
  expect(row?.criterionId).toMatch(/^\d+$/);
  await previewed(party);
  const seen = await fetch(`${system.emulators.url}/_control/requests?platform=google-ads&since=0`);
  const { data } = (await seen.json()) as { data: readonly { path: string; body: unknown }[] };
  const asked = data.filter(
    ({ path, body }) =>
      path.includes('geoTargetConstants:suggest') &&
      JSON.stringify(body).includes(`geoTargetConstants/${row?.criterionId}`),
  );
  expect(asked).toEqual([]);
});
