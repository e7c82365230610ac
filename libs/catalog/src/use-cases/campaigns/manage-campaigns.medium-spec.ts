import type { Caller } from '@switchyard/kernel';
import { Client } from 'pg';
import type { PlatformLink } from '../../domain';
import { catalogBench, type CatalogBench, KNOWN_CONNECTION } from '../../testing/catalog-bench';
import { CatalogFacade } from '../catalog-facade';
import { PlatformFactsFacade } from '../platform-facts-facade';
import { CreateBusiness, DeleteBusiness } from '../manage-businesses';
import { DeleteCampaign, RestoreCampaign } from './delete-campaign';
import { CreateCampaign, ReadCampaigns, UpdateCampaign } from './manage-campaigns';

let bench: CatalogBench;
let caller: Caller;
beforeAll(async () => {
  bench = await catalogBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  caller = bench.newCaller();
});

const create = () => bench.get<CreateCampaign>(CreateCampaign);
const read = () => bench.get<ReadCampaigns>(ReadCampaigns);
const update = () => bench.get<UpdateCampaign>(UpdateCampaign);
const remove = () => bench.get<DeleteCampaign>(DeleteCampaign);
const restore = () => bench.get<RestoreCampaign>(RestoreCampaign);
const facade = () => bench.get<CatalogFacade>(CatalogFacade);
const facts = () => bench.get<PlatformFactsFacade>(PlatformFactsFacade);

const link: PlatformLink = {
  connectionId: KNOWN_CONNECTION,
  remoteId: '7',
  remoteStatus: 'ENABLED',
  linkedAt: '2026-11-21T12:00:00.000Z',
  lastSyncedAt: null,
  lastError: null,
  syncedTreeVersion: 1,
};
const linked = async (input: { name?: string; externalKey?: string } = {}): Promise<string> => {
  const id = await bench.campaign(caller, input);
  await facts().recordLink(caller, id, 'google-ads', link);
  return id;
};
const names = async (status?: 'REMOVED' | 'PAUSED') =>
  (await read().list(caller, { status }, { limit: 50 })).map(({ name }) => name);

describe('a campaign', () => {
  it('reads back exactly as it was made', async () => {
    const made = await create().execute(caller, {
      name: 'Autumn',
      type: 'SEARCH',
      budget: 12.34,
      platforms: ['google-ads', 'microsoft-ads'],
      _platformBudgets: { 'google-ads': 10, 'microsoft-ads': 2.34 },
      adSchedule: 'BUSINESS_HOURS',
      geoTargets: [{ kind: 'RADIUS', name: 'Shop', lat: 52.5, lng: 13.4, radius: 3 }],
      startDate: '2026-12-01',
      targeting: { devices: { mobile: { enabled: true, bidAdjustment: 20 } } },
      negativeKeywords: [{ text: 'free', matchType: 'EXACT' }],
      connectionIds: { 'google-ads': KNOWN_CONNECTION },
      declarations: { politicalAdvertising: 'NONE' },
    });
    expect(await read().get(caller, made.id)).toEqual(made);
  });

  it('is not found from another Space', async () => {
    const id = await bench.campaign(caller);
    await expect(read().get(bench.newCaller(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      update().execute(bench.newCaller(), id, undefined, () => ({ name: 'Mine' })),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(remove().execute(bench.newCaller(), id, undefined)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('refuses a business or connection that is not there, saying where', async () => {
    const elsewhere = bench.newCaller();
    const business = await bench
      .get<CreateBusiness>(CreateBusiness)
      .execute(elsewhere, { name: 'Elsewhere' });
    await expect(bench.campaign(caller, { businessId: business.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { path: '/businessId' },
    });
    await expect(
      bench.campaign(caller, { connectionIds: { 'google-ads': 'con_other' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', details: { path: '/connectionIds/google-ads' } });
  });

  it('has a name of its own, whatever the case', async () => {
    const id = await bench.campaign(caller, { name: 'Spring' });
    await expect(bench.campaign(caller, { name: ' SPRING ' })).rejects.toMatchObject({
      code: 'NAME_TAKEN',
      details: { conflictingId: id },
    });
    await bench.campaign(bench.newCaller(), { name: 'Spring' });
  });

  it('keeps the name of one of fifty campaigns that want it at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => bench.campaign(caller, { name: 'Race' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      outcomes
        .filter((outcome) => outcome.status === 'rejected')
        .every((outcome) => (outcome as PromiseRejectedResult).reason.code === 'NAME_TAKEN'),
    ).toBe(true);
  });
});

describe('changing a campaign', () => {
  it('counts versions, and only when something changes', async () => {
    const id = await bench.campaign(caller);
    bench.clock.advance(1_000);
    expect(await update().execute(caller, id, 1, () => ({ budget: 20 }))).toMatchObject({
      version: 2,
      treeVersion: 2,
      budgetMicros: 20_000_000,
      updatedAt: bench.clock.now(),
    });
    expect(await update().execute(caller, id, 2, () => ({ budget: 20 }))).toMatchObject({
      version: 2,
      treeVersion: 2,
    });
  });

  it('refuses a stale version', async () => {
    const id = await bench.campaign(caller);
    await expect(update().execute(caller, id, 7, () => ({ budget: 20 }))).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    });
    await expect(remove().execute(caller, id, 7)).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    });
  });

  it('loses none of twenty changes at once', async () => {
    const id = await bench.campaign(caller);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        update().execute(caller, id, undefined, () => ({ budget: 100 + n })),
      ),
    );
    expect(await read().get(caller, id)).toMatchObject({ version: 21, treeVersion: 21 });
  });

  it('refuses the name of another', async () => {
    const taken = await bench.campaign(caller, { name: 'Taken' });
    const id = await bench.campaign(caller, { name: 'Mine' });
    await expect(
      update().execute(caller, id, undefined, () => ({ name: 'taken' })),
    ).rejects.toMatchObject({ code: 'NAME_TAKEN', details: { conflictingId: taken } });
    expect(await update().execute(caller, id, undefined, () => ({ name: 'MINE' }))).toMatchObject({
      name: 'MINE',
    });
  });

  it('refuses what another took meanwhile, when a shard says so by its message alone', async () => {
    const id = await bench.campaign(caller, { name: 'Mine' });
    const owner = new Client({ connectionString: bench.db.ownerUrl });
    await owner.connect();
    // What a server of a divided database answers: without the member that names the constraint.
    const answer = (index: string): Promise<unknown> =>
      owner.query(`create or replace function catalog.answer_as_shard() returns trigger language plpgsql as $$ begin
        raise exception 'duplicate key value violates unique constraint "${index}_102008"' using errcode = '23505'; end $$`);
    await answer('campaign_name_uq');
    await owner.query(
      `create trigger answer_as_shard before update on catalog.campaign for each row when (old.id = '${id}') execute function catalog.answer_as_shard()`,
    );
    try {
      await expect(
        update().execute(caller, id, undefined, () => ({ name: 'Yours' })),
      ).rejects.toMatchObject({ code: 'NAME_TAKEN' });
      await answer('campaign_external_key_uq');
      await expect(
        update().execute(caller, id, undefined, () => ({ externalKey: 'yours' })),
      ).rejects.toMatchObject({ code: 'EXTERNAL_KEY_TAKEN' });
    } finally {
      await owner.query('drop trigger answer_as_shard on catalog.campaign');
      await owner.end();
    }
  });

  it('refuses a currency that bids below do not fit', async () => {
    const id = await bench.campaign(caller);
    const adGroupId = await bench.adGroup(caller, id);
    await bench.keywords.create(caller, {
      adGroupId,
      text: 'shoes',
      matchType: 'EXACT',
      maxCpc: 1.25,
    });
    await expect(
      update().execute(caller, id, undefined, () => ({ currency: 'JPY' })),
    ).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { issues: [{ path: '/currency' }] },
    });
    expect(
      await update().execute(caller, id, undefined, () => ({ currency: 'KWD' })),
    ).toMatchObject({ currency: 'KWD' });
  });
});

describe('removing a campaign', () => {
  it('deletes a campaign that was never sent, with everything below it', async () => {
    const id = await bench.campaign(caller);
    const adGroupId = await bench.adGroup(caller, id);
    const keyword = await bench.keywords.create(caller, {
      adGroupId,
      text: 'shoes',
      matchType: 'EXACT',
    });
    await remove().execute(caller, id, undefined);
    await expect(read().get(caller, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(bench.keywords.get(caller, keyword.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('hides a linked campaign, frees its name, and can restore it', async () => {
    const id = await linked({ name: 'Spring' });
    const adGroupId = await bench.adGroup(caller, id);
    await remove().execute(caller, id, undefined);
    await remove().execute(caller, id, undefined);
    expect([await names(), await names('REMOVED')]).toEqual([[], ['Spring']]);
    expect(await facade().countCampaigns(caller)).toBe(0);
    expect(await bench.adGroups.list(caller, {}, { limit: 50 })).toEqual([]);
    await expect(
      update().execute(caller, id, undefined, () => ({ name: 'Winter' })),
    ).rejects.toMatchObject({ code: 'CAMPAIGN_REMOVED' });
    await expect(
      bench.adGroups.update(caller, { id: adGroupId, patch: () => ({ name: 'Boots' }) }),
    ).rejects.toMatchObject({ code: 'CAMPAIGN_REMOVED' });
    await expect(bench.adGroup(caller, id, 'New')).rejects.toMatchObject({
      code: 'CAMPAIGN_REMOVED',
    });
    expect(await restore().execute(caller, id)).toMatchObject({ status: 'PAUSED', name: 'Spring' });
    expect([
      await facade().countCampaigns(caller),
      await facade().countCampaigns(bench.newCaller()),
    ]).toEqual([1, 0]);
    expect(await bench.adGroups.list(caller, {}, { limit: 50 })).toHaveLength(1);
  });

  it('does not restore a campaign whose name another one took', async () => {
    const id = await linked({ name: 'Spring' });
    await remove().execute(caller, id, undefined);
    const other = await bench.campaign(caller, { name: 'Spring' });
    await expect(restore().execute(caller, id)).rejects.toMatchObject({
      code: 'NAME_TAKEN',
      details: { conflictingId: other },
    });
  });

  it('frees its key too, and is not restored when another campaign took the key', async () => {
    const id = await linked({ name: 'Spring', externalKey: 'shop/spring' });
    await remove().execute(caller, id, undefined);
    const other = await bench.campaign(caller, { name: 'Summer', externalKey: 'shop/spring' });
    await expect(restore().execute(caller, id)).rejects.toMatchObject({
      code: 'EXTERNAL_KEY_TAKEN',
      details: { path: '/externalKey', conflictingId: other },
    });
    await update().execute(caller, other, undefined, () => ({ externalKey: null }));
    expect(await restore().execute(caller, id)).toMatchObject({ externalKey: 'shop/spring' });
  });

  it('restores only what is removed here and still exists on a platform', async () => {
    const id = await linked();
    await expect(restore().execute(caller, id)).rejects.toMatchObject({
      code: 'CAMPAIGN_NOT_REMOVED',
    });
    await remove().execute(caller, id, undefined);
    await facts().dropLink(caller, id, 'google-ads');
    await expect(restore().execute(caller, id)).rejects.toMatchObject({ code: 'CAMPAIGN_REMOVED' });
  });

  it('keeps a business that a campaign advertises', async () => {
    const business = await bench
      .get<CreateBusiness>(CreateBusiness)
      .execute(caller, { name: 'Shop' });
    const id = await bench.campaign(caller, { businessId: business.id });
    const deletion = bench.get<DeleteBusiness>(DeleteBusiness);
    await expect(deletion.execute(caller, business.id, undefined)).rejects.toMatchObject({
      code: 'BUSINESS_IN_USE',
      details: { campaignIds: [id] },
    });
    await remove().execute(caller, id, undefined);
    await deletion.execute(caller, business.id, undefined);
  });
});

describe('lists of campaigns', () => {
  it('go newest first, page by page, without a gap', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await bench.campaign(caller, { name });
      if (name !== 'c') bench.clock.advance(1);
    }
    const seen: string[] = [];
    for (
      let page = await read().list(caller, {}, { limit: 2 });
      ;
      page = await read().list(caller, {}, { limit: 2, cursor: page[1]! })
    ) {
      seen.push(...page.slice(0, 2).map(({ name }) => name));
      if (page.length < 3) break;
    }
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('filter by what a campaign says', async () => {
    const both = await bench.campaign(caller, {
      name: '100% Winter_Sale',
      platforms: ['google-ads', 'microsoft-ads'],
    });
    await bench.campaign(caller, { name: 'Autumn', type: 'DISPLAY' });
    const found = async (filter: Parameters<ReadCampaigns['list']>[1]) =>
      (await read().list(caller, filter, { limit: 50 })).map(({ id }) => id);
    expect(await found({ platform: 'microsoft-ads' })).toEqual([both]);
    expect(await found({ type: 'SEARCH' })).toEqual([both]);
    expect(await found({ q: 'winter_' })).toEqual([both]);
    expect(await found({ q: '0%' })).toEqual([both]);
    expect(await found({ q: 'r%a' })).toEqual([]);
    expect(await found({ updatedSince: new Date(bench.clock.now().getTime() + 1) })).toEqual([]);
    expect(await found({ businessId: 'nothing like an id' })).toEqual([]);
  });
});

describe('facts from the platforms', () => {
  it('are kept side by side and move no version', async () => {
    const id = await linked();
    const before = await read().get(caller, id);
    const delivery = {
      serving: true,
      status: 'SERVING',
      reasons: [],
      checkedAt: '2026-11-21T12:00:00.000Z',
    } as const;
    await Promise.all([
      facts().recordDelivery(caller, id, 'google-ads', delivery, 'PAUSED'),
      facts().recordDelivery(caller, id, 'microsoft-ads', delivery, 'ENABLED'),
    ]);
    const after = await read().get(caller, id);
    expect(after).toEqual({
      ...before,
      delivery: { 'google-ads': delivery, 'microsoft-ads': delivery },
      platformLinks: { 'google-ads': { ...link, remoteStatus: 'PAUSED' } },
    });
  });

  it('pin connections where none was chosen', async () => {
    const id = await bench.campaign(caller, { connectionIds: { 'google-ads': KNOWN_CONNECTION } });
    await facts().pinConnections(caller, id, {
      'google-ads': 'con_default',
      'microsoft-ads': 'con_ms',
    });
    const pinned = await read().get(caller, id);
    expect(pinned).toMatchObject({
      connectionIds: { 'google-ads': KNOWN_CONNECTION, 'microsoft-ads': 'con_ms' },
      version: 2,
    });
    await facts().pinConnections(caller, id, { 'microsoft-ads': 'con_ms' });
    expect((await read().get(caller, id)).version).toBe(2);
  });

  it('are recognised by the connection that they came through', async () => {
    const id = await linked();
    expect(await facade().campaignsLinkedThrough(caller, KNOWN_CONNECTION)).toEqual([id]);
    expect(await facade().campaignsLinkedThrough(caller, 'con_other')).toEqual([]);
  });
});

describe('where platforms found the areas of a campaign', () => {
  const placed = async (geoTargets: readonly object[]) => {
    const { id } = await create().execute(caller, {
      name: 'Places',
      type: 'SEARCH',
      budget: 10,
      geoTargets,
    } as never);
    return { id, before: await read().get(caller, id) };
  };

  it('is kept in its rows and changes no version', async () => {
    const { id, before } = await placed([
      { kind: 'AREA', name: 'Berlin' },
      { kind: 'RADIUS', name: 'Shop', lat: 52.5, lng: 13.4, radius: 3 },
    ]);
    await facts().recordLocations(caller, id, [
      {
        rowId: before.geoTargets[0]!.id,
        name: 'Berlin',
        ids: { criterionId: '1003854', reach: 5 },
      },
    ]);
    const { geoTargets, ...rest } = await read().get(caller, id);
    expect(geoTargets).toEqual([
      { ...before.geoTargets[0], criterionId: '1003854', reach: 5 },
      before.geoTargets[1],
    ]);
    expect(rest).toEqual({ ...before, geoTargets: undefined });
  });

  it('is not written on a row that means another place by now, nor on one of another Space', async () => {
    const { id, before } = await placed([{ kind: 'AREA', name: 'Hamburg' }]);
    const place = {
      rowId: before.geoTargets[0]!.id,
      name: 'Berlin',
      ids: { criterionId: '1003854' },
    };
    await facts().recordLocations(caller, id, [place]);
    await facts().recordLocations(bench.newCaller(), id, [{ ...place, name: 'Hamburg' }]);
    expect((await read().get(caller, id)).geoTargets).toEqual(before.geoTargets);
  });
});
