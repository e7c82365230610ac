import type { SpaceMove, UnitOfWork } from '@switchyard/kernel';
import type { Database } from './database';
import { spaceFilter } from './space-filter';
import { columnArrays, columnList, insertStatement, statement, type Statement } from './statement';
import type { Table } from './table';

/** Rows that go with a move: those whose column has the value. */
export interface MovedRows<Row> {
  readonly column: keyof Row & string;
  readonly value: string;
  /** What else changes of each; `spaceId` does in any case. */
  readonly change?: (row: Row) => Row;
}

const ROWS_AT_ONCE = 2_000;

const takeStatement = <Row extends object>(table: Table<Row>, column: string): Statement => {
  const keys = table.definition.primary.map((property) => `"${table.column(property)}"`);
  const same = keys.map((key) => `t.${key} = taken.${key}`).join(' and ');
  const own = (alias: string): string => spaceFilter.clause(`${alias}."space_id"`, '$1');
  return statement(`
    delete from ${table.qualified} t using (
      select ${keys.map((key) => `m.${key}`).join(', ')} from ${table.qualified} m
      where ${own('m')} and m."${column}" = $2 limit ${ROWS_AT_ONCE}) taken
    where ${own('t')} and ${same} returning ${columnList(table)}`);
};

/**
 * Moves rows to another Space of the account, some at a time, inside the running transaction. No
 * statement sees two Spaces, so they are taken out of the one and put into the other.
 */
export const moveRows = async <Row extends { readonly spaceId: string }>(
  database: Database,
  work: UnitOfWork,
  table: Table<Row>,
  { from, to }: SpaceMove,
  { column, value, change = (row) => row }: MovedRows<Row>,
): Promise<void> => {
  const take = takeStatement(table, table.column(column));
  for (;;) {
    const { rows } = await work.run(from, () => database.write<Row>(take, [from.spaceId, value]));
    if (rows.length === 0) return;
    const moved = rows.map((row): Row => ({ ...change(row), spaceId: to.spaceId }));
    await work.run(to, () => database.write(insertStatement(table), columnArrays(table, moved)));
  }
};
