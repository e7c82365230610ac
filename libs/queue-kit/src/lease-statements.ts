import { statement } from '@switchyard/db-kit';

/** How long work rests after the given number of failures: not at all, 2, 4 … 60 seconds. The same here and for those who are given work back. */
const REST_SECONDS = 'case when failures < 1 then 0 else least(60, power(2, failures)) end';

/** Nobody is at it. Work whose holder vanished waits longer each time, so that work that kills its workers does not kill them one after another. */
export const FREE = `(lease_until is null or lease_until + make_interval(secs => ${REST_SECONDS}) < now())`;

/** For some seconds, work that was taken from a holder that got nowhere is left to another worker. */
const NOT_MINE_AGAIN = `not (lease_until is null and holder is not distinct from $3 and due_at > now() - interval '5 seconds')`;

/** `due_at` is kept in milliseconds and may have been rounded up: a ring that comes at once must not find its work not yet due. */
export const TAKE = statement(`
  update work.promised set lease_until = now() + make_interval(secs => $2), holder = $3, fence = fence + 1, progress_at = now(),
    failures = failures + case when lease_until is null then 0 else 1 end
  where id = $1 and due_at <= now() + interval '2 milliseconds' and ${FREE} and ${NOT_MINE_AGAIN}
  returning id, queue, kind, space_id as "spaceId", account_id as "accountId", fence, failures, stalls`);

export const RENEW = statement(`
  update work.promised set lease_until = now() + make_interval(secs => $3), progress_at = case when $4 then now() else progress_at end
  where id = $1 and fence = $2 and lease_until > now()`);

/** The row is locked, so that nobody takes over before the transaction ends. */
export const HELD = statement(
  `select 1 from work.promised where id = $1 and fence = $2 and lease_until > now() for share`,
);

/** Asked outside of a transaction, where a lock would hold nothing. */
export const HELD_NOW = statement(
  `select 1 as held from work.promised where id = $1 and fence = $2 and lease_until > now()`,
);

export const ACHIEVED = statement(
  `update work.promised set failures = 0, stalls = 0, progress_at = now() where id = $1 and fence = $2 and lease_until > now()`,
);

export const GIVE_BACK = statement(`
  update work.promised set lease_until = null, holder = null, failures = failures + $4, due_at = now() + make_interval(secs => $3)
  where id = $1 and fence = $2`);

export const REST = statement(`
  update work.promised set lease_until = null, holder = null, failures = 0, stalls = 0, due_at = now() + make_interval(secs => $3)
  where id = $1 and fence = $2 and lease_until > now()`);

export const FINISH = statement(
  `delete from work.promised where id = $1 and fence = $2 and lease_until > now()`,
);
