import type { VirtualTime } from '../world/virtual-time';

/**
 * Traps in the database itself: they see what is written inside the transactions of the product, at
 * the one true time. A lease is never taken from its holder, and only the holder of a sync begins
 * or ends its operations.
 */
export const FENCE_TRAPS = [
  'create table walk.trapped (seq serial primary key, what text not null)',
  `create function walk.trap_lease() returns trigger language plpgsql security definer as $trap$ begin
    insert into walk.trapped (what) values (format('%s takes %s %s from %s, who holds it', new.holder, new.kind, new.id, old.holder));
    return null;
  end $trap$`,
  `create trigger walk_lease after update on work.promised for each row
    when (new.fence > old.fence and new.lease_until is not null and old.lease_until >= walk.now()) execute function walk.trap_lease()`,
  `create function walk.trap_operation() returns trigger language plpgsql security definer as $trap$
  declare who text := current_setting('walk.actor', true);
  begin
    if who like 'worker-%' and not exists (select 1 from work.promised p where p.id = new.sync_id and p.holder = who and p.lease_until >= walk.now()) then
      insert into walk.trapped (what) values (format('%s writes that %s of %s is %s without holding the sync', who, new.local_id, new.sync_id, new.status));
    end if;
    return null;
  end $trap$`,
  `create trigger walk_operation after update of status on sync.operation for each row
    when (new.status in ('started', 'succeeded')) execute function walk.trap_operation()`,
] as const;

/** Added to the beginning of a transaction: whose it is. */
export const markedAs = (actor: string): string =>
  `; set local walk.actor = '${actor.split('#')[0]}'`;

/** What was caught since it was last asked. */
export const takeTrapped = async (time: VirtualTime): Promise<readonly string[]> =>
  (
    await time.rows<{ what: string }>(
      'with taken as (delete from walk.trapped returning seq, what) select what from taken order by seq',
    )
  ).map(({ what }) => what);
