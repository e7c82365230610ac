import { listPath, type Level, type ListFilter } from './list-path';
import type { Ad, AdGroup, Campaign } from './objects';
import type { Session } from './session';
import { isLiving } from './status';

interface Objects {
  readonly campaign: Campaign;
  readonly adGroup: AdGroup;
  readonly ad: Ad;
}

/** Objects of a level that live, on all pages. At most 200 ids per filter. */
export async function* living<L extends Level>(
  session: Session,
  level: L,
  filter: ListFilter = {},
): AsyncGenerator<Objects[L]> {
  for await (const one of session.all<Objects[L]>({
    path: listPath(session.accountId, level, filter),
    policy: 'read',
    entity: level,
  })) {
    if (isLiving(one)) yield one;
  }
}

/** The same, all at once. */
export const allLiving = <L extends Level>(
  session: Session,
  level: L,
  filter: ListFilter = {},
): Promise<readonly Objects[L][]> => collected(living(session, level, filter));

export const collected = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};
