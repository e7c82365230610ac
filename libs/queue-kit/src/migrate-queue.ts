import { runMigrations } from 'bullmq';
import type { Client } from 'pg';

/** Makes or renews BullMQ's own tables, as the owner, so that no process needs the right to make any. */
export const migrateQueue = async (client: Client): Promise<void> => {
  await runMigrations(client as never, 'queue');
};
