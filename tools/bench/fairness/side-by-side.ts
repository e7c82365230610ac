/** Requests that are under way at once: about as many as one api process has connections to its database. */
export const WIDTH = 16;

/** Does the work for each item, so many side by side; answers in the order of the items. */
export const sideBySide = async <Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results = new Array<Result>(items.length);
  const left = items.entries();
  const walk = async (): Promise<void> => {
    for (const [at, item] of left) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, walk));
  return results;
};
