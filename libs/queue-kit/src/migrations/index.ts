import type { MigrationClass } from '@switchyard/db-kit';
import { runMigrations } from 'bullmq';
import type { Client } from 'pg';
import { CreateWork1795254692891 } from './CreateWork1795254692891';
import { FindSyncs1796000000310 } from './FindSyncs1796000000310';
import { Progress1795289755375 } from './Progress1795289755375';
import { WorkOrigin1796000000300 } from './WorkOrigin1796000000300';

export const queueMigrations: readonly MigrationClass[] = [
  CreateWork1795254692891,
  Progress1795289755375,
  WorkOrigin1796000000300,
  FindSyncs1796000000310,
];

/**
 * Makes or renews BullMQ's own tables, as the owner, so that no process needs the right to make
 * any.
 */
export const migrateQueue = async (client: Client): Promise<void> => {
  await runMigrations(client as never, 'queue');
};
