import { createHash } from 'node:crypto';
import type { PageCursor } from '@switchyard/kernel';
import { spaceFilter } from './space-filter';
import type { ColumnDefinition, Table, TableColumn } from './table';

/** SQL with its name: PostgreSQL parses and plans it once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /**
   * Settings of the server for this statement alone, e.g. of its planner; they hold for
   * `Database.read` outside a transaction.
   */
  readonly settings?: Readonly<Record<string, string>>;
}

const known = new Map<string, Statement>();

/** The statement of a text; named by its digest, so that equal texts share one plan. */
export const statement = (text: string): Statement => {
  const found = known.get(text);
  if (found) return found;
  const made = { name: createHash('sha256').update(text).digest('hex').slice(0, 24), text };
  known.set(text, made);
  return made;
};

/** Every statement that the loaded modules made so far. */
export const knownStatements = (): readonly Statement[] => [...known.values()];

/**
 * `column as "property", …` of every column: never `select *`, whose cached plan breaks when a
 * column is added.
 */
export const columnList = <Row extends object>(table: Table<Row>, alias = 't'): string =>
  table.columns.map(({ column, property }) => `${alias}."${column}" as "${property}"`).join(', ');

/** A statement that reads whole rows; the tail goes on after `from <table> t`. */
export const selectStatement = <Row extends object>(table: Table<Row>, tail: string): Statement =>
  statement(`select ${columnList(table)} from ${table.qualified} t ${tail}`);

/**
 * Rows of the values that `columnArrays` makes, as `u`: from one parameter per column, of which $1 is
 * the first. A column of jsonb is one JSON array, so that no text is quoted twice; its members go
 * through `columnOfRows`.
 */
export const parameterRows = <Row extends object>(table: Table<Row>): string => {
  const parameters = table.columns.map(({ definition: { type } }, index) =>
    type === 'jsonb'
      ? `jsonb_array_elements($${index + 1}::jsonb)`
      : `unnest($${index + 1}::${type}[])`,
  );
  return `rows from (${parameters.join(', ')}) u (${table.columns.map(({ column }) => `"${column}"`).join(', ')})`;
};

/** A column of `parameterRows`, null where the member is null. */
export const columnOfRows = ({ column, definition }: TableColumn): string =>
  definition.type === 'jsonb' ? `nullif(u."${column}", 'null')` : `u."${column}"`;

/** The text of `insertStatement`, for a statement that does more. */
export const insertText = <Row extends object>(
  table: Table<Row>,
  tail = '',
  returning: readonly (keyof Row & string)[] = [],
): string => {
  const names = table.columns.map(({ column }) => `"${column}"`).join(', ');
  const values = table.columns.map(columnOfRows).join(', ');
  const answer = returning
    .map((property) => `"${table.column(property)}" as "${property}"`)
    .join(', ');
  return `insert into ${table.qualified} (${names}) select ${values} from ${parameterRows(table)} ${tail} returning ${answer || '1'}`;
};

/**
 * Inserts any number of rows with one statement: one parameter per column. `tail` may hold
 * `on conflict …`; returns the named columns of the rows that went in, or 1 for each. A divided
 * database makes a COPY of an insert that returns nothing, which row-level security refuses there.
 */
export const insertStatement = <Row extends object>(
  table: Table<Row>,
  tail = '',
  returning: readonly (keyof Row & string)[] = [],
): Statement => statement(insertText(table, tail, returning));

/** The parameter of one column of `insertText`, as an array of its type. */
export const parameterOf = <Row extends object>(
  table: Table<Row>,
  property: keyof Row & string,
): string => {
  const index = table.columns.findIndex((column) => column.property === property);
  return `$${index + 1}::${table.columns[index]?.definition.type}[]`;
};

/** One parameter of a column as `pg` sends it. */
export const encode = (value: unknown, { type }: ColumnDefinition): unknown => {
  if (value === undefined || value === null) return null;
  return type === 'jsonb' ? JSON.stringify(value) : value;
};

/** The values of `parameterRows`: one array per column, of jsonb as a text. */
export const columnArrays = <Row extends object>(
  table: Table<Row>,
  rows: readonly Row[],
): unknown[] =>
  table.columns.map(({ property, definition }) => {
    const column = rows.map((row) => row[property as keyof Row] ?? null);
    return definition.type === 'jsonb' ? JSON.stringify(column) : column;
  });

/**
 * Compare-and-set: changes the named columns of one row of a Space when its version is still the
 * expected one, and returns the new row; no row means that another writer was faster.
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

/** Collects the `where` of a list and its values. Filters left undefined are left out. */
export class Conditions<Row extends object> {
  private readonly clauses: string[] = [];
  readonly values: unknown[] = [];

  constructor(private readonly table: Table<Row>) {}

  inSpace(spaceId: string): this {
    this.values.push(spaceId);
    this.clauses.push(spaceFilter.clause('t."space_id"', `$${this.values.length}`));
    return this;
  }

  equals(property: keyof Row & string, value: unknown): this {
    return value === undefined ? this : this.add(`t."${this.table.column(property)}" = ?`, value);
  }

  notEquals(property: keyof Row & string, value: unknown): this {
    return value === undefined ? this : this.add(`t."${this.table.column(property)}" <> ?`, value);
  }

  anyOf(property: keyof Row & string, values: readonly unknown[] | undefined): this {
    return values === undefined
      ? this
      : this.add(`t."${this.table.column(property)}" = any(?)`, values);
  }

  /** Case-insensitive substring; wildcards in the text mean themselves. */
  contains(property: keyof Row & string, text: string | undefined): this {
    return text === undefined
      ? this
      : this.add(
          `t."${this.table.column(property)}" ilike ?`,
          `%${text.replace(/[\\%_]/g, '\\$&')}%`,
        );
  }

  since(property: keyof Row & string, moment: Date | undefined): this {
    return moment === undefined
      ? this
      : this.add(`t."${this.table.column(property)}" >= ?`, moment);
  }

  /** One `?` in the clause stands for the value. */
  add(clause: string, value: unknown): this {
    this.values.push(value);
    this.clauses.push(clause.replace('?', `$${this.values.length}`));
    return this;
  }

  /** Rows after the cursor, newest first by (created_at, id). */
  after(cursor: PageCursor | undefined): this {
    if (!cursor) return this;
    this.values.push(cursor.createdAt, cursor.id);
    this.clauses.push(
      `(t."created_at", t."id") < ($${this.values.length - 1}, $${this.values.length})`,
    );
    return this;
  }

  toString(): string {
    return this.clauses.length ? `where ${this.clauses.join(' and ')}` : '';
  }
}
