import type { MigrationClass } from '@switchyard/db-kit';
import { CreateSync1795254698551 } from './CreateSync1795254698551';

export const syncEngineMigrations: readonly MigrationClass[] = [CreateSync1795254698551];
