import type { ChangeListQuery } from '@switchyard/http-kit';

type Filter<Query extends ChangeListQuery> = Omit<Query, 'limit' | 'cursor' | 'updatedSince'> & {
  readonly updatedSince?: Date;
};

/** What a list is narrowed by, without what pages it. */
export const filterOf = <Query extends ChangeListQuery>({
  limit: _limit,
  cursor: _cursor,
  updatedSince,
  ...filter
}: Query): Filter<Query> =>
  ({
    ...filter,
    ...(updatedSince === undefined ? {} : { updatedSince: new Date(updatedSince) }),
  }) as Filter<Query>;
