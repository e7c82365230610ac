import type { MigrationClass } from '@switchyard/db-kit';
import { CreateWork1795254692891 } from './CreateWork1795254692891';

export const queueMigrations: readonly MigrationClass[] = [CreateWork1795254692891];
