/**
 * A longer wait for something outside frees the slot; a shorter one does when the last wait was
 * long, because a slow platform stays slow.
 */
const PATIENCE_MS = { usual: 2_000, slow: 100 } as const;

/**
 * One of the slots that a worker has for work. Work that waits long for something outside, a slow
 * platform or its limits, keeps its lease and frees its slot for other work. After the wait it goes
 * on, whether or not the slot is free again.
 */
export class Slot {
  /** Resolves when the slot is released for the first time. */
  readonly released: Promise<void>;
  private release: () => void = () => undefined;
  private waits = 0;
  private patienceMs: number = PATIENCE_MS.usual;

  constructor() {
    this.released = new Promise((done) => {
      this.release = done;
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
      this.release();
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
