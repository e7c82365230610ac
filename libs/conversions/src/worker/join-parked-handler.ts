import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork, type Tenant } from '@switchyard/kernel';
import { Leases, WorkHandlers, type Lease, type WorkHandler } from '@switchyard/queue-kit';
import { JOIN_ADJUSTMENTS } from '../use-cases/adjust/join-bell';
import { JoinParked } from '../use-cases/adjust/join-parked';

const REST_AFTER_FAILURES_SECONDS = 60;

/** Looks for the originals of what is parked in a Space, round by round, until nothing is. */
@Injectable()
export class JoinParkedHandler implements WorkHandler, OnModuleInit {
  readonly kind = JOIN_ADJUSTMENTS;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly joinParked: JoinParked,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  execute(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.joinParked.execute(tenant, (how) =>
      how.kind === 'over' ? this.leases.finish(lease) : this.leases.rest(lease, how.seconds),
    );
  }

  /** Nobody is told to give up: the next round tries again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, REST_AFTER_FAILURES_SECONDS));
  }
}
