import {
  Conditions,
  type Database,
  selectStatement,
  spaceFilter,
  type Statement,
  type Table,
  updateStatement,
  updateValues,
} from '@switchyard/db-kit';
import {
  type PageCursor,
  type PageRequest,
  preconditionFailed,
  type Tenant,
} from '@switchyard/kernel';
import { changedColumns } from '../domain';

/** One row of a Space; `tail` may lock it. */
export const byId = async <Row extends object>(
  database: Database,
  table: Table<Row>,
  tenant: Tenant,
  id: string,
  tail = '',
): Promise<Row | undefined> => {
  const values = [tenant.spaceId, id];
  const rows =
    tail === ''
      ? await database.readByKey<Row>(tenant, reading(table), values)
      : await database.read<Row>(tenant, oneRow(table, tail), values);
  return rows[0];
};

const oneRow = <Row extends object>(table: Table<Row>, tail: string): Statement =>
  selectStatement(
    table,
    `where ${spaceFilter.clause('t."space_id"', '$1')} and t."id" = $2 ${tail}`,
  );

const readings = new WeakMap<object, Statement>();

/** Made once: writing out all columns costs on a path this short. */
const reading = <Row extends object>(table: Table<Row>): Statement => {
  const found = readings.get(table) ?? oneRow(table, '');
  readings.set(table, found);
  return found;
};

/** One page, newest first, and one row more when there is another. */
export const newestFirst = <Row extends object>(
  database: Database,
  table: Table<Row>,
  tenant: Tenant,
  conditions: Conditions<Row>,
  { limit, cursor }: PageRequest,
): Promise<Row[]> => {
  const { values } = conditions.after(cursor);
  const tail = `${conditions} order by t."created_at" desc, t."id" desc limit $${values.length + 1}`;
  return database.read<Row>(tenant, selectStatement(table, tail), [...values, limit + 1]);
};

/**
 * Every row that meets the conditions, in batches, oldest first. Keeps at most one batch in memory.
 */
export async function* oldestFirst<Row extends PageCursor>(
  database: Database,
  table: Table<Row>,
  tenant: Tenant,
  narrow: (conditions: Conditions<Row>) => Conditions<Row>,
  size: number,
): AsyncIterable<readonly Row[]> {
  let last: PageCursor | undefined;
  do {
    const rows: Row[] = await batchAfter(
      database,
      table,
      tenant,
      narrow(new Conditions(table).inSpace(tenant.spaceId)),
      last,
      size,
    );
    if (rows.length > 0) yield rows;
    last = rows.length < size ? undefined : rows.at(-1);
  } while (last);
}

const batchAfter = <Row extends object>(
  database: Database,
  table: Table<Row>,
  tenant: Tenant,
  conditions: Conditions<Row>,
  last: PageCursor | undefined,
  size: number,
): Promise<Row[]> => {
  const { values } = conditions;
  const at = values.length;
  const after = last ? ` and (t."created_at", t."id") > ($${at + 1}, $${at + 2})` : '';
  const bounds = last ? [last.createdAt, last.id] : [];
  const tail = `${conditions}${after} order by t."created_at", t."id" limit $${at + bounds.length + 1}`;
  return database.read<Row>(tenant, selectStatement(table, tail), [...values, ...bounds, size]);
};

interface Versioned {
  readonly spaceId: string;
  readonly id: string;
  readonly version: number;
}

/**
 * Writes what differs between two states of a row, unless another writer was faster, and returns
 * the row.
 */
export const replaceRow = async <Row extends Versioned>(
  database: Database,
  table: Table<Row>,
  before: Row,
  after: Row,
): Promise<Row> => {
  const { properties, values } = updateValues(table, before, changedColumns(before, after));
  const { rows } = await database.write<Row>(updateStatement(table, properties), values);
  if (!rows[0]) throw preconditionFailed();
  return rows[0];
};

/**
 * The CTE `locked`: rows that a statement is about to change, locked in the order of their ids. All
 * statements that change several rows go the same way, so that two transactions that do so side by
 * side, such as the accounts of a sync, never wait for each other.
 */
export const lockedInOrder = (
  qualified: string,
  where: string,
  columns: readonly string[] = ['id'],
): string =>
  `with locked as (select ${columns.map((column) => `t."${column}"`).join(', ')} from ${qualified} t where ${where} order by t."id" for no key update)`;

/**
 * Only locked rows, by an array. Joined with them, each row of the table may be compared with each
 * of them: how many there are is not known when the statement is planned.
 */
export const IS_LOCKED = `t."id" = any(array(select "id" from locked))`;
