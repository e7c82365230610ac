import { Inject, Injectable, Logger } from '@nestjs/common';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type Acting, acting, type Tenant } from '@switchyard/kernel';
import { backOffSeconds, DeadLetterStore, abandonReason } from './dead-letters';
import { HeldLease } from './held-lease';
import { type Lease, LeaseLost, Leases, type TakenLease } from './leases';
import { countRunsOf } from './metrics';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';
import type { QueueName } from './work-item';
import { contextOf } from './work-origin';
import { type RunEnd, WorkTransitions } from './work-transitions';

/**
 * Does one kind of work. May be called again for the same work after a crash; must end with
 * `Leases.finish`.
 */
export interface WorkHandler {
  readonly kind: string;
  /** Who the audit trail says did it; `worker` unless stated. */
  readonly actor?: 'brake';
  execute(tenant: Tenant, workId: string, lease: Lease, signal: AbortSignal): Promise<void>;
  /**
   * After too many failures, or when it never got on (`WorkStalled`): record why, then
   * `Leases.finish`.
   */
  giveUp(tenant: Tenant, workId: string, lease: Lease, error: unknown): Promise<void>;
  /** After it was taken from a holder without progress. Another worker goes on with it. */
  stalled?(tenant: Tenant, workId: string): Promise<void>;
}

/** Every kind of work has exactly one handler; a second one fails the boot. */
@Injectable()
export class WorkHandlers {
  private readonly byKind = new Map<string, WorkHandler>();

  add(handler: WorkHandler): void {
    if (this.byKind.has(handler.kind)) throw new Error(`two handlers for ${handler.kind}`);
    this.byKind.set(handler.kind, handler);
    countRunsOf(handler.kind);
  }

  /** Undefined for work of a version that this one is older or newer than. */
  find(kind: string): WorkHandler | undefined {
    return this.byKind.get(kind);
  }
}

/**
 * Work that waits outside of its slot still uses memory. At this many runs per slot no new work is
 * taken.
 */
const MOST_RUNS_PER_SLOT = 16;

interface Run {
  readonly held: HeldLease;
  readonly queue: QueueName;
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

/**
 * Answers one notification: takes the lease, runs the handler, renews the lease, gives it back when
 * the handler fails.
 */
@Injectable()
export class WorkRunner {
  private readonly transitions = new WorkTransitions(new Logger(WorkRunner.name));
  private readonly running = new Set<Run>();
  private stopping = false;

  constructor(
    private readonly leases: Leases,
    private readonly handlers: WorkHandlers,
    private readonly deadLetters: DeadLetterStore,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  /** How much more of a queue may be taken now. */
  freeSlots(queue: QueueName): number {
    const own = [...this.running].filter((run) => run.queue === queue);
    const slots = this.settings.concurrency[queue];
    return this.stopping
      ? 0
      : Math.min(
          slots - own.filter(({ held }) => held.hasSlot).length,
          slots * MOST_RUNS_PER_SLOT - own.length,
        );
  }

  /**
   * Does nothing when the work is done, not due, leased to another worker, or too much: a
   * notification may come twice, and the sweeper repeats it for work that is left. Resolves when
   * the work is over, or goes on without a slot.
   */
  async answer(workId: string, queue: QueueName): Promise<void> {
    const held =
      this.freeSlots(queue) > 0
        ? await HeldLease.take(this.leases, workId, this.settings.leaseSeconds)
        : undefined;
    if (!held) return;
    const abort = new AbortController();
    const run: Run = { held, queue, abort, done: this.runUnderLease(held, abort) };
    this.running.add(run);
    // A run that lost its lease can do no harm, so `answer` does not wait for one that hangs.
    const over = Promise.race([run.done, whenLost(abort.signal)]).finally(() =>
      this.running.delete(run),
    );
    await Promise.race([over, held.slotReleased]);
  }

  /**
   * Takes nothing new, asks running work to stop and waits for it, at most the given milliseconds.
   */
  async stop(graceMs: number): Promise<void> {
    this.stopping = true;
    for (const { abort } of this.running) abort.abort();
    const all = Promise.allSettled([...this.running].map(({ done }) => done));
    await Promise.race([all, new Promise((late) => setTimeout(late, graceMs).unref())]);
  }

  private async runUnderLease(held: HeldLease, abort: AbortController): Promise<void> {
    const renewal = setInterval(
      () => {
        held.renew().catch((error: unknown) => {
          if (!(error instanceof LeaseLost)) return;
          clearInterval(renewal);
          abort.abort(error);
        });
      },
      (this.settings.leaseSeconds * 1000) / 3,
    );
    const startedAt = performance.now();
    const end = (): RunEnd => ({ startedAt, hasReachedOut: held.hasReachedOut });
    try {
      this.transitions.started(held.lease);
      await this.execute(held, abort.signal, end);
    } catch (error) {
      await this.giveBackAfterFailure(held, error, abort.signal.aborted, end());
    } finally {
      clearInterval(renewal);
    }
  }

  private async execute(held: HeldLease, signal: AbortSignal, end: () => RunEnd): Promise<void> {
    const {
      workId,
      work: { kind, spaceId, accountId },
    } = held.lease;
    const tenant: Tenant = { spaceId, accountId };
    const [handler, over] = [this.handlers.find(kind), abandonReason(held.lease)];
    if (over) return this.giveUp(held, tenant, handler, over);
    if (!handler) throw new Error(`no handler for ${kind}`);
    await acting.run(actingOn(held.lease, handler), () =>
      inSpan(held.lease, () => held.run(() => handler.execute(tenant, workId, held.lease, signal))),
    );
    this.transitions.ended(held.lease, end());
  }

  /** The queue moves on: the handler records why, and it is kept here for people. */
  private async giveUp(
    { lease }: HeldLease,
    tenant: Tenant,
    handler: WorkHandler | undefined,
    reason: Error,
  ): Promise<void> {
    this.transitions.abandoned(lease, reason);
    if (!handler) return this.deadLetters.deadLetter(lease, `no handler for ${lease.work.kind}`);
    await handler.giveUp(tenant, lease.workId, lease, reason);
    await this.deadLetters.note(lease, reason.message);
  }

  private async giveBackAfterFailure(
    { lease }: HeldLease,
    error: unknown,
    aborted: boolean,
    end: RunEnd,
  ): Promise<void> {
    if (error instanceof LeaseLost && error.workId === lease.workId) {
      return this.transitions.lost(lease, end);
    }
    // A worker that was frozen may find its connections closed before it finds its lease lost.
    const wasHeld = await this.leases
      .giveBack(lease, aborted ? 0 : backOffSeconds(lease.failures), !aborted)
      .catch(() => true);
    if (!wasHeld) this.transitions.lost(lease, end);
    else if (aborted) this.transitions.stopped(lease, end);
    else this.transitions.failed(lease, end, error);
  }
}

/** Who the audit trail says acts, and which request began it. */
const actingOn = (
  { workId, work: { kind }, origin: { requestId } }: TakenLease,
  { actor }: WorkHandler,
): Acting => ({
  kind: actor ?? 'worker',
  action: kind,
  requestId: workId,
  ...(requestId === null ? {} : { begunBy: requestId }),
});

const TRACER = 'switchyard';

/** Work that a traced request began is a span of its trace. */
const inSpan = <T>({ workId, work, origin }: TakenLease, run: () => Promise<T>): Promise<T> => {
  const parent = contextOf(origin.traceparent);
  if (!parent) return run();
  const attributes = { 'switchyard.work.id': workId, 'switchyard.work.kind': work.kind };
  const options = { kind: SpanKind.CONSUMER, attributes };
  return trace
    .getTracer(TRACER)
    .startActiveSpan(`work ${work.kind}`, options, parent, async (span) => {
      try {
        return await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
};

const whenLost = (signal: AbortSignal): Promise<void> =>
  new Promise((lost) =>
    signal.addEventListener('abort', () => {
      if (signal.reason instanceof LeaseLost) lost();
    }),
  );
