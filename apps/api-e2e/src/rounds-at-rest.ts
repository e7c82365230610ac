import type { System } from '@switchyard/test-kit';
import { ownerSql } from './owner-sql';

/** Readings of ad accounts and the brake's looks: they come due by themselves, a minute after a sync and later. */
const ROUNDS = `kind in ('read-account', 'read-delivery', 'read-figures', 'spend', 'stop')`;

/** Before the requests of one sync are counted: no round is under way, and none begins within the hour. What the sync itself brings forward begins a minute after it. */
export const letRoundsRest = (system: System): Promise<void> =>
  system.holds(async () => {
    await ownerSql(
      system,
      `update work.promised set due_at = now() + interval '1 hour' where ${ROUNDS} and lease_until is null`,
      [],
    );
    expect(
      await ownerSql(
        system,
        `select 1 from work.promised where ${ROUNDS} and due_at < now() + interval '50 minutes'`,
        [],
      ),
    ).toBe(0);
  });
