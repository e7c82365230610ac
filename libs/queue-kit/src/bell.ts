import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { PromisedWork } from './promised-work';

const LOST = { removeOnComplete: true, removeOnFail: true } as const;

/** Nobody waits longer for a bell that may be broken. */
const LONGEST_RING_MS = 500;

/** Rings that wait for a lost Redis are not piled up. */
const MOST_PENDING = 200;

/** Rings for promised work. A lost ring costs seconds, never the work: a worker finds what is due by itself. */
@Injectable()
export class Bell implements OnModuleInit {
  private pending = 0;

  constructor(
    @InjectQueue('answers') private readonly answers: Queue,
    @InjectQueue('syncs') private readonly syncs: Queue,
    @InjectQueue('readings') private readonly readings: Queue,
    @InjectQueue('conversions') private readonly conversions: Queue,
  ) {}

  /** Without a listener BullMQ prints every lost connection itself. */
  onModuleInit(): void {
    for (const queue of [this.answers, this.syncs, this.readings, this.conversions])
      queue.on('error', () => undefined);
  }

  /** `turn` tells rings of one work apart: BullMQ drops a job whose id it still holds. Never throws. */
  async ring({ id, queue, kind }: PromisedWork, turn: string, afterMs = 0): Promise<void> {
    if (this.pending >= MOST_PENDING) return;
    this.pending += 1;
    const rung = this[queue]
      .add(
        kind,
        { id },
        { ...LOST, jobId: `${id}-${turn}`, ...(afterMs > 0 ? { delay: afterMs } : {}) },
      )
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        this.pending -= 1;
      });
    await Promise.race([rung, new Promise((late) => setTimeout(late, LONGEST_RING_MS).unref())]);
  }
}
