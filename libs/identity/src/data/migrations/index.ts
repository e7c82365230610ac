import type { MigrationClass } from '@switchyard/db-kit';
import { CreateIdentity1795254695808 } from './CreateIdentity1795254695808';

export const identityMigrations: readonly MigrationClass[] = [CreateIdentity1795254695808];
