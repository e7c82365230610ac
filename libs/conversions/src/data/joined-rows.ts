import type { Table } from '@switchyard/db-kit';

/** Columns of one of several joined tables, each under `name.property`. */
export const joinedColumns = <Row extends object>(
  table: Table<Row>,
  alias: string,
  name: string,
): string =>
  table.columns
    .map(({ column, property }) => `${alias}."${column}" as "${name}.${property}"`)
    .join(', ');

/** A row of one of the joined tables; null where nothing was joined, as `key` tells. */
export const joinedRow = <Row extends object>(
  table: Table<Row>,
  name: string,
  key: keyof Row & string,
  joined: Readonly<Record<string, unknown>>,
): Row | null =>
  joined[`${name}.${key}`] === null
    ? null
    : (Object.fromEntries(
        table.columns.map(({ property }) => [property, joined[`${name}.${property}`]]),
      ) as Row);
