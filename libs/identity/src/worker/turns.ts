/** Lets so many at a time do something with a key; others wait in the order they came. */
export class Turns {
  private readonly running = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private readonly atOnce: number) {}

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.enter(key);
    try {
      return await work();
    } finally {
      this.leave(key);
    }
  }

  private async enter(key: string): Promise<void> {
    const running = this.running.get(key) ?? 0;
    if (running < this.atOnce) {
      this.running.set(key, running + 1);
      return;
    }
    const queue = this.waiting.get(key) ?? [];
    this.waiting.set(key, queue);
    await new Promise<void>((enter) => void queue.push(enter));
  }

  /** The turn goes to the longest waiter, else it ends. */
  private leave(key: string): void {
    const next = this.waiting.get(key)?.shift();
    if (next) return next();
    this.waiting.delete(key);
    const running = (this.running.get(key) ?? 1) - 1;
    if (running === 0) this.running.delete(key);
    else this.running.set(key, running);
  }
}
