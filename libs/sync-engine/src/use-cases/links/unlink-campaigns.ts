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
import { Releases, type ReleaseState } from './ports';
import { ReleaseWork } from './release-work';

export interface UnlinkAsked {
  readonly platform: PlatformId;
  /** All of the Space that are linked there when left out. */
  readonly campaignIds?: readonly string[];
  readonly remote: ReleaseEffect;
}

export type UnlinkResult = 'unlinked' | 'not_linked';

export interface Unlinked {
  readonly results: ReadonlyMap<string, UnlinkResult>;
  /** Of the campaigns concerned, what became of the last object that each gave up on the platform. */
  readonly releases: readonly ReleaseState[];
}

interface Standing {
  readonly known: ReadonlySet<string>;
  readonly linked: ReadonlySet<string>;
}

/**
 * Give up campaigns' objects on a platform, with everything below them: here at once, there by work of its own that begins at once and is
 * tried until the platform confirms. What was given up is remembered and never taken for ours again. Throws NOT_FOUND with the path of the first unknown id, SYNC_ALREADY_ACTIVE.
 */
@Injectable()
export class UnlinkCampaigns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly syncs: Syncs,
    private readonly bindings: Bindings,
    private readonly releases: Releases,
    private readonly releasing: ReleaseWork,
    private readonly catalog: CatalogFacade,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, asked: UnlinkAsked): Promise<Unlinked> {
    return this.work.run(caller, async () => {
      await this.syncs.holdStarts(caller);
      const { known, linked } = await this.standing(caller, asked);
      const unknown = (asked.campaignIds ?? []).findIndex((id) => !known.has(id));
      if (unknown !== -1) throw referenceNotFound(`/campaignIds/${unknown}`);
      const active = await this.syncs.active(caller);
      if (active) throw syncAlreadyActive(active.id);
      await this.release(caller, asked, [...linked].sort());
      const concerned = asked.campaignIds ?? [...linked].sort();
      return {
        results: new Map(concerned.map((id) => [id, linked.has(id) ? 'unlinked' : 'not_linked'])),
        releases: await this.releases.lastOf(caller, asked.platform, concerned),
      };
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
    const at = this.clock.now();
    await this.releases.add(caller, released, at);
    const defaults = new Set(connections.filter(({ isDefault }) => isDefault).map(({ id }) => id));
    for (const campaignId of campaignIds) {
      const own = released.filter((one) => one.campaignId === campaignId);
      await this.catalog.releaseLink(
        caller,
        campaignId,
        platform,
        defaults,
        own.map((one) => ({ ...one, at })),
      );
    }
    if (remote === 'LEAVE') return;
    for (const id of new Set(released.map(({ connectionId }) => connectionId))) {
      await this.releasing.begin(caller, id);
    }
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
