import { encode } from './insert';
import { columnList } from './select';
import { spaceFilter } from './space-filter';
import { statement, type Statement } from './statement';
import type { Table } from './table';

/**
 * Compare-and-set: changes the named columns of one row of a Space when its version is still the expected one, and answers the
 * new row; no row means that somebody was faster.
 */
export const updateStatement = <Row extends object>(
  table: Table<Row>,
  properties: readonly (keyof Row & string)[],
): Statement => {
  const sets = properties.map((property, index) => `"${table.column(property)}" = $${index + 4}`);
  const where = `${spaceFilter.clause('t."space_id"', '$1')} and t."id" = $2 and t."version" = $3`;
  return statement(
    `update ${table.qualified} t set ${[...sets, '"version" = t."version" + 1'].join(', ')} where ${where} returning ${columnList(table)}`,
  );
};

/** The values of `updateStatement`. */
export const updateValues = <Row extends object>(
  table: Table<Row>,
  key: { readonly spaceId: string; readonly id: string; readonly version: number },
  changes: Partial<Row>,
): { properties: (keyof Row & string)[]; values: unknown[] } => {
  const columns = table.columns.filter(
    ({ property }) => changes[property as keyof Row] !== undefined && property !== 'version',
  );
  return {
    properties: columns.map(({ property }) => property as keyof Row & string),
    values: [
      key.spaceId,
      key.id,
      key.version,
      ...columns.map(({ property, definition }) =>
        encode(changes[property as keyof Row], definition),
      ),
    ],
  };
};
