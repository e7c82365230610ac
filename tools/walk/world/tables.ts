import { budgetsMigrations, budgetsTables } from '@switchyard/budgets';
import { catalogMigrations, catalogTables } from '@switchyard/catalog';
import { identityMigrations, identityTables } from '@switchyard/identity';
import { queueMigrations, queueTables } from '@switchyard/queue-kit';
import { syncEngineMigrations, syncEngineTables } from '@switchyard/sync-engine';

/** What the processes of a walk keep. */
export const walkTables = [
  ...(queueTables as never as typeof syncEngineTables),
  ...identityTables,
  ...catalogTables,
  ...budgetsTables,
  ...syncEngineTables,
];
export const walkMigrations = [
  ...queueMigrations,
  ...identityMigrations,
  ...catalogMigrations,
  ...budgetsMigrations,
  ...syncEngineMigrations,
];
