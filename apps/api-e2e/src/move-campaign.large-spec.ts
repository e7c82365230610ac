import {
  answered,
  attached,
  givenAsset,
  givenConnections,
  givenCreativeTree,
  givenParty,
  type Party,
  releaseSystem,
  sharedSystem,
  synced,
  type System,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { brakeOf, givenThere, moved, planOf, spend, spentIn, writes } from './moving';
import { expectNothingLeft, undone } from './plans';
import { remoteObjects } from './remote-objects';
import { ownerSql } from './system-probes';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));
jest.setTimeout(240_000);

const NOTHING = { changes: [], drift: [], blocked: [] };
const TEXT = expect.any(String) as string;

const paid = (party: Party) =>
  answered(
    party.api.POST('/api/v1/conversions/actions', {
      body: { name: 'Paid', type: 'UPLOAD_CLICKS', category: 'PURCHASE' },
    }),
  );

const givenStamp = async ({ api }: Party) => {
  const business = await answered(
    api.POST('/api/v1/businesses', { body: { name: 'Shop', url: 'https://shop.example/' } }),
  );
  const angle = await answered(
    api.POST('/api/v1/angles', {
      body: { businessId: business.id, name: 'Fit', angleType: 'QUALITY', claim: 'They fit.' },
    }),
  );
  const concept = await answered(
    api.POST('/api/v1/concepts', { body: { angleId: angle.id, name: 'Gait' } }),
  );
  return { businessId: business.id, angleId: angle.id, conceptId: concept.id };
};

/** A campaign that serves on both networks and spent 60 and 50, with a brake of its own at 500. */
const givenServing = async () => {
  const party = await givenParty(system);
  const [connections, stamp, action] = [
    await givenConnections(party),
    await givenStamp(party),
    await paid(party),
  ];
  const tree = await givenCreativeTree(party, {
    campaign: { businessId: stamp.businessId, conversionActionIds: [action.id] },
  });
  const callout = await givenAsset(party, { type: 'CALLOUT', name: 'Free', calloutText: 'Free' });
  await attached(party, callout.id, { campaignId: tree.campaignId }, 'CALLOUT');
  const { angleId, conceptId } = stamp;
  await answered(
    party.api.PATCH('/api/v1/ads/{id}', {
      params: { path: { id: tree.adIds[0]! } },
      body: { angleId, conceptId },
    }),
  );
  const campaign = campaignCalls(party, tree.campaignId);
  await campaign.change({ status: 'ENABLED' });
  const sync = await synced(party);
  await spend(system, connections['google-ads'], 60);
  await spend(system, connections['microsoft-ads'], 50);
  await answered(
    party.api.PUT('/api/v1/budget', {
      body: {
        globalBudget: 1_000,
        campaignBrakes: [{ campaignId: tree.campaignId, amount: 500 }],
      },
    }),
  );
  await system.afterRounds(party.spaceId, ['account', 'delivery', 'figures', 'brake'], async () =>
    expect((await spentIn(party)).map(({ amount }) => amount).sort()).toEqual([50, 60]),
  );
  return {
    party,
    connections,
    stamp,
    action,
    tree,
    campaign,
    sync,
    there: await givenThere(party),
  };
};

const adOf = (party: Party, id: string) =>
  answered(party.api.GET('/api/v1/ads/{id}', { params: { path: { id } } }));
const idsOf = (objects: readonly { readonly id: string }[]) => objects.map(({ id }) => id).sort();

it('moves a serving campaign with all its data, and sends nothing to a platform', async () => {
  const { party, connections, stamp, tree, campaign, sync, there } = await givenServing();
  const thereAction = await paid(there);
  const google = connections['google-ads'];
  const before = await campaign.get();
  const plan = await planOf(party);
  expect(plan).toMatchObject(NOTHING);
  const [sent, spent, levels, remote] = [
    await writes(system),
    await spentIn(party),
    (await brakeOf(party)).levels,
    idsOf(await remoteObjects(system, google, 'campaign')),
  ];

  const after = await moved(party, tree.campaignId, there);
  expect(after).toEqual({
    ...before,
    spaceId: there.spaceId,
    businessId: expect.stringMatching(/^biz_/) as string,
    conversionActionIds: [thereAction.id],
    version: before.version + 1,
    updatedAt: after.updatedAt,
  });
  expect(after.businessId).not.toBe(stamp.businessId);
  expect(await campaignCalls(there, tree.campaignId).get()).toEqual(after);
  expect(await planOf(there)).toEqual(plan);
  await expectNothingLeft(party);
  expect([await writes(system), idsOf(await remoteObjects(system, google, 'campaign'))]).toEqual([
    sent,
    remote,
  ]);

  await system.rounds.run(party.spaceId, 'account', 'delivery', 'figures', 'brake');
  expect([await spentIn(there), await spentIn(party), (await brakeOf(there)).levels]).toEqual([
    spent,
    [],
    levels,
  ]);
  const ad = await adOf(there, tree.adIds[0]!);
  expect([ad.spaceId, ad.angleId === stamp.angleId, ad.conceptId === null]).toEqual([
    there.spaceId,
    false,
    false,
  ]);
  const undo = await undone(party, (sync as { id: string }).id);
  expect(undo.platforms.flatMap(({ changes }) => changes)).toEqual([]);
});

it('leaves nothing of it in the old Space but what others use', async () => {
  const { party, tree, action, stamp, there } = await givenServing();
  await paid(there);
  await moved(party, tree.campaignId, there);
  for (const path of [
    `campaigns/${tree.campaignId}`,
    `ad-groups/${tree.adGroupIds[0]!}`,
    `ads/${tree.adIds[0]!}`,
  ]) {
    const { status, body } = await party.send(`/api/v1/${path}`);
    expect([path, status, body.error?.code]).toEqual([path, 404, 'NOT_FOUND']);
  }
  const listed = async (of: Party, path: string) =>
    ((await of.send(`/api/v1/${path}?limit=200`)).body.data as readonly { id: string }[]).length;
  for (const [path, left, come] of [
    ['campaigns', 0, 1],
    ['ad-groups', 0, 1],
    ['ads', 0, 1],
    ['assets', 4, 4],
    ['businesses', 1, 1],
    ['angles', 1, 1],
    ['concepts', 1, 1],
  ] as const) {
    expect([path, await listed(party, path), await listed(there, path)]).toEqual([
      path,
      left,
      come,
    ]);
  }
  expect((await party.send(`/api/v1/conversions/actions/${action.id}`)).status).toBe(200);
  expect((await party.send(`/api/v1/businesses/${stamp.businessId}`)).status).toBe(200);
});

it('is changed, synced, braked and unlinked in its new Space as it was in the old one', async () => {
  const { party, connections, tree, there } = await givenServing();
  await paid(there);
  await moved(party, tree.campaignId, there);
  const campaign = campaignCalls(there, tree.campaignId);
  await campaign.change({ name: `Moved ${tree.campaignId}` });
  expect((await synced(there)).effectiveStatus).toBe('completed');
  expect((await remoteObjects(system, connections['google-ads'], 'campaign')).length).toBe(1);
  expect(await planOf(there)).toMatchObject(NOTHING);
  await spend(system, connections['google-ads'], 501);
  await system.afterRounds(
    party.spaceId,
    ['brake'],
    async () => {
      expect(await campaign.get()).toMatchObject({ status: 'PAUSED', hold: { since: TEXT } });
      expect((await brakeOf(there)).events).toMatchObject([
        {
          scope: `campaign:${tree.campaignId}`,
          pausedCampaigns: [tree.campaignId],
          confirmedAt: TEXT,
        },
      ]);
    },
    60_000,
  );
  // Engaged and confirmed, it may go back, and stays paused.
  const sent = await writes(system);
  const back = await moved(there, tree.campaignId, party);
  expect([back.status, back.hold]).toEqual([
    'PAUSED',
    (await campaignCalls(party, back.id).get()).hold,
  ]);
  expect(await planOf(party)).toMatchObject(NOTHING);
  expect(await writes(system)).toEqual(sent);
  expect((await brakeOf(party)).events).toMatchObject([{ pausedCampaigns: [tree.campaignId] }]);
  const { results } = await answered(
    party.api.POST('/api/v1/campaigns/unlink', { body: { platform: 'google-ads' } }),
  );
  expect(results).toEqual({ [tree.campaignId]: 'unlinked' });
});

it('uses what the other Space has of the same, instead of a copy', async () => {
  const { party, tree, there } = await givenServing();
  await paid(there);
  const same = await givenStamp(there);
  const callout = await givenAsset(there, { type: 'CALLOUT', name: 'Free', calloutText: 'Free' });
  const { businessId } = await moved(party, tree.campaignId, there);
  const ad = await adOf(there, tree.adIds[0]!);
  expect([businessId, ad.angleId, ad.conceptId]).toEqual([
    same.businessId,
    same.angleId,
    same.conceptId,
  ]);
  const { body } = await there.send(`/api/v1/campaign-assets?campaignId=${tree.campaignId}`);
  expect((body.data as readonly { assetId: string }[]).map(({ assetId }) => assetId)).toEqual([
    callout.id,
  ]);
  expect(await planOf(there)).toMatchObject(NOTHING);
});

it('is in the audit trail of both Spaces, as one request', async () => {
  const { party, tree, there } = await givenServing();
  await paid(there);
  const { headers, status } = await party.send(`/api/v1/campaigns/${tree.campaignId}/move`, {
    method: 'POST',
    body: { spaceId: there.spaceId },
  });
  expect(status).toBe(200);
  const entries = await system.owner.rows<{ spaceId: string; change: string; action: string }>(
    `select space_id as "spaceId", change, action from identity.audit_entry where request_id = $1 and target = 'catalog.campaign' order by change`,
    [headers.get('x-request-id')],
  );
  expect(entries).toEqual([
    { spaceId: party.spaceId, change: 'delete', action: 'moveCampaign' },
    { spaceId: there.spaceId, change: 'insert', action: 'moveCampaign' },
  ]);
});

/** Why rows about a campaign stay where they are; all other tables that name one move with it. */
const STAYS: Readonly<Record<string, string>> = {
  'sync.operation': 'is what a sync of the old Space did',
  'sync.operation_tally': 'counts the operations of a sync of the old Space',
  'sync.plan_part': 'belongs to a preview of the old Space',
  'sync.plan_change': 'belongs to a preview of the old Space',
};

const TABLES = `select n.nspname || '.' || c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where a.attname = 'campaign_id' and c.relkind in ('r', 'p') and not c.relispartition order by 1`;

/** What only a long life or the brake brings about. */
const INSERTS = [
  `insert into sync.released_object (space_id, platform, connection_id, external_account_id, campaign_id, remote_id, name, campaign_type, effect, released_at, settled_at)
   values ($2, 'google-ads', 'con_gone', '1', $1, 'r1', 'Old', 'DISPLAY', 'PAUSE', now(), now())`,
  `insert into sync.former_object (space_id, connection_id, entity, remote_id, campaign_id, local_id, gone_at) values ($2, 'con_gone', 'ad', 'r2', $1, 'ad_gone', now())`,
  `insert into sync.brake_stop (account_id, connection_id, event_id, remote_id, space_id, campaign_id, state, updated_at) select $3, 'con_gone', 'bre_1', 'r3', $2, $1, 'resumed', now()`,
  `insert into budgets.brake_pause (account_id, event_id, connection_id, remote_id, space_id, campaign_id, platform, is_confirmed, since) select $3, 'bre_1', 'con_gone', 'r3', $2, $1, 'google-ads', true, now()`,
  `insert into budgets.paused_campaign (account_id, event_id, space_id, campaign_id, was_enabled) select $3, 'bre_1', $2, $1, true`,
  `insert into catalog.keyword select $2, 'kwd_1', $1, g.id, 'shoes', 'shoes', 'EXACT', 'ENABLED', false, null, '{}', now(), now(), 1 from catalog.ad_group g where g.campaign_id = $1`,
];

it('every table that names a campaign moves with it, or says why it stays', async () => {
  const { party, tree, there } = await givenServing();
  await paid(there);
  for (const text of INSERTS) {
    const values = [tree.campaignId, party.spaceId, party.account.accountId];
    await ownerSql(system, text, values.slice(0, text.includes('$3') ? 3 : 2));
  }
  const names = (await system.owner.rows<{ name: string }>(TABLES, [])).map(({ name }) => name);
  const counted = async (spaceId: string) => {
    const counts: Record<string, number> = {};
    for (const name of names) {
      const rows = await system.owner.rows<{ count: string }>(
        `select count(*) as count from ${name} where campaign_id = $1 and space_id = $2`,
        [tree.campaignId, spaceId],
      );
      counts[name] = Number(rows[0]!.count);
    }
    return counts;
  };
  await system.rounds.rest('account', 'delivery', 'figures', 'brake');
  const before = await counted(party.spaceId);
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  await moved(party, tree.campaignId, there);
  const [left, come] = [await counted(party.spaceId), await counted(there.spaceId)];
  for (const name of names) {
    const [stays, count] = [name in STAYS, before[name]!];
    expect([name, left[name], come[name]]).toEqual([name, stays ? count : 0, stays ? 0 : count]);
  }
});
