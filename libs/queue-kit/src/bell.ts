import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { PromisedWork } from './promised-work';

const LOST = { removeOnComplete: true, removeOnFail: true } as const;

/** Nobody waits longer for a bell that may be broken. */
const LONGEST_RING_MS = 500;

/** Rings that wait for a lost Redis are not piled up. */
const MOST_PENDING = 200;

/** BullMQ refuses a colon, which the ids of standing work have. */
const jobIdOf = (workId: string, turn: string): string => `${workId}-${turn}`.replaceAll(':', '-');

/** Rings for promised work. A lost ring costs seconds, never the work: a worker finds what is due by itself. */
@Injectable()
export class Bell implements OnModuleInit {
  private readonly logger = new Logger(Bell.name);
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

  /** `turn` tells rings of one work apart: BullMQ drops a job whose id it still holds. Never throws. */
  async ring({ id, queue, kind }: PromisedWork, turn: string, afterMs = 0): Promise<void> {
    if (this.pending >= MOST_PENDING) return;
    this.pending += 1;
    const rung = this[queue]
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
    await Promise.race([rung, new Promise((late) => setTimeout(late, LONGEST_RING_MS).unref())]);
  }

  /** A lost connection is reported by readiness. Any other refusal would come back for every notification of its kind. */
  private report(error: unknown, kind: string, queue: string): void {
    if (isLostConnection(error)) return;
    this.logger.error(`The queue ${queue} refuses notifications of ${kind}: ${String(error)}`);
  }
}

/** The drivers of both queues name what went wrong with a connection; BullMQ refuses without a code. */
const isLostConnection = (error: unknown): boolean =>
  (error as { readonly code?: unknown }).code !== undefined ||
  /connection|timeout|ended/i.test(String(error));
