import { Injectable } from '@nestjs/common';
import { AccountSpaces } from '@switchyard/identity';
import { type PlatformId, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { type Lease, Leases } from '@switchyard/queue-kit';
import { Withdrawals } from '../data/requests-to-worker';
import { Grants } from '../use-cases/ports';
import { Vendors } from '../use-cases/vendors';

/**
 * Marks the grants of a person who took the consent back at the platform, in every account. A
 * message that the platform did not sign is dropped.
 */
@Injectable()
export class RunWithdrawal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly vendors: Vendors,
    private readonly grants: Grants,
    private readonly spaces: AccountSpaces,
    private readonly leases: Leases,
  ) {}

  async execute(_tenant: Tenant, id: string, lease: Lease): Promise<void> {
    const withdrawal = await this.withdrawals.get(id);
    if (withdrawal) {
      const { platform, message } = withdrawal;
      const app = this.vendors.app(platform);
      const subject = app && this.vendors.access(platform).withdrawal?.(message, app);
      if (subject !== undefined) await this.markAll(platform, subject);
    }
    await this.end(id, lease);
  }

  giveUp(_tenant: Tenant, id: string, lease: Lease): Promise<void> {
    return this.end(id, lease);
  }

  /** No index leads from a person to accounts: such messages are seldom, and accounts are few. */
  private async markAll(platform: PlatformId, subject: string): Promise<void> {
    const accounts = new Map<string, Tenant>();
    for (const space of await this.spaces.everywhere()) accounts.set(space.accountId, space);
    for (const tenant of accounts.values()) {
      const withdrawn = (await this.grants.grantsOf(tenant)).filter(
        (grant) => grant.platform === platform && grant.subject === subject,
      );
      for (const { id } of withdrawn) {
        const name = this.vendors.nameOf(platform);
        await this.grants.markNeedsReauth(
          tenant,
          id,
          `The person took the consent back at ${name}.`,
        );
      }
    }
  }

  private end(id: string, lease: Lease): Promise<void> {
    return this.work.runGlobal(async () => {
      await this.withdrawals.remove(id);
      await this.leases.finish(lease);
    });
  }
}
