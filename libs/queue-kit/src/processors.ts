import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job, Worker } from 'bullmq';
import type { PromisedWork, QueueName } from './promised-work';
import { WorkRunner } from './work-runner';

const GRACE_MS = 20_000;

/** Jobs end quickly for BullMQ's taste: its lock must outlive an answer, and our own lease is what counts. */
const OPTIONS = { autorun: false, lockDuration: 300_000, maxStalledCount: 5, runRetryDelay: 1_000, drainDelay: 5 } as const;

const start = (worker: Worker, concurrency: number): void => {
  worker.on('error', () => undefined);
  worker.concurrency = concurrency;
  void worker.run();
};

const processorOf = (queue: QueueName): new (runner: WorkRunner) => WorkerHost => {
  @Processor(queue, OPTIONS)
  class QueueProcessor extends WorkerHost {
    constructor(readonly runner: WorkRunner) {
      super();
    }

    override process(job: Job<PromisedWork>): Promise<void> {
      return this.runner.answer(job.data);
    }
  }
  return QueueProcessor;
};

export const AnswersProcessor = processorOf('answers');
export const SyncsProcessor = processorOf('syncs');

/**
 * Opens the queues once everything is ready, and closes them before anything they use is torn down: Nest would close workers and
 * the database in the same phase, in the order of imports.
 */
@Injectable()
export class QueueDoors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(private readonly hosts: readonly WorkerHost[], private readonly concurrency: readonly number[], private readonly runner: WorkRunner) {}

  onApplicationBootstrap(): void {
    this.hosts.forEach(({ worker }, index) => start(worker, this.concurrency[index] ?? 1));
  }

  async beforeApplicationShutdown(): Promise<void> {
    const closing = Promise.all(this.hosts.map(({ worker }) => worker.close()));
    await this.runner.stop(GRACE_MS);
    await Promise.race([closing, new Promise((late) => setTimeout(late, 2_000).unref())]);
  }
}
