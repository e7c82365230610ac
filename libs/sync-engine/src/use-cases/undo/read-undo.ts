import { Inject, Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { AdPlatform } from '@switchyard/platforms';
import { groupBy } from '../../domain/plan';
import { targetOfConnection, type CampaignTree } from '../../domain/snapshot';
import { setBack, type Done, type SetBack, type UndoAccount } from '../../domain/undo';
import { digestsIn } from '../adopt/digests-in';
import { AdoptionCatalog } from '../adopt/ports';
import { PLATFORMS } from '../platforms';
import { Operations } from '../ports';

/** A campaign as it was before a sync. */
export interface Undone extends SetBack {
  /** What the sync did to the campaign and below it, in its order. */
  readonly done: readonly Done[];
}

/** Reads what a sync did, and how campaigns were before it. */
@Injectable()
export class ReadUndo {
  constructor(
    private readonly operations: Operations,
    private readonly identity: IdentityFacade,
    private readonly catalog: AdoptionCatalog,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  /** By campaign; campaigns that the sync did nothing to are left out. */
  async of(
    tenant: Tenant,
    syncId: string,
    trees: Iterable<CampaignTree>,
    at: Date,
  ): Promise<ReadonlyMap<string, Undone>> {
    const all = [...trees];
    const operations = groupBy(
      await this.operations.doneIn(
        tenant,
        syncId,
        all.map(({ campaign }) => campaign.id),
      ),
      ({ campaignId }) => campaignId,
    );
    const done = new Map(
      [...operations].map(([id, own]) => [
        id,
        own.map(({ change, remoteId }): Done => ({ change, remoteId })),
      ]),
    );
    const world = {
      spaceId: tenant.spaceId,
      accounts: await this.accounts(tenant),
      pictures: await this.pictures(tenant, [...done.values()].flat()),
      at,
    };
    return new Map(
      all.flatMap((tree) => {
        const own = done.get(tree.campaign.id);
        return own
          ? [[tree.campaign.id, { done: own, ...setBack(tree, own, world) }] as const]
          : [];
      }),
    );
  }

  private async accounts(tenant: Tenant): Promise<ReadonlyMap<string, UndoAccount>> {
    return new Map(
      (await this.identity.connectionsOf(tenant)).flatMap((connection) => {
        const platform = this.platforms.get(connection.platform);
        return platform
          ? [[connection.id, { target: targetOfConnection(connection), platform }] as const]
          : [];
      }),
    );
  }

  /** What went had pictures; those that the Space still has are attached again. */
  private pictures(tenant: Tenant, done: readonly Done[]) {
    const gone = done.filter(
      ({ change: { action } }) => action === 'remove' || action === 'forget',
    );
    return this.catalog.pictures(
      tenant,
      digestsIn(
        gone.map(({ change: { fields } }) => ({
          attributes: Object.fromEntries(fields.map(({ field, before }) => [field, before])),
        })),
      ),
    );
  }
}
