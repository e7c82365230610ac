/** Chance that a seed decides: the same draws in the same order. What real processes make of it differs from run to run. */
export class Chance {
  private state: number;

  constructor(readonly seed: number) {
    this.state = (seed ^ 0x9e3779b9) >>> 0;
  }

  /** A whole number from 0 to `limit`, `limit` left out (mulberry32). */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  }

  /** Throws when there is nothing to pick from. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[this.below(list.length)] as T;
  }
}
