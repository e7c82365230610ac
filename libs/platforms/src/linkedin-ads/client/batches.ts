import type { EntityKind } from '../../port/attributes';
import type { Change } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import { classifyError, contradicted } from './failures';
import { idIn, type Json, listOf, recordOf, textOf, type WireAnswer } from './objects';
import { restli, type RestliQuery } from './restli';
import { inChunks, LIMITS, type Session, type WritingSession } from './session';

/**
 * Objects by key, those that exist. An error about one of them that does not say "not there" is not
 * taken for absence.
 */
export const batchGet = async (
  session: Session,
  path: string,
  keys: readonly string[],
  entity: EntityKind,
): Promise<readonly Json[]> => {
  const found: Json[] = [];
  for (const ids of inChunks(keys, LIMITS.batch)) {
    const { body = {}, requestId } = await session.read('BATCH_GET', path, { ids }, entity);
    const error = Object.values(recordOf(body['errors']))
      .map(recordOf)
      .find((one) => statusOf(one) !== 404);
    if (error) {
      throw new PlatformFailure(
        classifyError(statusOf(error), error, session.asked('read', entity), requestId),
      );
    }
    found.push(...Object.values(recordOf(body['results'])).map(recordOf));
  }
  return found;
};

const statusOf = ({ status }: Json): number => Number(status ?? 404);

/** What became of one element: its id, or why there is none. */
export type Made = { readonly id: string } | { readonly failure: Failure };

export interface NewObject {
  readonly change: Change;
  readonly body: Json;
}

/**
 * Makes objects of one collection in one request. A refusal of the whole request is the refusal of
 * each.
 */
export const createMany = async (
  session: WritingSession,
  path: string,
  entity: EntityKind,
  items: readonly NewObject[],
): Promise<readonly Made[]> => {
  try {
    return items.length === 1
      ? [await createOne(session, path, entity, items[0]!)]
      : await createBatch(session, path, entity, items);
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') throw error;
    const { failure } = error;
    return items.map(() => ({ failure }));
  }
};

/** The answer to a single create is empty; a header has the id (platform document 2b). */
const createOne = async (
  session: WritingSession,
  path: string,
  entity: EntityKind,
  { change, body }: NewObject,
): Promise<Made> => {
  const { createdId, requestId } = await session.write({
    method: 'CREATE',
    path,
    body,
    entity,
    changes: [change],
  });
  const id = idIn(createdId);
  if (id === '') {
    throw new PlatformFailure(contradicted('No id of what was made.', 'create', requestId));
  }
  return { id };
};

/** A batch answers element by element, in the order of the request. */
const createBatch = async (
  session: WritingSession,
  path: string,
  entity: EntityKind,
  items: readonly NewObject[],
): Promise<readonly Made[]> => {
  const changes = items.map(({ change }) => change);
  const { body, requestId } = await session.write({
    method: 'BATCH_CREATE',
    path,
    body: { elements: items.map((item) => item.body) },
    entity,
    changes,
  });
  const elements = listOf(body?.['elements']).map(recordOf);
  if (elements.length !== items.length) {
    throw new PlatformFailure(
      contradicted(`${elements.length} answers for ${items.length} elements.`, 'create', requestId),
    );
  }
  return elements.map((element) => madeOf(element, session, entity, requestId));
};

const madeOf = (
  element: Json,
  session: WritingSession,
  entity: EntityKind,
  requestId: string | undefined,
): Made => {
  const status = Number(element['status']);
  const id = idIn(element['id']);
  if (status >= 200 && status < 300 && id !== '') return { id };
  if (status >= 400) {
    return {
      failure: classifyError(status, errorIn(element), session.asked('create', entity), requestId),
    };
  }
  return {
    failure: contradicted('Neither an id nor an error for an element.', 'create', requestId),
  };
};

/** The error of an element, inside it or being it. */
const errorIn = (element: Json): Json =>
  element['error'] === undefined ? element : recordOf(element['error']);

/** Members of one object that are to be set. */
export interface Patch {
  /** As the collection knows the object: its number, or the URN of a creative. */
  readonly key: string;
  readonly set: Json;
  readonly changes: readonly Change[];
}

/**
 * Changes objects of one collection in one request; answers, by key, why one was not changed.
 * Setting the same again does no harm.
 */
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

/** Everything that a finder answers, page by page (platform document 2c). */
export async function* pagesOf(
  session: Session,
  path: string,
  query: RestliQuery,
  entity: EntityKind,
): AsyncGenerator<readonly Json[]> {
  const seen = new Set<string>();
  let pageToken: string | undefined;
  do {
    const { body, requestId } = await session.read('FINDER', path, { ...query, pageToken }, entity);
    yield listOf(body?.['elements']).map(recordOf);
    pageToken = textOf(recordOf(body?.['metadata'])['nextPageToken']);
    if (pageToken !== undefined && seen.has(pageToken)) {
      throw new PlatformFailure(contradicted('A page leads to itself.', 'read', requestId));
    }
    if (pageToken !== undefined) seen.add(pageToken);
  } while (pageToken !== undefined);
}

export const allOf = async (
  session: Session,
  path: string,
  query: RestliQuery,
  entity: EntityKind,
): Promise<readonly Json[]> => {
  const found: Json[] = [];
  for await (const page of pagesOf(session, path, query, entity)) found.push(...page);
  return found;
};
