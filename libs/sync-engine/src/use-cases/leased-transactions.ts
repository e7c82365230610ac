import { Injectable } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { Lease } from '@switchyard/queue-kit';
import { LeaseGuard } from './ports';

/** Transactions of work that holds a lease. */
@Injectable()
export class LeasedTransactions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leases: LeaseGuard,
  ) {}

  /** Runs one transaction. Throws, and writes nothing, when another worker took the work over. */
  run<T>(tenant: Tenant, lease: Lease, write: () => Promise<T>): Promise<T> {
    return this.work.run(tenant, async () => {
      await this.leases.assertHeld(lease);
      return write();
    });
  }

  /** After a transaction recorded what stays: earlier failures no longer count against the work. */
  achieved(lease: Lease): Promise<void> {
    return this.leases.achieved(lease);
  }
}
