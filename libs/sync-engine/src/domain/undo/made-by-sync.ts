import type { Binding, Desired } from '../plan';
import { byAddress } from '../plan/standing';
import type { Done } from './done';

/** Remote ids of what a sync made, by `placeKey`. */
export type Made = ReadonlyMap<string, string>;

/** One object on one ad account, as a key. */
export const placeKey = ({
  connectionId,
  id,
}: {
  readonly connectionId: string;
  readonly id: string;
}): string => `${connectionId} ${id}`;

export const madeIn = (done: readonly Done[]): Made =>
  new Map(
    done.flatMap(({ change, remoteId }) =>
      change.action === 'create' && remoteId !== null
        ? [[placeKey(change.address), remoteId] as const]
        : [],
    ),
  );

/** True while the very object that the sync made is the one that is bound. */
export const isStillMade = ({ address, remoteId }: Binding, made: Made): boolean =>
  made.get(placeKey(address)) === remoteId;

/** What an undo is about on one ad account. */
export interface UndoSides {
  readonly desired: readonly Desired[];
  readonly bindings: readonly Binding[];
}

/** What decides which objects an undo is about. */
export interface UndoReach {
  readonly made: Made;
  /** Our ids of what is put back here: it may be made again there. */
  readonly putBack: ReadonlySet<string>;
  /** Connections through which the sync took the campaign over. */
  readonly letGo: ReadonlySet<string>;
}

/**
 * The sides of a plan without what is none of an undo's business: what the sync made is not wanted any more, with all below it; what was
 * never sent since, or was taken away here since, waits for an ordinary plan.
 */
export const undoSides = (
  desired: readonly Desired[],
  bindings: readonly Binding[],
  { made, putBack, letGo }: UndoReach,
): UndoSides => {
  const bound = new Map(bindings.map((binding) => [binding.address.id, binding]));
  const gone = new Set(
    bindings
      .filter((each) => isStillMade(each, made) || isLetGo(each, letGo))
      .map(({ address }) => address.id),
  );
  for (const { address, parentId } of bindings.toSorted(byAddress)) {
    if (parentId !== null && gone.has(parentId)) gone.add(address.id);
  }
  const kept = new Set<string>();
  const wanted = desired.toSorted(byAddress).filter(({ address: { id, campaignId }, parentId }) => {
    const isOurs = bound.has(id) || putBack.has(id) || putBack.has(campaignId);
    const stays = isOurs && !gone.has(id) && (parentId === null || kept.has(parentId));
    if (stays) kept.add(id);
    return stays;
  });
  return {
    desired: wanted,
    bindings: bindings.filter(({ address: { id } }) => kept.has(id) || gone.has(id)),
  };
};

const isLetGo = ({ address }: Binding, letGo: ReadonlySet<string>): boolean =>
  address.entity === 'campaign' && letGo.has(address.connectionId);
