import type { MigrationClass } from '@switchyard/db-kit';
import { CreateIdentity1795254695808 } from './CreateIdentity1795254695808';
import { KeepAlerts1795304372428 } from './KeepAlerts1795304372428';

export const identityMigrations: readonly MigrationClass[] = [CreateIdentity1795254695808, KeepAlerts1795304372428];
