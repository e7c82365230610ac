const KEY = 'space_id, sync_id, connection_id, campaign_id, platform, action, status';

/** Adds what a statement changed to the tally, in one order for everybody. */
const added = (changed: string): string => `
  insert into sync.operation_tally as t (${KEY}, count, first_seq)
  select ${KEY}, sum(n), min(seq) from (${changed}) as changed group by ${KEY} having sum(n) <> 0 order by ${KEY}
  on conflict (space_id, sync_id, connection_id, campaign_id, action, status) do update set count = t.count + excluded.count, first_seq = least(t.first_seq, excluded.first_seq)`;

const OLD = `select ${KEY}, seq, -1 as n from gone`;
const NEW = `select ${KEY}, seq, 1 as n from come`;

const counting = (event: string, tables: string, changed: string): readonly string[] => [
  `create function sync.tally_${event}() returns trigger language plpgsql as $$ begin ${added(changed)}; return null; end $$`,
  `create trigger tally_${event} after ${event} on sync.operation referencing ${tables} for each statement execute function sync.tally_${event}()`,
];

/**
 * Triggers that keep the tally for every writer and any number of rows at once; and the tally of
 * the present rows. Only the owner may read rows of all Spaces.
 */
export const KEEP_TALLY: readonly string[] = [
  ...counting('insert', 'new table as come', NEW),
  ...counting('delete', 'old table as gone', OLD),
  ...counting('update', 'old table as gone new table as come', `${OLD} union all ${NEW}`),
  ...['operation', 'operation_tally'].map(
    (table) => `alter table sync.${table} no force row level security`,
  ),
  added(`select ${KEY}, seq, 1 as n from sync.operation`),
  ...['operation', 'operation_tally'].map(
    (table) => `alter table sync.${table} force row level security`,
  ),
];

export const DROP_TALLY: readonly string[] = ['insert', 'delete', 'update'].flatMap((event) => [
  `drop trigger tally_${event} on sync.operation`,
  `drop function sync.tally_${event}()`,
]);
