/** Items by key, each group in the order of the items. */
export const groupBy = <Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/**
 * Puts neighbours together while each of their weights adds up to no more than the most allowed of
 * it: groups in the order of the items. An item that is too heavy for any group has one to itself.
 * O(n).
 */
export const packed = <Item>(
  items: Iterable<Item>,
  weightsOf: (item: Item) => readonly number[],
  most: readonly number[],
): readonly (readonly Item[])[] => {
  const groups: Item[][] = [];
  let room: readonly number[] = [];
  for (const item of items) {
    const weights = weightsOf(item);
    const left = most.map((_most, index) => (room[index] ?? 0) - (weights[index] ?? 0));
    const group = left.every((each) => each >= 0) ? groups.at(-1) : undefined;
    if (group) group.push(item);
    else groups.push([item]);
    room = group ? left : most.map((each, index) => each - (weights[index] ?? 0));
  }
  return groups;
};

/**
 * Changes below one campaign on one ad account. They are together in the plan's order, from the
 * first to the last.
 */
export interface Span {
  readonly campaignId: string;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly adGroups: number;
  readonly ads: number;
  readonly keywords: number;
}

/** Whole campaigns whose changes below the campaign go together. */
export interface Batch {
  readonly campaignIds: readonly string[];
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly size: number;
}

/**
 * Changes that are in memory at once. A level has twice what the largest request of any platform
 * takes (10,000 operations of Google), so that splitting a plan costs hardly a request.
 */
const MOST = { level: 20_000, all: 30_000 } as const;

const sizeOf = ({ adGroups, ads, keywords }: Span): number => adGroups + ads + keywords;

/**
 * The batches in which changes below campaigns go, in the order of the spans; a plan's forecast and
 * its sync split alike.
 */
export const batchesOf = (spans: readonly Span[]): readonly Batch[] =>
  packed(spans, (span) => [span.adGroups, span.ads, span.keywords, sizeOf(span)], [
    MOST.level,
    MOST.level,
    MOST.level,
    MOST.all,
  ]).map((group) => ({
    campaignIds: group.map(({ campaignId }) => campaignId),
    firstSeq: group[0]!.firstSeq,
    lastSeq: group.at(-1)!.lastSeq,
    size: group.reduce((sum, span) => sum + sizeOf(span), 0),
  }));
