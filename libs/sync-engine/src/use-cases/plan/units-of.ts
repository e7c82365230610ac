import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { Connection } from '@switchyard/identity/domain';
import type { AdPlatform } from '@switchyard/platforms';
import type { Binding } from '../../domain/plan';
import { isWantedOn, targetOf, targetOfConnection, type CampaignTree, type Target } from '../../domain/snapshot';
import type { SyncScope } from '../../domain/sync';
import type { PlanUnit } from './plan-unit';

export interface UnitWorld {
  readonly connections: readonly Connection[];
  readonly platforms: ReadonlyMap<PlatformId, AdPlatform>;
  readonly scope: SyncScope;
}

/** A campaign that is wanted on a platform without an ad account (or without a connector) to go to. */
export interface Homeless {
  readonly tree: CampaignTree;
  readonly platform: PlatformId;
}

/** The units of one campaign: every account that it is wanted on or still bound to. */
export const unitsOf = (campaignId: string, tree: CampaignTree | undefined, bindings: readonly Binding[], world: UnitWorld): { units: PlanUnit[]; homeless: Homeless[] } => {
  const units: PlanUnit[] = [];
  const homeless: Homeless[] = [];
  for (const platformId of world.scope.platforms ?? PLATFORM_IDS) {
    const own = bindings.filter(({ address }) => address.platform === platformId);
    const wanted = tree !== undefined && isWantedOn(tree.campaign, platformId);
    const platform = world.platforms.get(platformId);
    const targets = platform ? targetsOn(tree, wanted, platformId, own, world.connections) : [];
    if (tree && wanted && targets.length === 0) homeless.push({ tree, platform: platformId });
    if (platform) units.push(...targets.map((target) => ({ campaignId, tree, target, platform, bindings: own.filter(({ address }) => address.connectionId === target.connectionId) })));
  }
  return { units, homeless };
};

const targetsOn = (tree: CampaignTree | undefined, wanted: boolean, platform: PlatformId, own: readonly Binding[], connections: readonly Connection[]): Target[] => {
  const bound = new Set(own.map(({ address }) => address.connectionId));
  const target = tree && wanted ? targetOf(tree.campaign, platform, connections) : undefined;
  const others = connections.filter(({ id }) => bound.has(id) && id !== target?.connectionId).map(targetOfConnection);
  return target ? [target, ...others] : others;
};
