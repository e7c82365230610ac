import { PlatformFailure } from '../../port/failure';
import { LEVEL_PATHS, type Level } from '../data/levels';
import { contradicted } from './classify';
import type { WireOf } from './objects';
import { call, type Session } from './session';
import { wireObject } from './wire-object';

/** The most that one page holds. */
export const PAGE = 500;

/** Everything under a parent (campaigns: of the account), archived objects included, newest first, page by page. What was written some seconds ago may be missing or look as before. */
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
