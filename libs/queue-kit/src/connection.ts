import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import type { QueueSettings } from './settings';

/** Who asks Redis: producers fail at once when it is away, listeners wait until it is back. */
export type Side = 'producer' | 'listener';

const redisOptions = (url: string, side: Side) =>
  side === 'listener'
    ? { url, maxRetriesPerRequest: null, connectTimeout: 2_000 }
    : {
        url,
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
        connectTimeout: 2_000,
        commandTimeout: 2_000,
      };

/** BullMQ on PostgreSQL unless Redis is set; process-wide, so it is chosen before Nest builds its modules. */
export const connectionOf = (
  { redisUrl, databaseUrl }: QueueSettings,
  side: Side,
): ConnectionOptions => {
  setDefaultBackendFactory(redisUrl ? undefined : (createPostgresBackend as never));
  return (
    redisUrl
      ? redisOptions(redisUrl, side)
      : { connectionString: databaseUrl, schema: 'queue', max: side === 'listener' ? 4 : 2 }
  ) as ConnectionOptions;
};
