import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { WorkHandlers, type WorkHandler } from './handlers';
import { LeaseLost, Leases, type Lease } from './leases';
import type { PromisedWork } from './promised-work';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';

const MOST_FAILURES = 8;

/** Seconds to wait after the given number of failures: 1, 2, 4 … 60. */
const backOffSeconds = (failures: number): number => Math.min(60, 2 ** failures);

/** Answers one ring: takes the lease, runs the handler, keeps the lease alive, gives it back when the handler fails. */
@Injectable()
export class WorkRunner {
  private readonly logger = new Logger(WorkRunner.name);
  private readonly running = new Set<{ readonly abort: AbortController; readonly done: Promise<void> }>();
  private stopping = false;

  constructor(
    private readonly leases: Leases, private readonly handlers: WorkHandlers, @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  /** Does nothing when the work is done, not due, or in other hands: rings may come twice. */
  async answer(work: PromisedWork): Promise<void> {
    const lease = this.stopping ? undefined : await this.leases.take(work.id);
    if (!lease) return;
    const abort = new AbortController();
    const done = this.hold(work, lease, abort);
    const entry = { abort, done };
    this.running.add(entry);
    await done.finally(() => this.running.delete(entry));
  }

  /** Takes nothing new, asks running work to stop and waits for it, at most the given milliseconds. */
  async stop(graceMs: number): Promise<void> {
    this.stopping = true;
    for (const { abort } of this.running) abort.abort();
    const all = Promise.allSettled([...this.running].map(({ done }) => done));
    await Promise.race([all, new Promise((late) => setTimeout(late, graceMs).unref())]);
  }

  private async hold(work: PromisedWork, lease: Lease, abort: AbortController): Promise<void> {
    const renewal = setInterval(() => {
      this.leases.renew(lease).catch((error: unknown) => { if (error instanceof LeaseLost) abort.abort(); });
    }, (this.settings.leaseSeconds * 1000) / 3);
    try {
      await this.execute(this.handlers.of(work.kind), work, lease, abort.signal);
    } finally {
      clearInterval(renewal);
    }
  }

  private async execute(handler: WorkHandler, { id, spaceId, accountId }: PromisedWork, lease: Lease, signal: AbortSignal): Promise<void> {
    const tenant: Tenant = { spaceId, accountId };
    try {
      if (lease.failures >= MOST_FAILURES) return await handler.giveUp(tenant, id, lease, new Error(`failed ${lease.failures} times`));
      await handler.execute(tenant, id, lease, signal);
    } catch (error) {
      await this.settle(id, lease, error, signal.aborted);
    }
  }

  private async settle(id: string, lease: Lease, error: unknown, aborted: boolean): Promise<void> {
    if (error instanceof LeaseLost) return;
    if (!aborted) this.logger.error({ work: id, failures: lease.failures + 1, err: error }, 'work failed and will be tried again');
    await this.leases.giveBack(lease, aborted ? 0 : backOffSeconds(lease.failures), !aborted).catch(() => undefined);
  }
}
