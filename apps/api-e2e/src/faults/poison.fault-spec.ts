import { finished, givenParty, previewed, ringWith, statesOf, synced, triggered } from '@switchyard/test-kit';
import { ownerSql } from '../owner-sql';
import { queuesOf } from './faults';
import { onEachQueue } from './on-each-queue';
import { expectExactlyOnce, givenSample } from './samples';

/** What no worker can make sense of. */
const CONTENTS = [{}, null, { id: 7 }, { id: 'syn_unknown', queue: 'syncs', kind: 'no such kind', spaceId: 'x', accountId: 'y' }, 'nonsense'] as const;

onEachQueue(queuesOf(23), (here) => {
  it('23 jobs with content that makes no sense: each ends, no worker does, and the queue moves', async () => {
    const jobs = await Promise.all(CONTENTS.map((content) => ringWith(here(), 'syncs', 'sync', content)));
    const sample = await givenSample(here());
    expect((await synced(sample.party)).effectiveStatus).toBe('completed');
    await here().holds(async () => {
      for (const state of await statesOf(here(), 'syncs', jobs)) expect(['completed', 'failed', 'unknown']).toContain(state);
    });
    expect(here().living()).toEqual({ api: 1, workers: 1 });
    await expectExactlyOnce(sample);
  }, 90_000);

  it('23 a sync whose plan cannot be read fails again and again: it ends as failed with a reason, and others are not held up', async () => {
    const [poisoned, healthy] = [await givenSample(here()), await givenSample(here())];
    const { planHash } = await previewed(poisoned.party);
    await here().killWorkers();
    const syncId = await triggered(poisoned.party, planHash);
    expect(await ownerSql(here(), `update sync.operation set change = '{}'::jsonb where sync_id = $1`, [syncId])).toBeGreaterThan(0);
    await here().startWorker();
    expect((await synced(healthy.party)).effectiveStatus).toBe('completed');
    await here().holds(async () => {
      expect(await ownerSql(here(), `update work.promised set due_at = now(), failures = greatest(failures, 1) where id = $1 and lease_until is null and failures > 0`, [syncId])
        + (await ownerSql(here(), 'select 1 from sync.sync where id = $1 and finished_at is not null', [syncId]))).toBeGreaterThan(0);
      expect(await ownerSql(here(), 'select 1 from sync.sync where id = $1 and finished_at is not null', [syncId])).toBe(1);
    }, 60_000);
    const sync = await finished(poisoned.party, syncId);
    expect([sync.effectiveStatus, sync.failure !== null]).toEqual(['failed', true]);
    expect(await ownerSql(here(), 'select 1 from work.promised where id = $1', [syncId])).toBe(0);
    expect(here().living()).toEqual({ api: 1, workers: 1 });
    await expectExactlyOnce(healthy);
  }, 120_000);

  it('23 a Space whose sync was given up can sync again', async () => {
    const party = await givenParty(here());
    expect((await previewed(party)).planHash).toEqual(expect.any(String));
  }, 60_000);
});
