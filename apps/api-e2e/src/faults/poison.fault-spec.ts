import { finished, notifyWith, previewed, statesOf, synced, triggered } from '@switchyard/test-kit';
import { remoteCounts } from '../remote-objects';
import { ownerSql } from '../system-probes';
import { onQueue } from './on-queue';
import { expectExactlyOnce, givenSample } from './samples';

/** What no worker can make sense of. */
const CONTENTS = [
  {},
  null,
  { id: 7 },
  { id: 'syn_unknown', queue: 'syncs', kind: 'no such kind', spaceId: 'x', accountId: 'y' },
  'nonsense',
] as const;

onQueue((here) => {
  it('23 jobs with content that makes no sense: each ends, no worker does, and the queue moves', async () => {
    const jobs = await Promise.all(
      CONTENTS.map((content) => notifyWith(here(), 'syncs', 'sync', content)),
    );
    const sample = await givenSample(here());
    expect((await synced(sample.party)).effectiveStatus).toBe('completed');
    await here().holds(async () => {
      for (const state of await statesOf(here(), 'syncs', jobs)) {
        expect(['completed', 'failed', 'unknown']).toContain(state);
      }
    });
    expect(here().living()).toEqual({ api: 1, workers: 1 });
    await expectExactlyOnce(sample);
  }, 90_000);

  it('23 a sync whose plan cannot be read fails again and again: after eight times it ends with a reason, others are not delayed, and its Space can sync again', async () => {
    const [poisoned, healthy] = [await givenSample(here()), await givenSample(here())];
    const { planHash } = await previewed(poisoned.party);
    await here().killWorkers();
    const syncId = await triggered(poisoned.party, planHash);
    expect(
      await ownerSql(here(), `update sync.operation set change = '{}'::jsonb where sync_id = $1`, [
        syncId,
      ]),
    ).toBeGreaterThan(0);
    await here().startWorker();
    expect((await synced(healthy.party)).effectiveStatus).toBe('completed');
    await expectExactlyOnce(healthy);
    await here().holds(async () => {
      await ownerSql(
        here(),
        `update work.promised set due_at = now() - interval '5 seconds' where id = $1 and lease_until is null and failures > 0 and due_at > now()`,
        [syncId],
      );
      expect(
        await ownerSql(
          here(),
          `select 1 from work.dead where id = $1 and failures = 8 and reason <> ''`,
          [syncId],
        ),
      ).toBe(1);
    }, 60_000);
    const sync = await finished(poisoned.party, syncId);
    expect([
      sync.effectiveStatus,
      sync.failure?.code,
      await ownerSql(here(), 'select 1 from work.promised where id = $1', [syncId]),
    ]).toEqual(['failed', expect.any(String), 0]);
    for (const connection of Object.values(poisoned.connections)) {
      expect((await remoteCounts(here(), connection)).campaign).toBe(0);
    }
    expect((await synced(poisoned.party)).effectiveStatus).toBe('completed');
    await expectExactlyOnce(poisoned);
    expect(here().living()).toEqual({ api: 1, workers: 1 });
  }, 120_000);
});
