import { PlatformFailure } from '../../port/failure';
import { type Level, LEVEL_PATHS } from '../vocabulary';
import { contradicted, NOT_FOUND, type Purpose } from './failures';
import type { WireOf } from './objects';
import { type Answer, call, type Session } from './session';

export const ARCHIVED = 'archived';

/**
 * One object by its id, fresh: lists lag some seconds behind, this does not. Undefined when it is
 * gone; archived is gone.
 */
export const getObject = async <L extends Level>(
  session: Session,
  level: L,
  id: string,
  include: readonly string[] = [],
): Promise<WireOf[L] | undefined> => {
  const answer = await askFor(session, level, id, include);
  if (!answer) return undefined;
  const object = wireObject(level, answer.json, 'read', answer.requestId);
  return object.status === ARCHIVED ? undefined : object;
};

const askFor = async (
  session: Session,
  level: Level,
  id: string,
  include: readonly string[],
): Promise<Answer | undefined> => {
  try {
    return await call(session, {
      endpoint: `GET ${LEVEL_PATHS[level].path}/{id}`,
      id,
      purpose: 'read',
      level,
      query: include.map((word) => ['include[]', word]),
    });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

export const isNotFound = (error: unknown): boolean =>
  error instanceof PlatformFailure &&
  error.failure.kind === 'refused' &&
  error.failure.detail.code === NOT_FOUND;

/** The most that one page holds. */
export const PAGE = 500;

/**
 * Everything under a parent (campaigns: of the account), archived objects included, newest first,
 * page by page. What was written some seconds ago may be missing or look as before.
 */
export async function* listObjects<L extends Level>(
  session: Session,
  level: L,
  parentId?: string,
  include: readonly string[] = [],
): AsyncGenerator<WireOf[L]> {
  let after: string | undefined;
  for (;;) {
    const page = await pageOf(session, level, parentId, include, after);
    yield* page.objects;
    if (page.next === undefined) return;
    after = page.next;
  }
}

const pageOf = async <L extends Level>(
  session: Session,
  level: L,
  parentId: string | undefined,
  include: readonly string[],
  after: string | undefined,
) => {
  const { path, parent } = LEVEL_PATHS[level];
  const query: (readonly [string, string])[] = [
    ...(parent !== null && parentId !== undefined ? [[parent, parentId] as const] : []),
    ['limit', String(PAGE)],
    ['order', 'desc'],
    ...(after === undefined ? [] : [['after', after] as const]),
    ...include.map((word) => ['include[]', word] as const),
  ];
  const { json, requestId } = await call(session, {
    endpoint: `GET ${path}`,
    purpose: 'read',
    level,
    query,
  });
  const { data, has_more: hasMore, last_id: lastId } = json;
  if (!Array.isArray(data)) {
    throw new PlatformFailure(
      contradicted('OpenAI answered a list without data.', 'read', requestId),
    );
  }
  if (hasMore === true && (typeof lastId !== 'string' || lastId === after)) {
    throw new PlatformFailure(
      contradicted('OpenAI answered a list that goes on from nowhere.', 'read', requestId),
    );
  }
  return {
    objects: data.map((one) => wireObject(level, one, 'read', requestId)),
    next: hasMore === true ? (lastId as string) : undefined,
  };
};

/** An answered object that can be known again; anything else contradicts. */
export const wireObject = <L extends Level>(
  level: L,
  json: unknown,
  purpose: Purpose,
  requestId?: string,
): WireOf[L] => {
  const { id, name, status } = (json ?? {}) as Readonly<Record<string, unknown>>;
  if (
    typeof id === 'string' &&
    id !== '' &&
    typeof name === 'string' &&
    typeof status === 'string'
  ) {
    return json as WireOf[L];
  }
  throw new PlatformFailure(
    contradicted(`OpenAI answered ${level} without an id, a name or a status.`, purpose, requestId),
  );
};
