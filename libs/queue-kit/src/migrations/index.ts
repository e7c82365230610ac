import type { MigrationClass } from '@switchyard/db-kit';

export const queueMigrations: readonly MigrationClass[] = [];
