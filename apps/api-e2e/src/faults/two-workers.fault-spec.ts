import {
  finished,
  notifyAgain,
  previewed,
  statesOf,
  synced,
  syncOf,
  triggered,
} from '@switchyard/test-kit';
import { writesSoFar } from '../system-probes';
import { dying } from './dying-workers';
import { expectFrozen, onQueue } from './on-queue';
import { expectExactlyOnce, expectRemoteWhole, givenSample, slowDown } from './samples';

/**
 * A worker that slept past a heartbeat may warn that it opens its queues anew. Only failures, and
 * lines that are not of the log, count.
 */
const errorsOf = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => line !== '' && !/^\{"level":"(trace|debug|info|warn)",/.test(line));

onQueue((here) => {
  it('4 the same job is delivered twenty times to two workers: one of them does the work, once', async () => {
    const other = await here().startWorker();
    const samples = await Promise.all([givenSample(here()), givenSample(here())]);
    const [alone, doubled] = [samples[0]!, samples[1]!];
    const writes = async () =>
      (await writesSoFar(here(), 'google-ads')) + (await writesSoFar(here(), 'microsoft-ads'));
    const before = await writes();
    expect((await synced(alone.party)).effectiveStatus).toBe('completed');
    const [usual, since] = [(await writes()) - before, await writes()];
    const { planHash } = await previewed(doubled.party);
    await slowDown(here(), 2_000);
    const syncId = await triggered(doubled.party, planHash);
    const jobs = await notifyAgain(
      here(),
      doubled.party.spaceId,
      doubled.party.account.accountId,
      syncId,
      20,
    );
    await here().holds(async () =>
      expect(new Set(await statesOf(here(), 'syncs', jobs))).toEqual(new Set(['completed'])),
    );
    expect((await syncOf(doubled.party, syncId)).effectiveStatus).toBe('in_progress');
    await here().emulators.clearFaults();
    expect((await finished(doubled.party, syncId)).effectiveStatus).toBe('completed');
    expect([new Set(jobs).size, (await writes()) - since]).toEqual([20, usual]);
    await expectExactlyOnce(doubled);
    await other.kill('SIGTERM');
  }, 120_000);

  it('4 eight syncs are shared by two workers and none is done twice', async () => {
    const other = await here().startWorker();
    const samples = await Promise.all(Array.from({ length: 8 }, () => givenSample(here())));
    await Promise.all(
      samples.map(async ({ party }) =>
        expect((await synced(party)).effectiveStatus).toBe('completed'),
      ),
    );
    for (const sample of samples) await expectRemoteWhole(sample);
    await other.kill('SIGTERM');
  }, 120_000);

  it('5 a worker frozen inside a transaction, past its lease, wakes up: the other one has done the work, and it writes nothing more', async () => {
    const sample = await givenSample(here());
    const { planHash } = await previewed(sample.party);
    await here().killWorkers();
    const frozen = await here().startWorker({
      ...dying(sample.party, 'google-ads', 6),
      SWITCHYARD_TEST_DIE_BY: 'SIGSTOP',
    });
    const syncId = await triggered(sample.party, planHash);
    await here().holds(async () => expectFrozen(frozen.process.pid));
    await here().startWorker();
    const sync = await finished(sample.party, syncId, 60_000);
    expectFrozen(frozen.process.pid);
    await frozen.kill('SIGCONT');
    expect(sync.effectiveStatus).toBe('completed');
    await expectExactlyOnce(sample);
    await frozen.kill('SIGTERM');
    expect([await frozen.ended, errorsOf(frozen.output())]).toEqual(['0', []]);
  }, 120_000);

  it('5 a worker frozen right before a request, past its lease, wakes up: it sends nothing more', async () => {
    const sample = await givenSample(here());
    const { planHash } = await previewed(sample.party);
    await here().killWorkers();
    const frozen = await here().startWorker({
      ...dying(sample.party, 'google-ads', 2),
      SWITCHYARD_TEST_DIE_BY: 'SIGSTOP',
    });
    const syncId = await triggered(sample.party, planHash);
    await here().holds(async () => expectFrozen(frozen.process.pid));
    await here().startWorker();
    expect((await finished(sample.party, syncId, 60_000)).effectiveStatus).toBe('completed');
    const before = (await here().emulators.requests('google-ads')).at(-1)?.seq ?? 0;
    await frozen.kill('SIGCONT');
    await frozen.kill('SIGTERM');
    expect(await frozen.ended).toBe('0');
    expect(
      (await here().emulators.requests('google-ads', before)).filter(({ path }) =>
        path.includes('mutate'),
      ),
    ).toEqual([]);
    await expectExactlyOnce(sample);
  }, 120_000);
});
