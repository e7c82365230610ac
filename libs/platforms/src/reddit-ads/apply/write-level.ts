import type { CreateChange, RemoveChange, UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Observed } from '../../port/observed';
import type { Outcome } from '../../port/outcome';
import { inChunks } from '../wire/limits';
import { objectPath } from '../wire/list-path';
import type { WritingSession } from '../wire/session';
import { CHUNK } from './chunk';
import type { Held, LevelKind } from './level-kind';
import { failed, refusedOr } from './refused';
import { verify } from './verify';

/** Makes objects one by one: Reddit has no request for several. */
export async function* createLevel(
  session: WritingSession,
  kind: LevelKind,
  changes: readonly CreateChange[],
): AsyncGenerator<Outcome> {
  for (const chunk of inChunks(changes, CHUNK[kind.level])) {
    const obstacles = await prepared(session, kind, chunk);
    for (const change of chunk) {
      const obstacle = obstacles.get(change.id);
      yield obstacle
        ? failed(change, obstacle)
        : await sent(change, () => kind.create(session, change));
    }
  }
}

/** Changes objects that are still what the plan saw; budgets that go down go first, so that no moment spends more. */
export async function* updateLevel(
  session: WritingSession,
  kind: LevelKind,
  changes: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  for (const chunk of inChunks(changes, CHUNK[kind.level])) {
    yield* updateChunk(session, kind, chunk);
  }
}

async function* updateChunk(
  session: WritingSession,
  kind: LevelKind,
  chunk: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  const seen = await seenOf(session, kind, chunk);
  const going: { readonly change: UpdateChange; readonly held: Held }[] = [];
  for (const change of chunk) {
    const held = seen.get(change.remoteId);
    const verdict = verify(change, held?.observed);
    if (verdict === 'go') going.push({ change, held: held! });
    else if (verdict === 'done') yield applied(change, held!.observed);
    else yield { kind: 'drifted', changeId: change.id, missing: verdict === 'missing' };
  }
  const obstacles = await prepared(
    session,
    kind,
    going.map(({ change }) => change),
  );
  for (const { change, held } of going.sort((a, b) => growthOf(a) - growthOf(b))) {
    const obstacle = obstacles.get(change.id);
    yield obstacle
      ? failed(change, obstacle)
      : await sent(change, () => kind.update(session, change, held));
  }
}

/** Archives objects that are still what the plan saw. Archived is gone for us; what is deleted at Reddit is so hours later only. */
export async function* removeLevel(
  session: WritingSession,
  kind: LevelKind,
  changes: readonly RemoveChange[],
): AsyncGenerator<Outcome> {
  for (const chunk of inChunks(changes, CHUNK[kind.level])) {
    const seen = await seenOf(session, kind, chunk);
    for (const change of chunk) {
      const verdict = verify(change, seen.get(change.remoteId)?.observed);
      yield verdict === 'go'
        ? await archived(session, kind, change)
        : { kind: 'drifted', changeId: change.id, missing: verdict === 'missing' };
    }
  }
}

const archived = async (
  session: WritingSession,
  { level }: LevelKind,
  change: RemoveChange,
): Promise<Outcome> => {
  try {
    await session.write({
      method: 'PATCH',
      path: objectPath(level, change.remoteId),
      data: { configured_status: 'ARCHIVED' },
      entity: level,
      change,
    });
    return { kind: 'removed', changeId: change.id };
  } catch (error) {
    return failed(change, refusedOr(error));
  }
};

const seenOf = async (
  session: WritingSession,
  kind: LevelKind,
  changes: readonly (UpdateChange | RemoveChange)[],
): Promise<ReadonlyMap<string, Held>> =>
  new Map(
    (
      await kind.byIds(
        session,
        changes.map(({ remoteId }) => remoteId),
      )
    ).map((held) => [held.observed.remoteId, held]),
  );

const prepared = async (
  session: WritingSession,
  kind: LevelKind,
  changes: readonly (CreateChange | UpdateChange)[],
): Promise<ReadonlyMap<string, Failure>> =>
  changes.length > 0 && kind.prepare ? kind.prepare(session, changes) : new Map();

const sent = async (
  change: CreateChange | UpdateChange,
  send: () => Promise<Observed>,
): Promise<Outcome> => {
  try {
    return applied(change, await send());
  } catch (error) {
    return failed(change, refusedOr(error));
  }
};

/** The answer is the whole object: what it holds now is told as it is. */
const applied = (
  { id }: CreateChange | UpdateChange,
  { remoteId, attributes }: Observed,
): Outcome => ({ kind: 'applied', changeId: id, remoteId, attributes });

const growthOf = ({
  change: { after, fields },
  held,
}: {
  readonly change: UpdateChange;
  readonly held: Held;
}): number =>
  fields.includes('budgetMicros')
    ? Number(after['budgetMicros']) - Number(held.observed.attributes['budgetMicros'])
    : 0;
