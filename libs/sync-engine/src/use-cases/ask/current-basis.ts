import { Inject, Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { AdPlatform } from '@switchyard/platforms';
import { bindingsSide, changedSince, desiredSide, type Binding } from '../../domain/plan';
import { desiredOf, targetOf, type CampaignTree } from '../../domain/snapshot';
import type { MovedPart, SyncOptions } from '../../domain/sync';
import { PLATFORMS } from '../platforms';
import { Bindings, CampaignTrees, type StoredPart } from '../ports';
import { entitiesOf } from '../plan/read-account';

export interface BasisNow {
  readonly moved: readonly MovedPart[];
  readonly treeVersions: Readonly<Record<string, number>>;
  readonly pins: readonly { readonly campaignId: string; readonly platform: PlatformId; readonly connectionId: string }[];
}

/** Reads the local sides of a plan's basis again and names what moved since. No platform is asked. */
@Injectable()
export class CurrentBasis {
  constructor(
    private readonly trees: CampaignTrees, private readonly bindings: Bindings, private readonly identity: IdentityFacade, private readonly clock: Clock,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async since(tenant: Tenant, parts: readonly StoredPart[], options: SyncOptions): Promise<BasisNow> {
    const campaignIds = [...new Set(parts.map(({ campaignId }) => campaignId))].sort();
    const connections = await this.identity.connectionsOf(tenant);
    const entities = entitiesOf(options);
    const now = this.clock.now();
    const bound = (await this.bindings.ofCampaigns(tenant, campaignIds)).filter(({ address }) => entities.includes(address.entity));
    const trees = new Map<string, CampaignTree>();
    for await (const tree of this.trees.load(tenant, campaignIds)) trees.set(tree.campaign.id, tree);
    const moved = parts.flatMap((part) => this.movedIn(part, trees.get(part.campaignId), bound, connections, options, now));
    const treeVersions = Object.fromEntries([...trees.values()].map(({ campaign }) => [campaign.id, campaign.treeVersion]));
    const pins = parts.filter((part) => isNew(part, bound)).map(({ campaignId, platform, connectionId }) => ({ campaignId, platform, connectionId }));
    return { moved, treeVersions, pins };
  }

  private movedIn(
    part: StoredPart, tree: CampaignTree | undefined, bound: readonly Binding[], connections: Parameters<typeof targetOf>[2], options: SyncOptions, now: Date,
  ): readonly MovedPart[] {
    const platform = this.platforms.get(part.platform);
    const target = tree && targetOf(tree.campaign, part.platform, connections);
    const isHere = target?.connectionId === part.connectionId;
    const desired = tree && platform && isHere ? desiredOf(tree, target, options, platform, now).desired : [];
    const own = bound.filter(({ address }) => address.campaignId === part.campaignId && address.platform === part.platform && address.connectionId === part.connectionId);
    const [want, have] = [desiredSide(desired), bindingsSide(own)];
    return [
      ...(want.digest === part.basis.desired ? [] : changedSince(part.imprint.desired, want.imprint).map((object) => ({ part: 'desired' as const, ...object }))),
      ...(have.digest === part.basis.bindings ? [] : changedSince(part.imprint.bindings, have.imprint).map((object) => ({ part: 'bindings' as const, ...object }))),
    ];
  }
}

const isNew = (part: StoredPart, bound: readonly Binding[]): boolean =>
  !bound.some(({ address }) => address.id === part.campaignId && address.platform === part.platform);
