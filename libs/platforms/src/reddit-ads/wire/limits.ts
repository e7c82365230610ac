/** Sizes that the vendor's OpenAPI sets for one request. */
export const LIMITS = {
  /** Ids in one filter of a list. */
  ids: 200,
  /** Ids in one filter of the list of posts. */
  postIds: 10,
  /** Posts on one page. */
  postsPage: 100,
  /** Places in one validation. */
  places: 2_000,
} as const;

export const inChunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
