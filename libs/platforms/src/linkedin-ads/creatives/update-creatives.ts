import { canonicalJson } from '@switchyard/kernel';
import { readMarkedName } from '../../marked-name';
import type { Held } from '../apply/level';
import { failed, isDecided, throwOpen } from '../apply/refused';
import { discard } from '../apply/remove-level';
import { applied, type Going, sendUpdates, verified } from '../apply/update-level';
import type { UpdateChange } from '../../port/change';
import type { Outcome } from '../../port/outcome';
import type { Json } from '../wire/answer';
import { inChunks, LIMITS } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { idIn } from '../wire/urn';
import { createCreative, withFiles } from './create-creatives';
import { creativeLevel, creativePages } from './creative-level';
import { observeCreatives } from './observe-creative';

/** Changes ads that are still what the plan saw: switched in place; one that shall show something else is made anew. */
export async function* updateCreatives(
  session: WritingSession,
  changes: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  const going: Going[] = [];
  for (const group of inChunks(changes, LIMITS.batch)) {
    yield* verified(session, creativeLevel, group, going);
  }
  yield* sendUpdates(
    session,
    creativeLevel,
    going.filter(({ change }) => isSwitch(change)),
  );
  yield* remake(
    session,
    going.filter(({ change }) => !isSwitch(change)),
  );
}

const isSwitch = ({ fields }: UpdateChange): boolean => fields.every((field) => field === 'status');

/**
 * What a creative shows never changes (vendor's page on creatives): another one takes its place, and only when that is there the old one
 * goes. One that an earlier attempt made is known by its mark and used again.
 */
async function* remake(session: WritingSession, going: readonly Going[]): AsyncGenerator<Outcome> {
  if (going.length === 0) return;
  const ready: UpdateChange[] = [];
  yield* withFiles(
    session,
    going.map(({ change }) => change),
    ready,
  );
  const twins = await twinsOf(session, ready);
  for (const { change, held } of going.filter(({ change: one }) => ready.includes(one))) {
    yield* remakeOne(session, change, held, twins.get(change.localId) ?? []);
  }
}

async function* remakeOne(
  session: WritingSession,
  change: UpdateChange,
  held: Held,
  twins: readonly Held[],
): AsyncGenerator<Outcome> {
  const reused = twins.find(
    ({ observed }) => canonicalJson(observed.attributes) === canonicalJson(change.after),
  );
  const made = reused ? { id: reused.observed.remoteId } : await createCreative(session, change);
  if ('failure' in made) return yield failed(change, made.failure);
  const old = [held, ...twins.filter((twin) => twin !== reused)];
  const failures = [
    ...(
      await discard(
        session,
        creativeLevel,
        old.map((one) => ({ held: one, change })),
      )
    ).values(),
  ];
  const refused = failures.find(isDecided);
  throwOpen(failures);
  yield refused
    ? { kind: 'half-made', changeId: change.id, remoteId: made.id, failure: refused }
    : ({ ...applied(change), remoteId: made.id } as Outcome);
}

/** Other creatives that carry the mark of an ad which is made anew. */
const twinsOf = async (
  session: WritingSession,
  changes: readonly UpdateChange[],
): Promise<ReadonlyMap<string, readonly Held[]>> => {
  const markOf = ({ name }: Json): string => readMarkedName(String(name ?? '')).marker ?? '';
  const known = new Map(changes.map(({ localId, remoteId }) => [localId, remoteId]));
  const twins: Json[] = [];
  for await (const page of creativePages(session, [
    ...new Set(changes.flatMap(({ parentRemoteId }) => parentRemoteId ?? [])),
  ])) {
    twins.push(
      ...page.filter(
        (creative) =>
          known.has(markOf(creative)) && known.get(markOf(creative)) !== idIn(creative['id']),
      ),
    );
  }
  const held = await observeCreatives(session, twins, new Map());
  return new Map(
    [...known.keys()].map((localId) => [
      localId,
      held.filter(({ observed }) => observed.marker === localId),
    ]),
  );
};
