import { PlatformFailure, type EntityKind, type Observed } from '@switchyard/platforms/domain';
import type { Desired } from '../../domain/plan';
import { desiredOf } from '../../domain/snapshot';
import type { SyncOptions } from '../../domain/sync';
import type { PlanUnit } from './plan-unit';
import type { PlanWork } from './plan-work';
import type { Sights } from './sights';
import type { Unmade, Unrecorded } from './find-strays';

const CAMPAIGN_ALONE: SyncOptions = {
  includeAdGroups: false,
  includeAds: false,
  includeKeywords: false,
};

/**
 * All that a plan of these units would create, whatever is recorded here: what is wanted and neither seen nor sent without an answer. An
 * undo is about what one sync did, and looks for nothing.
 */
export const unmadeOf = (
  units: readonly PlanUnit[],
  sights: Sights,
  options: SyncOptions,
  moments: Moments,
): Unmade => {
  const wants = units
    .filter(
      ({ isHome, tree, undone, target }) => isHome && tree && !undone && target.status === 'ACTIVE',
    )
    .map((unit) => new UnitWants(unit, sights, options, moments));
  return (entity, found) => wants.flatMap((each) => each.unmade(entity, found));
};

type Moments = Pick<PlanWork, 'at' | 'restoredAt'>;

const isRecent = ({ at, restoredAt }: Moments, lagSeconds = 0): boolean =>
  restoredAt !== null && at.getTime() - restoredAt.getTime() < lagSeconds * 1_000;

/** The wanted objects of one unit. A tree is normalised only when its campaign is on the platform: below a new one there is nothing. */
class UnitWants {
  private readonly there: ReadonlySet<string>;
  private readonly lost: ReadonlySet<string>;
  private readonly homes: ReadonlyMap<string, string>;
  /** What was sent shortly before the database was restored may not be listed yet. */
  private readonly mayLack: boolean;
  private whole: readonly Desired[] | undefined;

  constructor(
    private readonly unit: PlanUnit,
    private readonly sights: Sights,
    private readonly options: SyncOptions,
    private readonly moments: Moments,
  ) {
    this.mayLack = isRecent(moments, unit.platform.listLagSeconds);
    this.there = new Set(sights.of(unit.bindings).map(({ address }) => address.id));
    this.lost = new Set(unit.lost.map(({ address }) => address.id));
    this.homes = new Map(unit.bindings.map(({ address, remoteId }) => [address.id, remoteId]));
  }

  unmade(entity: EntityKind, found: ReadonlySet<string>): readonly Unrecorded[] {
    const { campaignId } = this.unit;
    const isThere = (id: string): boolean => this.there.has(id) || found.has(id);
    if (entity === 'campaign') return this.unseen(isThere, this.desired(CAMPAIGN_ALONE));
    if (!isThere(campaignId) || this.isSettled()) return [];
    this.whole ??= this.desired(this.options);
    return this.unseen(
      isThere,
      this.whole.filter(
        ({ address, parentId }) => address.entity === entity && isThere(parentId ?? ''),
      ),
    );
  }

  /** Nothing of the tree is new, which is the usual case and costs nothing. */
  private isSettled(): boolean {
    const { tree } = this.unit;
    return [...(tree?.adGroups ?? []), ...(tree?.ads ?? []), ...(tree?.keywords ?? [])].every(
      ({ id }) => this.there.has(id),
    );
  }

  /** Nothing for a campaign that the connector fails at: the plan blocks it, and creates nothing of it. */
  private desired(options: SyncOptions): readonly Desired[] {
    const { tree, target, platform } = this.unit;
    try {
      return tree ? desiredOf(tree, target, options, platform, this.moments.at).desired : [];
    } catch (error) {
      if (error instanceof PlatformFailure && error.failure.kind === 'internal') return [];
      throw error;
    }
  }

  private unseen(
    isThere: (id: string) => boolean,
    desired: readonly Desired[],
  ): readonly Unrecorded[] {
    const released = this.unit.released.map(({ remoteId }) => remoteId);
    return desired
      .filter(({ address: { id } }) => !isThere(id) && !this.lost.has(id))
      .map((want) => ({
        ...unrecorded(want, released),
        ...(this.mayLack ? { isUnlistedYet: true as const } : {}),
        read: this.readOf(want),
      }));
  }

  /** Below a parent that was read all marks are known, unless lists may lack some. */
  private readOf({
    address: { entity, id },
    parentId,
    attributes,
  }: Desired): Observed | null | undefined {
    const home = this.there.has(parentId ?? '') ? this.homes.get(parentId ?? '') : undefined;
    if (home === undefined || this.unit.platform.isUnmarked?.(entity, attributes)) return undefined;
    return this.sights.marked(entity, id, home) ?? (this.mayLack ? undefined : null);
  }
}

const unrecorded = (
  { address, parentId, name, campaignType, attributes }: Desired,
  released: readonly string[],
): Omit<Unrecorded, 'read'> => ({
  address,
  parentId,
  parentRemoteId: null,
  name,
  campaignType,
  attributes,
  applied: attributes,
  released: address.entity === 'campaign' ? released : [],
  isUnrecorded: true,
});
