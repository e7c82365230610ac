import type { Pool } from 'pg';
import { type Found, ok, problem, warning } from './check';
import { expectedMigrations, expectedTables } from './expected-schema';
import type { Installation } from './installation';

const MOST_NAMED = 3;

const listed = (names: readonly string[]): string =>
  names.slice(0, MOST_NAMED).join(', ') +
  (names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '');

const RECORDED = `select to_regclass('public.switchyard_migrations') is not null
  and has_table_privilege(to_regclass('public.switchyard_migrations'), 'SELECT') as readable`;

const recordedNames = async (pool: Pool): Promise<readonly string[] | undefined> => {
  const { rows } = await pool.query<{ readable: boolean | null }>(RECORDED);
  if (!rows[0]?.readable) return undefined;
  const recorded = await pool.query<{ name: string }>('select name from switchyard_migrations');
  return recorded.rows.map(({ name }) => name);
};

/** What the catalog shows to every role. */
const COLUMNS = `
  select n.nspname || '.' || c.relname || '.' || a.attname as name
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)`;

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

const expectedColumns = (): readonly string[] =>
  expectedTables.flatMap(({ definition: { schema, name, columns } }) =>
    Object.keys(columns).map((column) => `${schema}.${name}.${snakeCase(column)}`),
  );

const existingColumns = async (pool: Pool): Promise<readonly string[]> => {
  const schemas = [...new Set(expectedTables.map(({ definition }) => definition.schema))];
  const { rows } = await pool.query<{ name: string }>(COLUMNS, [schemas]);
  return rows.map(({ name }) => name);
};

interface Difference {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

const differenceOf = (expected: readonly string[], existing: readonly string[]): Difference => {
  const [wanted, there] = [new Set(expected), new Set(existing)];
  return {
    missing: expected.filter((name) => !there.has(name)),
    unknown: existing.filter((name) => !wanted.has(name)),
  };
};

const judged = ({ missing, unknown }: Difference, what: string): Found | undefined => {
  if (missing.length > 0) {
    return problem(
      `${missing.length} ${what} of this release are missing: ${listed(missing)}`,
      'Run the migrations image of this release.',
    );
  }
  if (unknown.length > 0) {
    return warning(
      `the schema is of another release: it has ${unknown.length} ${what} that this one does not know: ${listed(unknown)}`,
      'Run the doctor of the newest release, and update the processes.',
    );
  }
  return undefined;
};

/**
 * Whether the schema is that of this release: by the names of the migrations where they can be
 * read, which only the owner may, and by the columns of the tables.
 */
export const checkSchema =
  ({ administration, owner }: Installation) =>
  async (): Promise<Found> => {
    const { pool } = (owner ?? administration)!;
    const names = await recordedNames(pool);
    const byName =
      names &&
      judged(
        differenceOf(
          expectedMigrations.map(({ name }) => name),
          names,
        ),
        'migrations',
      );
    if (byName) return byName;
    const byColumn = judged(
      differenceOf(expectedColumns(), await existingColumns(pool)),
      'columns',
    );
    return (
      byColumn ??
      ok(
        names
          ? `all ${expectedMigrations.length} migrations of this release ran, and no other`
          : 'all tables have the columns of this release; the owner may see the migrations, too',
      )
    );
  };
