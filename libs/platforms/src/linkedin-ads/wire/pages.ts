import type { EntityKind } from '../../port/attributes';
import { PlatformFailure } from '../../port/failure';
import { type Json, listOf, recordOf, textOf } from './answer';
import { contradicted } from './classify';
import type { RestliQuery } from './restli';
import type { Session } from './session';

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
