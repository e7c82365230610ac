import {
  type Attributes,
  ENTITY_KINDS,
  type EntityKind,
  type Observed,
  PlatformFailure,
} from '@switchyard/platforms/domain';
import { desiredOf } from '../../domain/basis/desired-objects';
import type { Binding, Desired, UnboundObject } from '../../domain/planning/plan';
import type { SyncOptions } from '../../domain/planning/preview';
import { asFarAsSent } from '../../domain/planning/unanswered-writes';
import type { OpenAccount } from '../ports';
import type { PlanWork } from './plan-draft';
import type { Observations, PlanUnit } from './plan-unit';
import type { LostCreate } from '../../data/syncing/unanswered-writes';

/** What became of creates without an answer: made, or proven absent. */
export interface FoundUnboundObjects {
  readonly unboundObjects: readonly UnboundObject[];
  /** Our ids of those that were never made. */
  readonly absent: readonly string[];
}

/** Which of what was found is not another Space's by now. */
export type Ours = (found: readonly Observed[]) => Promise<readonly Observed[]>;

/** An object that the plan would create. */
interface Unrecorded extends LostCreate {
  readonly isUnrecorded: true;
  /**
   * The answer from siblings that were already read: the object with the mark, or null for none.
   * Undefined: the platform must be asked.
   */
  readonly read: Observed | null | undefined;
  /** It may have been made so recently that lists do not show it yet. */
  readonly isUnlistedYet?: true;
}

/**
 * What a plan would create on a level, below parents that are there: those that were seen, and by
 * their ids those that were found.
 */
type Uncreated = (entity: EntityKind, found: ReadonlySet<string>) => readonly Unrecorded[];

/**
 * Looks by marker for creates without an answer and for all that the plan would create, parents
 * first: below what was never made there is nothing. Throws PlatformFailure.
 */
export const findUnboundObjects = async (
  account: OpenAccount,
  lost: readonly LostCreate[],
  bindings: readonly Binding[],
  ours: Ours,
  unmade: Uncreated = () => [],
): Promise<FoundUnboundObjects> => {
  const homes = new Map(bindings.map(({ address, remoteId }) => [address.id, remoteId]));
  const unboundObjects: UnboundObject[] = [];
  const absent = new Set<string>();
  for (const entity of ENTITY_KINDS) {
    const level = lost.filter(({ address }) => address.entity === entity);
    const news = unmade(entity, new Set(unboundObjects.map(({ address }) => address.id)));
    const asked = [...level, ...news.filter(({ read }) => read === undefined)].filter(
      (each) => homeOf(each, homes) !== undefined,
    );
    const found = byMarker([
      ...(await ours(await lookFor(account, asked, homes))),
      ...news.flatMap(({ read }) => read ?? []),
    ]);
    const isAbsent = (each: LostCreate): boolean =>
      !found.has(each.address.id) &&
      (homeOf(each, homes) !== undefined || absent.has(each.parentId ?? ''));
    level.filter(isAbsent).forEach(({ address }) => absent.add(address.id));
    unboundObjects.push(
      ...[...level, ...news.map(({ read: _, isUnlistedYet: _yet, ...each }) => each)].flatMap(
        (each) =>
          unboundObjectOf(
            each,
            found.get(each.address.id),
            homes,
            account.platform.untilSent?.(entity),
          ),
      ),
    );
    for (const { address, remoteId } of unboundObjects) homes.set(address.id, remoteId);
  }
  return { unboundObjects, absent: [...absent] };
};

/** Remote id of the parent; null at the top, undefined while it is unknown. */
const homeOf = (
  { parentId, parentRemoteId }: Pick<LostCreate, 'parentId' | 'parentRemoteId'>,
  homes: ReadonlyMap<string, string>,
): string | null | undefined =>
  parentId === null ? null : (homes.get(parentId) ?? parentRemoteId ?? undefined);

const lookFor = async (
  account: OpenAccount,
  lost: readonly (LostCreate | Unrecorded)[],
  homes: ReadonlyMap<string, string>,
): Promise<readonly Observed[]> => {
  if (lost.length === 0) return [];
  const markers = lost.map((each) => {
    const parentRemoteId = homeOf(each, homes);
    return {
      entity: each.address.entity,
      localId: each.address.id,
      attributes: each.attributes,
      released: each.released,
      ...(each.isUnrecorded && !isUnlistedYet(each) ? { isUnsent: true as const } : {}),
      ...(parentRemoteId ? { parentRemoteId } : {}),
    };
  });
  return account.platform.find(account.connection, markers, account.io);
};

const isUnlistedYet = (each: LostCreate | Unrecorded): boolean =>
  'isUnlistedYet' in each && each.isUnlistedYet === true;

const byMarker = (found: readonly Observed[]): ReadonlyMap<string, Observed> =>
  new Map(
    found.flatMap((object) =>
      object.marker === undefined ? [] : [[object.marker, object] as const],
    ),
  );

const unboundObjectOf = (
  { released: _theirs, ...lost }: LostCreate,
  made: Observed | undefined,
  homes: ReadonlyMap<string, string>,
  untilSent: Attributes | undefined,
): readonly UnboundObject[] =>
  made
    ? [
        {
          ...lost,
          applied: lost.isUnrecorded
            ? lost.applied
            : asFarAsSent(lost.applied, made.attributes, untilSent),
          remoteId: made.remoteId,
          attributes: made.attributes,
          parentRemoteId: homeOf(lost, homes) ?? null,
        },
      ]
    : [];

const CAMPAIGN_ALONE: SyncOptions = {
  includeAdGroups: false,
  includeAds: false,
  includeKeywords: false,
};

/**
 * All that a plan of these units would create, whatever is recorded here: what is wanted and
 * neither seen nor sent without an answer. An undo is about what one sync did, and looks for
 * nothing.
 */
export const uncreatedOf = (
  units: readonly PlanUnit[],
  observations: Observations,
  options: SyncOptions,
  moments: Moments,
): Uncreated => {
  const wants = units
    .filter(
      ({ isHome, tree, undone, target }) => isHome && tree && !undone && target.status === 'ACTIVE',
    )
    .map((unit) => new DesiredOfUnit(unit, observations, options, moments));
  return (entity, found) => wants.flatMap((each) => each.unmade(entity, found));
};

type Moments = Pick<PlanWork, 'at' | 'restoredAt'>;

const isRecent = ({ at, restoredAt }: Moments, lagSeconds = 0): boolean =>
  restoredAt !== null && at.getTime() - restoredAt.getTime() < lagSeconds * 1_000;

/**
 * The wanted objects of one unit. A tree is normalised only when its campaign is on the platform:
 * below a new one there is nothing.
 */
class DesiredOfUnit {
  private readonly there: ReadonlySet<string>;
  private readonly lost: ReadonlySet<string>;
  private readonly homes: ReadonlyMap<string, string>;
  /** What was sent shortly before the database was restored may not be listed yet. */
  private readonly mayLack: boolean;
  private whole: readonly Desired[] | undefined;

  constructor(
    private readonly unit: PlanUnit,
    private readonly observations: Observations,
    private readonly options: SyncOptions,
    private readonly moments: Moments,
  ) {
    this.mayLack = isRecent(moments, unit.platform.listLagSeconds);
    this.there = new Set(observations.of(unit.bindings).map(({ address }) => address.id));
    this.lost = new Set(unit.lost.map(({ address }) => address.id));
    this.homes = new Map(unit.bindings.map(({ address, remoteId }) => [address.id, remoteId]));
  }

  unmade(entity: EntityKind, found: ReadonlySet<string>): readonly Unrecorded[] {
    const { campaignId } = this.unit;
    const isThere = (id: string): boolean => this.there.has(id) || found.has(id);
    if (entity === 'campaign') return this.unseen(isThere, this.desired(CAMPAIGN_ALONE));
    if (!isThere(campaignId) || this.isResolved()) return [];
    this.whole ??= this.desired(this.options);
    return this.unseen(
      isThere,
      this.whole.filter(
        ({ address, parentId }) => address.entity === entity && isThere(parentId ?? ''),
      ),
    );
  }

  /** Nothing of the tree is new, which is the usual case and costs nothing. */
  private isResolved(): boolean {
    const { tree } = this.unit;
    return [...(tree?.adGroups ?? []), ...(tree?.ads ?? []), ...(tree?.keywords ?? [])].every(
      ({ id }) => this.there.has(id),
    );
  }

  /**
   * Nothing for a campaign that the connector fails at: the plan blocks it, and creates nothing of
   * it.
   */
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
    return this.observations.marked(entity, id, home) ?? (this.mayLack ? undefined : null);
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
