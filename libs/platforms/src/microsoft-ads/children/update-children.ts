import { failed, parentMissing, refusedOr } from '../apply/refused';
import { settleNames } from '../apply/settle-names';
import { verify } from '../apply/verify';
import type { UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Outcome } from '../../port/outcome';
import { failedItems } from '../wire/batch-answer';
import { inChunks } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { withoutImages } from '../media/without-images';
import { byParent, campaignTypeIn } from './by-parent';
import type { ChildKind, ChildUpdate } from './child-kind';

/** Changes children that are still what the plan saw: one read per parent, then as many per call as the vendor takes. */
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
  const held = new Map(
    (await kind.list(session, { parentId, campaignId: '', campaignType })).map((child) => [
      child.observed.remoteId,
      child,
    ]),
  );
  const going: ChildUpdate<S>[] = [];
  for (const change of changes) {
    const child = held.get(change.remoteId);
    const verdict = verify(change, child?.observed);
    if (verdict === 'go' && kind.updating) going.push({ change, held: child! });
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
  const verified = going.map(({ change, held }) => ({ change, observed: held.observed }));
  return settleNames(session, verified, {
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
