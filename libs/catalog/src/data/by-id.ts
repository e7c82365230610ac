import { selectStatement, spaceFilter, type Database, type Table } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';

/** One row of a Space; `tail` may lock it. */
export const byId = async <Row extends object>(database: Database, table: Table<Row>, tenant: Tenant, id: string, tail = ''): Promise<Row | undefined> => {
  const where = `where ${spaceFilter.clause('t."space_id"', '$1')} and t."id" = $2 ${tail}`;
  return (await database.read<Row>(tenant, selectStatement(table, where), [tenant.spaceId, id]))[0];
};
