/** One page of a keyset list, newest first by (createdAt, id). */
export interface Page<T> {
  readonly rows: readonly T[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

export interface PageRequest {
  /** 1 to 200. */
  readonly limit: number;
  readonly cursor?: PageCursor;
}

/** The last row of the page before. */
export interface PageCursor {
  readonly createdAt: Date;
  readonly id: string;
}
