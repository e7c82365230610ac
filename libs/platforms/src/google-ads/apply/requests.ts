/** A slice of one change's operations inside one request. */
export interface Slice {
  /** Place of the change in the wave. */
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Fills requests of at most `limit` operations in order. A change is never torn apart, unless it alone is larger than a request:
 * then it has requests of its own.
 */
export const packRequests = (
  sizes: readonly number[],
  limit: number,
): readonly (readonly Slice[])[] => {
  const requests: Slice[][] = [];
  let room = 0;
  sizes.forEach((size, index) => {
    if (size === 0) return;
    if (size > limit) {
      for (let from = 0; from < size; from += limit) {
        requests.push([{ index, from, to: Math.min(size, from + limit) }]);
      }
      room = 0;
      return;
    }
    if (size > room) {
      requests.push([]);
      room = limit;
    }
    requests.at(-1)?.push({ index, from: 0, to: size });
    room -= size;
  });
  return requests;
};
