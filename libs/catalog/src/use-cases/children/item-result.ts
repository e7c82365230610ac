import { isRefusal, type Refusal } from '@switchyard/kernel';

/** What became of one item of many; items are independent. */
export type ItemResult<Row> = Done<Row> | Refused;

export interface Done<Row> {
  readonly index: number;
  readonly row: Row;
}

export interface Refused {
  readonly index: number;
  /** Of the item, where the caller named one. */
  readonly id?: string;
  readonly refusal: Refusal;
}

/** Runs one item's part. A refusal is its result; anything else is a crash and is thrown on. */
export const attempt = <Row>(
  index: number,
  id: string | undefined,
  work: () => Row,
): ItemResult<Row> => {
  try {
    return { index, row: work() };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { index, ...(id === undefined ? {} : { id }), refusal: error };
  }
};

export const isDone = <Row>(result: ItemResult<Row>): result is Done<Row> => 'row' in result;

/** The row of the only item; throws its refusal. */
export const onlyRow = <Row>(results: readonly ItemResult<Row>[]): Row => {
  const [result] = results;
  if (!result) throw new Error('one item was expected to have one result');
  if (isDone(result)) return result.row;
  throw result.refusal;
};
