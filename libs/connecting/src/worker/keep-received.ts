import { Injectable } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { type Lease, Leases } from '@switchyard/queue-kit';
import { Attempts } from '../data/attempts';
import { attemptOfKeeping } from '../use-cases/ports';
import { KeepReached } from './list-reached';
import { ReceivedGrants } from './received-grants';

/** Keeps the grant of another person than was expected, once a person chose of their ad accounts. */
@Injectable()
export class KeepReceived {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly received: ReceivedGrants,
    private readonly keeping: KeepReached,
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const attempt = await this.attempts.get(tenant, attemptOfKeeping(workId));
    if (attempt?.status !== 'CHOOSE' || !attempt.newGrant) {
      return this.giveUp(tenant, workId, lease);
    }
    const given = await this.received.open(attempt, attempt.newGrant);
    await this.work.run(tenant, async () => {
      const grantId = await this.keeping.keepGrant(tenant, attempt, given);
      await this.attempts.change(tenant, attempt.id, 'CHOOSE', {
        grantId,
        newGrant: null,
        updatedAt: this.clock.now(),
      });
      await this.leases.finish(lease);
    });
  }

  /** The attempt stays open: the person may choose again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.finish(lease));
  }
}
