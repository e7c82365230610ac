import type { PageCursor } from '@switchyard/kernel';
import { spaceFilter } from './space-filter';
import type { Table } from './table';

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
