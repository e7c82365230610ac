import type { MigrationClass } from '@switchyard/db-kit';
import { CreateWork1795254692891 } from './CreateWork1795254692891';
import { Progress1795289755375 } from './Progress1795289755375';

export const queueMigrations: readonly MigrationClass[] = [
  CreateWork1795254692891,
  Progress1795289755375,
];
