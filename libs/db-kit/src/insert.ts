import { statement, type Statement } from './statement';
import type { ColumnDefinition, Table } from './table';

const arrayType = ({ type }: ColumnDefinition): string => `${type}[]`;

/**
 * Inserts any number of rows with one statement: one array parameter per column. `tail` may hold `on conflict …`; answers the
 * named columns of the rows that went in.
 */
export const insertStatement = <Row extends object>(
  table: Table<Row>,
  tail = '',
  returning: readonly (keyof Row & string)[] = [],
): Statement => {
  const names = table.columns.map(({ column }) => `"${column}"`).join(', ');
  const arrays = table.columns
    .map(({ definition }, index) => `$${index + 1}::${arrayType(definition)}`)
    .join(', ');
  const answer = returning.length
    ? ` returning ${returning.map((property) => `"${table.column(property)}" as "${property}"`).join(', ')}`
    : '';
  return statement(
    `insert into ${table.qualified} (${names}) select * from unnest(${arrays}) ${tail}${answer}`,
  );
};

/** One parameter of a column as `pg` sends it. */
export const encode = (value: unknown, { type }: ColumnDefinition): unknown => {
  if (value === undefined || value === null) return null;
  return type === 'jsonb' ? JSON.stringify(value) : value;
};

/** The values of `insertStatement`: one array per column. */
export const columnArrays = <Row extends object>(
  table: Table<Row>,
  rows: readonly Row[],
): unknown[] =>
  table.columns.map(({ property, definition }) =>
    rows.map((row) => encode(row[property as keyof Row], definition)),
  );
