import { createDataSource, rowSecurityStatements, type Table } from '@switchyard/db-kit';

export interface Differences {
  readonly up: readonly string[];
  readonly down: readonly string[];
}

const created = (query: string): string | undefined =>
  /^CREATE TABLE ("[^"]+"\."[^"]+")/.exec(query)?.[1];

const partitioned = (query: string, { definition, column }: Table<never>): string =>
  definition.partitionedBy
    ? `${query} PARTITION BY RANGE ("${column(definition.partitionedBy)}")`
    : query;

/** What TypeORM does not know of: how a table is divided, and whose rows it holds. */
const completed = (queries: readonly string[], tables: readonly Table<never>[]): string[] =>
  queries.flatMap((query) => {
    const table = tables.find(({ qualified }) => qualified === created(query));
    return table
      ? [
          partitioned(query, table),
          ...rowSecurityStatements(table.qualified, table.definition.scope),
        ]
      : [query];
  });

const concerns =
  (schema: string) =>
  (query: string): boolean =>
    query.includes(`"${schema}".`);

/**
 * What TypeORM would change to make the database at `ownerUrl` equal to the tables of one schema.
 * Empty when they agree.
 */
export const differencesOf = async (
  ownerUrl: string,
  schema: string,
  tables: readonly Table<never>[],
): Promise<Differences> => {
  const source = await createDataSource({
    url: ownerUrl,
    entities: tables.map(({ entity }) => entity),
    poolSize: 2,
    applicationName: 'switchyard-migrations',
    statementTimeoutMs: 0,
  }).initialize();
  try {
    const log = await source.driver.createSchemaBuilder().log();
    const up = log.upQueries.map(({ query }) => query).filter(concerns(schema));
    const down = log.downQueries
      .map(({ query }) => query)
      .reverse()
      .filter(concerns(schema));
    return { up: completed(up, tables), down };
  } finally {
    await source.destroy();
  }
};
