import type { LatestRestatement } from '../../data/adjustments';
import { type KeptAdjustment, type Original, type ReadAdjustment, samenessOf } from '../../domain';
import type { AdjustmentResult, IndexedAdjustment } from '../report/doors';

/** An adjustment to store, unless another transaction stores an equal one first. */
export interface Fresh {
  readonly index: number;
  readonly on: ReadyItem['on'];
  readonly row: KeptAdjustment;
}

/**
 * Rows for adjustments in their order; each restatement is compared with the latest one before it.
 * One without a time that equals the latest one is a duplicate.
 */
export const newRestatements = (
  ready: readonly ReadyItem[],
  before: readonly LatestRestatement[],
  rowOf: (one: ReadyItem, sameness: string) => KeptAdjustment,
): { readonly fresh: readonly Fresh[]; readonly known: readonly AdjustmentResult[] } => {
  const latest = new Map<string, LatestRestatement>(before.map((one) => [one.subject, one]));
  const [fresh, known]: [Fresh[], AdjustmentResult[]] = [[], []];
  for (const one of ready) {
    const last = latest.get(one.on.original?.id ?? one.on.subject);
    if (last && saysTheSame(one, last)) {
      known.push({ index: one.placed.index, status: 'duplicate', id: last.id });
      continue;
    }
    const row = rowOf(one, samenessOf(one.on, one.on.timeless, last?.id));
    fresh.push({ index: one.placed.index, on: one.on, row });
    if (isLatest(row, last)) latest.set(row.subject, row);
  }
  return { fresh, known };
};

const isLatest = (
  { type, occurredAt }: KeptAdjustment,
  last: LatestRestatement | undefined,
): boolean => type === 'RESTATEMENT' && !(last && occurredAt < last.occurredAt);

const saysTheSame = ({ on }: ReadyItem, last: LatestRestatement): boolean =>
  on.timeless &&
  on.type === 'RESTATEMENT' &&
  on.valueMicros === last.valueMicros &&
  (on.currency === null || last.currency === null || on.currency === last.currency);

/** An item that says something, for an action that is there. */
export type NamedItem = ReadAdjustment & { readonly actionId: string; readonly subject: string };

/** An adjustment that fits its original, or whose original is not known. */
export interface ReadyItem {
  readonly placed: IndexedAdjustment;
  readonly on: NamedItem & { readonly original: Original | undefined };
}
