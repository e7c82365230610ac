import { budgetsMigrations, budgetsTables } from '@switchyard/budgets';
import { catalogMigrations, catalogTables } from '@switchyard/catalog';
import { connectingMigrations, connectingTables } from '@switchyard/connecting';
import { conversionsMigrations, conversionsTables } from '@switchyard/conversions';
import type { MigrationClass, Table } from '@switchyard/db-kit';
import { identityMigrations, identityTables } from '@switchyard/identity';
import { queueMigrations, queueTables } from '@switchyard/queue-kit';
import { reportingMigrations, reportingTables } from '@switchyard/reporting';
import { socialMigrations, socialTables } from '@switchyard/social';
import { syncEngineMigrations, syncEngineTables } from '@switchyard/sync-engine';

/** The tables of this release. */
export const expectedTables: readonly Table<never>[] = [
  ...(queueTables as unknown as readonly Table<never>[]),
  ...identityTables,
  ...catalogTables,
  ...reportingTables,
  ...budgetsTables,
  ...connectingTables,
  ...conversionsTables,
  ...socialTables,
  ...syncEngineTables,
];

/** The migrations of this release. */
export const expectedMigrations: readonly MigrationClass[] = [
  queueMigrations,
  identityMigrations,
  catalogMigrations,
  reportingMigrations,
  budgetsMigrations,
  connectingMigrations,
  conversionsMigrations,
  socialMigrations,
  syncEngineMigrations,
].flat();
