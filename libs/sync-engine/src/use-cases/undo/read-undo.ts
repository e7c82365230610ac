import { Inject, Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { AdPlatform } from '@switchyard/platforms/domain';
import { AdoptionCatalog } from '../../data/catalog-trees';
import { Operations } from '../../data/syncing/operations';
import { type CampaignTree, targetOfConnection } from '../../domain/basis/campaign-tree';
import { groupBy } from '../../domain/planning/grouping';
import { revertTree } from '../../domain/undo/revert';
import type { Undone } from '../../domain/undo/undo-part';
import type { Done, UndoAccount } from '../../domain/undo/undo-world';
import { digestsIn } from '../adoption/adopt-campaigns';
import { PLATFORMS } from '../ports';

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
          ? [[tree.campaign.id, { done: own, ...revertTree(tree, own, world) }] as const]
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
