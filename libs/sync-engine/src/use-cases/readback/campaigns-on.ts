import { Injectable } from '@nestjs/common';
import { AccountSpaces } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { ReadObjects, type LevelSizes, type ReadCampaign } from './ports';

/** What the Spaces of an account have on one connection. */
@Injectable()
export class CampaignsOn {
  constructor(
    private readonly spaces: AccountSpaces,
    private readonly objects: ReadObjects,
  ) {}

  /** Campaigns of which figures are read: bound, released and lately removed ones. */
  read(tenant: Tenant, connectionId: string): Promise<readonly ReadCampaign[]> {
    return this.ofSpaces(tenant, (own) => this.objects.campaigns(own, connectionId));
  }

  bound(tenant: Tenant, connectionId: string): Promise<readonly ReadCampaign[]> {
    return this.ofSpaces(tenant, (own) => this.objects.boundCampaigns(own, connectionId));
  }

  /** How much is, or lately was, below each campaign; those without anything are left out. */
  async sizes(tenant: Tenant, connectionId: string): Promise<ReadonlyMap<string, LevelSizes>> {
    return new Map(
      await this.ofSpaces(tenant, async (own) => [
        ...(await this.objects.sizes(own, connectionId)),
      ]),
    );
  }

  private async ofSpaces<T>(
    { accountId }: Tenant,
    read: (tenant: Tenant) => Promise<readonly T[]>,
  ): Promise<readonly T[]> {
    const all: T[] = [];
    for (const spaceId of await this.spaces.idsOf(accountId)) {
      for (const one of await read({ accountId, spaceId })) all.push(one);
    }
    return all;
  }
}
