import { Clock } from '@switchyard/kernel';

/** Milliseconds since some moment, which a change of the machine's clock does not move. */
export type Stopwatch = () => number;

/**
 * The database's time (in tests, that of a clock they set), so that machines whose clocks differ agree on what is over. Until it was told for the first time it is the
 * machine's; between two tellings a stopwatch goes on, whatever becomes of the machine's clock.
 */
export class DatabaseClock extends Clock {
  private told: { readonly time: number; readonly at: number; readonly asked: number } | undefined;

  constructor(private readonly stopwatch: Stopwatch = () => performance.now()) {
    super();
  }

  now(): Date {
    return this.told ? new Date(this.told.time + this.stopwatch() - this.told.at) : new Date();
  }

  /**
   * Asks for the database's time and takes half of the way there and back for its way here. An answer that took longer than `mostMs` is not
   * believed: where on its way the time was told nobody knows, and what the stopwatch says is nearer. An answer that arrives after one
   * that was asked for later is not believed either: it would set the clock back.
   */
  async ask(database: () => Promise<Date>, mostMs = Infinity): Promise<void> {
    const asked = this.stopwatch();
    const time = (await database()).getTime();
    const at = this.stopwatch();
    if (this.told && (at - asked > mostMs || asked < this.told.asked)) return;
    this.told = { time, at: asked + (at - asked) / 2, asked };
  }
}
