import { context, SpanKind, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { Logger, type LoggerService } from '@nestjs/common';
import { acting } from '@switchyard/kernel';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { register } from 'prom-client';
import { DeadLetterStore } from './dead-letters';
import { heldLease } from './held-lease';
import { Leases } from './leases';
import { QueueMetrics } from './metrics';
import { queueMigrations } from './migrations';
import type { Notifier } from './notifier';
import { Outbox } from './outbox';
import type { QueueSettings } from './settings';
import { Watchdog } from './sweeper';
import { queueTables } from './work-item';
import { type WorkHandler, WorkHandlers, WorkRunner } from './work-runner';

const TENANT = { spaceId: 'spc_1', accountId: 'acc_1' };
const FAILED_SYNC = { kind: 'sync', outcome: 'failed' };
const REQUEST = { kind: 'user', action: 'syncCampaigns', requestId: 'req_1' } as const;
const settings: QueueSettings = {
  workerId: 'w1',
  leaseSeconds: 30,
  stalledSeconds: 600,
  databaseUrl: '',
  concurrency: { answers: 2, syncs: 2, conversions: 2, readings: 2 },
  sweepEveryMs: 1_000,
};

interface Line {
  readonly level: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

let db: TestDatabase;
let lines: Line[];
let leases: Leases;
let book: Outbox;
let metrics: QueueMetrics;

const capture = (level: string) => (fields: unknown, text: string) =>
  void lines.push({ level, text, fields: fields as Line['fields'] });
const log = Object.fromEntries(
  ['debug', 'log', 'warn', 'error'].map((level) => [level, capture(level)]),
) as unknown as LoggerService;

beforeAll(async () => {
  db = await testDatabase(queueTables, queueMigrations);
  leases = new Leases(db.database, db.work, settings);
  const notifier = { notify: () => Promise.resolve() } as unknown as Notifier;
  book = new Outbox(db.database, db.work, notifier, settings);
  metrics = new QueueMetrics(db.database);
  metrics.onModuleInit();
  Logger.overrideLogger(log);
});
afterAll(async () => {
  Logger.overrideLogger(false);
  metrics.onModuleDestroy();
  await db.close();
});
beforeEach(async () => {
  lines = [];
  for (const table of ['promised', 'dead', 'worker']) {
    await db.dataSource.query(`delete from work.${table}`);
  }
});

const finish: WorkHandler['execute'] = (tenant, _id, lease) =>
  db.work.run(tenant, () => leases.finish(lease));
const worker = (execute: WorkHandler['execute'], more: Partial<WorkHandler> = {}) => {
  const handlers = new WorkHandlers();
  handlers.add({
    kind: 'sync',
    execute,
    giveUp: (tenant, id, lease) => finish(tenant, id, lease, new AbortController().signal),
    ...more,
  });
  const dead = new DeadLetterStore(db.database, db.work, leases);
  return {
    runner: new WorkRunner(leases, handlers, dead, settings),
    watchdog: new Watchdog(db.database, db.work, handlers, settings),
  };
};
const enqueue = (id: string): Promise<void> =>
  acting.run(REQUEST, () =>
    db.work.run(TENANT, () => book.enqueue({ id, queue: 'syncs', kind: 'sync', ...TENANT })),
  );
const enqueueStanding = (id: string): Promise<void> =>
  acting.run(REQUEST, () =>
    db.work.run(TENANT, () =>
      book.enqueueStanding({ id, queue: 'readings', kind: 'sync', ...TENANT }),
    ),
  );
const set = (id: string, change: string): Promise<unknown> =>
  db.dataSource.query(`update work.promised set ${change} where id = '${id}'`);
const logged = (): readonly string[] => lines.map(({ level, text }) => `${level}: ${text}`);
const valueOf = async (name: string, labels: object): Promise<number | undefined> => {
  const found = await register.getSingleMetric(name)?.get();
  return found?.values.find((one) =>
    Object.entries(labels).every(([label, value]) => one.labels[label as never] === value),
  )?.value;
};

describe('the log of a work item', () => {
  it('has a line when a run starts and ends, with the request that began the work', async () => {
    await enqueue('syn_1');
    await worker(finish).runner.answer('syn_1', 'syncs');
    expect(logged()).toEqual(['log: work is started', 'log: work is ended']);
    expect(lines.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ requestId: 'req_1', workId: 'syn_1', kind: 'sync', attempt: 1 }),
      expect.objectContaining({ requestId: 'req_1', workId: 'syn_1', ms: expect.any(Number) }),
    ]);
  });

  it('names the request in the code that the work runs, and in what that enqueues', async () => {
    await enqueue('syn_1');
    let seen: unknown;
    await worker(async (tenant, id, lease, signal) => {
      seen = acting.getStore();
      await db.work.run(TENANT, () =>
        book.enqueue({ id: 'next', queue: 'answers', kind: 'sync', ...TENANT }),
      );
      await finish(tenant, id, lease, signal);
    }).runner.answer('syn_1', 'syncs');
    expect(seen).toMatchObject({ kind: 'worker', requestId: 'syn_1', begunBy: 'req_1' });
    const rows = await db.dataSource.query(`select id, request_id from work.promised`);
    expect(rows).toEqual([{ id: 'next', request_id: 'req_1' }]);
  });

  it('is silent about a standing round that did nothing, and names its own id', async () => {
    await enqueueStanding('round');
    const rest: WorkHandler['execute'] = (tenant, _id, lease) =>
      db.work.run(tenant, () => leases.rest(lease, 0));
    await worker(rest).runner.answer('round', 'readings');
    expect(logged()).toEqual(['debug: work is started', 'debug: work is ended']);
    lines = [];
    await worker(async (...run) => {
      await heldLease.getStore()!.assertHeld();
      await rest(...run);
    }).runner.answer('round', 'readings');
    expect(logged()).toEqual(['debug: work is started', 'log: work is ended']);
    expect(lines[1]?.fields).toMatchObject({ requestId: 'round' });
  });

  it('has a line for a failure that is tried again, and one when work is given up', async () => {
    await enqueue('syn_1');
    const before = (await valueOf('switchyard_work_runs_total', FAILED_SYNC)) ?? 0;
    await worker(() => Promise.reject(new Error('broken'))).runner.answer('syn_1', 'syncs');
    expect(logged()).toEqual([
      'log: work is started',
      'error: work failed and will be tried again',
    ]);
    await set('syn_1', 'failures = 8, due_at = now()');
    await worker(finish).runner.answer('syn_1', 'syncs');
    expect(logged().slice(2)).toEqual(['log: work is started', 'error: work is given up']);
    expect(lines[3]?.fields).toMatchObject({ requestId: 'req_1', code: 'WorkFailed' });
    expect(await valueOf('switchyard_work_runs_total', FAILED_SYNC)).toBe(before + 1);
    expect(await valueOf('switchyard_work_dead', { kind: 'sync' })).toBe(1);
  });

  it('has the line of a lost lease, not of a failure, when work fails that another worker has', async () => {
    await enqueue('syn_1');
    await worker(async () => {
      await set('syn_1', 'fence = fence + 1');
      throw new Error('the connection was closed');
    }).runner.answer('syn_1', 'syncs');
    expect(logged()).toEqual(['log: work is started', 'warn: the lease of a work item is lost']);
  });

  it('has a line when the lease is lost, and when work is taken from its holder', async () => {
    await enqueue('syn_1');
    const reported: string[] = [];
    const { runner, watchdog } = worker(
      async (...run) => {
        await set('syn_1', `progress_at = now() - interval '601 seconds'`);
        await watchdog.look();
        await finish(...run);
      },
      { stalled: async (_tenant, id) => void reported.push(id) },
    );
    await runner.answer('syn_1', 'syncs');
    expect(logged()).toEqual([
      'log: work is started',
      'error: work made no progress and is taken from its holder',
      'warn: the lease of a work item is lost',
    ]);
    expect(lines[1]?.fields).toMatchObject({ requestId: 'req_1', workId: 'syn_1', holder: 'w1' });
    expect(reported).toEqual(['syn_1']);
  });
});

describe('a scrape', () => {
  it('has the counts of due, running and resting work and of live workers', async () => {
    for (const id of ['syn_due', 'syn_runs', 'syn_rests']) await enqueue(id);
    await set('syn_due', `due_at = now() - interval '100 seconds'`);
    await set('syn_runs', `lease_until = now() + interval '30 seconds'`);
    await set('syn_rests', `due_at = now() + interval '1 hour'`);
    await db.dataSource.query(
      `insert into work.worker (id, seen_at) values ('a', now()), ('b', now() - interval '1 minute')`,
    );
    const queue = { queue: 'syncs' };
    expect(await valueOf('switchyard_work_due', queue)).toBe(1);
    expect(await valueOf('switchyard_work_running', queue)).toBe(1);
    expect(await valueOf('switchyard_work_oldest_due_seconds', queue)).toBeGreaterThan(99);
    expect(await valueOf('switchyard_work_due', { queue: 'readings' })).toBe(0);
    expect(await valueOf('switchyard_syncs_blocked', {})).toBe(1);
    expect(await valueOf('switchyard_workers', {})).toBe(1);
  });
});

describe('the trace of a work item', () => {
  it('goes on from the span of the request that began it', async () => {
    const exporter = new InMemorySpanExporter();
    trace.setGlobalTracerProvider(
      new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
    );
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    try {
      await trace.getTracer('test').startActiveSpan('request', async (span) => {
        await enqueue('syn_1');
        span.end();
      });
      await worker(finish).runner.answer('syn_1', 'syncs');
      const [request, work] = exporter.getFinishedSpans();
      expect(work).toMatchObject({ name: 'work sync', kind: SpanKind.CONSUMER });
      expect(work?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
      expect(work?.spanContext().traceId).toBe(request?.spanContext().traceId);
    } finally {
      trace.disable();
      context.disable();
    }
  });
});
