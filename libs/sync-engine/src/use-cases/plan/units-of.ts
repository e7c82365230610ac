import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { Connection } from '@switchyard/identity/domain';
import type { AdPlatform } from '@switchyard/platforms';
import type { Binding, UnansweredUpdate } from '../../domain/plan';
import {
  isWantedOn,
  targetOf,
  targetOfConnection,
  type CampaignTree,
  type Target,
} from '../../domain/snapshot';
import type { SyncScope } from '../../domain/sync';
import type { RememberedRelease } from '../links/ports';
import type { LostCreate } from './lost-creates';
import type { PlanUnit } from './plan-unit';

export interface UnitWorld {
  readonly connections: readonly Connection[];
  readonly platforms: ReadonlyMap<PlatformId, AdPlatform>;
  readonly scope: SyncScope;
  /** What was ever released of the campaigns that are planned. */
  readonly released: readonly RememberedRelease[];
  /** Creates of the campaigns that are planned whose outcome nobody knows. */
  readonly lost: readonly LostCreate[];
  /** Updates of the campaigns that are planned whose outcome nobody knows. */
  readonly unanswered: readonly UnansweredUpdate[];
}

/** A campaign that is wanted on a platform without an ad account (or without a connector) to go to. */
export interface Homeless {
  readonly tree: CampaignTree;
  readonly platform: PlatformId;
}

/** The units of one campaign: the account that it is wanted on, and others where it is bound, or was released with an effect that is due. */
export const unitsOf = (
  campaignId: string,
  tree: CampaignTree | undefined,
  bindings: readonly Binding[],
  world: UnitWorld,
): { units: PlanUnit[]; homeless: Homeless[] } => {
  const units: PlanUnit[] = [];
  const homeless: Homeless[] = [];
  for (const platformId of world.scope.platforms ?? PLATFORM_IDS) {
    const wanted = tree !== undefined && isWantedOn(tree.campaign, platformId);
    const platform = world.platforms.get(platformId);
    const home =
      tree && wanted && platform
        ? targetOf(tree.campaign, platformId, world.connections)
        : undefined;
    const isHomeless = wanted && !home;
    if (isHomeless) homeless.push({ tree, platform: platformId });
    // What is wanted and has nowhere to go is left where it is bound.
    const own = isHomeless ? [] : bindings.filter(({ address }) => address.platform === platformId);
    const released = world.released.filter(
      (one) => one.campaignId === campaignId && one.platform === platformId,
    );
    const lost = isHomeless
      ? []
      : unbound(
          world.lost.filter(
            ({ address }) => address.campaignId === campaignId && address.platform === platformId,
          ),
          own,
        );
    const unanswered = world.unanswered.filter(
      ({ address }) => address.campaignId === campaignId && address.platform === platformId,
    );
    if (platform) {
      units.push(
        ...targetsOn(home, [...own, ...lost], released, world.connections).map((target) =>
          unitOn(target, { campaignId, tree, platform, released, lost, unanswered }, own, home),
        ),
      );
    }
  }
  return { units, homeless };
};

/** What is bound is known. */
const unbound = (lost: readonly LostCreate[], own: readonly Binding[]): readonly LostCreate[] => {
  if (lost.length === 0) return [];
  const known = new Set(own.map(({ address: { connectionId, id } }) => `${connectionId} ${id}`));
  return lost.filter(({ address: { connectionId, id } }) => !known.has(`${connectionId} ${id}`));
};

const targetsOn = (
  home: Target | undefined,
  own: readonly Pick<Binding, 'address'>[],
  released: PlanUnit['released'],
  connections: readonly Connection[],
): Target[] => {
  const elsewhere = new Set([
    ...own.map(({ address }) => address.connectionId),
    ...released.filter(({ isDue }) => isDue).map(({ connectionId }) => connectionId),
  ]);
  const others = connections
    .filter(({ id }) => elsewhere.has(id) && id !== home?.connectionId)
    .map(targetOfConnection);
  return home ? [home, ...others] : others;
};

const unitOn = (
  target: Target,
  known: Omit<PlanUnit, 'target' | 'isHome' | 'bindings'>,
  own: readonly Binding[],
  home: Target | undefined,
): PlanUnit => {
  const isHere = ({ address }: Pick<Binding, 'address'>): boolean =>
    address.connectionId === target.connectionId;
  return {
    ...known,
    target,
    isHome: target === home,
    bindings: own.filter(isHere),
    lost: known.lost.filter(isHere),
    unanswered: known.unanswered.filter(isHere),
  };
};
