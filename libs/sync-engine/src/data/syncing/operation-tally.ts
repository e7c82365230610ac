import { statement, type Statement } from '@switchyard/db-kit';

const KEY = ['space_id', 'sync_id', 'connection_id', 'campaign_id', 'platform', 'action', 'status'];
const KEYS = KEY.join(', ');

/** What `tallyWritten` needs of each operation. */
export const talliedColumns = (alias: string): string =>
  [...KEY, 'seq'].map((column) => `${alias}.${column}`).join(', ');

/** `gone`: operations as they were before the statement; `come`: as they are after it. */
type Written = 'gone' | 'come';
const SIGN: Readonly<Record<Written, number>> = { gone: -1, come: 1 };

/**
 * The part of a statement that counts what its CTEs `gone` and `come` do to operations, which have
 * `talliedColumns`. Every statement that writes `sync.operation` has it: no trigger counts in a
 * divided database. Rows of the tally are locked in one order by all statements.
 *
 * Its name is part of a protocol: triggers that count for workers of the last release leave alone
 * the statement whose text has it. A setting of the transaction would also hold for statements after
 * it.
 */
export const tallyWritten = (...written: readonly Written[]): string => {
  const changed = written.map((cte) => `select ${KEYS}, seq, ${SIGN[cte]} as n from ${cte}`);
  return `tally_written as (
    insert into sync.operation_tally as t (${KEYS}, count, first_seq)
    select ${KEYS}, sum(n), min(seq) from (${changed.join(' union all ')}) as changed group by ${KEYS} having sum(n) <> 0 order by ${KEYS}
    on conflict (space_id, sync_id, connection_id, campaign_id, action, status) do update set count = t.count + excluded.count, first_seq = least(t.first_seq, excluded.first_seq)
    returning 1)`;
};

interface OperationUpdate {
  /** Conditions that the update does not change. They are stated twice, so that one shard answers. */
  readonly of: string;
  /** All other conditions of the rows, as `t`. */
  readonly rows: string;
  /** New values, from the row as it was and from parameters. */
  readonly set: string;
}

/**
 * Changes operations and counts them. The rows are locked before they are changed, in the order and
 * to the extent of an update: only then is the state that is counted as gone the one that is
 * overwritten, also where another transaction has just changed it. `returning old` would lock
 * nothing twice, but needs PostgreSQL 18, and 16 is supported.
 *
 * The locked rows are named by arrays. PostgreSQL takes a sync for a handful of rows, however many it
 * has, and would compare each row with each locked one if they were joined: half a minute for 10,000.
 */
export const updateOperations = ({ of, rows, set }: OperationUpdate): Statement =>
  statement(`
  with gone as (select ${talliedColumns('t')}, t.id from sync.operation t where ${of} and ${rows} for no key update of t),
  come as (update sync.operation t set ${set}
    where ${of} and t.sync_id = any(array(select sync_id from gone)) and t.id = any(array(select id from gone))
    returning ${talliedColumns('t')}),
  ${tallyWritten('gone', 'come')}
  select count(*)::int as count from come`);
