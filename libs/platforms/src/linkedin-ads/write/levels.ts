import { canonicalJson, digestOf } from '@switchyard/kernel';
import type { EntityKind, Observed } from '../../port/attributes';
import type { Change, Outcome, RemoveChange, UpdateChange } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import { updateMany } from '../client/batches';
import type { Json } from '../client/objects';
import { inChunks, LIMITS, type Session, type WritingSession } from '../client/session';

/** An object as it is: in our words, and as LinkedIn reported it. */
export interface RemoteObject {
  readonly observed: Observed;
  readonly source: Json;
}

/**
 * One of LinkedIn's three levels: what differs between them when objects are read, changed and
 * removed.
 */
export interface Level {
  readonly entity: EntityKind;
  /** After the path of the account. */
  readonly collection: string;
  readonly statusField: 'status' | 'intendedStatus';
  /** As addresses and batches know an object. */
  keyOf(remoteId: string): string;
  /** Those of these objects that still exist. */
  byIds(session: Session, remoteIds: readonly string[]): Promise<readonly RemoteObject[]>;
  /** Members to be set for the changed fields. */
  patch(session: Session, change: UpdateChange, existing: RemoteObject): Json;
}

export const pathOf = (session: Session, { collection }: Pick<Level, 'collection'>): string =>
  `${session.accountPath}/${collection}`;

/** A refusal of ours, for what is known without asking the platform. */
export const refusal = (code: string, message: string, field?: string): Failure => ({
  kind: 'refused',
  ...(field ? { field } : {}),
  detail: { code, message },
});

export const parentMissing = (): Failure =>
  refusal('PARENT_UNKNOWN', 'Nothing says which object this one belongs to.');

export const organizationMissing = (): Failure =>
  refusal(
    'CONNECTION_SETTING_MISSING',
    '`settings/organizationId` is missing on the connection. Set it to the number of the LinkedIn page of the advertiser.',
  );

/** Without a place the ads would show in the whole world. */
export const placesMissing = (): Failure =>
  refusal(
    'PLACES_MISSING',
    'LinkedIn can target none of the locations in `geoTargets`. The ads would show everywhere.',
    'geoTargets',
  );

export const failed = ({ id }: Pick<Change, 'id'>, failure: Failure): Outcome => ({
  kind: 'failed',
  changeId: id,
  failure,
});

/**
 * Whether a failure of one element says what became of it; for the others that is unknown, and an
 * error ends the run.
 */
export const isDecided = (failure: Failure): boolean => failure.kind === 'refused';

/**
 * The outcome of an element whose failure is known: none as long as it is unknown what became of
 * it.
 */
export const decidedOutcome = (
  change: Pick<Change, 'id'>,
  failure: Failure | undefined,
  done: Outcome,
): readonly Outcome[] => {
  if (!failure) return [done];
  return isDecided(failure) ? [failed(change, failure)] : [];
};

/**
 * Throws the first failure that leaves something open: what has no outcome by then is looked at
 * again.
 */
export const throwOpen = (failures: Iterable<Failure>): void => {
  const open = [...failures].find((failure) => !isDecided(failure));
  if (open) throw new PlatformFailure(open);
};

/** A change whose object is still what the plan saw. */
export interface Going {
  readonly change: UpdateChange;
  readonly existing: RemoteObject;
}

/**
 * Looks at what is to be changed: one read for a batch of objects. What cannot go on gets its
 * outcome.
 */
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
    ).map((existing) => [existing.observed.remoteId, existing]),
  );
  for (const change of changes) {
    const existing = seen.get(change.remoteId);
    const verdict = verify(change, existing?.observed);
    if (verdict === 'go') going.push({ change, existing: existing! });
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
    const patches = group.map(({ change, existing }) => ({
      key: level.keyOf(change.remoteId),
      set: level.patch(session, change, existing),
      changes: [change],
    }));
    const failures = await updateMany(session, pathOf(session, level), level.entity, patches);
    yield* group.flatMap(({ change }) =>
      decidedOutcome(change, failures.get(level.keyOf(change.remoteId)), applied(change)),
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

/**
 * Removes what is still what the plan saw. What is below goes with it: LinkedIn runs nothing below
 * what is being deleted.
 */
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
    ).map((existing) => [existing.observed.remoteId, existing]),
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
      group.map((change) => ({ existing: seen.get(change.remoteId)!, change })),
    );
    yield* group.flatMap((change) =>
      decidedOutcome(change, failures.get(change.remoteId), {
        kind: 'removed',
        changeId: change.id,
      }),
    );
    throwOpen(failures.values());
  }
}

export interface Discarding {
  readonly change: Change;
  readonly existing: RemoteObject;
}

/**
 * Drafts can be deleted; everything else is asked to be (platform document 2b). Answers, by remote
 * id, why one was not.
 */
export const discard = async (
  session: WritingSession,
  level: Level,
  items: readonly Discarding[],
): Promise<ReadonlyMap<string, Failure>> => {
  const isDraft = ({ existing }: Discarding): boolean =>
    existing.source[level.statusField] === 'DRAFT';
  const failures = new Map<string, Failure>();
  for (const item of items.filter(isDraft)) await deleteDraft(session, level, item, failures);
  const others = items.filter((item) => !isDraft(item));
  if (others.length === 0) return failures;
  const patches = others.map(({ existing, change }) => ({
    key: level.keyOf(existing.observed.remoteId),
    set: { [level.statusField]: 'PENDING_DELETION' },
    changes: [change],
  }));
  const refused = await updateMany(session, pathOf(session, level), level.entity, patches);
  for (const {
    existing: { observed },
  } of others) {
    const failure = refused.get(level.keyOf(observed.remoteId));
    if (failure) failures.set(observed.remoteId, failure);
  }
  return failures;
};

const deleteDraft = async (
  session: WritingSession,
  level: Level,
  { existing: { observed }, change }: Discarding,
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

/**
 * Whether a change may go on: `go`; `done` when the object already is what the change wants (a lost
 * answer); `drifted` when it was edited since the plan; `missing` when it is gone.
 */
const verify = (
  change: UpdateChange | RemoveChange,
  seen: Observed | undefined,
): 'go' | 'done' | 'drifted' | 'missing' => {
  if (!seen) return 'missing';
  if (digestOf(seen.attributes) === change.seenDigest) return 'go';
  if (change.action === 'remove') return 'drifted';
  return change.fields.every(
    (field) =>
      canonicalJson(seen.attributes[field] ?? null) === canonicalJson(change.after[field] ?? null),
  )
    ? 'done'
    : 'drifted';
};
