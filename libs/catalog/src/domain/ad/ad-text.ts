/** One headline or description. */
export interface AdText {
  readonly text: string;
  /** 1-based place that the text is pinned to. */
  readonly pinned?: number | null;
}
