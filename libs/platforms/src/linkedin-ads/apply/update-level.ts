import type { UpdateChange } from '../../port/change';
import type { Outcome } from '../../port/outcome';
import { inChunks, LIMITS } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { updateMany } from '../wire/update-many';
import { type Held, type Level, pathOf } from './level';
import { throwOpen, told } from './refused';
import { verify } from './verify';

/** A change whose object is still what the plan saw. */
export interface Going {
  readonly change: UpdateChange;
  readonly held: Held;
}

/** Looks at what is to be changed: one read for a batch of objects. What cannot go on is told. */
export async function* verified(
  session: WritingSession,
  level: Level,
  changes: readonly UpdateChange[],
  going: Going[],
): AsyncGenerator<Outcome> {
  const seen = new Map(
    (
      await level.byIds(
        session,
        changes.map(({ remoteId }) => remoteId),
      )
    ).map((held) => [held.observed.remoteId, held]),
  );
  for (const change of changes) {
    const held = seen.get(change.remoteId);
    const verdict = verify(change, held?.observed);
    if (verdict === 'go') going.push({ change, held: held! });
    else if (verdict === 'done') yield applied(change);
    else yield { kind: 'drifted', changeId: change.id, missing: verdict === 'missing' };
  }
}

/** Sends the changed fields, as many objects at a time as a batch takes. */
export async function* sendUpdates(
  session: WritingSession,
  level: Level,
  going: readonly Going[],
): AsyncGenerator<Outcome> {
  for (const group of inChunks(going, LIMITS.batch)) {
    const patches = group.map(({ change, held }) => ({
      key: level.keyOf(change.remoteId),
      set: level.patch(session, change, held),
      changes: [change],
    }));
    const failures = await updateMany(session, pathOf(session, level), level.entity, patches);
    yield* group.flatMap(({ change }) =>
      told(change, failures.get(level.keyOf(change.remoteId)), applied(change)),
    );
    throwOpen(failures.values());
  }
}

export async function* updateLevel(
  session: WritingSession,
  level: Level,
  changes: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  const going: Going[] = [];
  yield* verified(session, level, changes, going);
  yield* sendUpdates(session, level, going);
}

export const applied = ({ id, remoteId, after }: UpdateChange): Outcome => ({
  kind: 'applied',
  changeId: id,
  remoteId,
  attributes: after,
});
