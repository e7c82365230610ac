import type { MigrationClass } from '@switchyard/db-kit';
import { CreateReporting1795265056093 } from './CreateReporting1795265056093';

export const reportingMigrations: readonly MigrationClass[] = [CreateReporting1795265056093];
