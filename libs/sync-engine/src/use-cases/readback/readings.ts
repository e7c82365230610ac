import { Injectable } from '@nestjs/common';
import { AccountSpaces } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { type LevelSizes, type ReadCampaign, ReadObjects } from '../../data/readings';
import { Promises } from '../ports';

/** How often platforms are read for delivery and figures; given by the process. */
export class ReadbackInterval {
  constructor(readonly seconds: number) {}
}

export const READINGS = ['account', 'delivery', 'figures'] as const;
export type ReadingKind = (typeof READINGS)[number];

/** What a sync changed is looked at again this soon, when reviews of it may be through. */
const AFTER_SYNC_SECONDS = 60;

/** One promise per connection and kind: the database lets one worker at a time be at it. */
const idOf = (kind: ReadingKind, connectionId: string): string => `read-${kind}:${connectionId}`;

export const kindOfReading = (kind: ReadingKind): string => `read-${kind}`;
export const connectionRead = (workId: string): string => workId.slice(workId.indexOf(':') + 1);

/** The standing rounds that read ad accounts. Inside the running transaction. */
@Injectable()
export class ReadbackWork {
  constructor(
    private readonly promises: Promises,
    private readonly interval: ReadbackInterval,
  ) {}

  /**
   * The connection is read from now on, the first time after one interval. Saying it twice is
   * saying it once.
   */
  async begin(tenant: Tenant, connectionId: string): Promise<void> {
    for (const kind of READINGS) {
      await this.promises.promiseStanding(
        tenant,
        'readings',
        kindOfReading(kind),
        idOf(kind, connectionId),
        this.interval.seconds,
      );
    }
  }

  /** A sync sent through the connection: what became of it is looked at early. */
  async lookAgain(connectionId: string): Promise<void> {
    await this.promises.bringForward(idOf('delivery', connectionId), AFTER_SYNC_SECONDS);
  }
}

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
