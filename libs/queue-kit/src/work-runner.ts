import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { backOffSeconds, whyGivenUp } from './given-up';
import { Graveyard } from './graveyard';
import { WorkHandlers, type WorkHandler } from './handlers';
import { HeldLease } from './held-lease';
import { LeaseLost } from './lease';
import { Leases } from './leases';
import type { QueueName } from './promised-work';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';

/** Work that waits outside of its place is in memory all the same: so much of it, as a multiple of the places, keeps new work out. */
const MOST_BY_PLACES = 16;

interface Run {
  readonly held: HeldLease;
  readonly queue: QueueName;
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

/** Answers one ring: takes the lease, runs the handler, keeps the lease alive, gives it back when the handler fails. */
@Injectable()
export class WorkRunner {
  private readonly logger = new Logger(WorkRunner.name);
  private readonly running = new Set<Run>();
  private stopping = false;

  constructor(
    private readonly leases: Leases,
    private readonly handlers: WorkHandlers,
    private readonly graveyard: Graveyard,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  /** How much more of a queue may be taken now. */
  room(queue: QueueName): number {
    const own = [...this.running].filter((run) => run.queue === queue);
    const places = this.settings.concurrency[queue];
    return this.stopping
      ? 0
      : Math.min(
          places - own.filter(({ held }) => held.hasPlace).length,
          places * MOST_BY_PLACES - own.length,
        );
  }

  /**
   * Does nothing when the work is done, not due, in other hands, or too much: rings may come twice, and what is left is rung for again.
   * Resolves when the work is over, or goes on without a place.
   */
  async answer(workId: string, queue: QueueName): Promise<void> {
    const held =
      this.room(queue) > 0
        ? await HeldLease.take(this.leases, workId, this.settings.leaseSeconds)
        : undefined;
    if (!held) return;
    const abort = new AbortController();
    const run: Run = { held, queue, abort, done: this.hold(held, abort) };
    this.running.add(run);
    // A run that lost its lease can do no harm: nobody waits for one that hangs.
    const over = Promise.race([run.done, whenLost(abort.signal)]).finally(() =>
      this.running.delete(run),
    );
    await Promise.race([over, held.leftPlace]);
  }

  /** Takes nothing new, asks running work to stop and waits for it, at most the given milliseconds. */
  async stop(graceMs: number): Promise<void> {
    this.stopping = true;
    for (const { abort } of this.running) abort.abort();
    const all = Promise.allSettled([...this.running].map(({ done }) => done));
    await Promise.race([all, new Promise((late) => setTimeout(late, graceMs).unref())]);
  }

  private async hold(held: HeldLease, abort: AbortController): Promise<void> {
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
    try {
      await this.execute(held, abort.signal);
    } catch (error) {
      await this.settle(held, error, abort.signal.aborted);
    } finally {
      clearInterval(renewal);
    }
  }

  private async execute(held: HeldLease, signal: AbortSignal): Promise<void> {
    const {
      workId,
      work: { kind, spaceId, accountId },
    } = held.lease;
    const tenant: Tenant = { spaceId, accountId };
    const [handler, over] = [this.handlers.find(kind), whyGivenUp(held.lease)];
    if (over) return this.giveUp(held, tenant, handler, over);
    if (!handler) throw new Error(`no handler for ${kind}`);
    await held.run(() => handler.execute(tenant, workId, held.lease, signal));
  }

  /** The queue moves on: the handler records why, and it is kept here for people. */
  private async giveUp(
    { lease }: HeldLease,
    tenant: Tenant,
    handler: WorkHandler | undefined,
    reason: Error,
  ): Promise<void> {
    this.logger.error(
      { work: lease.workId, kind: lease.work.kind, err: reason },
      'work is given up',
    );
    if (!handler) return this.graveyard.bury(lease, `no handler for ${lease.work.kind}`);
    await handler.giveUp(tenant, lease.workId, lease, reason);
    await this.graveyard.note(lease, reason.message);
  }

  private async settle({ lease }: HeldLease, error: unknown, aborted: boolean): Promise<void> {
    if (error instanceof LeaseLost && error.workId === lease.workId) return;
    if (!aborted) {
      this.logger.error(
        { work: lease.workId, kind: lease.work.kind, failures: lease.failures + 1, err: error },
        'work failed and will be tried again',
      );
    }
    await this.leases
      .giveBack(lease, aborted ? 0 : backOffSeconds(lease.failures), !aborted)
      .catch(() => undefined);
  }
}

const whenLost = (signal: AbortSignal): Promise<void> =>
  new Promise((lost) =>
    signal.addEventListener('abort', () => {
      if (signal.reason instanceof LeaseLost) lost();
    }),
  );
