import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { IdentityFacade } from '@switchyard/identity';
import {
  Clock,
  referenceNotFound,
  UnitOfWork,
  type Caller,
  type PlatformId,
} from '@switchyard/kernel';
import type { Binding, ReleaseEffect } from '../../domain/plan';
import { syncAlreadyActive } from '../../domain/sync';
import { Bindings, Syncs } from '../ports';
import { Releases } from './ports';

export interface UnlinkAsked {
  readonly platform: PlatformId;
  /** All of the Space that are linked there when left out. */
  readonly campaignIds?: readonly string[];
  readonly remote: ReleaseEffect;
}

export type UnlinkResult = 'unlinked' | 'not_linked';

interface Standing {
  readonly known: ReadonlySet<string>;
  readonly linked: ReadonlySet<string>;
}

/**
 * Give up campaigns' objects on a platform, with everything below them: here at once, there by the next plan. What was given up is
 * remembered and never taken for ours again. Throws NOT_FOUND with the path of the first unknown id, SYNC_ALREADY_ACTIVE.
 */
@Injectable()
export class UnlinkCampaigns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly syncs: Syncs,
    private readonly bindings: Bindings,
    private readonly releases: Releases,
    private readonly catalog: CatalogFacade,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, asked: UnlinkAsked): Promise<ReadonlyMap<string, UnlinkResult>> {
    return this.work.run(caller, async () => {
      await this.syncs.holdStarts(caller);
      const { known, linked } = await this.standing(caller, asked);
      const unknown = (asked.campaignIds ?? []).findIndex((id) => !known.has(id));
      if (unknown !== -1) throw referenceNotFound(`/campaignIds/${unknown}`);
      const active = await this.syncs.active(caller);
      if (active) throw syncAlreadyActive(active.id);
      await this.release(caller, asked, [...linked].sort());
      const concerned = asked.campaignIds ?? [...linked].sort();
      return new Map(concerned.map((id) => [id, linked.has(id) ? 'unlinked' : 'not_linked']));
    });
  }

  private async standing(
    caller: Caller,
    { platform, campaignIds }: UnlinkAsked,
  ): Promise<Standing> {
    const linked = new Set(
      await this.bindings.campaignIds(caller, {
        platforms: [platform],
        ...(campaignIds ? { campaignIds } : {}),
      }),
    );
    const known = new Set<string>();
    for await (const { campaign } of this.catalog.campaignTrees(caller, campaignIds)) {
      known.add(campaign.id);
      if (campaign.platformLinks[platform]) linked.add(campaign.id);
    }
    return { known, linked };
  }

  private async release(
    caller: Caller,
    { platform, remote }: UnlinkAsked,
    campaignIds: readonly string[],
  ): Promise<void> {
    const connections = await this.identity.connectionsOf(caller);
    const dropped = await this.bindings.drop(caller, platform, campaignIds);
    const released = dropped.flatMap((binding) => {
      const connection = connections.find(({ id }) => id === binding.address.connectionId);
      return connection ? [releasedOf(binding, connection.externalAccountId, remote)] : [];
    });
    await this.releases.add(caller, released, this.clock.now());
    const defaults = new Set(connections.filter(({ isDefault }) => isDefault).map(({ id }) => id));
    for (const campaignId of campaignIds)
      await this.catalog.releaseLink(caller, campaignId, platform, defaults);
  }
}

const releasedOf = (
  { address: { platform, connectionId, campaignId }, remoteId, name, campaignType }: Binding,
  externalAccountId: string,
  effect: ReleaseEffect,
) => ({
  platform,
  connectionId,
  externalAccountId,
  campaignId,
  remoteId,
  name,
  campaignType,
  effect,
});
