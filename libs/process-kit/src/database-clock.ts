import { Clock } from '@switchyard/kernel';

/** Milliseconds since some moment, which a change of the machine's clock does not move. */
export type Stopwatch = () => number;

/**
 * The database's time (in tests, that of a clock they set), so that machines whose clocks differ
 * agree on what is over. It is the machine's time until the first reading. Between two readings a
 * stopwatch counts on, and a change of the machine's clock has no effect.
 */
export class DatabaseClock extends Clock {
  private lastReading:
    { readonly time: number; readonly at: number; readonly asked: number } | undefined;

  constructor(private readonly stopwatch: Stopwatch = () => performance.now()) {
    super();
  }

  now(): Date {
    return this.lastReading
      ? new Date(this.lastReading.time + this.stopwatch() - this.lastReading.at)
      : new Date();
  }

  /**
   * Reads the database's time and assumes that half of the round trip was its way here. A reading
   * that took longer than `mostMs` is dropped: its moment within the round trip is unknown, and the
   * stopwatch is closer. A reading that arrives after one that was requested later is dropped too:
   * it would move the clock back.
   */
  async ask(database: () => Promise<Date>, mostMs = Infinity): Promise<void> {
    const asked = this.stopwatch();
    const time = (await database()).getTime();
    const at = this.stopwatch();
    if (this.lastReading && (at - asked > mostMs || asked < this.lastReading.asked)) return;
    this.lastReading = { time, at: asked + (at - asked) / 2, asked };
  }
}
