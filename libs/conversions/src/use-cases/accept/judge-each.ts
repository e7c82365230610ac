import { isRefusal, type Refusal } from '@switchyard/kernel';

export interface Rejected {
  readonly index: number;
  readonly status: 'rejected';
  readonly error: Refusal;
}

export interface Judged<Good> {
  readonly good: readonly Good[];
  readonly rejected: readonly Rejected[];
}

/** Reads each item by itself: a refusal is the item's own, everything else ends the call. */
export const judgeEach = <Item extends { readonly index: number }, Good>(
  items: readonly Item[],
  read: (item: Item) => Good,
): Judged<Good> => {
  const judged = items.map((item) => judge(item, read));
  return {
    good: judged.flatMap((one) => ('good' in one ? [one.good] : [])),
    rejected: judged.flatMap((one) => ('rejected' in one ? [one.rejected] : [])),
  };
};

/** Results in the order of the items. */
export const inOrder = <Result extends { readonly index: number }>(
  results: readonly Result[],
): readonly Result[] => results.toSorted((a, b) => a.index - b.index);

const judge = <Item extends { readonly index: number }, Good>(
  item: Item,
  read: (item: Item) => Good,
): { readonly good: Good } | { readonly rejected: Rejected } => {
  try {
    return { good: read(item) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { rejected: { index: item.index, status: 'rejected', error } };
  }
};
