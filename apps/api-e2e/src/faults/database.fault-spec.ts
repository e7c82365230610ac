import {
  finished,
  type OwnDatabase,
  patient,
  previewed,
  startOwnDatabase,
  triggered,
} from '@switchyard/test-kit';
import { onQueue } from './on-queue';
import { expectExactlyOnce, givenSample, requestsSeen, slowDown } from './samples';

let own: OwnDatabase;

/** Ends every process of the server at once and starts it again on the same data. */
const restart = async (): Promise<void> => {
  const { pid } = own.cluster.process;
  await own.cluster.crash();
  expect(own.cluster.process.exitCode).not.toBeNull();
  await own.cluster.serveAgain();
  expect(own.cluster.process.pid).not.toBe(pid);
};

onQueue(
  (here) => {
    it('10 PostgreSQL restarts twice in the middle of a run: the same processes carry it to its end, nothing is made twice', async () => {
      const sample = await givenSample(here());
      const { planHash } = await previewed(sample.party);
      await slowDown(here(), 500);
      const syncId = await triggered(sample.party, planHash);
      for (let restarts = 0, seen = await requestsSeen(here()); restarts < 2; restarts += 1) {
        await here().holds(async () =>
          expect(await requestsSeen(here())).toBeGreaterThan(seen + 1),
        );
        seen = await requestsSeen(here());
        await restart();
      }
      await here().emulators.clearFaults();
      await here().holds(async () =>
        expect((await sample.party.send('/api/v1/me')).status).toBe(200),
      );
      expect((await finished(sample.party, syncId, 120_000)).effectiveStatus).toBe('completed');
      await expectExactlyOnce(sample);
      expect(here().living()).toEqual({ api: 1, workers: 1 });
    }, 180_000);

    it('10 while PostgreSQL is away requests are refused at once as UNAVAILABLE and nothing of them is kept; sent again they are done once', async () => {
      const { party } = await givenSample(here());
      await own.cluster.crash();
      const send = () =>
        party.send('/api/v1/businesses', {
          method: 'POST',
          body: { name: 'Shop' },
          headers: { 'idempotency-key': 'once' },
        });
      const since = Date.now();
      const refusals = await Promise.all(Array.from({ length: 10 }, send));
      expect(new Set(refusals.map(({ status, body }) => `${status} ${body.error?.code}`))).toEqual(
        new Set(['503 UNAVAILABLE']),
      );
      expect(refusals.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
      expect(Date.now() - since).toBeLessThan(patient(30_000));
      await own.cluster.serveAgain();
      const made = await here().holds(async () => {
        const answer = await send();
        expect(answer.status).toBe(201);
        return answer;
      });
      expect((await send()).text).toBe(made.text);
      expect((await party.send('/api/v1/businesses')).body.data).toHaveLength(1);
    }, 90_000);
  },
  async () => {
    own = await startOwnDatabase();
    return { settings: { database: own.database }, clear: () => own.stop() };
  },
);
