import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { PromisedWork } from './promised-work';

const LOST = { removeOnComplete: true, removeOnFail: true } as const;

/** Rings for promised work. A lost ring costs seconds, never the work: the sweeper rings again. */
@Injectable()
export class Bell implements OnModuleInit {
  constructor(@InjectQueue('answers') private readonly answers: Queue, @InjectQueue('syncs') private readonly syncs: Queue) {}

  /** Without a listener BullMQ prints every lost connection itself. */
  onModuleInit(): void {
    for (const queue of [this.answers, this.syncs]) queue.on('error', () => undefined);
  }

  /** `turn` tells rings of one work apart: BullMQ drops a job whose id it still holds. */
  async ring({ id, queue, kind, spaceId, accountId }: PromisedWork, turn: string): Promise<void> {
    const job: PromisedWork = { id, queue, kind, spaceId, accountId };
    await this[queue].add(kind, job, { ...LOST, jobId: `${id}-${turn}` });
  }
}
