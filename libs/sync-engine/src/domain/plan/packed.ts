/**
 * Puts neighbours together while each of their weights adds up to no more than the most allowed of it: groups in the order of the items.
 * An item that is too heavy for any group has one to itself. O(n).
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
