import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { WorkItem } from './work-item';

const LOST = { removeOnComplete: true, removeOnFail: true } as const;

/** The longest wait for a queue that may be broken. */
const LONGEST_NOTIFY_MS = 500;

/** Limits the notifications that wait for a lost Redis. */
const MOST_PENDING = 200;

/** BullMQ refuses a colon, which the ids of standing work have. */
const jobIdOf = (workId: string, turn: string): string => `${workId}-${turn}`.replaceAll(':', '-');

/**
 * Notifies workers of new work items. A lost notification costs seconds, never the work: workers
 * find what is due by themselves.
 */
@Injectable()
export class Notifier implements OnModuleInit {
  private readonly logger = new Logger(Notifier.name);
  private pending = 0;

  constructor(
    @InjectQueue('answers') private readonly answers: Queue,
    @InjectQueue('syncs') private readonly syncs: Queue,
    @InjectQueue('readings') private readonly readings: Queue,
    @InjectQueue('conversions') private readonly conversions: Queue,
  ) {}

  /** Without a listener BullMQ prints every lost connection itself. */
  onModuleInit(): void {
    for (const queue of [this.answers, this.syncs, this.readings, this.conversions]) {
      queue.on('error', () => undefined);
    }
  }

  /**
   * `turn` distinguishes notifications of one work item: BullMQ drops a job whose id it still has.
   * Never throws.
   */
  async notify({ id, queue, kind }: WorkItem, turn: string, afterMs = 0): Promise<void> {
    if (this.pending >= MOST_PENDING) return;
    this.pending += 1;
    const added = this[queue]
      .add(
        kind,
        { id },
        { ...LOST, jobId: jobIdOf(id, turn), ...(afterMs > 0 ? { delay: afterMs } : {}) },
      )
      .then(
        () => undefined,
        (error: unknown) => this.report(error, kind, queue),
      )
      .finally(() => {
        this.pending -= 1;
      });
    await Promise.race([added, new Promise((late) => setTimeout(late, LONGEST_NOTIFY_MS).unref())]);
  }

  /**
   * A lost connection is reported by readiness. Any other refusal would come back for every
   * notification of its kind.
   */
  private report(error: unknown, kind: string, queue: string): void {
    if (isLostConnection(error)) return;
    this.logger.error(`The queue ${queue} refuses notifications of ${kind}: ${String(error)}`);
  }
}

/**
 * The drivers of both queues name what went wrong with a connection; BullMQ refuses without a code.
 */
const isLostConnection = (error: unknown): boolean =>
  (error as { readonly code?: unknown }).code !== undefined ||
  /connection|timeout|ended/i.test(String(error));
