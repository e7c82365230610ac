import type { MigrationClass } from '@switchyard/db-kit';
import { CreateCatalog1763717400000 } from './CreateCatalog1763717400000';

export const catalogMigrations: readonly MigrationClass[] = [CreateCatalog1763717400000];
