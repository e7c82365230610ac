import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { UnrecoverableError, type Job, type WorkerOptions } from 'bullmq';
import { connectionOf } from './connection';
import { Ear } from './ear';
import { QUEUES, type QueueName } from './promised-work';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';
import { workIdOf } from './work-id';
import { WorkRunner } from './work-runner';

/** Running work may finish its request. */
const GRACE_MS = 20_000;
const LOOK_MS = 2_000;
/** An idle worker asks every `drainDelay`: after some of these in silence it does not hear, after more it will not hear again by itself. */
const DRAIN_SECONDS = 1;
const UNHEARD_MS = 5_000;
const DEAF_MS = 20_000;

/** Jobs end quickly for BullMQ's taste: its lock must outlive an answer, and our own lease is what counts. */
const OPTIONS = {
  lockDuration: 300_000,
  maxStalledCount: 5,
  runRetryDelay: 1_000,
  drainDelay: DRAIN_SECONDS,
} as const;

/**
 * Opens the queues once everything is ready, renews an ear that went deaf, and closes them before anything they use is torn down: Nest
 * would close workers and the database in the same phase, in the order of imports.
 */
@Injectable()
export class QueueDoors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(QueueDoors.name);
  private readonly ears = new Map<QueueName, Ear>();
  private watch: NodeJS.Timeout | undefined;

  constructor(
    private readonly runner: WorkRunner,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  onApplicationBootstrap(): void {
    for (const queue of QUEUES) this.open(queue);
    this.watch = setInterval(() => this.renewDeaf(), LOOK_MS);
  }

  /** False while a queue is not heard: promised work is then only found by looking. */
  hear(): boolean {
    return [...this.ears.values()].every((ear) => ear.silentMs() < UNHEARD_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.watch);
    const closing = Promise.allSettled([...this.ears.values()].map((ear) => ear.close()));
    await this.runner.stop(GRACE_MS);
    await Promise.race([closing, new Promise((late) => setTimeout(late, 2_000).unref())]);
  }

  private open(queue: QueueName): void {
    const options: WorkerOptions = {
      ...OPTIONS,
      connection: connectionOf(this.settings, 'listener'),
      concurrency: this.settings.concurrency[queue],
    };
    const ear = new Ear(queue, (job) => this.answer(job, queue), options);
    ear.run().catch(() => undefined);
    this.ears.set(queue, ear);
  }

  /** The old one is left to end by itself: what it is at is under a lease. */
  private renewDeaf(): void {
    for (const [queue, ear] of this.ears) {
      if (ear.silentMs() < DEAF_MS) continue;
      this.logger.warn({ queue }, 'a queue is not heard any more; it is opened anew');
      ear.close(true).catch(() => undefined);
      this.open(queue);
    }
  }

  /** What is no job of ours is dead at once, with a reason; the queue goes on. */
  private async answer(job: Job, queue: QueueName): Promise<void> {
    const workId = workIdOf(job);
    if (workId !== undefined) return this.runner.answer(workId, queue);
    this.logger.error({ queue, job: job.id }, 'a job that names no work is dropped');
    throw new UnrecoverableError('the job names no work');
  }
}
