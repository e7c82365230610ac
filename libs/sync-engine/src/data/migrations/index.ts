import type { MigrationClass } from '@switchyard/db-kit';

export const syncEngineMigrations: readonly MigrationClass[] = [];
