import { answered, finished, givenKeywords, previewed, SmallDisk, startOwnDatabase, triggered, type OwnDatabase, type Party } from '@switchyard/test-kit';
import { queuesOf } from './faults';
import { onEachQueue } from './on-each-queue';
import { expectExactlyOnce, givenSample } from './samples';

const MEGABYTES = 260;
const BULK = 1_000;

let disk: SmallDisk;
let own: OwnDatabase;

const ready = async (apiUrl: string): Promise<number> => (await fetch(`${apiUrl}/readyz`)).status;

/** The server may have ended itself, as PostgreSQL does when its log has no room: somebody frees the disk and starts it again. */
const makeRoom = async (): Promise<void> => {
  disk.clear();
  if (own.cluster.process.exitCode !== null || own.cluster.process.signalCode !== null) await own.cluster.serveAgain();
};

const keywordsOf = async ({ api }: Party): Promise<number> => {
  const { meta } = (await api.GET('/api/v1/keywords', { params: { query: { limit: 1, includeTotal: true } as never } })).data as { meta?: { total?: number } };
  return meta?.total ?? 0;
};

onEachQueue(queuesOf(31), (here) => {
  it('31 the disk of the database is full: writes are refused as UNAVAILABLE, nothing is half written, and all goes on when there is room', async () => {
    const sample = await givenSample(here(), { platforms: ['google-ads'] });
    const { party } = sample;
    const { planHash } = await previewed(party);
    const group = (await answered(party.api.GET('/api/v1/ad-groups')))[0]!.id;
    disk.fill();
    expect(disk.freeBytes).toBe(0);
    const refusals: string[] = [];
    await here().holds(async () => {
      const items = Array.from({ length: BULK }, (_, at) => ({ adGroupId: group, text: `word ${refusals.length} ${at}`, matchType: 'PHRASE' }));
      const { status, body } = await party.send('/api/v1/keywords/bulk', { method: 'POST', body: { items } });
      if (status !== 207 && status !== 201 && status !== 200) refusals.push(`${status} ${body.error?.code}`);
      expect(refusals.length).toBeGreaterThan(0);
    }, 60_000);
    expect(refusals).toEqual(['503 UNAVAILABLE']);
    await here().holds(async () => expect(await ready(here().apiUrl)).toBe(503), 30_000);
    expect(here().living()).toEqual({ api: 1, workers: 1 });
    await makeRoom();
    await here().holds(async () => expect(await ready(here().apiUrl)).toBe(200));
    const kept = await here().holds(() => keywordsOf(party));
    expect(kept % BULK).toBe(6);
    expect((await party.api.POST('/api/v1/sync', { body: { planHash } })).response.status).toBe(kept > 6 ? 409 : 202);
  }, 180_000);

  it('31 the disk fills in the middle of a run: the run ends whole when there is room, nothing is made twice', async () => {
    const sample = await givenSample(here());
    const group = (await answered(sample.party.api.GET('/api/v1/ad-groups')))[0]!.id;
    await givenKeywords(sample.party, group, ['one more']);
    const { planHash } = await previewed(sample.party);
    await here().emulators.fault({ platform: 'google-ads', match: { method: 'POST', path: 'mutate' }, fault: 'delay', delayMs: 1_500, times: 2 });
    const syncId = await triggered(sample.party, planHash);
    disk.fill();
    expect(disk.freeBytes).toBe(0);
    await here().holds(async () => expect((await here().emulators.requests('google-ads')).length).toBeGreaterThan(0));
    await new Promise((later) => setTimeout(later, 3_000));
    await makeRoom();
    expect((await finished(sample.party, syncId, 90_000)).effectiveStatus).toBe('completed');
    await expectExactlyOnce({ ...sample, whole: { ...sample.whole, keyword: sample.whole.keyword + 1 } });
  }, 180_000);
}, async () => {
  disk = SmallDisk.mount(MEGABYTES);
  own = await startOwnDatabase({ mountedFolder: disk.folder, settings: { min_wal_size: '32MB', max_wal_size: '48MB' } });
  return {
    settings: { database: own.database },
    clear: async () => {
      await own.stop();
      disk.unmount();
    },
  };
});
