import type { Connection } from '@switchyard/identity/domain';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { AdPlatform, Observed } from '@switchyard/platforms/domain';
import type { AreaTarget } from '@switchyard/targeting/domain';
import {
  type CampaignTree,
  type Target,
  targetOf,
  targetOfConnection,
} from '../../domain/basis/campaign-tree';
import { isDesiredOn } from '../../domain/basis/desired-objects';
import type { Binding, Seen } from '../../domain/planning/plan';
import type { SyncScope } from '../../domain/planning/preview';
import type { OpenRelease } from '../../domain/planning/releases';
import { isNotToBeSeen, type UnansweredUpdate } from '../../domain/planning/unanswered-writes';
import type { RememberedRelease } from '../adoption/links';
import type { Undone } from '../../domain/undo/undo-part';
import type { LostCreate } from '../../data/syncing/unanswered-writes';

/** One campaign on one ad account: what a part of a plan is made from. */
export interface PlanUnit {
  readonly campaignId: string;
  /** Undefined when the catalog no longer has the campaign. */
  readonly tree: CampaignTree | undefined;
  readonly target: Target;
  /** True where the campaign is wanted; anywhere else it is only bound, or was. */
  readonly isHome: boolean;
  readonly platform: AdPlatform;
  readonly bindings: readonly Binding[];
  /** Creates on this account whose answer was lost and which nothing is bound to. */
  readonly lost: readonly LostCreate[];
  /** Updates on this account whose answer was lost. */
  readonly unanswered: readonly UnansweredUpdate[];
  /** Of an undo: the tree as it is now; `tree` is the state to revert to. */
  readonly undone?: Undone & { readonly now: CampaignTree };
  /** Areas of the campaign whose own ids the platform does not know. */
  readonly unknownLocations?: readonly AreaTarget[];
  /** All that was ever released of the campaign on this platform, oldest first. */
  readonly released: readonly RememberedRelease[];
}

/** Releases on the unit's account whose effect is due. */
export const dueReleases = ({ released, target }: PlanUnit): readonly RememberedRelease[] =>
  released.filter(({ isDue, connectionId }) => isDue && connectionId === target.connectionId);

/** True where the campaign is to be made: its name must be free there. */
export const needsName = ({ isHome, bindings }: PlanUnit): boolean =>
  isHome && !bindings.some(({ address }) => address.entity === 'campaign');

/**
 * The campaign that was unlinked and left on the unit's account, and is called there what the next
 * one is to be called.
 */
export const leftHolder = (
  unit: PlanUnit,
  campaigns: readonly Observed[],
): OpenRelease | undefined => {
  const name = needsName(unit) ? unit.tree?.campaign.name.toLowerCase() : undefined;
  if (name === undefined) return undefined;
  const left = new Map(
    unit.released
      .filter(
        (one) => one.effect === 'LEAVE' && one.externalAccountId === unit.target.externalAccountId,
      )
      .map((one) => [one.remoteId, { ...one, connectionId: unit.target.connectionId }]),
  );
  const holder = campaigns.find(
    ({ remoteId, attributes }) =>
      left.has(remoteId) && String(attributes['name']).toLowerCase() === name,
  );
  return holder && { released: left.get(holder.remoteId)!, attributes: holder.attributes };
};

/**
 * Lost creates on the unit's account that are no longer wanted. Those that are wanted are looked
 * for until they are made.
 */
export const unwantedOf = ({ tree, isHome, lost }: PlanUnit): readonly LostCreate[] => {
  if (lost.length === 0 || !tree || !isHome) return lost;
  const wanted = new Set([
    tree.campaign.id,
    ...[...tree.adGroups, ...tree.ads, ...tree.keywords].map(({ id }) => id),
  ]);
  return lost.filter(({ address }) => !wanted.has(address.id));
};

/** Our ids of objects that were read and show nothing of the updates that were sent to them. */
export const unseenOf = (
  { unanswered, bindings }: PlanUnit,
  observations: Observations,
): readonly string[] => {
  if (unanswered.length === 0) return [];
  const seen = new Map(
    observations.of(bindings).map(({ address, attributes }) => [address.id, attributes]),
  );
  const isSeen = (update: UnansweredUpdate): boolean =>
    !isNotToBeSeen(update, seen.get(update.address.id) ?? {});
  const shown = new Set(unanswered.filter(isSeen).map(({ address }) => address.id));
  return unanswered.map(({ address }) => address.id).filter((id) => seen.has(id) && !shown.has(id));
};

export interface UnitWorld {
  readonly connections: readonly Connection[];
  readonly platforms: ReadonlyMap<PlatformId, AdPlatform>;
  readonly scope: SyncScope;
  /** What was ever released of the campaigns that are planned. */
  readonly released: readonly RememberedRelease[];
  /** Creates of unknown outcome of the campaigns that are planned. */
  readonly lost: readonly LostCreate[];
  /** Updates of unknown outcome of the campaigns that are planned. */
  readonly unanswered: readonly UnansweredUpdate[];
}

/**
 * A campaign that is wanted on a platform without an ad account (or without a connector) to go to.
 */
export interface UnassignedCampaign {
  readonly tree: CampaignTree;
  readonly platform: PlatformId;
}

/**
 * The units of one campaign: the account that it is wanted on, and others where it is bound, or was
 * released with an effect that is due.
 */
export const unitsOf = (
  campaignId: string,
  tree: CampaignTree | undefined,
  bindings: readonly Binding[],
  world: UnitWorld,
): { units: PlanUnit[]; homeless: UnassignedCampaign[] } => {
  const units: PlanUnit[] = [];
  const homeless: UnassignedCampaign[] = [];
  for (const platformId of world.scope.platforms ?? PLATFORM_IDS) {
    const wanted = tree !== undefined && isDesiredOn(tree.campaign, platformId);
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

const key = (entity: string, remoteId: string): string => `${entity} ${remoteId}`;

/** What was read of an account for some campaigns, found by remote id. */
export class Observations {
  /** Campaigns of ours, and unknown ones that have a name that the plan needs. */
  readonly campaigns: readonly Observed[];
  private readonly byRemote: ReadonlyMap<string, Observed>;
  private readonly byMark: ReadonlyMap<string, Observed>;

  constructor(observed: readonly Observed[]) {
    this.campaigns = observed.filter(({ entity }) => entity === 'campaign');
    this.byRemote = new Map(observed.map((each) => [key(each.entity, each.remoteId), each]));
    this.byMark = new Map(
      observed.flatMap((each) =>
        each.marker === undefined ? [] : [[key(each.entity, each.marker), each] as const],
      ),
    );
  }

  /** The object that bears our mark below a parent. */
  marked(entity: string, marker: string, parentRemoteId: string): Observed | undefined {
    const found = this.byMark.get(key(entity, marker));
    return found?.parentRemoteId === parentRemoteId ? found : undefined;
  }

  /** What was seen of bound objects, under our own addresses. */
  of(bindings: readonly Binding[]): readonly Seen[] {
    return bindings.flatMap(({ address, remoteId }) => {
      const seen = this.byRemote.get(key(address.entity, remoteId));
      return seen ? [{ address, remoteId, attributes: seen.attributes }] : [];
    });
  }
}
