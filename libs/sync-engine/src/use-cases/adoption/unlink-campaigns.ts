import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { IdentityFacade } from '@switchyard/identity';
import {
  type Caller,
  Clock,
  type PlatformId,
  referenceNotFound,
  type Tenant,
  UnitOfWork,
} from '@switchyard/kernel';
import { Releases } from '../../data/adoption/releases';
import { Bindings } from '../../data/syncing/bindings';
import { Syncs } from '../../data/syncing/syncs';
import type { Binding } from '../../domain/planning/plan';
import type { ReleaseEffect } from '../../domain/planning/releases';
import { syncAlreadyActive } from '../../domain/syncing/sync';
import { Promises } from '../ports';
import type { ReleaseState } from './links';

/** Carries out on one connection what unlinking in one Space asked for. */
export const RELEASE_ROUND = 'release';

const idOf = ({ spaceId }: Tenant, connectionId: string): string =>
  `${RELEASE_ROUND}:${spaceId}:${connectionId}`;

export const connectionOfRelease = (workId: string): string =>
  workId.slice(workId.lastIndexOf(':') + 1);

/**
 * The round that carries out releases, one per Space and connection. Inside the running
 * transaction.
 */
@Injectable()
export class ReleaseWork {
  constructor(private readonly promises: Promises) {}

  /** At once, and again and again until the platform has confirmed everything. */
  async begin(tenant: Tenant, connectionId: string): Promise<void> {
    const id = idOf(tenant, connectionId);
    await this.promises.promiseStanding(tenant, 'answers', RELEASE_ROUND, id, 0);
    await this.promises.wake(id);
    this.promises.notifyAfter(tenant, 'answers', RELEASE_ROUND, id, 0);
  }
}

export interface UnlinkRequest {
  readonly platform: PlatformId;
  /** All of the Space that are linked there when left out. */
  readonly campaignIds?: readonly string[];
  readonly remote: ReleaseEffect;
}

export type UnlinkResult = 'unlinked' | 'not_linked';

export interface Unlinked {
  readonly results: ReadonlyMap<string, UnlinkResult>;
  /**
   * Of the campaigns concerned, what became of the last object that each gave up on the platform.
   */
  readonly releases: readonly ReleaseState[];
}

interface Standing {
  readonly known: ReadonlySet<string>;
  readonly linked: ReadonlySet<string>;
}

/**
 * Give up campaigns' objects on a platform, with everything below them: here at once, there by work
 * of its own that begins at once and is tried until the platform confirms. What was given up is
 * remembered and never taken for ours again. Throws NOT_FOUND with the path of the first unknown
 * id, SYNC_ALREADY_ACTIVE.
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

  execute(caller: Caller, asked: UnlinkRequest): Promise<Unlinked> {
    return this.work.run(caller, async () => {
      await this.syncs.lockStarts(caller);
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
    { platform, campaignIds }: UnlinkRequest,
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
    { platform, remote }: UnlinkRequest,
    campaignIds: readonly string[],
  ): Promise<void> {
    const connections = await this.identity.connectionsOf(caller);
    const dropped = await this.bindings.drop(caller, platform, campaignIds);
    const released = dropped.flatMap((binding) => {
      const connection = connections.find(({ id }) => id === binding.address.connectionId);
      return connection ? [releasedOf(binding, connection.externalAccountId, remote)] : [];
    });
    const defaultConnectionIds = new Set(
      connections.filter(({ isDefault }) => isDefault).map(({ id }) => id),
    );
    await this.releases.add(
      caller,
      { platform, campaignIds, released, defaultConnectionIds },
      this.clock.now(),
    );
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
