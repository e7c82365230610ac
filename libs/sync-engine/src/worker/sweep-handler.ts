import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { type Lease, Leases, type WorkHandler, WorkHandlers } from '@switchyard/queue-kit';
import { SWEEP_SPACE, SweepSpace, untilNextSweep } from '../use-cases/sweep-space';

/** After so long the slot is another Space's; what is left is due soon. */
const ROUND_MS = 30_000;
const SOON_SECONDS = 60;

/** Removes what a Space keeps for too long, once a day. */
@Injectable()
export class SweepHandler implements WorkHandler, OnModuleInit {
  readonly kind = SWEEP_SPACE;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly sweep: SweepSpace,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  async execute(tenant: Tenant, _workId: string, lease: Lease, signal: AbortSignal): Promise<void> {
    const ours = AbortSignal.any([signal, AbortSignal.timeout(ROUND_MS)]);
    const isDone = await this.sweep.execute(tenant, lease, ours);
    await this.rest(tenant, lease, isDone ? untilNextSweep(tenant.spaceId) : SOON_SECONDS);
  }

  /** Nothing is given up: the next round tries again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.rest(tenant, lease, untilNextSweep(tenant.spaceId));
  }

  private rest(tenant: Tenant, lease: Lease, seconds: number): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, seconds));
  }
}
