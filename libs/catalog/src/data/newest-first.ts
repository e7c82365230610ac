import { selectStatement, type Conditions, type Database, type Table } from '@switchyard/db-kit';
import type { PageRequest, Tenant } from '@switchyard/kernel';

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
