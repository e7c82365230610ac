import {
  finished,
  loseJobs,
  previewed,
  type RedisServer,
  syncOf,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { onQueue } from './on-queue';
import { expectExactlyOnce, givenSample, requestsSeen, slowDown } from './samples';

/**
 * FLUSHALL on Redis, its keys seen gone; every job of every queue deleted on PostgreSQL, their
 * number seen.
 */
const loseEverything = async (system: System, redis: RedisServer | undefined): Promise<void> => {
  if (!redis) return expect(await loseJobs(system)).toBeGreaterThan(0);
  const [before, flushed, after] = await redis.ask(async (client) => [
    await client.info('keyspace'),
    await client.flushall(),
    await client.info('keyspace'),
  ]);
  expect([before, flushed, after]).toEqual([
    expect.stringContaining('keys='),
    'OK',
    expect.not.stringContaining('keys='),
  ]);
};

onQueue((here, redis) => {
  it('6 the queue loses everything in the middle of a run: the run goes on to its end', async () => {
    const sample = await givenSample(here());
    const { planHash } = await previewed(sample.party);
    await slowDown(here(), 1_000);
    const [syncId, seen] = [await triggered(sample.party, planHash), await requestsSeen(here())];
    await here().holds(async () => expect(await requestsSeen(here())).toBeGreaterThan(seen + 2));
    await loseEverything(here(), redis());
    expect((await syncOf(sample.party, syncId)).effectiveStatus).toBe('in_progress');
    await here().emulators.clearFaults();
    expect((await finished(sample.party, syncId)).effectiveStatus).toBe('completed');
    await expectExactlyOnce(sample);
  }, 90_000);

  it('6 the queue loses a job that no worker has taken yet: the sweeper adds it again', async () => {
    const sample = await givenSample(here());
    const { planHash } = await previewed(sample.party);
    await here().killWorkers();
    const syncId = await triggered(sample.party, planHash);
    await loseEverything(here(), redis());
    await here().startWorker();
    expect((await finished(sample.party, syncId)).effectiveStatus).toBe('completed');
    await expectExactlyOnce(sample);
  }, 90_000);
});
