import type { EntityKind } from '../../port/attributes';
import type { Change } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import { type Json, recordOf, type WireAnswer } from './answer';
import { classifyError, contradicted } from './classify';
import { errorIn } from './create-many';
import { restli } from './restli';
import type { WritingSession } from './session';

/** Members of one object that are to be set. */
export interface Patch {
  /** As the collection knows the object: its number, or the URN of a creative. */
  readonly key: string;
  readonly set: Json;
  readonly changes: readonly Change[];
}

/** Changes objects of one collection in one request; answers, by key, why one was not changed. Setting the same again does no harm. */
export const updateMany = async (
  session: WritingSession,
  path: string,
  entity: EntityKind,
  patches: readonly Patch[],
): Promise<ReadonlyMap<string, Failure>> => {
  try {
    return patches.length === 1
      ? await updateOne(session, path, entity, patches[0]!)
      : await updateBatch(session, path, entity, patches);
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') throw error;
    const { failure } = error;
    return new Map(patches.map(({ key }) => [key, failure]));
  }
};

const NONE: ReadonlyMap<string, Failure> = new Map();

const updateOne = async (
  session: WritingSession,
  path: string,
  entity: EntityKind,
  { key, set, changes }: Patch,
): Promise<ReadonlyMap<string, Failure>> => {
  await session.write({
    method: 'PARTIAL_UPDATE',
    path: `${path}/${encodeURIComponent(key)}`,
    body: { patch: { $set: set } },
    entity,
    changes,
  });
  return NONE;
};

/** Keys are encoded in the body as in the address (the vendor's own client). */
const updateBatch = async (
  session: WritingSession,
  path: string,
  entity: EntityKind,
  patches: readonly Patch[],
): Promise<ReadonlyMap<string, Failure>> => {
  const entities = Object.fromEntries(
    patches.map(({ key, set }) => [restli(key), { patch: { $set: set } }]),
  );
  const changes = patches.flatMap((patch) => patch.changes);
  const answer = await session.write({
    method: 'BATCH_PARTIAL_UPDATE',
    path,
    query: { ids: patches.map(({ key }) => key) },
    body: { entities },
    entity,
    changes,
  });
  return new Map(
    patches.flatMap(({ key }) => {
      const failure = failureOf(key, answer, session, entity);
      return failure ? [[key, failure] as const] : [];
    }),
  );
};

/** HTTP 200 with errors inside: what is in neither list was not proven done. */
const failureOf = (
  key: string,
  { body = {}, requestId }: WireAnswer,
  session: WritingSession,
  entity: EntityKind,
): Failure | undefined => {
  const [result, error] = [
    memberOf(recordOf(body['results']), key),
    memberOf(recordOf(body['errors']), key),
  ];
  const status = Number((error ?? result)?.['status'] ?? Number.NaN);
  if (error || status >= 400) {
    return classifyError(
      Number.isNaN(status) ? 400 : status,
      errorIn(error ?? result ?? {}),
      session.asked('change', entity),
      requestId,
    );
  }
  return result
    ? undefined
    : contradicted('Neither a result nor an error for an element.', 'change', requestId);
};

/** Keys come back as they were sent, or encoded. */
const memberOf = (members: Json, key: string): Json | undefined => {
  const found = members[key] ?? members[restli(key)];
  return found === undefined ? undefined : recordOf(found);
};
