import type { QueueName } from './promised-work';

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
}
