import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { type Lease, Leases, type WorkHandler, WorkHandlers } from '@switchyard/queue-kit';
import { Campaigns } from '../data/campaigns';
import { REFRESH_SCHEDULES, RefreshSchedules } from '../use-cases/campaigns/schedule-campaigns';

/**
 * Clocks change at some hour of a day: looked at every hour, hours are right within one, whatever
 * the zone. A round that finds nothing new is one read per campaign.
 */
const ROUND_SECONDS = 3_600;

/** Goes round a Space as long as something in it is set in another zone. */
@Injectable()
export class RefreshSchedulesHandler implements WorkHandler, OnModuleInit {
  readonly kind = REFRESH_SCHEDULES;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly refreshSchedules: RefreshSchedules,
    private readonly campaigns: Campaigns,
    private readonly leases: Leases,
    private readonly work: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  async execute(tenant: Tenant, _workId: string, lease: Lease, signal: AbortSignal): Promise<void> {
    await this.refreshSchedules.execute(tenant, signal);
    await this.endRound(tenant, lease, signal.aborted ? 0 : ROUND_SECONDS);
  }

  /** The work is never given up: the next round tries again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.endRound(tenant, lease, ROUND_SECONDS);
  }

  /**
   * The lease is asserted before looking: a writer that sets a schedule in between waits, and then
   * creates a new work item.
   */
  private endRound(tenant: Tenant, lease: Lease, seconds: number): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.leases.assertHeld(lease);
      const kept = await this.campaigns.withScheduleSource(tenant);
      return kept.length === 0 ? this.leases.finish(lease) : this.leases.rest(lease, seconds);
    });
  }
}

/**
 * Keeps hours of other zones right as clocks change. Needs CatalogModule and `QueueModule.working`.
 */
@Module({ providers: [RefreshSchedulesHandler] })
export class ScheduleWorkerModule {}
