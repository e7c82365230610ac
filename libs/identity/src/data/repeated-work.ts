/** Does something again and again while the process runs, each time after the last is over. */
export class RepeatedWork {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  /** `work` must not throw; it answers after how many milliseconds it is done again. */
  constructor(private readonly work: () => Promise<number>) {}

  start(afterMs = 0): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.work().then((nextMs) => this.start(nextMs));
    }, afterMs);
  }

  /** Comes back when what runs is over. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
