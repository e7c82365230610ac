import { Inject, Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { AdPlatform } from '@switchyard/platforms';
import { bindingsSide, changedSince, desiredSide, type Binding, type Released } from '../../domain/plan';
import { desiredOf, isWantedOn, targetOf, type CampaignTree } from '../../domain/snapshot';
import type { MovedPart, SyncOptions } from '../../domain/sync';
import { Releases } from '../links/ports';
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
    private readonly releases: Releases,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async since(tenant: Tenant, parts: readonly StoredPart[], options: SyncOptions): Promise<BasisNow> {
    const campaignIds = [...new Set(parts.map(({ campaignId }) => campaignId))].sort();
    const connections = await this.identity.connectionsOf(tenant);
    const entities = entitiesOf(options);
    const now = this.clock.now();
    const bound = (await this.bindings.ofCampaigns(tenant, campaignIds)).filter(({ address }) => entities.includes(address.entity));
    const due = (await this.releases.ofCampaigns(tenant, campaignIds)).filter(({ isDue }) => isDue);
    const trees = new Map<string, CampaignTree>();
    for await (const tree of this.trees.load(tenant, campaignIds)) trees.set(tree.campaign.id, tree);
    const moved = parts.flatMap((part) => this.movedIn(part, trees.get(part.campaignId), { bound, due }, connections, options, now));
    const treeVersions = Object.fromEntries([...trees.values()].map(({ campaign }) => [campaign.id, campaign.treeVersion]));
    const pins = parts.filter((part) => isNew(part, bound) && isHome(part, trees.get(part.campaignId), connections)).map(({ campaignId, platform, connectionId }) => ({ campaignId, platform, connectionId }));
    return { moved, treeVersions, pins };
  }

  private movedIn(
    part: StoredPart, tree: CampaignTree | undefined, { bound, due }: LinksNow, connections: Connections, options: SyncOptions, now: Date,
  ): readonly MovedPart[] {
    const platform = this.platforms.get(part.platform);
    const target = tree && targetOf(tree.campaign, part.platform, connections);
    const isHere = target?.connectionId === part.connectionId && part.basis.only === undefined;
    const desired = tree && platform && target && isHere ? desiredOf(tree, target, options, platform, now).desired : [];
    const isOf = (one: Pick<Released, 'campaignId' | 'platform' | 'connectionId'>) => one.campaignId === part.campaignId && one.platform === part.platform && one.connectionId === part.connectionId;
    const own = part.basis.only === undefined ? bound.filter(({ address }) => isOf(address)) : [];
    const [want, have] = [desiredSide(desired), bindingsSide(own, due.filter(isOf))];
    return [
      ...(want.digest === part.basis.desired ? [] : changedSince(part.imprint.desired, want.imprint).map((object) => ({ part: 'desired' as const, ...object }))),
      ...(have.digest === part.basis.bindings ? [] : changedSince(part.imprint.bindings, have.imprint).map((object) => ({ part: 'bindings' as const, ...object }))),
    ];
  }
}

type Connections = Parameters<typeof targetOf>[2];

interface LinksNow {
  readonly bound: readonly Binding[];
  readonly due: readonly Released[];
}

/** Where nothing but a release is planned, no campaign is made. */
const isHome = (part: StoredPart, tree: CampaignTree | undefined, connections: Connections): boolean =>
  tree !== undefined && part.basis.only === undefined && isWantedOn(tree.campaign, part.platform) && targetOf(tree.campaign, part.platform, connections)?.connectionId === part.connectionId;

const isNew = (part: StoredPart, bound: readonly Binding[]): boolean =>
  !bound.some(({ address }) => address.id === part.campaignId && address.platform === part.platform);
