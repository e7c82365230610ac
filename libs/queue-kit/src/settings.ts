import { type ConnectionOptions, createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import type { QueueName } from './work-item';

export const QUEUE_SETTINGS = Symbol('queue settings');

export interface QueueSettings {
  /** Names this process in leases and heartbeats. */
  readonly workerId: string;
  readonly leaseSeconds: number;
  /** Work whose holder did nothing for this long is taken from it. */
  readonly stalledSeconds: number;
  /** PostgreSQL address of BullMQ's own backend; ignored when `redisUrl` is set. */
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  readonly concurrency: Readonly<Record<QueueName, number>>;
  readonly sweepEveryMs: number;
  /** How long work that was given up is kept; 90 days when left out. */
  readonly deadWorkDays?: number;
}

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

/**
 * BullMQ on PostgreSQL unless Redis is set; process-wide, so it is chosen before Nest builds its
 * modules.
 */
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
