import { statement, type Statement } from './statement';
import type { Table } from './table';

/** `column as "property", …` of every column: never `select *`, whose cached plan breaks when a column is added. */
export const columnList = <Row extends object>(table: Table<Row>, alias = 't'): string =>
  table.columns.map(({ column, property }) => `${alias}."${column}" as "${property}"`).join(', ');

/** A statement that reads whole rows; the tail goes on after `from <table> t`. */
export const selectStatement = <Row extends object>(table: Table<Row>, tail: string): Statement =>
  statement(`select ${columnList(table)} from ${table.qualified} t ${tail}`);
