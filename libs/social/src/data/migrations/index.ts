import type { MigrationClass } from '@switchyard/db-kit';
import { CreateSocial1796000000100 } from './CreateSocial1796000000100';

export const socialMigrations: readonly MigrationClass[] = [CreateSocial1796000000100];
