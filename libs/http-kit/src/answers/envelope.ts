import type { Page } from '@switchyard/kernel';

/** The success envelope of one resource. */
export interface Envelope<T> {
  readonly data: T;
}

/** The success envelope of a list; `total` counts the items of this page. */
export interface ListEnvelope<T> {
  readonly data: readonly T[];
  readonly meta: { readonly nextCursor: string | null; readonly total: number };
}

export const ok = <T>(data: T): Envelope<T> => ({ data });

/** One page of rows as DTOs. `more` adds members to `meta` (totals, dataAsOf). */
export const list = <Row, T, More extends object = object>(
  page: Page<Row>,
  toDto: (row: Row) => T,
  more?: More,
): ListEnvelope<T> & { readonly meta: More } => {
  const data = page.rows.map(toDto);
  return {
    data,
    meta: { nextCursor: page.nextCursor, total: data.length, ...more } as ListEnvelope<T>['meta'] &
      More,
  };
};
