import { setTimeout as pause } from 'node:timers/promises';
import { Worker, type Job, type Processor, type WorkerOptions } from 'bullmq';

const AFTER_REFUSAL_MS = 1_000;

/** A BullMQ worker that knows for how long it heard nothing: after a lost Redis one may be connected and deaf. */
export class Ear extends Worker {
  private heardAt = performance.now();
  private busy = 0;

  constructor(queue: string, processor: Processor, options: WorkerOptions) {
    super(queue, (job, token, signal) => this.attend(() => processor(job, token, signal)), {
      ...options,
      autorun: false,
    });
    this.on('error', () => undefined);
  }

  /** Milliseconds since the queue last answered; 0 with all hands full, when it need not be asked. */
  silentMs(): number {
    return this.busy >= this.concurrency ? 0 : performance.now() - this.heardAt;
  }

  /**
   * Pauses after a refusal. BullMQ asks again at once after any error but ECONNREFUSED, and keeps a first connection that a starting
   * PostgreSQL refused (57P03) as refused for good: such a loop leaves the process no time for anything else.
   */
  protected override async moveToActive(token: string, name?: string): Promise<Job> {
    try {
      const answer = await super.moveToActive(token, name);
      this.heardAt = performance.now();
      return answer;
    } catch (error) {
      await pause(AFTER_REFUSAL_MS);
      throw error;
    }
  }

  private async attend(work: () => Promise<unknown>): Promise<unknown> {
    this.busy += 1;
    try {
      return await work();
    } finally {
      this.busy -= 1;
      this.heardAt = performance.now();
    }
  }
}
