import type { PlatformId } from '@switchyard/kernel';
import {
  answered,
  campaignBody,
  type ConnectionMade,
  finished,
  givenParty,
  type Preview,
  previewed,
  refused,
  startSystem,
  synced,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { type Campaign, campaignCalls } from './campaign-calls';
import { dieAt } from './faults/dying-workers';
import { lastingObjects, theRemote } from './remote-objects';
import { KINDS, unboundObjects } from './unbound-objects';

let system: System;
beforeAll(async () => void (system = await startSystem({ skipsWaits: true })), 120_000);
afterAll(() => system?.stop());

/**
 * What the platform stores and how often it was written to. Meta is read by POST in batches, so its
 * counter proves nothing.
 */
const untouched = async ({ connection }: { readonly connection: ConnectionMade }) => {
  const { platform } = connection;
  const counter = (await system.emulators.counters()).find((one) => one.platform === platform);
  return {
    writes: platform === 'meta-ads' ? 0 : counter?.writes,
    objects: await lastingObjects(system, connection),
  };
};
const changesOf = ({ platforms }: Preview) =>
  platforms.flatMap(({ changes }) => changes.map(({ action, entity }) => `${action} ${entity}`));
const adopting = (
  { connection: { platform, id } }: { readonly connection: ConnectionMade },
  remoteIds: readonly string[],
) => ({ adopt: [{ platform, connectionId: id, remoteIds: [...remoteIds] }] });
const codes = ({ blocked }: Preview) =>
  blocked.flatMap(({ findings }) => findings.map(({ code }) => code));

/** What people see of a campaign, without what is ours alone. */
const seen = ({
  name,
  type,
  status,
  budget,
  currency,
  platforms,
  biddingStrategy,
  locationIntent,
  startDate,
  endDate,
  geoTargets,
}: Campaign) => ({
  name,
  type,
  status,
  budget,
  currency,
  platforms,
  biddingStrategy,
  locationIntent,
  startDate,
  endDate,
  places: geoTargets.length,
});

describe.each(Object.keys(KINDS) as PlatformId[])(
  'a campaign of another person on %s',
  (platform) => {
    it('is adopted with its tree, without a request to the platform, and is managed from then on', async () => {
      const it = await unboundObjects(await givenParty(system), platform);
      const { party, connection, remoteId } = it;
      const before = await untouched(it);
      const plan = await previewed(party, adopting(it, [remoteId]));
      expect([codes(plan), plan.warnings, plan.summary]).toMatchObject([
        [],
        [],
        { exports: 0, removals: 0, imports: changesOf(plan).length },
      ]);
      expect(new Set(changesOf(plan).map((change) => change.split(' ')[0]))).toEqual(
        new Set(['adopt']),
      );
      expect((await previewed(party, adopting(it, [remoteId]))).planHash).toBe(plan.planHash);
      expect((await finished(party, await triggered(party, plan.planHash))).effectiveStatus).toBe(
        'completed',
      );
      expect(await untouched(it)).toEqual(before);
      const [ours] = await answered(party.api.GET('/api/v1/campaigns', {}));
      expect(seen(ours as Campaign)).toEqual(seen(it.was));
      expect(ours).toMatchObject({
        externalKey: null,
        platformLinks: { [platform]: { remoteId } },
      });
      const next = await previewed(party);
      expect([
        changesOf(next),
        next.drift,
        codes(next).filter((code) => code !== 'POLITICAL_DECLARATION_MISSING'),
      ]).toEqual([[], [], []]);
      const campaign = campaignCalls(party, ours!.id);
      await campaign.change({
        declarations: { politicalAdvertising: 'NONE' },
        name: `${it.name} renamed`,
      });
      expect((await synced(party)).counts).toMatchObject({ exported: 1, failed: 0 });
      expect((await theRemote(system, connection, 'campaign')).name).toContain(
        `${it.name} renamed`,
      );
      await campaign.remove();
      expect((await synced(party)).counts).toMatchObject({ removed: 1, failed: 0 });
      await expect(theRemote(system, connection, 'campaign')).rejects.toThrow('holds 0');
    });
  },
);

describe('what cannot be taken over', () => {
  it('is reported, each by name, and the rest is taken', async () => {
    const it = await unboundObjects(await givenParty(system), 'google-ads');
    const { party, remoteId } = it;
    expect(codes(await previewed(party, adopting(it, ['999999', 'abc'])))).toEqual([
      'REMOTE_NOT_FOUND',
      'REMOTE_NOT_FOUND',
    ]);
    const plan = await previewed(party, adopting(it, ['999999', remoteId]));
    expect([codes(plan), changesOf(plan)[0]]).toEqual([['REMOTE_NOT_FOUND'], 'adopt campaign']);
    await finished(party, await triggered(party, plan.planHash));
    expect(codes(await previewed(party, adopting(it, [remoteId])))).toEqual([
      'REMOTE_ALREADY_LINKED',
    ]);
  });

  it('is a campaign of another Space, also when both plan it at once', async () => {
    const party = await givenParty(system);
    const { id: spaceId } = await system.admin.createSpace(party.account.accountId, 'Other');
    const it = await unboundObjects(party, 'google-ads');
    const other = party.as({ spaceId });
    const [first, second] = [
      await previewed(party, adopting(it, [it.remoteId])),
      await previewed(other, adopting(it, [it.remoteId])),
    ];
    expect((await finished(party, await triggered(party, first.planHash))).effectiveStatus).toBe(
      'completed',
    );
    const lost = await finished(other, await triggered(other, second.planHash));
    expect([lost.effectiveStatus, lost.progress.campaignDetails.map(({ error }) => error)]).toEqual(
      ['failed', ['REMOTE_CLAIMED']],
    );
    expect(await answered(other.api.GET('/api/v1/campaigns', {}))).toEqual([]);
    const reported = await previewed(other, adopting(it, [it.remoteId]));
    expect([codes(reported), JSON.stringify(reported.blocked)]).toEqual([
      ['REMOTE_CLAIMED'],
      expect.not.stringContaining(it.name),
    ]);
  });

  it('is a campaign whose name is taken here', async () => {
    const it = await unboundObjects(await givenParty(system), 'google-ads');
    await answered(
      it.party.api.POST('/api/v1/campaigns', {
        body: campaignBody({ name: it.name, platforms: ['google-ads'] }),
      }),
    );
    expect(codes(await previewed(it.party, adopting(it, [it.remoteId])))).toContain('NAME_TAKEN');
  });

  it('is a campaign of an ad account that is not connected, and no guest may adopt', async () => {
    const party = await givenParty(system);
    expect(
      (
        await refused(
          party.api.POST('/api/v1/sync/preview', {
            body: { adopt: [{ platform: 'google-ads', remoteIds: ['1'] }] },
          }),
        )
      ).details,
    ).toEqual({ path: '/adopt/0/platform' });
    const guest = await givenParty(system);
    const { id: spaceId } = await system.admin.createSpace(party.account.accountId, 'Shared');
    await system.admin.addMember(spaceId, guest.account.email, 'EDITOR');
    const asGuest = guest.as({ spaceId });
    expect(
      (
        await refused(
          asGuest.api.POST('/api/v1/sync/preview', {
            body: { adopt: [{ platform: 'google-ads', remoteIds: ['1'] }] },
          }),
        )
      ).code,
    ).toBe('ROLE_TOO_LOW');
  });
});

it.each([
  ['before', 1],
  ['after', 2],
])(
  'is taken over once when the worker dies right %s the transaction that does it',
  async (_moment, at) => {
    const it = await unboundObjects(await givenParty(system), 'google-ads');
    const { party, remoteId, name } = it;
    const { planHash, ...plan } = await previewed(party, adopting(it, [remoteId]));
    await system.killWorkers();
    const syncId = await dieAt(party, planHash, 'google-ads', at);
    await system.startWorker();
    const sync = await finished(party, syncId, 60_000);
    expect([sync.effectiveStatus, sync.progress.done]).toEqual([
      'completed',
      plan.platforms[0]?.changes.length,
    ]);
    expect(
      (await answered(party.api.GET('/api/v1/campaigns', {}))).map((one) => [
        one.name,
        one.platformLinks['google-ads']?.remoteId,
      ]),
    ).toEqual([[name, remoteId]]);
    const { summary } = await previewed(party);
    expect(summary).toMatchObject({ imports: 0, exports: 0, removals: 0, drift: 0 });
    expect(codes(await previewed(party, adopting(it, [remoteId])))).toEqual([
      'REMOTE_ALREADY_LINKED',
    ]);
  },
  180_000,
);

it('keeps the currency of its ad account, and warns where the budget has another', async () => {
  const it = await unboundObjects(await givenParty(system), 'google-ads', { currency: 'USD' });
  const { warnings } = await previewed(it.party, adopting(it, [it.remoteId]));
  expect(warnings.map(({ code, field }) => `${code} ${field}`)).toEqual([
    'CURRENCY_MISMATCH currency',
  ]);
});

it('is taken over by a trigger without a preview too', async () => {
  const it = await unboundObjects(await givenParty(system), 'google-ads');
  const { syncId } = await answered(
    it.party.api.POST('/api/v1/sync', { body: adopting(it, [it.remoteId]) }),
  );
  expect((await finished(it.party, syncId as string)).counts).toMatchObject({
    failed: 0,
    exported: 0,
  });
  expect(
    (await answered(it.party.api.GET('/api/v1/campaigns', {}))).map(({ name }) => name),
  ).toEqual([it.name]);
});
