import { Inject, Injectable } from '@nestjs/common';
import type { Connection } from '@switchyard/identity/domain';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { AdPlatform, Failure } from '@switchyard/platforms/domain';
import { Releases } from '../../data/adoption/releases';
import { Bindings } from '../../data/syncing/bindings';
import { LostCreates, UnansweredUpdates } from '../../data/syncing/unanswered-writes';
import type { CampaignTree } from '../../domain/basis/campaign-tree';
import { groupBy, packed } from '../../domain/planning/grouping';
import { CompleteLocations, type UnknownLocation } from '../basis/complete-locations';
import { entitiesOf } from '../basis/read-account';
import { CampaignTrees, PLATFORMS } from '../ports';
import type { Undone } from '../../domain/undo/undo-part';
import { ReadUndo } from '../undo/read-undo';
import type { PlanWork } from './plan-draft';
import { type PlanUnit, type UnassignedCampaign, unitsOf, type UnitWorld } from './plan-unit';

/**
 * What is in memory at once: whole campaigns, together not more objects than this, unless one has
 * more by itself.
 */
const CHUNK = { campaigns: 500, objects: 20_000 } as const;

/** Campaigns that are in memory together. */
export interface CampaignChunk {
  readonly campaignIds: readonly string[];
  /** How many objects that is, here or on platforms. */
  readonly size: number;
}

/** Which campaigns a plan is about: what is wanted, bound, being released, or sent and lost. */
@Injectable()
export class CampaignsToPlan {
  constructor(
    private readonly trees: CampaignTrees,
    private readonly bindings: Bindings,
    private readonly releases: Releases,
    private readonly lostCreates: LostCreates,
  ) {}

  /** Ids of all campaigns of the request's scope; an undo adds those that are gone here. */
  async idsOf({ tenant, request: { scope, undo } }: PlanWork): Promise<ReadonlySet<string>> {
    return new Set([
      ...(await this.trees.idsOf(tenant, scope)),
      ...(await this.bindings.campaignIds(tenant, scope)),
      ...(await this.releases.dueCampaignIds(tenant, scope)),
      ...(await this.lostCreates.campaignIds(tenant, scope)),
      ...(undo === undefined ? [] : (scope.campaignIds ?? [])),
    ]);
  }

  /** The campaigns in the order of their ids, as many together as fit into memory. */
  async chunksOf(tenant: Tenant, ids: ReadonlySet<string>): Promise<readonly CampaignChunk[]> {
    const campaignIds = [...ids].sort();
    const stored = await this.trees.sizes(tenant, campaignIds);
    const bound = await this.bindings.sizes(tenant, campaignIds);
    const sizeOf = (id: string): number => 1 + Math.max(stored.get(id) ?? 0, bound.get(id) ?? 0);
    return packed(campaignIds, (id) => [1, sizeOf(id)], [CHUNK.campaigns, CHUNK.objects]).map(
      (chunk) => ({
        campaignIds: chunk,
        size: chunk.reduce((sum, id) => sum + sizeOf(id), 0),
      }),
    );
  }
}

/** What is known here of some campaigns before their platforms are read. */
export interface LoadedUnits {
  readonly units: readonly PlanUnit[];
  /** In the order of the campaigns. */
  readonly unassigned: readonly UnassignedCampaign[];
  /** Why an account could not be asked for its locations, by connection. */
  readonly failures: ReadonlyMap<string, Failure>;
}

/**
 * Loads the units of campaigns: their trees with complete locations, and what is remembered of them
 * on every account. An undo puts the earlier tree in place of the present one.
 */
@Injectable()
export class LoadUnits {
  constructor(
    private readonly trees: CampaignTrees,
    private readonly bindings: Bindings,
    private readonly releases: Releases,
    private readonly lostCreates: LostCreates,
    private readonly unanswered: UnansweredUpdates,
    private readonly places: CompleteLocations,
    private readonly undos: ReadUndo,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async execute(
    plan: PlanWork,
    campaignIds: readonly string[],
    connections: readonly Connection[],
  ): Promise<LoadedUnits> {
    const { tenant } = plan;
    const world = await this.worldOf(plan, campaignIds, connections);
    const boundOf = await this.boundOf(plan, campaignIds);
    const { trees, failures, unknown } = await this.places.execute(
      tenant,
      await this.loadTrees(tenant, campaignIds),
      connections,
      world.scope.platforms,
    );
    const undone = await this.undoneIn(plan, trees);
    const loaded = campaignIds.map((id) => {
      const tree = undone.get(id)?.tree ?? trees.get(id);
      const { units, homeless } = unitsOf(id, tree, boundOf.get(id) ?? [], world);
      const complete = (unit: PlanUnit): PlanUnit =>
        withUnknown(withUndo(unit, trees.get(id), undone.get(id)), unknown);
      return { units: units.map(complete), homeless };
    });
    return {
      units: loaded.flatMap(({ units }) => units),
      unassigned: loaded.flatMap(({ homeless }) => homeless),
      failures,
    };
  }

  private async worldOf(
    { tenant, request: { scope, options } }: PlanWork,
    campaignIds: readonly string[],
    connections: readonly Connection[],
  ): Promise<UnitWorld> {
    const entities = entitiesOf(options);
    const released = await this.releases.ofCampaigns(tenant, campaignIds);
    const lost = await this.lostCreates.ofCampaigns(tenant, campaignIds);
    const unanswered = await this.unanswered.ofCampaigns(tenant, campaignIds);
    return {
      connections,
      platforms: this.platforms,
      scope,
      released,
      lost: lost.filter(({ address }) => entities.includes(address.entity)),
      unanswered,
    };
  }

  private async boundOf({ tenant, request: { options } }: PlanWork, ids: readonly string[]) {
    const entities = entitiesOf(options);
    const bound = await this.bindings.ofCampaigns(tenant, ids);
    return groupBy(
      bound.filter(({ address }) => entities.includes(address.entity)),
      ({ address }) => address.campaignId,
    );
  }

  private async loadTrees(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<Map<string, CampaignTree>> {
    const trees = new Map<string, CampaignTree>();
    for await (const tree of this.trees.load(tenant, campaignIds)) {
      trees.set(tree.campaign.id, tree);
    }
    return trees;
  }

  private async undoneIn(
    { tenant, at, request: { undo } }: PlanWork,
    trees: ReadonlyMap<string, CampaignTree>,
  ): Promise<ReadonlyMap<string, Undone>> {
    return undo === undefined ? new Map() : this.undos.of(tenant, undo, trees.values(), at);
  }
}

const withUnknown = (unit: PlanUnit, unknown: readonly UnknownLocation[]): PlanUnit => {
  const own = unknown.filter(
    ({ campaignId, connectionId }) =>
      campaignId === unit.campaignId && connectionId === unit.target.connectionId,
  );
  return own.length > 0 ? { ...unit, unknownLocations: own.map(({ row }) => row) } : unit;
};

const withUndo = (
  unit: PlanUnit,
  now: CampaignTree | undefined,
  undone: Undone | undefined,
): PlanUnit => (now && undone ? { ...unit, undone: { ...undone, now } } : unit);
