import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { Counter, Gauge, Histogram } from 'prom-client';
import { QUEUES } from './work-item';

/** How a run of a work item ended. `stalled`: it was taken from a holder without progress. */
const RUN_OUTCOMES = ['ended', 'failed', 'abandoned', 'lost', 'stalled', 'stopped'] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

export const workRuns = new Counter({
  name: 'switchyard_work_runs_total',
  help: 'Runs of work items that are over, by kind and outcome.',
  labelNames: ['kind', 'outcome'] as const,
});

/** Begins the counts of a kind at 0, so that the first of an outcome is an increase. */
export const countRunsOf = (kind: string): void => {
  for (const outcome of RUN_OUTCOMES) workRuns.inc({ kind, outcome }, 0);
};

export const workRunSeconds = new Histogram({
  name: 'switchyard_work_run_duration_seconds',
  help: 'Duration of the runs of work items, by queue.',
  labelNames: ['queue'] as const,
  buckets: [0.05, 0.2, 1, 5, 30, 120, 600, 3_600],
});

/** What is due or running is found by its due time, which running work keeps. */
const QUEUE_STANDING = statement(`
  select w.queue,
    count(*) filter (where w.lease_until is null or w.lease_until <= now()) as due,
    count(*) filter (where w.lease_until > now()) as running,
    coalesce(extract(epoch from now() - min(w.due_at) filter (where w.lease_until is null or w.lease_until <= now())), 0)::float8 as "oldestDueSeconds"
  from work.promised w where w.due_at <= now() group by w.queue`);
const RESTING_SYNCS = statement(
  `select count(*) as count from work.promised w where w.kind = 'sync' and w.due_at > now() and w.failures = 0`,
);
const DEAD = statement('select d.kind, count(*) as count from work.dead d group by d.kind');
const LIVE_WORKERS = statement(
  `select count(*) as count from work.worker w where w.seen_at > now() - interval '10 seconds'`,
);

interface QueueStanding {
  readonly queue: string;
  readonly due: number;
  readonly running: number;
  readonly oldestDueSeconds: number;
}

interface Count {
  readonly count: number;
}

let source: Database | undefined;
let underWay: Promise<readonly QueueStanding[]> | undefined;

/** One statement for all gauges of a scrape. */
const standing = async (): Promise<readonly QueueStanding[]> => {
  if (!source) return [];
  underWay ??= source.readGlobal<QueueStanding>(QUEUE_STANDING, []).finally(() => {
    underWay = undefined;
  });
  const rows = await underWay;
  const idle = { due: 0, running: 0, oldestDueSeconds: 0 };
  return QUEUES.map((queue) => rows.find((row) => row.queue === queue) ?? { queue, ...idle });
};

const queueGauge = (
  name: string,
  help: string,
  figure: Exclude<keyof QueueStanding, 'queue'>,
): Gauge =>
  new Gauge({
    name,
    help,
    labelNames: ['queue'],
    async collect() {
      for (const row of await standing()) this.set({ queue: row.queue }, row[figure]);
    },
  });

queueGauge(
  'switchyard_work_due',
  'Work items that are due and that no worker runs, by queue.',
  'due',
);
queueGauge('switchyard_work_running', 'Work items that a worker runs, by queue.', 'running');
queueGauge(
  'switchyard_work_oldest_due_seconds',
  'Seconds since the oldest work item that no worker runs became due, by queue.',
  'oldestDueSeconds',
);

new Gauge({
  name: 'switchyard_work_dead',
  help: 'Work items that were given up and are kept, by kind.',
  labelNames: ['kind'] as const,
  async collect() {
    const rows = (await source?.readGlobal<Count & { readonly kind: string }>(DEAD, [])) ?? [];
    this.reset();
    for (const { kind, count } of rows) this.set({ kind }, count);
  },
});

new Gauge({
  name: 'switchyard_workers',
  help: 'Workers that gave a sign of life within ten seconds.',
  async collect() {
    const [row] = (await source?.readGlobal<Count>(LIVE_WORKERS, [])) ?? [];
    if (row) this.set(row.count);
  },
});

new Gauge({
  name: 'switchyard_syncs_blocked',
  help: 'Syncs that rest until the limit of a platform has passed.',
  async collect() {
    const [row] = (await source?.readGlobal<Count>(RESTING_SYNCS, [])) ?? [];
    if (row) this.set(row.count);
  },
});

/** Lets the scrapes of this process ask its database. Their time limit is that of the scrape. */
@Injectable()
export class QueueMetrics implements OnModuleInit, OnModuleDestroy {
  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    source = this.database;
  }

  onModuleDestroy(): void {
    if (source === this.database) source = undefined;
  }
}
