import { type Caller, isRefusal, type Refusal } from '@switchyard/kernel';
import { type PlatformLink, viewCampaign } from '../domain';
import { catalogBench, type CatalogBench, KNOWN_CONNECTION } from '../testing/catalog-bench';
import { DeleteCampaign, RestoreCampaign } from './campaigns/delete-campaign';
import { ReadCampaigns, UpdateCampaign } from './campaigns/manage-campaigns';
import { SetAdSchedule } from './campaigns/schedule-campaigns';
import { SetGeoTargeting } from './campaigns/set-geo-targeting';
import { PlatformFactsFacade } from './platform-facts-facade';
import { CreateBusiness, DeleteBusiness } from './manage-businesses';

let bench: CatalogBench;
let caller: Caller;
beforeAll(async () => {
  bench = await catalogBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  caller = bench.newCaller();
});

const facts = () => bench.get<PlatformFactsFacade>(PlatformFactsFacade);
const remove = (id: string) =>
  bench.get<DeleteCampaign>(DeleteCampaign).execute(caller, id, undefined);
const restore = (id: string) => bench.get<RestoreCampaign>(RestoreCampaign).execute(caller, id);
const update = (id: string, name = 'Winter') =>
  bench.get<UpdateCampaign>(UpdateCampaign).execute(caller, id, undefined, () => ({ name }));
const get = async (id: string) =>
  viewCampaign(await bench.get<ReadCampaigns>(ReadCampaigns).get(caller, id));
const codes = async (id: string) => (await get(id)).deliverySummary.reasons.map(({ code }) => code);

const link: PlatformLink = {
  connectionId: KNOWN_CONNECTION,
  remoteId: '7',
  remoteStatus: 'ENABLED',
  linkedAt: '2026-11-21T12:00:00.000Z',
  lastSyncedAt: null,
  lastError: null,
  syncedTreeVersion: 1,
};
const linked = async (more: object = {}): Promise<string> => {
  const id = await bench.campaign(caller, more);
  await facts().recordLink(caller, id, 'google-ads', link);
  return id;
};
const serving = {
  serving: true,
  status: 'SERVING',
  reasons: [],
  checkedAt: '2026-11-21T12:00:00.000Z',
} as const;
const refusalOf = async (call: () => Promise<unknown>): Promise<Refusal> => {
  try {
    await call();
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
  throw new Error('it was not refused');
};

/** Every door that a removed campaign is behind. */
const DOORS: readonly (readonly [string, (id: string, adGroupId: string) => Promise<unknown>])[] = [
  ['a change', (id) => update(id)],
  ['an ad group', (id) => bench.adGroup(caller, id, 'New')],
  [
    'a change of an ad group',
    (_id, adGroupId) =>
      bench.adGroups.update(caller, { id: adGroupId, patch: () => ({ name: 'Boots' }) }),
  ],
  [
    'places',
    (id) =>
      bench
        .get<SetGeoTargeting>(SetGeoTargeting)
        .execute(caller, id, undefined, { include: ['Berlin'] }),
  ],
  [
    'hours',
    (id) =>
      bench
        .get<SetAdSchedule>(SetAdSchedule)
        .execute(caller, id, undefined, { preset: 'WEEKENDS' }),
  ],
];

describe.each(DOORS)('a refusal of %s of a removed campaign', (_what, ask) => {
  it('proposes to restore it while that works', async () => {
    const id = await linked();
    const adGroupId = await bench.adGroup(caller, id);
    await remove(id);
    const refusal = await refusalOf(() => ask(id, adGroupId));
    expect([refusal.code, refusal.details]).toEqual([
      'CAMPAIGN_REMOVED',
      { campaignId: id, restorable: true },
    ]);
    expect(refusal.message).toContain(`POST /api/v1/campaigns/${id}/restore`);
    expect((await restore(id)).status).toBe('PAUSED');
    await ask(id, adGroupId);
  });

  it('proposes nothing once the campaign was deleted permanently', async () => {
    const id = await linked();
    const adGroupId = await bench.adGroup(caller, id);
    await remove(id);
    await facts().dropLink(caller, id, 'google-ads');
    const refusal = await refusalOf(() => ask(id, adGroupId));
    expect(refusal.message).toMatch(
      /^This campaign was deleted for good on \d{4}-\d\d-\d\d and cannot be restored\.$/,
    );
    expect((await refusalOf(() => restore(id))).message).toBe(refusal.message);
  });
});

describe('what was deleted permanently', () => {
  it('keeps no business from being deleted', async () => {
    const business = await bench
      .get<CreateBusiness>(CreateBusiness)
      .execute(caller, { name: 'Shop' });
    const id = await linked({ businessId: business.id });
    await remove(id);
    const deletion = () =>
      bench.get<DeleteBusiness>(DeleteBusiness).execute(caller, business.id, undefined);
    expect((await refusalOf(deletion)).details).toMatchObject({ campaignIds: [id] });
    await facts().dropLink(caller, id, 'google-ads');
    await deletion();
    expect((await get(id)).businessId).toBeNull();
  });
});

describe('what a platform refused', () => {
  const failure = {
    at: '2026-11-21T12:00:00.000Z',
    syncId: 'syn_1',
    connectionId: KNOWN_CONNECTION,
    code: 'PLATFORM_REFUSED',
    platformCode: 'POLICY_FINDING',
    message: 'Not with this headline.',
    treeVersion: 1,
  };
  const failed = (id: string, one: typeof failure | null) =>
    facts().recordFailures(caller, [{ campaignId: id, platform: 'google-ads', failure: one }]);

  it('is shown of a campaign that was never made there, until it is taken', async () => {
    const [id, other] = [await bench.campaign(caller), await bench.campaign(caller)];
    await failed(id, failure);
    expect([(await get(id)).platformLinks, await codes(id)]).toEqual([
      {
        'google-ads': expect.objectContaining({
          remoteId: null,
          lastError: 'POLICY_FINDING: Not with this headline.',
        }) as unknown,
      },
      ['LAST_SYNC_FAILED', 'CAMPAIGN_PAUSED'],
    ]);
    expect(await codes(other)).toEqual(['NEVER_SYNCED', 'CAMPAIGN_PAUSED']);
    await facts().recordLink(caller, id, 'google-ads', link);
    await failed(id, null);
    expect(await codes(id)).toEqual(['CAMPAIGN_PAUSED']);
  });

  it('moves no version', async () => {
    const id = await bench.campaign(caller);
    const { version } = await get(id);
    await failed(id, failure);
    expect((await get(id)).version).toBe(version);
  });
});

describe('what was unlinked', () => {
  const at = new Date('2026-11-21T12:00:00.000Z');
  const given = async (effect: 'PAUSE' | 'REMOVE' | 'LEAVE') => {
    const id = await linked();
    await facts().recordDelivery(caller, id, 'google-ads', serving, 'ENABLED');
    await facts().releaseLink(caller, id, 'google-ads', new Set(), [
      { connectionId: KNOWN_CONNECTION, remoteId: '7', effect, at },
    ]);
    return id;
  };
  const note = (id: string, state: 'open' | 'confirmed', error: string | null) =>
    facts().noteRelease(
      caller,
      { campaignId: id, connectionId: KNOWN_CONNECTION, remoteId: '7' },
      { state, error },
    );

  it.each(['PAUSE', 'REMOVE'] as const)(
    'with %s is reported as serving until the platform confirms otherwise',
    async (effect) => {
      const id = await given(effect);
      expect((await get(id)).deliverySummary).toMatchObject({ serving: true, status: 'SERVING' });
      expect(await codes(id)).toEqual(['UNLINKED_BUT_SERVING', 'CAMPAIGN_PAUSED']);
      await note(id, 'open', 'It is down.');
      expect((await get(id)).deliverySummary.reasons[0]?.message).toContain('It is down.');
      await note(id, 'confirmed', null);
      expect((await get(id)).deliverySummary.serving).toBe(false);
      expect(await codes(id)).toEqual(['NEVER_SYNCED', 'CAMPAIGN_PAUSED']);
    },
  );

  it('with LEAVE is no longer managed', async () => {
    expect(await codes(await given('LEAVE'))).toEqual(['NEVER_SYNCED', 'CAMPAIGN_PAUSED']);
  });
});
