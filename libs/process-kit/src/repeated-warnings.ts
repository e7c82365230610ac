/** How long a warning counts as repeated. */
const WINDOW_MS = 60_000;
/** Beyond so many different warnings at a time, further ones are written as they come. */
const MOST_KINDS = 1_000;

/** Runs something later; in tests by a clock of their own. */
type Later = (milliseconds: number, work: () => void) => void;

const byTimer: Later = (milliseconds, work) => void setTimeout(work, milliseconds).unref();

interface Repeats {
  count: number;
  readonly summarise: (count: number) => void;
}

/**
 * Counts warnings that repeat one of the last minute. The first is written, and after the minute one
 * line with the count of the others, if there were any.
 */
export class RepeatedWarnings {
  private readonly kinds = new Map<string, Repeats>();

  constructor(private readonly later: Later = byTimer) {}

  /** Whether the warning is to be written. `summarise` writes how often it was repeated. */
  isFirst(kind: string, summarise: (count: number) => void): boolean {
    const known = this.kinds.get(kind);
    if (known) known.count += 1;
    if (known) return false;
    if (this.kinds.size >= MOST_KINDS) return true;
    this.kinds.set(kind, { count: 0, summarise });
    this.later(WINDOW_MS, () => this.end(kind));
    return true;
  }

  /** Writes every count that is still open, for the end of a process. */
  endAll(): void {
    for (const kind of this.kinds.keys()) this.end(kind);
  }

  private end(kind: string): void {
    const repeats = this.kinds.get(kind);
    this.kinds.delete(kind);
    if (repeats && repeats.count > 0) repeats.summarise(repeats.count);
  }
}
