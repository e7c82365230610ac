/** Whoever waits for something outside for longer than this lets others in; sooner when its last wait was long: what was slow will be slow again. */
const PATIENCE_MS = { usual: 2_000, slow: 100 } as const;

/**
 * One of the places that a worker has for work. Work that waits long for something outside, a slow platform or its limits, keeps its lease
 * and leaves its place to other work until the wait is over; then it goes on, whether or not the place is free again.
 */
export class Place {
  /** Resolves when the place was left for the first time. */
  readonly left: Promise<void>;
  private leave: () => void = () => undefined;
  private waits = 0;
  private patienceMs: number = PATIENCE_MS.usual;

  constructor() {
    this.left = new Promise((done) => {
      this.leave = done;
    });
  }

  get isTaken(): boolean {
    return this.waits === 0;
  }

  async whileWaiting<T>(wait: () => Promise<T>): Promise<T> {
    let isLong = false;
    const timer = setTimeout(() => {
      isLong = true;
      this.waits += 1;
      this.leave();
    }, this.patienceMs);
    try {
      return await wait();
    } finally {
      clearTimeout(timer);
      if (isLong) this.waits -= 1;
      this.patienceMs = isLong ? PATIENCE_MS.slow : PATIENCE_MS.usual;
    }
  }
}
