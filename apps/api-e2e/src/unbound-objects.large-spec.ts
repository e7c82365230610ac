import {
  finished,
  givenCampaignTree,
  givenConnection,
  givenParty,
  previewed,
  releaseSystem,
  sharedSystem,
  synced,
  triggered,
  type System,
} from '@switchyard/test-kit';
import { remoteCounts, theRemote } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));

const campaignsOf = { method: 'POST', path: 'googleAds:(search|searchStream)' } as const;

/** A campaign on Google whose create was done there, and whose answer was lost. */
const givenLostCreate = async () => {
  const party = await givenParty(system);
  const connection = await givenConnection(party, 'google-ads');
  const tree = await givenCampaignTree(party, { platforms: ['google-ads'] });
  const { planHash } = await previewed(party);
  await system.emulators.fault({
    platform: 'google-ads',
    match: { path: 'mutate', nth: 1 },
    fault: 'drop-reply',
  });
  await system.emulators.fault({
    platform: 'google-ads',
    match: campaignsOf,
    fault: 'http',
    status: 503,
    times: 1_000,
  });
  const sync = await finished(party, await triggered(party, planHash), 120_000);
  await system.emulators.clearFaults();
  expect([sync.effectiveStatus, (await remoteCounts(system, connection)).campaign]).toEqual([
    'failed',
    1,
  ]);
  return { party, connection, tree };
};
const actionsOf = ({ platforms }: Awaited<ReturnType<typeof previewed>>) =>
  platforms.flatMap(({ changes }) => changes.map(({ action, entity }) => [action, entity]));

it('removes what a create made whose answer was lost, when it is no longer wanted', async () => {
  const { party, connection, tree } = await givenLostCreate();
  expect(
    (
      await party.api.DELETE('/api/v1/campaigns/{id}', {
        params: { path: { id: tree.campaignId } },
      })
    ).response.status,
  ).toBe(204);
  expect(actionsOf(await previewed(party))).toEqual([['remove', 'campaign']]);
  expect((await synced(party)).effectiveStatus).toBe('completed');
  expect((await remoteCounts(system, connection)).campaign).toBe(0);
  expect((await previewed(party)).summary).toMatchObject({ removals: 0, exports: 0 });
}, 180_000);

it('finds it again when it is wanted, and the plan reports what a person edited there since', async () => {
  const { party, connection, tree } = await givenLostCreate();
  await system.emulators.edit(await theRemote(system, connection, 'campaign'), { name: 'By hand' });
  const plan = await previewed(party);
  const [found, ...rest] = plan.platforms.flatMap(({ changes }) => changes);
  expect([found?.action, found?.fields]).toEqual([
    'import',
    [{ field: 'name', before: expect.any(String), after: 'By hand', owner: 'remote' }],
  ]);
  expect(new Set(rest.map(({ action }) => action))).toEqual(new Set(['create']));
  expect(
    (await finished(party, await triggered(party, plan.planHash), 120_000)).effectiveStatus,
  ).toBe('completed');
  expect([
    (await remoteCounts(system, connection)).campaign,
    (await theRemote(system, connection, 'campaign')).name,
  ]).toEqual([1, 'By hand']);
  expect(
    (await party.api.GET('/api/v1/campaigns/{id}', { params: { path: { id: tree.campaignId } } }))
      .data?.data.name,
  ).toBe('By hand');
  expect((await previewed(party)).summary).toMatchObject({ imports: 0, exports: 0, drift: 0 });
}, 180_000);
