import type { EntityKind } from '../../port/attributes';
import type { Change } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import { type Json, listOf, recordOf } from './answer';
import { classifyError, contradicted } from './classify';
import type { WritingSession } from './session';
import { idIn } from './urn';

/** What became of one element: its id, or why there is none. */
export type Made = { readonly id: string } | { readonly failure: Failure };

export interface NewObject {
  readonly change: Change;
  readonly body: Json;
}

/** Makes objects of one collection in one request. A refusal of the whole request is the refusal of each. */
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

/** The answer to a single create is empty; the id stands in a header (platform document 2b). */
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
export const errorIn = (element: Json): Json =>
  element['error'] === undefined ? element : recordOf(element['error']);
