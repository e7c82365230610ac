import { type Columns, defineTable } from '@switchyard/db-kit';

/**
 * The queues: interactive work (a caller waits) never waits behind long work, nor behind
 * `conversions` or `readings`, which have no waiting caller.
 */
export const QUEUES = ['answers', 'syncs', 'conversions', 'readings'] as const;
export type QueueName = (typeof QUEUES)[number];

/** Work that a transaction made necessary. It has ids only, so it may be read without a Space. */
export interface WorkItem {
  readonly id: string;
  readonly queue: QueueName;
  /** Names the handler. */
  readonly kind: string;
  readonly spaceId: string;
  readonly accountId: string;
}

/** As stored: kept until the work is finished; a lease says who is at it. */
export interface WorkItemRow extends WorkItem {
  readonly createdAt: Date;
  /** Not before this moment. */
  readonly dueAt: Date;
  readonly leaseUntil: Date | null;
  readonly holder: string | null;
  /** +1 with every lease: a holder with an older one may write nothing more. */
  readonly fence: number;
  /** Runs that failed, or died with their worker, since the work last got somewhere. */
  readonly failures: number;
  /** When its holder last did anything; a renewed lease alone is nothing. */
  readonly progressAt: Date;
  /** How often it was taken from a holder that got nowhere, since the work last got somewhere. */
  readonly stalls: number;
  /** The request that began the work; null for work that begins by itself. */
  readonly requestId: string | null;
  /** The span of that request, where it is traced. */
  readonly traceparent: string | null;
}

export const promised = defineTable<WorkItemRow>({
  schema: 'work',
  name: 'promised',
  scope: 'global',
  rights: { api: 'write', worker: 'write' },
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    queue: { type: 'text' },
    kind: { type: 'text' },
    spaceId: { type: 'text' },
    accountId: { type: 'text' },
    createdAt: { type: 'timestamptz', default: () => 'now()' },
    dueAt: { type: 'timestamptz', default: () => 'now()' },
    leaseUntil: { type: 'timestamptz', nullable: true },
    holder: { type: 'text', nullable: true },
    fence: { type: 'int8', default: 0 },
    failures: { type: 'int4', default: 0 },
    progressAt: { type: 'timestamptz', default: () => 'now()' },
    stalls: { type: 'int4', default: 0 },
    requestId: { type: 'text', nullable: true },
    traceparent: { type: 'text', nullable: true },
  } satisfies Columns<WorkItemRow>,
  indexes: [
    { name: 'promised_due_idx', columns: ['dueAt'] },
    { name: 'promised_sync_idx', columns: ['id'], where: `kind = 'sync'` },
  ],
});

interface WorkerRow {
  readonly id: string;
  readonly seenAt: Date;
}

/** Workers that are alive say so here once a second. */
export const workers = defineTable<WorkerRow>({
  schema: 'work',
  name: 'worker',
  scope: 'global',
  rights: { api: 'write', worker: 'write' },
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    seenAt: { type: 'timestamptz', default: () => 'now()' },
  } satisfies Columns<WorkerRow>,
});

interface DeadRow extends WorkItem {
  readonly failures: number;
  readonly stalls: number;
  readonly reason: string;
  readonly diedAt: Date;
}

/** Work that was given up, and why: for people, nothing reads it. */
export const deadWork = defineTable<DeadRow>({
  schema: 'work',
  name: 'dead',
  scope: 'global',
  rights: { api: 'write', worker: 'write' },
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    queue: { type: 'text' },
    kind: { type: 'text' },
    spaceId: { type: 'text' },
    accountId: { type: 'text' },
    failures: { type: 'int4' },
    stalls: { type: 'int4' },
    reason: { type: 'text' },
    diedAt: { type: 'timestamptz', default: () => 'now()' },
  } satisfies Columns<DeadRow>,
});

export const queueTables = [promised, workers, deadWork];
