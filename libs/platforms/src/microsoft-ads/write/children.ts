import type { Observed } from '../../port/attributes';
import type { CreateChange, Outcome, RemoveChange, UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import { addedItems, failedItems, type ItemResult } from '../client/failures';
import { inChunks, type WritingSession } from '../client/session';
import { withoutImages } from '../media';
import {
  byParent,
  campaignTypeIn,
  type ChildKind,
  type ChildUpdate,
  failed,
  parentMissing,
  refusedOr,
  resolveNames,
  verify,
} from './levels';

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

/**
 * Changes children that are still what the plan saw: one read per parent, then as many per call as
 * the vendor takes.
 */
export async function* updateChildren<S>(
  session: WritingSession,
  kind: ChildKind<S>,
  changes: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  for (const change of changes) if (!change.parentRemoteId) yield failed(change, parentMissing());
  for (const [parentId, siblings] of byParent(changes)) {
    if (parentId) yield* updateSiblings(session, kind, parentId, siblings);
  }
}

async function* updateSiblings<S>(
  session: WritingSession,
  kind: ChildKind<S>,
  parentId: string,
  changes: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  const campaignType = campaignTypeIn(changes);
  const existing = new Map(
    (await kind.list(session, { parentId, campaignId: '', campaignType })).map((child) => [
      child.observed.remoteId,
      child,
    ]),
  );
  const going: ChildUpdate<S>[] = [];
  for (const change of changes) {
    const child = existing.get(change.remoteId);
    const verdict = verify(change, child?.observed);
    if (verdict === 'go' && kind.updating) going.push({ change, existing: child! });
    else if (verdict === 'go' || verdict === 'done') yield applied(change);
    else yield { kind: 'drifted', changeId: change.id, missing: verdict === 'missing' };
  }
  const imageless = await withoutImages(
    session,
    kind,
    going.map(({ change }) => change),
  );
  for (const [change, failure] of imageless) yield failed(change, failure);
  yield* sendGroups(
    session,
    kind,
    parentId,
    going.filter(({ change }) => !imageless.has(change)),
  );
}

async function* sendGroups<S>(
  session: WritingSession,
  kind: ChildKind<S>,
  parentId: string,
  going: readonly ChildUpdate<S>[],
): AsyncGenerator<Outcome> {
  const unnamed = await nameFailures(session, kind, parentId, going);
  for (const { change } of going) {
    if (unnamed.has(change.id)) yield failed(change, unnamed.get(change.id)!);
  }
  for (const group of inChunks(
    going.filter(({ change }) => !unnamed.has(change.id)),
    kind.batch,
  )) {
    const failures = await sendGroup(session, kind, parentId, group);
    for (const [index, { change }] of group.entries()) {
      const failure = failures.get(index);
      yield failure ? failed(change, failure) : applied(change);
    }
  }
}

const nameFailures = async <S>(
  session: WritingSession,
  kind: ChildKind<S>,
  parentId: string,
  going: readonly ChildUpdate<S>[],
): Promise<ReadonlyMap<string, Failure>> => {
  const { naming } = kind;
  if (!naming) return new Map();
  const verified = going.map(({ change, existing }) => ({ change, observed: existing.observed }));
  return resolveNames(session, verified, {
    entity: kind.entity,
    path: kind.path,
    field: kind.nameField ?? 'name',
    body: (objects) => naming(parentId, objects),
  });
};

const sendGroup = async <S>(
  session: WritingSession,
  kind: ChildKind<S>,
  parentId: string,
  group: readonly ChildUpdate<S>[],
): Promise<ReadonlyMap<number, Failure>> => {
  const body = kind.updating!(session, parentId, group);
  const changes = group.map(({ change }) => change);
  try {
    const answer = await session.write({
      method: 'PUT',
      path: kind.path,
      body,
      entity: kind.entity,
      changes,
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

const applied = ({ id, remoteId, after }: UpdateChange): Outcome => ({
  kind: 'applied',
  changeId: id,
  remoteId,
  attributes: after,
});

/**
 * Deletes children that are still what the plan saw. A removal does not say which kind of keyword
 * it is about, so several kinds are looked through in turn, and only as long as something is still
 * not found.
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
    const existing = new Map(
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
      unfound.filter(({ remoteId }) => existing.has(remoteId)),
      existing,
    );
    unfound = unfound.filter(({ remoteId }) => !existing.has(remoteId));
  }
  for (const change of unfound) yield { kind: 'drifted', changeId: change.id, missing: true };
}

async function* removeFound(
  session: WritingSession,
  kind: ChildKind,
  parentId: string,
  found: readonly RemoveChange[],
  existing: ReadonlyMap<string, Observed>,
): AsyncGenerator<Outcome> {
  const verdicts = new Map(
    found.map((change) => [change, verify(change, existing.get(change.remoteId))]),
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
