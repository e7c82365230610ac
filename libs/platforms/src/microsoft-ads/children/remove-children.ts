import { failed, parentMissing, refusedOr } from '../apply/refused';
import { verify } from '../apply/verify';
import type { RemoveChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Observed } from '../../port/observed';
import type { Outcome } from '../../port/outcome';
import { failedItems } from '../wire/batch-answer';
import { inChunks } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { byParent, campaignTypeIn } from './by-parent';
import type { ChildKind } from './child-kind';

/**
 * Deletes children that are still what the plan saw. A removal does not say which kind of keyword it is about, so several kinds
 * are looked through in turn, and only as long as something is still not found.
 */
export async function* removeChildren(
  session: WritingSession,
  kinds: readonly ChildKind[],
  changes: readonly RemoveChange[],
): AsyncGenerator<Outcome> {
  for (const change of changes) if (!change.parentRemoteId) yield failed(change, parentMissing());
  for (const [parentId, siblings] of byParent(changes)) {
    if (parentId) yield* removeSiblings(session, kinds, parentId, siblings);
  }
}

async function* removeSiblings(
  session: WritingSession,
  kinds: readonly ChildKind[],
  parentId: string,
  changes: readonly RemoveChange[],
): AsyncGenerator<Outcome> {
  let unfound = changes;
  for (const kind of kinds) {
    if (unfound.length === 0) return;
    const held = new Map(
      (
        await kind.list(session, {
          parentId,
          campaignId: '',
          campaignType: campaignTypeIn(changes),
        })
      ).map(({ observed }) => [observed.remoteId, observed]),
    );
    yield* removeFound(
      session,
      kind,
      parentId,
      unfound.filter(({ remoteId }) => held.has(remoteId)),
      held,
    );
    unfound = unfound.filter(({ remoteId }) => !held.has(remoteId));
  }
  for (const change of unfound) yield { kind: 'drifted', changeId: change.id, missing: true };
}

async function* removeFound(
  session: WritingSession,
  kind: ChildKind,
  parentId: string,
  found: readonly RemoveChange[],
  held: ReadonlyMap<string, Observed>,
): AsyncGenerator<Outcome> {
  const verdicts = new Map(
    found.map((change) => [change, verify(change, held.get(change.remoteId))]),
  );
  for (const [change, verdict] of verdicts) {
    if (verdict !== 'go') yield { kind: 'drifted', changeId: change.id, missing: false };
  }
  yield* deleteGroups(
    session,
    kind,
    parentId,
    found.filter((change) => verdicts.get(change) === 'go'),
  );
}

async function* deleteGroups(
  session: WritingSession,
  kind: ChildKind,
  parentId: string,
  going: readonly RemoveChange[],
): AsyncGenerator<Outcome> {
  for (const group of inChunks(going, kind.deleteBatch)) {
    const failures = await deleteGroup(session, kind, parentId, group);
    for (const [index, change] of group.entries()) {
      const failure = failures.get(index);
      yield failure ? failed(change, failure) : { kind: 'removed', changeId: change.id };
    }
  }
}

const deleteGroup = async (
  session: WritingSession,
  kind: ChildKind,
  parentId: string,
  group: readonly RemoveChange[],
): Promise<ReadonlyMap<number, Failure>> => {
  const body = kind.removing(
    parentId,
    group.map(({ remoteId }) => remoteId),
  );
  try {
    const answer = await session.write({
      method: 'DELETE',
      path: kind.path,
      body,
      entity: kind.entity,
      changes: group,
    });
    return failedItems(answer, kind.errors(answer, group.length), {
      count: group.length,
      nature: 'change',
      entity: kind.entity,
    });
  } catch (error) {
    const failure = refusedOr(error);
    return new Map(group.map((_, index) => [index, failure]));
  }
};
