import { Injectable } from '@nestjs/common';
import { CredentialOpener } from '@switchyard/identity/worker';
import { type PlatformId, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { type Credentials, PlatformFailure } from '@switchyard/platforms/domain';
import { type Lease, Leases } from '@switchyard/queue-kit';
import { Revocations } from '../data/requests-to-worker';
import type { Attempt, Revocation } from '../domain';
import { Grants } from '../use-cases/ports';
import { Vendors } from '../use-cases/vendors';
import { mayPass } from './access-problems';
import type { OpenReceived } from './received-grants';
import { VendorAccess } from './vendor-access';

/** Whose consent it is, and what it is ended with. */
interface Ending {
  readonly platform: PlatformId;
  readonly subject: string;
  readonly id: string;
  readonly credentials: Credentials;
}

/**
 * Ends a consent at its platform, unless the same person has a grant here, in any account: what the
 * platform ends may be everything of the person.
 */
@Injectable()
export class RevokeAtVendor {
  constructor(
    private readonly grants: Grants,
    private readonly vendors: Vendors,
    private readonly vendorAccess: VendorAccess,
  ) {}

  /** Of an attempt that failed. A platform that does not answer is not asked again. */
  async fresh(tenant: Tenant, attempt: Attempt, given: OpenReceived): Promise<void> {
    // A key is the person's own: it is not ended because it was tried.
    if (attempt.keyKind) return;
    const { platform, id } = attempt;
    const { subject, credentials } = given;
    try {
      await this.execute(tenant, { platform, subject, id, credentials });
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
    }
  }

  /** Throws PlatformFailure when the platform did not. */
  async execute(tenant: Tenant, { platform, subject, id, credentials }: Ending): Promise<void> {
    const { revoke } = this.vendors.access(platform);
    if (!revoke || (await this.isInUse(tenant, platform, subject))) return;
    const ignored = async (): Promise<void> => {};
    const { connection, io } = this.vendorAccess.fresh(platform, id, credentials, ignored);
    await revoke(connection, io);
  }

  private async isInUse(tenant: Tenant, platform: PlatformId, subject: string): Promise<boolean> {
    const own = await this.grants.grantsOf(tenant);
    return (
      own.some((grant) => grant.platform === platform && grant.subject === subject) ||
      this.grants.hasOtherGrantOfSubject(tenant, { platform, subject })
    );
  }
}

/** A platform that does not answer is asked this often. */
const MOST_FAILURES = 5;

/** Ends grants at their platforms that were deleted here. Their secrets go, whatever is answered. */
@Injectable()
export class RunRevocation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly revocations: Revocations,
    private readonly opener: CredentialOpener,
    private readonly revoking: RevokeAtVendor,
    private readonly leases: Leases,
  ) {}

  async execute(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    const revocation = await this.revocations.get(tenant, id);
    if (revocation) await this.revoke(tenant, revocation, lease);
    await this.end(tenant, id, lease);
  }

  giveUp(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    return this.end(tenant, id, lease);
  }

  /** Throws while the platform may yet answer. */
  private async revoke(tenant: Tenant, revocation: Revocation, lease: Lease): Promise<void> {
    const { accountId, platform, subject, grantId } = revocation;
    const credentials = await this.opener.open(revocation.credentials, {
      accountId,
      connectionId: grantId,
    });
    try {
      await this.revoking.execute(tenant, { platform, subject, id: grantId, credentials });
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      if (mayPass(error) && lease.failures < MOST_FAILURES) throw error;
    }
  }

  private end(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.revocations.remove(tenant, id);
      await this.leases.finish(lease);
    });
  }
}
