import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Outbox } from '@switchyard/queue-kit';

/** The kind of the work that ends the alert. */
export const WORKER_BACK = 'worker-back';

const ABSENT_SECONDS = 120;
const LOOK_MS = 15_000;

/**
 * Finds, from the api, that no worker is there although work is due, and reports it to the owners of
 * that work. Every api process looks. The key of the alert, and the id of the work that ends it, let
 * one of them report.
 */
@Injectable()
export class WatchWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WatchWorkers.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly outbox: Outbox,
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  /** A look that fails is made good by the next one. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look().catch(() => undefined), LOOK_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Reports what was not reported yet. */
  async look(absentSeconds = ABSENT_SECONDS): Promise<void> {
    const waiting = await this.outbox.withoutWorker(absentSeconds);
    if (waiting.length === 0) return;
    this.logger.error({ accounts: waiting.length, absentSeconds }, 'no worker is there');
    const since = new Date(this.clock.now().getTime() - absentSeconds * 1_000);
    for (const tenant of waiting) await this.report(tenant, since);
  }

  private report(tenant: Tenant, since: Date): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.identity.raiseAlert(tenant, {
        kind: 'WORKERS_ABSENT',
        subject: { type: 'account', id: tenant.accountId },
        key: alertKeys.workersAbsent(tenant.accountId),
        details: { since: since.toISOString() },
        message: `No worker has run since ${since.toISOString()}. Syncs, readings and the Emergency Brake wait until one is back.`,
      });
      await this.outbox.enqueueForReturn(WORKER_BACK, tenant);
    });
  }
}
