import type { MigrationClass } from '@switchyard/db-kit';
import { CreateConnecting1795971000001 } from './CreateConnecting1795971000001';

export const connectingMigrations: readonly MigrationClass[] = [CreateConnecting1795971000001];
