import { Inject, Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Connection } from '@switchyard/identity/domain';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { AdPlatform, EntityKind } from '@switchyard/platforms';
import { Releases } from '../../data/adoption/releases';
import { Previews } from '../../data/previews';
import { Bindings } from '../../data/syncing/bindings';
import { type BasisSide, bindingsSide, desiredSide } from '../../domain/basis/basis';
import { type CampaignTree, targetOf } from '../../domain/basis/campaign-tree';
import { desiredOf, isDesiredOn } from '../../domain/basis/desired-objects';
import { changedSince } from '../../domain/basis/imprint';
import { groupBy, packed } from '../../domain/planning/grouping';
import type { Binding } from '../../domain/planning/plan';
import type { PlanRequest, SyncOptions } from '../../domain/planning/preview';
import type { Released } from '../../domain/planning/releases';
import type { MovedPart } from '../../domain/syncing/sync';
import { undoSides } from '../../domain/undo/revert';
import { CampaignTrees, type PartBasis, PLATFORMS } from '../ports';
import type { Undone } from '../../domain/undo/undo-part';
import { ReadUndo } from '../undo/read-undo';
import { entitiesOf } from './read-account';

/** Whole campaigns that are read at once, as long as others wait for the same process. */
const MOST_OBJECTS = 2_000;

export interface BasisNow {
  readonly moved: readonly MovedPart[];
  readonly treeVersions: Readonly<Record<string, number>>;
  readonly pins: readonly {
    readonly campaignId: string;
    readonly platform: PlatformId;
    readonly connectionId: string;
  }[];
}

/** What is read once for a whole plan. */
interface Asked {
  readonly tenant: Tenant;
  readonly previewId: string;
  readonly options: SyncOptions;
  readonly undo: string | undefined;
  readonly connections: readonly Connection[];
  readonly entities: readonly EntityKind[];
  readonly now: Date;
}

/**
 * Reads the local sides of a plan's basis again, some campaigns at a time, and names what moved
 * since. No platform is asked.
 */
@Injectable()
export class CurrentBasis {
  constructor(
    private readonly trees: CampaignTrees,
    private readonly bindings: Bindings,
    private readonly previews: Previews,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
    private readonly releases: Releases,
    private readonly undos: ReadUndo,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async since(
    tenant: Tenant,
    previewId: string,
    { options, undo }: Pick<PlanRequest, 'options' | 'undo'>,
  ): Promise<BasisNow> {
    const asked: Asked = {
      tenant,
      previewId,
      options,
      undo,
      connections: await this.identity.connectionsOf(tenant),
      entities: entitiesOf(options),
      now: this.clock.now(),
    };
    const parts = groupBy(
      await this.previews.bases(tenant, previewId),
      ({ campaignId }) => campaignId,
    );
    const [moved, pins]: [MovedPart[], BasisNow['pins'][number][]] = [[], []];
    const treeVersions: Record<string, number> = {};
    for (const campaignIds of await this.chunksOf(tenant, [...parts.keys()])) {
      const now = await this.ofChunk(
        asked,
        campaignIds.flatMap((id) => parts.get(id) ?? []),
        campaignIds,
      );
      moved.push(...now.moved);
      pins.push(...now.pins);
      Object.assign(treeVersions, now.treeVersions);
    }
    return { moved, treeVersions, pins };
  }

  private async chunksOf(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<readonly (readonly string[])[]> {
    const sizes = await this.trees.sizes(tenant, campaignIds);
    return packed(campaignIds, (id) => [1 + (sizes.get(id) ?? 0)], [MOST_OBJECTS]);
  }

  private async ofChunk(
    asked: Asked,
    parts: readonly PartBasis[],
    campaignIds: readonly string[],
  ): Promise<BasisNow> {
    const links = await this.linksOf(asked, campaignIds);
    const trees = new Map<string, CampaignTree>();
    for await (const tree of this.trees.load(asked.tenant, campaignIds)) {
      trees.set(tree.campaign.id, tree);
    }
    const undone =
      asked.undo === undefined
        ? new Map<string, Undone>()
        : await this.undos.of(asked.tenant, asked.undo, trees.values(), asked.now);
    const moved: MovedPart[] = [];
    for (const part of parts) {
      moved.push(
        ...(await this.movedIn(
          asked,
          part,
          { tree: trees.get(part.campaignId), undone: undone.get(part.campaignId) },
          links,
        )),
      );
    }
    const pins = parts.filter(
      (part) =>
        isNew(part, links) &&
        isHome(
          part,
          undone.get(part.campaignId)?.tree ?? trees.get(part.campaignId),
          asked.connections,
        ),
    );
    return {
      moved,
      treeVersions: Object.fromEntries(
        [...trees.values()].map(({ campaign }) => [campaign.id, campaign.treeVersion]),
      ),
      pins: pins.map(({ campaignId, platform, connectionId }) => ({
        campaignId,
        platform,
        connectionId,
      })),
    };
  }

  private async linksOf(
    { tenant, entities }: Asked,
    campaignIds: readonly string[],
  ): Promise<LinksNow> {
    const bound = (await this.bindings.ofCampaigns(tenant, campaignIds)).filter(({ address }) =>
      entities.includes(address.entity),
    );
    const due = (await this.releases.ofCampaigns(tenant, campaignIds)).filter(({ isDue }) => isDue);
    const linked = bound
      .filter(({ address }) => address.entity === 'campaign')
      .map(({ address: { id, platform } }) => `${platform} ${id}`);
    return {
      bound: groupBy(bound, ({ address }) => partKey(address)),
      due: groupBy(due, partKey),
      linked: new Set(linked),
    };
  }

  private async movedIn(
    { tenant, previewId, options, connections, now }: Asked,
    part: PartBasis,
    campaign: CampaignNow,
    { bound, due }: LinksNow,
  ): Promise<readonly MovedPart[]> {
    const tree = campaign.undone?.tree ?? campaign.tree;
    const platform = this.platforms.get(part.platform);
    const target = tree && targetOf(tree.campaign, part.platform, connections);
    const isHere = target?.connectionId === part.connectionId && part.basis.only === undefined;
    const desired =
      tree && platform && isHere ? desiredOf(tree, target, options, platform, now).desired : [];
    const own = (part.basis.only === undefined ? bound.get(partKey(part)) : undefined) ?? [];
    const read = campaign.undone
      ? undoSides(desired, own, campaign.undone)
      : { desired, bindings: own };
    const sides: Readonly<Record<'desired' | 'bindings', BasisSide>> = {
      desired: desiredSide(read.desired),
      bindings: bindingsSide(read.bindings, due.get(partKey(part)) ?? []),
    };
    const moved = (['desired', 'bindings'] as const).filter(
      (side) => sides[side].digest !== part.basis[side],
    );
    if (moved.length === 0) return [];
    const imprint = await this.previews.imprint(tenant, previewId, part);
    return moved.flatMap((side) =>
      changedSince(imprint[side], sides[side].imprint).map((object) => ({ part: side, ...object })),
    );
  }
}

/** A campaign as it is, and as an undo sets it back. */
interface CampaignNow {
  readonly tree: CampaignTree | undefined;
  readonly undone: Undone | undefined;
}

/** What is bound and what is due to be released, by part. */
interface LinksNow {
  readonly bound: ReadonlyMap<string, readonly Binding[]>;
  readonly due: ReadonlyMap<string, readonly Released[]>;
  /** `<platform> <id>` of campaigns that are linked on any account. */
  readonly linked: ReadonlySet<string>;
}

type Place = Pick<PartBasis, 'platform' | 'campaignId' | 'connectionId'>;

const partKey = ({ platform, campaignId, connectionId }: Place): string =>
  `${platform} ${campaignId} ${connectionId}`;

/** Where nothing but a release is planned, no campaign is made. */
const isHome = (
  part: PartBasis,
  tree: CampaignTree | undefined,
  connections: readonly Connection[],
): boolean =>
  tree !== undefined &&
  part.basis.only === undefined &&
  isDesiredOn(tree.campaign, part.platform) &&
  targetOf(tree.campaign, part.platform, connections)?.connectionId === part.connectionId;

const isNew = ({ platform, campaignId }: PartBasis, { linked }: LinksNow): boolean =>
  !linked.has(`${platform} ${campaignId}`);
