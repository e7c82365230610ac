import { Conditions, selectStatement, type Database, type Table } from '@switchyard/db-kit';
import type { PageCursor, Tenant } from '@switchyard/kernel';

/** Every row that the conditions leave, in batches, in the order of their making. Never holds more than one batch. */
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
