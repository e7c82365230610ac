import {
  answered,
  type Cut,
  finished,
  type OwnDatabase,
  type Party,
  previewed,
  simpleQuery,
  startOwnDatabase,
  triggered,
} from '@switchyard/test-kit';
import { onQueue } from './on-queue';
import { expectExactlyOnce, expectRemoteWhole, givenSample, slowDown } from './samples';

let own: OwnDatabase;
const COMMIT = simpleQuery('commit');
const CUTS: readonly Cut[] = ['before it arrives', 'before it is answered'];
const MOST_COMMITS = 12;

/**
 * A trigger whose answer may be anything, also none; sent again with the same key until it is
 * answered.
 */
const triggerUntilAnswered = async (
  party: Party,
  planHash: string,
): Promise<{ readonly syncId: string }> => {
  const send = () =>
    party.send('/api/v1/sync', {
      method: 'POST',
      body: { planHash },
      headers: { 'idempotency-key': 'the-same' },
    });
  return party.system.holds(async () => {
    const { status, body } = await send();
    expect(status).toBe(202);
    return body.data as { syncId: string };
  });
};

const syncsOf = async ({ api }: Party): Promise<readonly string[]> =>
  (await answered(api.GET('/api/v1/sync'))).map(({ id }) => id);

onQueue(
  (here) => {
    it.each(CUTS)(
      "11 the api's connection ends during each of the commits of a trigger, %s: sent again it is the same sync",
      async (cut) => {
        await here().killWorkers();
        await here().startWorker({ SWITCHYARD_WORKER_DATABASE_URL: own.directUrl });
        const before = own.proxy.cuts;
        for (let nth = 1; nth <= MOST_COMMITS && own.proxy.cuts === before + nth - 1; nth += 1) {
          const sample = await givenSample(here(), { adGroups: 1, keywords: 1 });
          const { planHash } = await previewed(sample.party);
          own.proxy.cutAt(COMMIT, cut, nth);
          const { syncId } = await triggerUntilAnswered(sample.party, planHash);
          own.proxy.spare();
          expect((await finished(sample.party, syncId)).effectiveStatus).toBe('completed');
          expect(await syncsOf(sample.party)).toEqual([syncId]);
          await expectRemoteWhole(sample);
        }
        expect(own.proxy.cuts - before).toBeGreaterThan(0);
        expect(own.proxy.cuts - before).toBeLessThan(MOST_COMMITS);
      },
      300_000,
    );

    it.each(CUTS)(
      "11 the worker's connection ends during every third commit of a run, %s: the run completes, nothing is made twice",
      async (cut) => {
        await here().killWorkers();
        await here().startWorker();
        const sample = await givenSample(here());
        const { planHash } = await previewed(sample.party);
        await slowDown(here(), 100);
        const syncId = await triggered(sample.party, planHash);
        const before = own.proxy.cuts;
        for (let at = 1; at <= 5; at += 1) {
          own.proxy.cutAt(COMMIT, cut, 3);
          await here().holds(async () => expect(own.proxy.cuts).toBe(before + at));
        }
        expect((await finished(sample.party, syncId, 90_000)).effectiveStatus).toBe('completed');
        await here().emulators.clearFaults();
        await expectExactlyOnce(sample);
        expect(here().living()).toEqual({ api: 1, workers: 1 });
      },
      300_000,
    );
  },
  async () => {
    own = await startOwnDatabase();
    return { settings: { database: own.database }, clear: () => own.stop() };
  },
);
