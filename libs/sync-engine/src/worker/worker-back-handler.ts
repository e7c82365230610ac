import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { type Lease, Leases, type WorkHandler, WorkHandlers } from '@switchyard/queue-kit';
import { WORKER_BACK } from '../watch-workers';

/** A worker is back: the alert about their absence is over. */
@Injectable()
export class WorkerBackHandler implements WorkHandler, OnModuleInit {
  readonly kind = WORKER_BACK;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly leases: Leases,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  execute(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.identity.resolveAlert(tenant, alertKeys.workersAbsent(tenant.accountId));
      await this.leases.finish(lease);
    });
  }

  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.finish(lease));
  }
}
