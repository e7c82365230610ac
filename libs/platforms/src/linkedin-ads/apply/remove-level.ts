import type { Change, RemoveChange } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { Outcome } from '../../port/outcome';
import { inChunks, LIMITS } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { updateMany } from '../wire/update-many';
import { type Held, type Level, pathOf } from './level';
import { throwOpen, told } from './refused';
import { verify } from './verify';

/** Removes what is still what the plan saw. What stands below goes with it: LinkedIn runs nothing below what is being deleted. */
export async function* removeLevel(
  session: WritingSession,
  level: Level,
  changes: readonly RemoveChange[],
): AsyncGenerator<Outcome> {
  const seen = new Map(
    (
      await level.byIds(
        session,
        changes.map(({ remoteId }) => remoteId),
      )
    ).map((held) => [held.observed.remoteId, held]),
  );
  const going: RemoveChange[] = [];
  for (const change of changes) {
    const verdict = verify(change, seen.get(change.remoteId)?.observed);
    if (verdict === 'go') going.push(change);
    else yield { kind: 'drifted', changeId: change.id, missing: verdict === 'missing' };
  }
  for (const group of inChunks(going, LIMITS.batch)) {
    const failures = await discard(
      session,
      level,
      group.map((change) => ({ held: seen.get(change.remoteId)!, change })),
    );
    yield* group.flatMap((change) =>
      told(change, failures.get(change.remoteId), { kind: 'removed', changeId: change.id }),
    );
    throwOpen(failures.values());
  }
}

export interface Discarding {
  readonly change: Change;
  readonly held: Held;
}

/** Drafts can be deleted; everything else is asked to be (platform document 2b). Answers, by remote id, why one was not. */
export const discard = async (
  session: WritingSession,
  level: Level,
  items: readonly Discarding[],
): Promise<ReadonlyMap<string, Failure>> => {
  const isDraft = ({ held }: Discarding): boolean => held.source[level.statusField] === 'DRAFT';
  const failures = new Map<string, Failure>();
  for (const item of items.filter(isDraft)) await deleteDraft(session, level, item, failures);
  const others = items.filter((item) => !isDraft(item));
  if (others.length === 0) return failures;
  const patches = others.map(({ held, change }) => ({
    key: level.keyOf(held.observed.remoteId),
    set: { [level.statusField]: 'PENDING_DELETION' },
    changes: [change],
  }));
  const refused = await updateMany(session, pathOf(session, level), level.entity, patches);
  for (const {
    held: { observed },
  } of others) {
    const failure = refused.get(level.keyOf(observed.remoteId));
    if (failure) failures.set(observed.remoteId, failure);
  }
  return failures;
};

const deleteDraft = async (
  session: WritingSession,
  level: Level,
  { held: { observed }, change }: Discarding,
  failures: Map<string, Failure>,
): Promise<void> => {
  try {
    await session.write({
      method: 'DELETE',
      path: `${pathOf(session, level)}/${encodeURIComponent(level.keyOf(observed.remoteId))}`,
      entity: level.entity,
      changes: [change],
    });
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') throw error;
    failures.set(observed.remoteId, error.failure);
  }
};
