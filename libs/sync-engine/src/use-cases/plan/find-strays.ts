import {
  ENTITY_KINDS,
  type Attributes,
  type EntityKind,
  type Observed,
} from '@switchyard/platforms/domain';
import { asFarAsSent, type Binding, type Stray } from '../../domain/plan';
import type { OpenAccount } from '../ports';
import type { LostCreate } from './lost-creates';

/** What became of creates without an answer: made, or proven absent. */
export interface FoundStrays {
  readonly strays: readonly Stray[];
  /** Our ids of those that were never made. */
  readonly absent: readonly string[];
}

/** Which of what was found is not another Space's by now. */
export type Ours = (found: readonly Observed[]) => Promise<readonly Observed[]>;

/** An object that the plan would create. */
export interface Unrecorded extends LostCreate {
  readonly isUnrecorded: true;
  /** What was read of its siblings tells already: the object with its mark, or null for none. Undefined: the platform is asked. */
  readonly read: Observed | null | undefined;
  /** It may have been made so recently that lists do not show it yet. */
  readonly isUnlistedYet?: true;
}

/** What a plan would create on a level, below parents that are there: those that were seen, and by their ids those that were found. */
export type Unmade = (entity: EntityKind, found: ReadonlySet<string>) => readonly Unrecorded[];

/**
 * Looks by marker for creates without an answer and for all that the plan would create, parents first: below what was never made there is
 * nothing. Throws PlatformFailure.
 */
export const findStrays = async (
  account: OpenAccount,
  lost: readonly LostCreate[],
  bindings: readonly Binding[],
  ours: Ours,
  unmade: Unmade = () => [],
): Promise<FoundStrays> => {
  const homes = new Map(bindings.map(({ address, remoteId }) => [address.id, remoteId]));
  const strays: Stray[] = [];
  const absent = new Set<string>();
  for (const entity of ENTITY_KINDS) {
    const level = lost.filter(({ address }) => address.entity === entity);
    const news = unmade(entity, new Set(strays.map(({ address }) => address.id)));
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
    strays.push(
      ...[...level, ...news.map(({ read: _, isUnlistedYet: _yet, ...each }) => each)].flatMap(
        (each) =>
          strayOf(each, found.get(each.address.id), homes, account.platform.untilSent?.(entity)),
      ),
    );
    for (const { address, remoteId } of strays) homes.set(address.id, remoteId);
  }
  return { strays, absent: [...absent] };
};

/** Remote id of the parent; null at the top, undefined while nobody knows it. */
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

const strayOf = (
  { released: _theirs, ...lost }: LostCreate,
  made: Observed | undefined,
  homes: ReadonlyMap<string, string>,
  untilSent: Attributes | undefined,
): readonly Stray[] =>
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
