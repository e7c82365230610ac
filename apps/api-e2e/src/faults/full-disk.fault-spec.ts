import {
  answered,
  finished,
  freePort,
  type OwnDatabase,
  type Party,
  previewed,
  SmallDisk,
  startOwnDatabase,
  syncOf,
  triggered,
} from '@switchyard/test-kit';
import { ownerSql, whenStruck } from '../system-probes';
import { onQueue } from './on-queue';
import { expectExactlyOnce, givenSample, type Sample, slowDown } from './samples';

const MEGABYTES = 260;
const BULK = 1_000;
const MOST_TURNS = 200;

let disk: SmallDisk;
let own: OwnDatabase;

const ready = async (apiUrl: string): Promise<number> => (await fetch(`${apiUrl}/readyz`)).status;

/**
 * The server may have ended itself, as PostgreSQL does when its log has no space: this frees the
 * disk and starts it again.
 */
const freeSpace = async (): Promise<void> => {
  disk.clear();
  if (own.cluster.process.exitCode !== null || own.cluster.process.signalCode !== null) {
    await own.cluster.serveAgain();
  }
};

const keywordsOf = ({ spaceId, system }: Party): Promise<number> =>
  ownerSql(system, 'select 1 from catalog.keyword where space_id = $1', [spaceId]);

/**
 * Keywords a thousand at a time, until what is written finds no room. Returns how that was refused.
 */
const writeUntilFull = async ({ party }: Sample): Promise<string> => {
  const { id: adGroupId } = (await answered(party.api.GET('/api/v1/ad-groups')))[0]!;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const items = Array.from({ length: BULK }, (_, at) => ({
      adGroupId,
      text: `word ${turn} ${at}`,
      matchType: 'PHRASE',
    }));
    const { status, body } = await party.send('/api/v1/keywords/bulk', {
      method: 'POST',
      body: { items },
    });
    if (status >= 400) return `${status} ${body.error?.code}`;
  }
  throw new Error(`${MOST_TURNS * BULK} keywords found room on a full disk`);
};

onQueue(
  (here) => {
    it('31 the disk of the database is full: writes are refused as UNAVAILABLE, no process is ready, nothing is half written, and all goes on when there is space', async () => {
      const sample = await givenSample(here(), { platforms: ['google-ads'] });
      const { party } = sample;
      const { planHash } = await previewed(party);
      const before = await keywordsOf(party);
      disk.fill();
      expect(disk.freeBytes).toBe(0);
      expect(await writeUntilFull(sample)).toBe('503 UNAVAILABLE');
      expect(await ready(here().apiUrl)).toBe(503);
      expect(here().living()).toEqual({ api: 1, workers: 1 });
      await freeSpace();
      await here().holds(async () => expect(await ready(here().apiUrl)).toBe(200));
      const added = (await here().holds(() => keywordsOf(party))) - before;
      expect(added % BULK).toBe(0);
      expect((await party.api.POST('/api/v1/sync', { body: { planHash } })).response.status).toBe(
        added > 0 ? 409 : 202,
      );
    }, 180_000);

    it('31 the disk fills in the middle of a run: the worker is not ready, the run ends whole when there is room, nothing is made twice', async () => {
      const [sample, other, port] = [
        await givenSample(here()),
        await givenSample(here()),
        await freePort(),
      ];
      await here().killWorkers();
      await here().startWorker({ SWITCHYARD_WORKER_PORT: String(port) });
      const { planHash } = await previewed(sample.party);
      await slowDown(here(), 5_000);
      const syncId = await triggered(sample.party, planHash);
      await whenStruck(here());
      disk.fill();
      expect([disk.freeBytes, await writeUntilFull(other)]).toEqual([0, '503 UNAVAILABLE']);
      await here().holds(async () => expect(await ready(`http://127.0.0.1:${port}`)).toBe(503));
      await freeSpace();
      const { effectiveStatus } = await here().holds(() => syncOf(sample.party, syncId));
      expect(effectiveStatus).toMatch(/^(queued|in_progress)$/);
      await here().emulators.clearFaults();
      expect((await finished(sample.party, syncId, 90_000)).effectiveStatus).toBe('completed');
      await expectExactlyOnce(sample);
    }, 180_000);
  },
  async () => {
    disk = SmallDisk.mount(MEGABYTES);
    own = await startOwnDatabase({
      mountedFolder: disk.folder,
      settings: { min_wal_size: '32MB', max_wal_size: '48MB' },
    });
    return {
      settings: { database: own.database },
      clear: async () => {
        await own.stop();
        disk.unmount();
      },
    };
  },
);
