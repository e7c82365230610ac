import { failed, parentMissing, refusedOr } from '../apply/refused';
import type { CreateChange } from '../../port/change';
import type { Outcome } from '../../port/outcome';
import { addedItems } from '../wire/batch-answer';
import type { ItemResult } from '../wire/batch-answer';
import { inChunks } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { withoutImages } from '../media/without-images';
import { byParent } from './by-parent';
import type { ChildKind } from './child-kind';

/** Makes children, as many per call as the vendor takes for one parent. */
export async function* createChildren<S>(
  session: WritingSession,
  kind: ChildKind<S>,
  changes: readonly CreateChange[],
): AsyncGenerator<Outcome> {
  const imageless = await withoutImages(session, kind, changes);
  for (const [change, failure] of imageless) yield failed(change, failure);
  const ready = changes.filter((change) => !imageless.has(change));
  const groups = [...byParent(ready)].flatMap(([parentId, siblings]) =>
    inChunks(siblings, kind.batch).map((group) => ({ parentId, group })),
  );
  for (const { parentId, group } of groups) {
    const results = await addGroup(session, kind, parentId, group);
    for (const [index, change] of group.entries()) yield outcomeOf(change, results[index]!);
  }
}

const addGroup = async <S>(
  session: WritingSession,
  kind: ChildKind<S>,
  parentId: string,
  group: readonly CreateChange[],
): Promise<readonly ItemResult[]> => {
  if (!parentId) return group.map(() => ({ failure: parentMissing() }));
  try {
    const body = kind.adding(session, parentId, group);
    const answer = await session.write({
      method: 'POST',
      path: kind.path,
      body,
      entity: kind.entity,
      changes: group,
    });
    return addedItems(answer, kind.added(answer), kind.errors(answer, group.length), {
      count: group.length,
      nature: 'create',
      entity: kind.entity,
    });
  } catch (error) {
    const failure = refusedOr(error);
    return group.map(() => ({ failure }));
  }
};

const outcomeOf = (change: CreateChange, result: ItemResult): Outcome =>
  'failure' in result
    ? failed(change, result.failure)
    : { kind: 'applied', changeId: change.id, remoteId: result.id, attributes: change.after };
