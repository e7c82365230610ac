import {
  answered,
  campaignBody,
  finished,
  givenCampaignTree,
  givenConnection,
  givenParty,
  type Party,
  previewed,
  refused,
  startSystem,
  synced,
  type System,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { givenThere, move, moved, planOf, writes } from './moving';
import { unknownId } from './routes';
import { ownerSql, whenStruck } from './system-probes';

let system: System;
beforeAll(async () => void (system = await startSystem({ skipsWaits: true })), 120_000);
afterAll(() => system?.stop());
afterEach(() => system.emulators.clearFaults());
jest.setTimeout(120_000);

const GOOGLE = ['google-ads'] as const;

/** A campaign that is on Google, and a second Space of the account. */
const givenLinked = async () => {
  const party = await givenParty(system);
  const connection = await givenConnection(party, 'google-ads');
  const { campaignId, adGroupIds } = await givenCampaignTree(party, { platforms: GOOGLE });
  const sync = (await synced(party)) as { readonly id: string };
  const there = await givenThere(party);
  return { party, there, campaignId, adGroupId: adGroupIds[0]!, connection, syncId: sync.id };
};

const refusal = async (party: Party, id: string, spaceId: string) => {
  const { status, code, details } = await refused(move(party, id, spaceId));
  return [status, code, details];
};

const isHere = async (party: Party, id: string): Promise<boolean> =>
  (await party.send(`/api/v1/campaigns/${id}`)).status === 200;

/** Google answers slowly, so that a sync is under way until this is called. */
const googleIsSlow = () =>
  system.emulators.fault({
    platform: 'google-ads',
    match: { path: 'mutate' },
    fault: 'delay',
    delayMs: 4_000,
  });

const syncing = async (party: Party): Promise<string> => {
  const { syncId } = await answered(party.api.POST('/api/v1/sync', { body: {} }));
  return syncId!;
};

describe('a move is refused', () => {
  it('to a Space that the caller cannot see, like to an unknown one', async () => {
    const { party, campaignId } = await givenLinked();
    const [other, hidden] = [await givenParty(system), await givenThere(party, 'Hidden')];
    await ownerSql(system, 'delete from identity.membership where space_id = $1', [hidden.spaceId]);
    const unknown = [unknownId('spc'), 'nonsense', other.spaceId, hidden.spaceId];
    for (const spaceId of unknown) {
      expect(await refusal(party, campaignId, spaceId)).toEqual([
        404,
        'NOT_FOUND',
        { path: '/spaceId' },
      ]);
    }
    expect(await isHere(party, campaignId)).toBe(true);
  });

  it('to a Space of another account, where the caller is a member, too', async () => {
    const { party, campaignId } = await givenLinked();
    const other = await givenParty(system);
    await system.admin.addMember(other.spaceId, party.account.email, 'EDITOR');
    expect((await refusal(party, campaignId, other.spaceId)).slice(0, 2)).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it.each(['from', 'to'] as const)(
    'for a caller who may only read in the Space %s',
    async (which) => {
      const { party, there, campaignId } = await givenLinked();
      const reader = which === 'from' ? party : there;
      await ownerSql(system, `update identity.membership set role = 'VIEWER' where space_id = $1`, [
        reader.spaceId,
      ]);
      await system.holds(async () =>
        expect((await refusal(party, campaignId, there.spaceId)).slice(0, 2)).toEqual([
          403,
          'ROLE_TOO_LOW',
        ]),
      );
    },
  );

  it.each(['from', 'to'] as const)('while a sync runs in the Space %s', async (which) => {
    const { party, there, campaignId } = await givenLinked();
    const syncs = which === 'from' ? party : there;
    if (which === 'to') await givenCampaignTree(there, { platforms: GOOGLE });
    else await campaignCalls(party, campaignId).change({ budget: 21 });
    await googleIsSlow();
    const syncId = await syncing(syncs);
    await whenStruck(system);
    expect(await refusal(party, campaignId, there.spaceId)).toEqual([
      409,
      'SYNC_ALREADY_ACTIVE',
      { syncId },
    ]);
    await finished(syncs, syncId);
    expect((await moved(party, campaignId, there)).spaceId).toBe(there.spaceId);
  });

  it('while an unlinked campaign is not paused on the platform', async () => {
    const { party, there, campaignId } = await givenLinked();
    await campaignCalls(party, campaignId).change({ status: 'ENABLED' });
    await synced(party);
    await system.emulators.fault({
      platform: 'google-ads',
      match: {},
      fault: 'http',
      status: 503,
      times: 10_000,
    });
    await answered(
      party.api.POST('/api/v1/campaigns/unlink', { body: { platform: 'google-ads' } }),
    );
    expect(await refusal(party, campaignId, there.spaceId)).toMatchObject([
      409,
      'RELEASE_PENDING',
      { releases: [{ platform: 'google-ads' }] },
    ]);
    await system.emulators.clearFaults();
    await system.holds(async () => void (await moved(party, campaignId, there)), 60_000);
    expect((await planOf(there)).changes.map(({ action }) => action)).toContain('create');
  });

  it('while the brake is pausing it, or has released it and is not done', async () => {
    const { party, there, campaignId } = await givenLinked();
    const stop = (state: string) =>
      ownerSql(
        system,
        `insert into sync.brake_stop (account_id, connection_id, event_id, remote_id, space_id, campaign_id, state, updated_at)
         values ($1, 'con_1', 'bre_1', 'r1', $2, $3, $4, now()) on conflict (account_id, connection_id, event_id, remote_id) do update set state = excluded.state`,
        [party.account.accountId, party.spaceId, campaignId, state],
      );
    for (const state of ['pausing', 'paused']) {
      await stop(state);
      expect(await refusal(party, campaignId, there.spaceId)).toEqual([409, 'BRAKE_UNDER_WAY', {}]);
    }
    await stop('resumed');
    expect((await moved(party, campaignId, there)).id).toBe(campaignId);
  });

  it('while the outcome of a create is unknown', async () => {
    const { party, there, campaignId, adGroupId, syncId } = await givenLinked();
    await ownerSql(
      system,
      `update sync.operation set status = 'uncertain' where sync_id = $1 and local_id = $2`,
      [syncId, adGroupId],
    );
    await ownerSql(system, 'delete from sync.binding where local_id = $1', [adGroupId]);
    expect(await refusal(party, campaignId, there.spaceId)).toEqual([
      409,
      'OUTCOME_UNKNOWN',
      { platforms: ['google-ads'] },
    ]);
    await synced(party);
    expect((await moved(party, campaignId, there)).id).toBe(campaignId);
    expect((await planOf(there)).changes).toEqual([]);
  });

  it('when it bids for an action that the other Space does not have', async () => {
    const { party, there, campaignId } = await givenLinked();
    const action = await answered(
      party.api.POST('/api/v1/conversions/actions', {
        body: { name: 'Paid', type: 'UPLOAD_CLICKS', category: 'PURCHASE' },
      }),
    );
    await campaignCalls(party, campaignId).change({ conversionActionIds: [action.id] });
    expect(await refusal(party, campaignId, there.spaceId)).toEqual([
      409,
      'CONVERSION_ACTION_MISSING',
      { actions: [{ id: action.id, name: 'Paid' }] },
    ]);
    await answered(
      there.api.POST('/api/v1/conversions/actions', {
        body: { name: 'Paid', type: 'UPLOAD_CLICKS', category: 'PURCHASE' },
      }),
    );
    expect((await moved(party, campaignId, there)).id).toBe(campaignId);
  });

  it('when its name is taken there, or it was removed', async () => {
    const { party, there, campaignId } = await givenLinked();
    const { name } = await campaignCalls(party, campaignId).get();
    const taken = await answered(
      there.api.POST('/api/v1/campaigns', { body: campaignBody({ name }) }),
    );
    expect(await refusal(party, campaignId, there.spaceId)).toEqual([
      409,
      'NAME_TAKEN',
      { path: '/name', conflictingId: taken.id },
    ]);
    await campaignCalls(party, campaignId).remove();
    expect((await refusal(party, campaignId, there.spaceId)).slice(0, 2)).toEqual([
      409,
      'CAMPAIGN_REMOVED',
    ]);
  });
});

it('to the Space where it is already nothing changes', async () => {
  const { party, campaignId } = await givenLinked();
  const before = await campaignCalls(party, campaignId).get();
  expect(await moved(party, campaignId, party)).toEqual(before);
});

it('a plan that was made before the move is refused as drift', async () => {
  const { party, there, campaignId } = await givenLinked();
  await campaignCalls(party, campaignId).change({ budget: 22 });
  const { planHash } = await previewed(party);
  await moved(party, campaignId, there);
  expect((await refused(party.api.POST('/api/v1/sync', { body: { planHash } }))).code).toBe(
    'SYNC_PLAN_DRIFT',
  );
  expect((await planOf(there)).changes.map(({ action }) => action)).toEqual(['update']);
});

it('one of ten concurrent moves is done, and the others find no campaign', async () => {
  const { party, there, campaignId } = await givenLinked();
  const third = await givenThere(party, 'Third');
  const sent = await writes(system);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      move(party, campaignId, (at % 2 ? there : third).spaceId),
    ),
  );
  expect(answers.map(({ response }) => response.status).sort()).toEqual([
    200,
    ...Array<number>(9).fill(404),
  ]);
  const places = await Promise.all([party, there, third].map((one) => isHere(one, campaignId)));
  expect(places.filter(Boolean).length).toBe(1);
  const home = places[1] ? there : third;
  expect([(await planOf(home)).changes, await writes(system)]).toEqual([[], sent]);
});

it('moves of two campaigns in opposite directions do not block each other', async () => {
  const { party, there, campaignId } = await givenLinked();
  const { campaignId: other } = await givenCampaignTree(there, { platforms: GOOGLE });
  const both = await Promise.all([moved(party, campaignId, there), moved(there, other, party)]);
  expect(both.map(({ spaceId }) => spaceId)).toEqual([there.spaceId, party.spaceId]);
});

it.each([1, 2, 3, 4])('a move and a trigger have one order (try %i)', async () => {
  const { party, there, campaignId } = await givenLinked();
  await campaignCalls(party, campaignId).change({ budget: 23 });
  const { planHash } = await previewed(party);
  const [moving, trigger] = await Promise.all([
    move(party, campaignId, there.spaceId),
    party.api.POST('/api/v1/sync', { body: { planHash } }),
  ]);
  const codes = [moving, trigger].map(
    ({ error }) => (error as { error: { code: string } } | undefined)?.error.code,
  );
  expect([
    [undefined, 'SYNC_PLAN_DRIFT'],
    ['SYNC_ALREADY_ACTIVE', undefined],
  ]).toContainEqual(codes);
  if (trigger.data) await finished(party, trigger.data.data.syncId!);
  const home = moving.data ? there : party;
  expect((await planOf(home)).changes.length).toBe(moving.data ? 1 : 0);
});

it.each([1, 2, 3, 4])('a move and a change have one order (try %i)', async () => {
  const { party, there, campaignId } = await givenLinked();
  const { version } = await campaignCalls(party, campaignId).get();
  const [, change] = await Promise.all([
    moved(party, campaignId, there),
    party.api.PATCH('/api/v1/campaigns/{id}', {
      params: { path: { id: campaignId } },
      body: { budget: 24 },
    }),
  ]);
  const isChanged = change.data !== undefined;
  expect(change.response.status).toBe(isChanged ? 200 : 404);
  expect(await campaignCalls(there, campaignId).get()).toMatchObject({
    budget: isChanged ? 24 : 20,
    version: version + 1 + Number(isChanged),
  });
});
