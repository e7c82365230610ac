import { Injectable } from '@nestjs/common';
import { AccountSpaces } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { Operations, Syncs } from '../ports';

/** Knows whether a sync is at an ad account. */
@Injectable()
export class SendingSyncs {
  constructor(
    private readonly spaces: AccountSpaces,
    private readonly syncs: Syncs,
    private readonly operations: Operations,
  ) {}

  /** Whether a sync of any Space sends through the connection now; one that waits for a limit sends nothing. */
  async through({ accountId }: Tenant, connectionId: string): Promise<boolean> {
    for (const spaceId of await this.spaces.idsOf(accountId)) {
      if (await this.isSending({ accountId, spaceId }, connectionId)) return true;
    }
    return false;
  }

  private async isSending(tenant: Tenant, connectionId: string): Promise<boolean> {
    const sync = await this.syncs.active(tenant);
    if (!sync || sync.waiting || sync.settledConnections.includes(connectionId)) return false;
    return (await this.operations.accounts(tenant, sync.id)).includes(connectionId);
  }
}
