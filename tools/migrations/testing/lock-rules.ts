/** A statement of a migration, and what is wrong with it beside running processes. */
export interface LongLock {
  readonly statement: string;
  readonly rule: string;
}

export interface MigrationStatements {
  /** Each statement commits by itself: `transaction = false`. */
  readonly isAlone: boolean;
  readonly statements: readonly string[];
}

interface Rule {
  readonly rule: string;
  readonly matches: (statement: string, migration: MigrationStatements) => boolean;
}

const says =
  (pattern: RegExp, unless?: RegExp): Rule['matches'] =>
  (statement) =>
    pattern.test(statement) && !unless?.test(statement);

/** A default that the server stores once instead of in every row. */
const CONSTANT_DEFAULT = /\bdefault\s+('|-?\d|true\b|false\b|null\b|now\(\)|current_timestamp\b)/i;

/** `[^,]*` stays within one of the changes that an ALTER TABLE lists. */
const RULES: readonly Rule[] = [
  {
    rule: 'an index on a table in use is made concurrently',
    matches: says(/^\s*create\s+(unique\s+)?index\b/i, /\bindex\s+concurrently\b/i),
  },
  {
    rule: 'a migration with a concurrent statement has `transaction = false`',
    matches: (statement, { isAlone }) => /\bconcurrently\b/i.test(statement) && !isAlone,
  },
  {
    rule: 'a column that must be there has a constant default',
    matches: (statement) =>
      /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?"?\w+"?\s[^,]*\bnot\s+null\b/i.test(statement) &&
      !/\badd\s+constraint\b/i.test(statement) &&
      !CONSTANT_DEFAULT.test(statement),
  },
  {
    rule: 'a default is a constant: another one rewrites the table',
    matches: (statement) =>
      /\badd\s+(column\s+)?"?\w+"?\s[^,]*\bdefault\b/i.test(statement) &&
      !CONSTANT_DEFAULT.test(statement),
  },
  {
    rule: 'no column changes its type: add another one',
    matches: says(/\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/i),
  },
  {
    rule: 'no column that is there becomes not null: the table is read under its lock',
    matches: says(/\bset\s+not\s+null\b/i),
  },
  {
    rule: 'a constraint is added as not valid, or uses an index that is there',
    matches: says(
      /\badd\s+(constraint\b|check\b|foreign\b|unique\b|primary\b|exclude\b)/i,
      /\bnot\s+valid\b|\busing\s+index\b/i,
    ),
  },
  {
    rule: 'a constraint is validated in a migration of its own',
    matches: (statement, { statements }) =>
      /\bvalidate\s+constraint\b/i.test(statement) && statements.length > 1,
  },
  {
    rule: 'no statement rewrites or locks a whole table',
    matches: says(
      /^\s*(cluster|truncate|lock|vacuum\s+full|reindex(?!.*\bconcurrently\b)|refresh\s+materialized)\b|\bset\s+(tablespace|logged|unlogged|access\s+method)\b|\battach\s+partition\b/i,
    ),
  },
  {
    rule: 'rows that are there are changed by the worker, not under one transaction',
    matches: says(/^\s*(update|delete)\b/i),
  },
  {
    rule: 'nothing goes or changes its name that the last release uses',
    matches: says(/\bdrop\s+(table|column|schema|view|type)\b|\brename\b/i),
  },
];

/** The table that a statement is about, as `schema.table`. */
const tableOf = (statement: string): string | undefined => {
  const [, schema, table] =
    /(?:\bon|\btable|\bonly|\bupdate|\bfrom|\btruncate|\block)\s+(?:if\s+(?:not\s+)?exists\s+)?"?(\w+)"?\."?(\w+)"?/i.exec(
      statement,
    ) ?? [];
  return schema && table && `${schema}.${table}`;
};

const MADE = /^\s*create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?\."?(\w+)"?/i;

/**
 * What would lock a table in use for long, or break the release that still runs. Tables that these
 * migrations make are in use by none.
 */
export const longLocks = (migrations: readonly MigrationStatements[]): readonly LongLock[] => {
  const made = new Set<string>();
  return migrations.flatMap((migration) =>
    migration.statements.flatMap((statement) => {
      const [, schema, table] = MADE.exec(statement) ?? [];
      if (schema && table) made.add(`${schema}.${table}`);
      return made.has(tableOf(statement) ?? '') ? [] : brokenRules(statement, migration);
    }),
  );
};

const brokenRules = (statement: string, migration: MigrationStatements): readonly LongLock[] =>
  RULES.filter(({ matches }) => matches(statement, migration)).map(({ rule }) => ({
    statement,
    rule,
  }));

/** Every table that a statement names, as `schema.table`. */
export const touchedTables = (migrations: readonly MigrationStatements[]): readonly string[] => [
  ...new Set(
    migrations.flatMap(({ statements }) => statements.flatMap((text) => tableOf(text) ?? [])),
  ),
];

interface Recordable {
  readonly transaction?: boolean;
  up(runner: { readonly query: (text: string) => Promise<unknown> }): Promise<unknown>;
}

/** The statements that a migration runs. */
export const statementsOf = async (migration: new () => object): Promise<MigrationStatements> => {
  const made = new migration() as Recordable;
  const statements: string[] = [];
  const query = (text: string): Promise<unknown> => {
    statements.push(text);
    return Promise.resolve([]);
  };
  await made.up({ query });
  return { isAlone: made.transaction === false, statements };
};
