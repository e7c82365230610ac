import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { AccountSpaces } from '@switchyard/identity';
import type { Connection } from '@switchyard/identity/domain';
import type { Tenant } from '@switchyard/kernel';

/** Tells campaigns of every Space whether their connection needs a new sign-in, so that a look at one tells of it. */
@Injectable()
export class ConnectionReach {
  constructor(
    private readonly spaces: AccountSpaces,
    private readonly catalog: CatalogFacade,
  ) {}

  /** What is known already is not written again. Outside of any transaction: one sees one Space. */
  async note({ accountId }: Tenant, { id, status, updatedAt }: Connection): Promise<void> {
    const since = status === 'NEEDS_REAUTH' ? updatedAt : null;
    for (const spaceId of await this.spaces.idsOf(accountId)) {
      await this.catalog.noteReauth({ accountId, spaceId }, id, since);
    }
  }
}
