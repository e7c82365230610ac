import type { MigrationClass } from '@switchyard/db-kit';

export const identityMigrations: readonly MigrationClass[] = [];
