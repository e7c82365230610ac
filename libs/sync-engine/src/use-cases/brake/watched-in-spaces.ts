import { Injectable } from '@nestjs/common';
import { AccountSpaces } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { WatchedCampaigns } from '../../data/brake';
import type { WatchedCampaign } from './brake-stops';

/** The campaigns that all Spaces of an account have, or had, on one connection. */
@Injectable()
export class WatchedInSpaces {
  constructor(
    private readonly spaces: AccountSpaces,
    private readonly campaigns: WatchedCampaigns,
  ) {}

  /** Bound and released campaigns, Space by Space. */
  async on({ accountId }: Tenant, connectionId: string): Promise<readonly WatchedCampaign[]> {
    const watched: WatchedCampaign[] = [];
    for (const spaceId of await this.spaces.idsOf(accountId)) {
      watched.push(...(await this.campaigns.of({ accountId, spaceId }, connectionId)));
    }
    return watched;
  }

  /** True while a platform has not answered something that a sync of any Space sent. */
  areInFlight(tenant: Tenant, connectionId: string): Promise<boolean> {
    return this.some(tenant, (space) => this.campaigns.isInFlight(space, connectionId));
  }

  /** True while one of them is enabled there as far as we know, or was let go of running. */
  mayRun(tenant: Tenant, connectionId: string): Promise<boolean> {
    return this.some(tenant, (space) => this.campaigns.mayRun(space, connectionId));
  }

  private async some(
    { accountId }: Tenant,
    holds: (space: Tenant) => Promise<boolean>,
  ): Promise<boolean> {
    for (const spaceId of await this.spaces.idsOf(accountId)) {
      if (await holds({ accountId, spaceId })) return true;
    }
    return false;
  }
}
