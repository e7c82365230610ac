import { updateStatement, updateValues, type Database, type Table } from '@switchyard/db-kit';
import { preconditionFailed } from '@switchyard/kernel';
import { changedColumns } from '../domain';

interface Versioned {
  readonly spaceId: string;
  readonly id: string;
  readonly version: number;
}

/** Writes what differs between two states of a row, when nobody was faster, and answers the row. */
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
