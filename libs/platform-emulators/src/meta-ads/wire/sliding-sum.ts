interface Entry {
  readonly at: number;
  readonly amount: number;
}

/** The sum of what was added in the last stretch of time (milliseconds); each step costs O(1) on average. */
export class SlidingSum {
  private entries: Entry[] = [];
  private oldest = 0;
  private sum = 0;

  constructor(private readonly stretchMs: number) {}

  add(at: number, amount: number): void {
    this.entries.push({ at, amount });
    this.sum += amount;
  }

  at(now: number): number {
    for (
      let entry = this.entries[this.oldest];
      entry && entry.at <= now - this.stretchMs;
      entry = this.entries[this.oldest]
    ) {
      this.sum -= entry.amount;
      this.oldest += 1;
    }
    if (this.oldest > 1_000) this.forget();
    return this.sum;
  }

  private forget(): void {
    this.entries = this.entries.slice(this.oldest);
    this.oldest = 0;
  }
}
