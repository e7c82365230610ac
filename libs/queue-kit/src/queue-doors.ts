import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, type Processor, UnrecoverableError, Worker, type WorkerOptions } from 'bullmq';
import { connectionOf, QUEUE_SETTINGS, type QueueSettings } from './settings';
import { type QueueName, QUEUES } from './work-item';
import { WorkRunner } from './work-runner';

const AFTER_REFUSAL_MS = 1_000;

/**
 * A BullMQ worker that knows how long its queue has been silent: after a lost Redis it may be
 * connected and receive nothing.
 */
export class QueueListener extends Worker {
  private answeredAt = performance.now();
  private answers = 0;
  private busy = 0;

  constructor(queue: string, processor: Processor, options: WorkerOptions) {
    super(queue, (job, token, signal) => this.attend(() => processor(job, token, signal)), {
      ...options,
      autorun: false,
    });
    this.on('error', () => undefined);
  }

  /**
   * Milliseconds since the queue last answered; 0 with all hands full, when it need not be asked.
   */
  silentMs(): number {
    return this.busy >= this.concurrency ? 0 : performance.now() - this.answeredAt;
  }

  /** False while its queue never answered it. */
  get hasAnswered(): boolean {
    return this.answers > 0;
  }

  /**
   * Pauses after a refusal. BullMQ asks again at once after any error but ECONNREFUSED, and keeps a
   * first connection that a starting PostgreSQL refused (57P03) as refused permanently: such a loop
   * leaves the process no time for anything else.
   */
  protected override async moveToActive(token: string, name?: string): Promise<Job> {
    try {
      const answer = await super.moveToActive(token, name);
      this.answeredAt = performance.now();
      this.answers += 1;
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
      this.answeredAt = performance.now();
    }
  }
}

/**
 * The id of the work item that a job names; undefined for a foreign job. Everything else is read
 * from the row.
 */
const workIdOf = ({ data }: Pick<Job, 'data'>): string | undefined => {
  const id = (data as { readonly id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && id.length < 200 ? id : undefined;
};

/** Running work may finish its request. */
const GRACE_MS = 20_000;
const LOOK_MS = 2_000;
/**
 * An idle worker asks every `drainDelay`. After `SILENT_MS` without an answer it does not receive;
 * after `STALE_MS` it does not recover by itself.
 */
const DRAIN_SECONDS = 1;
const SILENT_MS = 5_000;
const STALE_MS = 20_000;

/**
 * Jobs end quickly for BullMQ's taste: its lock must outlive an answer, and our own lease is what
 * counts.
 */
const OPTIONS = {
  lockDuration: 300_000,
  maxStalledCount: 5,
  runRetryDelay: 1_000,
  drainDelay: DRAIN_SECONDS,
} as const;

/**
 * Opens the queues once everything is ready, replaces stale listeners, and closes the queues before
 * anything they use is torn down: Nest would close workers and the database in the same phase, in
 * the order of imports.
 */
@Injectable()
export class QueueDoors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(QueueDoors.name);
  private readonly listeners = new Map<QueueName, QueueListener>();
  private watch: NodeJS.Timeout | undefined;
  private isSilent = false;

  constructor(
    private readonly runner: WorkRunner,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  onApplicationBootstrap(): void {
    for (const queue of QUEUES) this.open(queue);
    this.watch = setInterval(() => {
      this.reportSilence();
      this.replaceStaleListeners();
    }, LOOK_MS);
  }

  /** False while a queue is silent: only the sweeper finds work items then. */
  isListening(): boolean {
    return [...this.listeners.values()].every((listener) => listener.silentMs() < SILENT_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.watch);
    const closing = Promise.allSettled(
      [...this.listeners.values()].map((listener) => listener.close()),
    );
    await this.runner.stop(GRACE_MS);
    await Promise.race([closing, new Promise((late) => setTimeout(late, 2_000).unref())]);
  }

  private open(queue: QueueName): void {
    const options: WorkerOptions = {
      ...OPTIONS,
      connection: connectionOf(this.settings, 'listener'),
      concurrency: this.settings.concurrency[queue],
    };
    const listener = new QueueListener(queue, (job) => this.answer(job, queue), options);
    listener.run().catch(() => undefined);
    this.listeners.set(queue, listener);
  }

  /**
   * One line when the backend of the queues falls silent, and one when it is back: a listener that was
   * opened anew must have been answered first.
   */
  private reportSilence(): void {
    const isBack = [...this.listeners.values()].every(({ hasAnswered }) => hasAnswered);
    if (!this.isSilent && !this.isListening()) {
      this.isSilent = true;
      this.logger.warn('the queues are silent; due work is found by looking for it');
    }
    if (this.isSilent && this.isListening() && isBack) {
      this.isSilent = false;
      this.logger.log('the queues answer again');
    }
  }

  /** The old listener ends by itself. A lease protects the work that it still runs. */
  private replaceStaleListeners(): void {
    for (const [queue, listener] of this.listeners) {
      if (listener.silentMs() < STALE_MS) continue;
      this.logger.warn({ queue }, 'a queue is not heard any more; it is opened anew');
      listener.close(true).catch(() => undefined);
      this.open(queue);
    }
  }

  /** A job without a work id fails at once and is not tried again; the queue continues. */
  private async answer(job: Job, queue: QueueName): Promise<void> {
    const workId = workIdOf(job);
    if (workId !== undefined) return this.runner.answer(workId, queue);
    this.logger.error({ queue, job: job.id }, 'a job that names no work is dropped');
    throw new UnrecoverableError('the job names no work');
  }
}
