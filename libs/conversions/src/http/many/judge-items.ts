import type { Type } from '@nestjs/common';
import { checkItem } from '@switchyard/http-kit';
import type { Refusal } from '@switchyard/kernel';
import type { ManyItems } from './one-or-many';

/** An item of the right shape, with where it stands. */
export interface GoodItem<Item> {
  readonly index: number;
  readonly path: string;
  readonly item: Item;
}

export interface RejectedItem {
  readonly index: number;
  readonly status: 'rejected';
  readonly error: Refusal;
}

/**
 * Checks each item by itself and hands the good ones on together; one result for each, in their order. A body that is one item, no list, is
 * refused as a request is: throws what its result would hold.
 */
export const judgeItems = async <Item extends object, Result extends { readonly index: number }>(
  shape: Type<Item>,
  { items, pathOf, isOne }: ManyItems,
  take: (good: readonly GoodItem<Item>[]) => Promise<readonly Result[]>,
): Promise<readonly (Result | RejectedItem)[]> => {
  const checked = items.map((item, index) => ({
    index,
    path: pathOf(index),
    ...checkItem(shape, item, pathOf(index)),
  }));
  const bad = checked.flatMap((one): RejectedItem[] =>
    one.ok ? [] : [{ index: one.index, status: 'rejected', error: one.refusal }],
  );
  const good = checked.flatMap((one) =>
    one.ok ? [{ index: one.index, path: one.path, item: one.value }] : [],
  );
  const results = good.length > 0 ? await take(good) : [];
  const all = [...bad, ...results].toSorted((a, b) => a.index - b.index);
  if (isOne) throwRejected(all[0]);
  return all;
};

const throwRejected = (result: object | undefined): void => {
  if (result && isRejected(result)) throw result.error;
};

const isRejected = (result: object): result is RejectedItem =>
  'status' in result && result.status === 'rejected';
