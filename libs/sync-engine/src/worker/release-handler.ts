import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Tenant } from '@switchyard/kernel';
import { Leases, type Lease, type WorkHandler } from '@switchyard/queue-kit';
import { Releases } from '../use-cases/links/ports';
import { ReleaseRound } from '../use-cases/links/release-round';
import { connectionOfRelease, RELEASE_ROUND } from '../use-cases/links/release-work';

/** What no platform confirmed yet is tried again this soon. */
const SOON_SECONDS = 15;

@Injectable()
export class ReleaseHandler implements WorkHandler {
  readonly kind = RELEASE_ROUND;

  constructor(
    private readonly round: ReleaseRound,
    private readonly releases: Releases,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  async execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const connectionId = connectionOfRelease(workId);
    const released = await this.round.execute(tenant, connectionId, lease);
    await this.work.run(tenant, async () => {
      // The lease is held before looking: who unlinks in between waits, and finds work that rests.
      await this.leases.assertHeld(lease);
      if (released === 'open') return this.leases.rest(lease, SOON_SECONDS);
      const more = await this.releases.dueOn(tenant, connectionId);
      return more.length > 0 ? this.leases.rest(lease, 0) : this.leases.finish(lease);
    });
  }

  /** What was unlinked is never given up on. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, SOON_SECONDS));
  }
}
