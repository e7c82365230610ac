import type { MigrationClass, Table } from '@switchyard/db-kit';
import { budgetsMigrations, budgetsTables } from '@switchyard/budgets';
import { catalogMigrations, catalogTables } from '@switchyard/catalog';
import { connectingMigrations, connectingTables } from '@switchyard/connecting';
import { conversionsMigrations, conversionsTables } from '@switchyard/conversions';
import { identityMigrations, identityTables } from '@switchyard/identity';
import { queueMigrations, queueTables } from '@switchyard/queue-kit';
import { reportingMigrations, reportingTables } from '@switchyard/reporting';
import { socialMigrations, socialTables } from '@switchyard/social';
import { syncEngineMigrations, syncEngineTables } from '@switchyard/sync-engine';

export interface MigratedContext {
  /** The folder below `libs/`. */
  readonly folder: string;
  /** The Postgres schema. */
  readonly schema: string;
  readonly tables: readonly Table<never>[];
  readonly migrations: readonly MigrationClass[];
}

/**
 * Everything that owns tables. One Postgres schema each; no foreign key and no join crosses them.
 */
export const contexts: readonly MigratedContext[] = [
  {
    folder: 'queue-kit',
    schema: 'work',
    tables: queueTables as never,
    migrations: queueMigrations,
  },
  {
    folder: 'identity',
    schema: 'identity',
    tables: identityTables,
    migrations: identityMigrations,
  },
  { folder: 'catalog', schema: 'catalog', tables: catalogTables, migrations: catalogMigrations },
  {
    folder: 'reporting',
    schema: 'reporting',
    tables: reportingTables,
    migrations: reportingMigrations,
  },
  { folder: 'budgets', schema: 'budgets', tables: budgetsTables, migrations: budgetsMigrations },
  {
    folder: 'connecting',
    schema: 'connecting',
    tables: connectingTables,
    migrations: connectingMigrations,
  },
  {
    folder: 'conversions',
    schema: 'conversions',
    tables: conversionsTables,
    migrations: conversionsMigrations,
  },
  { folder: 'social', schema: 'social', tables: socialTables, migrations: socialMigrations },
  {
    folder: 'sync-engine',
    schema: 'sync',
    tables: syncEngineTables,
    migrations: syncEngineMigrations,
  },
];

export const allTables = (): readonly Table<never>[] => contexts.flatMap(({ tables }) => tables);

export const allMigrations = (): readonly MigrationClass[] =>
  contexts.flatMap(({ migrations }) => migrations);
