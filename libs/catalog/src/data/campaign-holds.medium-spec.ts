import { type Caller, UnitOfWork } from '@switchyard/kernel';
import { CampaignHolds, type Held } from './campaign-holds';
import { catalogBench, type CatalogBench, KNOWN_CONNECTION } from '../testing/catalog-bench';
import { DeleteCampaign } from '../use-cases/campaigns/delete-campaign';
import { ReadCampaigns, UpdateCampaign } from '../use-cases/campaigns/manage-campaigns';
import { PlatformFactsFacade } from '../use-cases/platform-facts-facade';

let bench: CatalogBench;
let caller: Caller;
beforeAll(async () => {
  bench = await catalogBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  caller = bench.newCaller();
});

const at = new Date('2026-11-21T13:00:00.000Z');
const holdBy = (eventId: string) => ({ since: '2026-11-21T12:00:00.000Z', eventId });
const within = <T>(work: (holds: CampaignHolds) => Promise<T>): Promise<T> =>
  bench
    .get<UnitOfWork>(UnitOfWork)
    .run(caller, () => work(bench.get<CampaignHolds>(CampaignHolds)));
const hold = (campaignIds?: readonly string[], eventId = 'bre_1'): Promise<readonly Held[]> =>
  within((holds) => holds.hold(caller, campaignIds, holdBy(eventId)));
const lift = (enable: readonly string[], eventId = 'bre_1'): Promise<readonly Held[]> =>
  within((holds) => holds.lift(caller, eventId, enable, at));
const read = (id: string) => bench.get<ReadCampaigns>(ReadCampaigns).get(caller, id);
const setStatus = (id: string, status: 'ENABLED' | 'PAUSED') =>
  bench.get<UpdateCampaign>(UpdateCampaign).execute(caller, id, undefined, () => ({ status }));
const enabled = async (): Promise<string> => {
  const id = await bench.campaign(caller);
  await setStatus(id, 'ENABLED');
  return id;
};
const removedButLinked = async (): Promise<string> => {
  const id = await enabled();
  await bench.get<PlatformFactsFacade>(PlatformFactsFacade).recordLink(caller, id, 'google-ads', {
    connectionId: KNOWN_CONNECTION,
    remoteId: '7',
    remoteStatus: 'ENABLED',
    linkedAt: '2026-11-21T12:00:00.000Z',
    lastSyncedAt: null,
    lastError: null,
    syncedTreeVersion: 1,
  });
  await bench.get<DeleteCampaign>(DeleteCampaign).execute(caller, id, undefined);
  return id;
};

describe('a hold', () => {
  it('pauses enabled campaigns, covers paused ones too, and leaves removed campaigns unchanged', async () => {
    const [on, off, gone] = [
      await enabled(),
      await bench.campaign(caller),
      await removedButLinked(),
    ];
    const before = await read(on);
    expect((await hold()).toSorted((a, b) => Number(b.moved) - Number(a.moved))).toEqual([
      { campaignId: on, moved: true },
      { campaignId: off, moved: false },
    ]);
    expect(await read(on)).toMatchObject({
      status: 'PAUSED',
      hold: holdBy('bre_1'),
      version: before.version + 1,
    });
    expect(await read(gone)).toMatchObject({ status: 'REMOVED', hold: null });
    await expect(setStatus(off, 'ENABLED')).rejects.toMatchObject({ code: 'BRAKE_ENGAGED' });
  });

  it('takes no campaign twice, and none of another Space', async () => {
    const [one, other] = [await enabled(), await enabled()];
    await hold([one], 'bre_1');
    expect(await hold(undefined, 'bre_2')).toEqual([{ campaignId: other, moved: true }]);
    caller = bench.newCaller();
    expect(await hold([one, other], 'bre_3')).toEqual([]);
  });

  it('is released for the campaigns of its event: a named campaign is enabled again, a removed one is not', async () => {
    const [one, two, other] = [await enabled(), await enabled(), await enabled()];
    await hold([one, two]);
    await hold([other], 'bre_2');
    await bench.get<DeleteCampaign>(DeleteCampaign).execute(caller, two, undefined);
    expect((await lift([one, two])).filter(({ moved }) => moved)).toEqual([
      { campaignId: one, moved: true },
    ]);
    expect(await read(one)).toMatchObject({ status: 'ENABLED', hold: null, updatedAt: at });
    expect(await read(other)).toMatchObject({ status: 'PAUSED', hold: holdBy('bre_2') });
  });

  it('can be handed over to another event', async () => {
    const [one, two] = [await enabled(), await enabled()];
    await hold();
    await within((holds) => holds.handOver(caller, 'bre_1', holdBy('bre_2'), [one]));
    await lift([one, two]);
    expect([(await read(one)).hold, (await read(two)).hold]).toEqual([holdBy('bre_2'), null]);
  });
});
