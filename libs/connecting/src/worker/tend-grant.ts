import { Injectable } from '@nestjs/common';
import type { Grant } from '@switchyard/identity/domain';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { PlatformFailure } from '@switchyard/platforms/domain';
import { type Lease, Leases } from '@switchyard/queue-kit';
import { Grants, grantOfTending } from '../use-cases/ports';
import { Vendors } from '../use-cases/vendors';
import { OpenGrants } from './ports';
import { VendorAccess } from './vendor-access';

const DAY_MS = 86_400_000;
/** The owner is reminded so many days before the end, the nearest last. */
const REMINDERS = [1, 7, 30] as const;

/** How often a grant is looked after. */
export class TendInterval {
  constructor(readonly seconds: number) {}
}

/** Has a grant last longer where the platform allows that. */
@Injectable()
export class ProlongGrant {
  constructor(
    private readonly grants: Grants,
    private readonly vendors: Vendors,
    private readonly vendorAccess: VendorAccess,
    private readonly opening: OpenGrants,
  ) {}

  /** `ends`: it ends by its date as before. */
  async execute(tenant: Tenant, { id, platform }: Grant): Promise<'prolonged' | 'gone' | 'ends'> {
    const { prolong } = this.vendors.access(platform);
    if (!prolong) return 'ends';
    const opened = await this.opening.open(tenant, id);
    const { connection, io } = this.vendorAccess.stored(platform, id, opened);
    try {
      const prolonged = await prolong(connection, io);
      const sealedVersion = opened.grant.credentials.version;
      await this.grants.noteProlonged(tenant, id, { ...prolonged, sealedVersion });
      return 'prolonged';
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      if (error.failure.kind !== 'unauthorised') return 'ends';
      const name = this.vendors.nameOf(platform);
      await this.grants.markNeedsReauth(
        tenant,
        id,
        `${name} does not accept the grant any more.`,
        opened.grant.version,
      );
      return 'gone';
    }
  }
}

/**
 * Looks after one grant, again and again until it is gone: has it last longer where the platform
 * allows that without the person, else reminds the owner before it ends.
 */
@Injectable()
export class TendGrant {
  constructor(
    private readonly work: UnitOfWork,
    private readonly grants: Grants,
    private readonly prolonging: ProlongGrant,
    private readonly leases: Leases,
    private readonly interval: TendInterval,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const grant = await this.grants.grant(tenant, grantOfTending(workId));
    if (grant) await this.tend(tenant, grant);
    await this.end(tenant, lease, grant !== undefined);
  }

  /** Never given up: the next round tries again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.end(tenant, lease, true);
  }

  private async tend(tenant: Tenant, grant: Grant): Promise<void> {
    const daysLeft = this.reminderOf(grant);
    if (grant.status !== 'ACTIVE' || daysLeft === undefined) return;
    if (daysLeft === 'over') {
      await this.grants.markNeedsReauth(tenant, grant.id, 'The grant has ended by its date.');
      return;
    }
    if ((await this.prolonging.execute(tenant, grant)) === 'ends') {
      await this.grants.remindOfEnd(tenant, grant, daysLeft);
    }
  }

  private reminderOf({ refreshEndsAt }: Grant): 1 | 7 | 30 | 'over' | undefined {
    if (refreshEndsAt === null) return undefined;
    const leftMs = refreshEndsAt.getTime() - this.clock.now().getTime();
    return leftMs <= 0 ? 'over' : REMINDERS.find((days) => leftMs <= days * DAY_MS);
  }

  private end(tenant: Tenant, lease: Lease, isThere: boolean): Promise<void> {
    return this.work.run(tenant, () =>
      isThere ? this.leases.rest(lease, this.interval.seconds) : this.leases.finish(lease),
    );
  }
}
