import { finished, previewed, triggered } from '@switchyard/test-kit';
import { whenStruck, WRITES, writesSoFar } from '../system-probes';
import { onQueue } from './on-queue';
import { expectExactlyOnce, givenSample } from './samples';

/** A worker gives running work 20 seconds; what it waits for here ends by itself after a minute. */
const LONGEST_STOP_MS = 50_000;

onQueue((here) => {
  it('22 a worker is asked to stop in the middle of a request: it finishes that request, hands the work back and ends; another one goes on', async () => {
    await here().killWorkers();
    const stopping = await here().startWorker();
    const sample = await givenSample(here());
    const { planHash } = await previewed(sample.party);
    await here().emulators.fault({
      platform: 'google-ads',
      match: { method: 'POST', path: WRITES['google-ads'] },
      fault: 'delay',
      delayMs: 5_000,
    });
    const syncId = await triggered(sample.party, planHash);
    await whenStruck(here());
    const since = Date.now();
    await stopping.kill('SIGTERM');
    expect([await stopping.ended, Date.now() - since < LONGEST_STOP_MS]).toEqual(['0', true]);
    await here().emulators.clearFaults();
    const before = await writesSoFar(here(), 'google-ads');
    await here().startWorker();
    expect((await finished(sample.party, syncId)).effectiveStatus).toBe('completed');
    expect(await writesSoFar(here(), 'google-ads')).toBeGreaterThan(before);
    await expectExactlyOnce(sample);
  }, 90_000);

  it('22 a worker is asked to stop while a platform does not answer: it ends within its grace, and the work is done once', async () => {
    const sample = await givenSample(here());
    const { planHash } = await previewed(sample.party);
    await here().killWorkers();
    const stopping = await here().startWorker();
    await here().emulators.fault({
      platform: 'google-ads',
      match: { method: 'POST', path: WRITES['google-ads'] },
      fault: 'delay',
      delayMs: 100_000,
    });
    const syncId = await triggered(sample.party, planHash);
    await whenStruck(here());
    const since = Date.now();
    await stopping.kill('SIGTERM');
    expect(Date.now() - since).toBeLessThan(LONGEST_STOP_MS);
    await here().emulators.clearFaults();
    await here().startWorker();
    expect((await finished(sample.party, syncId, 90_000)).effectiveStatus).toBe('completed');
    await expectExactlyOnce(sample);
  }, 180_000);
});
