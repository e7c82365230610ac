import {
  EntitySchema,
  type EntitySchemaColumnOptions,
  type EntitySchemaIndexOptions,
  type EntitySchemaOptions,
} from 'typeorm';

/** Whose rows a table holds: row-level security is made from this. `global` tables have none. */
export type TableScope = 'space' | 'account' | 'global';

export interface ColumnDefinition {
  readonly type:
    'text' | 'int4' | 'int8' | 'float8' | 'boolean' | 'jsonb' | 'timestamptz' | 'date' | 'bytea';
  readonly nullable?: boolean;
  readonly default?: EntitySchemaColumnOptions['default'];
}

/** A missing column is a compile error: `columns … satisfies Columns<Campaign>`. */
export type Columns<Row> = { readonly [Property in keyof Row & string]-?: ColumnDefinition };

export interface IndexDefinition<Row> {
  readonly name: string;
  readonly columns: readonly (keyof Row & string)[];
  readonly unique?: boolean;
  /** SQL, with snake_case column names. */
  readonly where?: string;
}

export interface TableDefinition<Row> {
  /** The context's Postgres schema. */
  readonly schema: string;
  readonly name: string;
  readonly scope: TableScope;
  /** What the roles of the processes may do: `migrate` grants exactly this. */
  readonly rights: Rights;
  readonly columns: Columns<Row>;
  readonly primary: readonly (keyof Row & string)[];
  readonly indexes?: readonly IndexDefinition<Row>[];
  readonly checks?: NonNullable<EntitySchemaOptions<unknown>['checks']>;
  /**
   * A date of the primary key: the rows of each month lie in a partition of their own. The
   * context's migration brings the function that makes months.
   */
  readonly partitionedBy?: keyof Row & string;
  /**
   * Changes of its rows are written to the audit trail, by any writer and any statement: `migrate`
   * makes the triggers. Absent: no change is written.
   */
  readonly audit?: AuditRule<Row>;
}

export interface AuditRule<Row> {
  /** All three unless stated. */
  readonly changes?: readonly AuditedChange[];
  /** An update of these columns alone is no change that anybody asks about. */
  readonly ignore?: readonly (keyof Row & string)[];
  /** What the worker does by itself is not written: there is too much of it. */
  readonly byPeopleAlone?: boolean;
  /**
   * Only what these operations of the API do is written, and what is changed by hand: a table that
   * everything writes to says here what a person asks for.
   */
  readonly operations?: readonly string[];
}

export const AUDITED_CHANGES = ['insert', 'update', 'delete'] as const;
export type AuditedChange = (typeof AUDITED_CHANGES)[number];

export interface TableColumn {
  readonly property: string;
  readonly column: string;
  readonly definition: ColumnDefinition;
}

/** One table: its TypeORM schema, and the names that statements are made from. */
export interface Table<Row extends object> {
  readonly entity: EntitySchema<Row>;
  readonly definition: TableDefinition<Row>;
  readonly qualified: string;
  readonly columns: readonly TableColumn[];
  column(property: keyof Row & string): string;
}

export const snakeCase = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const columnOptions = (
  name: string,
  { type, nullable, default: value }: ColumnDefinition,
  primary: boolean,
): EntitySchemaColumnOptions => ({
  name: snakeCase(name),
  type,
  primary,
  nullable: nullable ?? false,
  ...(value === undefined ? {} : { default: value }),
  // JavaScript dates hold milliseconds: without this, keyset paging and equality on timestamps miss
  // rows.
  ...(type === 'timestamptz' ? { precision: 3 } : {}),
});

const indexOptions = <Row>({
  name,
  columns,
  unique,
  where,
}: IndexDefinition<Row>): EntitySchemaIndexOptions => ({
  name,
  columns: [...columns],
  unique: unique ?? false,
  ...(where ? { where } : {}),
});

/** States a table once: columns, keys and whose rows they are. */
export const defineTable = <Row extends object>(definition: TableDefinition<Row>): Table<Row> => {
  const columns = Object.entries<ColumnDefinition>(definition.columns).map(
    ([property, column]) => ({ property, column: snakeCase(property), definition: column }),
  );
  const primaryKeyConstraintName = `${definition.name}_pkey`;
  const entity = new EntitySchema<Row>({
    name: `${definition.schema}_${definition.name}`,
    tableName: definition.name,
    schema: definition.schema,
    columns: Object.fromEntries(
      columns.map(({ property, definition: column }) => {
        const primary = definition.primary.includes(property as keyof Row & string);
        return [
          property,
          {
            ...columnOptions(property, column, primary),
            ...(primary ? { primaryKeyConstraintName } : {}),
          },
        ];
      }),
    ) as never,
    indices: (definition.indexes ?? []).map(indexOptions),
    checks: [...(definition.checks ?? [])],
  });
  return {
    entity,
    definition,
    columns,
    qualified: `"${definition.schema}"."${definition.name}"`,
    column: snakeCase,
  };
};

/** Processes that have a database role of their own. */
export const PROCESSES = ['api', 'worker'] as const;
export type ProcessName = (typeof PROCESSES)[number];

/**
 * What a process may do with the rows of a table, as PostgreSQL's privileges. Locking rows needs
 * `change`.
 */
export const PRIVILEGES = {
  none: [],
  read: ['SELECT'],
  add: ['SELECT', 'INSERT'],
  change: ['SELECT', 'UPDATE'],
  write: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
} as const;
export type Access = keyof typeof PRIVILEGES;

/**
 * Stated for every table: `{ api: 'write', worker: 'read' }`. The role of the administration may
 * write all rows of a table that does not state less.
 */
export type Rights = Readonly<Record<ProcessName, Access>> & { readonly administration?: Access };

const CONDITION = {
  space: `"space_id" = nullif(current_setting('app.space_id', true), '')`,
  account: `"account_id" = nullif(current_setting('app.account_id', true), '')`,
} as const;

/**
 * The statements that put a table under row-level security, for its owner too. None for global
 * tables.
 */
export const rowSecurityStatements = (qualified: string, scope: TableScope): readonly string[] => {
  if (scope === 'global') return [];
  const condition = CONDITION[scope];
  return [
    `ALTER TABLE ${qualified} ENABLE ROW LEVEL SECURITY`,
    `ALTER TABLE ${qualified} FORCE ROW LEVEL SECURITY`,
    `CREATE POLICY "tenant" ON ${qualified} USING (${condition}) WITH CHECK (${condition})`,
  ];
};
