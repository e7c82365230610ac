import {
  selectStatement,
  spaceFilter,
  type Database,
  type Statement,
  type Table,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';

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
