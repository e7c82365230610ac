import { Injectable } from '@nestjs/common';
import { Clock } from '@switchyard/kernel';
import type { Delivery } from '../../domain';
import type { Place } from './deliveries';
import type { Errand } from './errand';
import type { Lane, Ready } from './lane';
import { SendBatch } from './send-batch';
import { Setbacks } from './setbacks';

/**
 * Sends what is due of one kind, the longest due first, in the platform's largest batches: none goes half full while more is due. Holds two
 * batches at most, and sees nothing twice.
 */
@Injectable()
export class DrainLane {
  constructor(
    private readonly batch: SendBatch,
    private readonly setbacks: Setbacks,
    private readonly clock: Clock,
  ) {}

  /** Answers how many deliveries it saw to. Throws what stops the platform. */
  async execute<Row extends { readonly delivery: Delivery }, Item>(
    errand: Errand,
    lane: Lane<Row, Item>,
  ): Promise<number> {
    const { tenant, connectionId, sink, signal } = errand;
    const ready: Ready<Item>[] = [];
    let seen = 0;
    for (let after: Place | null = null, isMore = true; isMore && !signal.aborted;) {
      const limit = this.setbacks.sizeOf(connectionId, lane.batchOf(sink.rules));
      const rows: readonly Row[] = await lane.due(tenant, {
        connectionId,
        now: this.clock.now(),
        after,
        limit,
      });
      ready.push(...(await lane.prepare(errand, rows)));
      seen += rows.length;
      after = rows.at(-1)?.delivery ?? after;
      isMore = rows.length === limit;
      while (ready.length >= limit) await this.batch.execute(errand, lane, ready.splice(0, limit));
    }
    if (ready.length > 0 && !signal.aborted) await this.batch.execute(errand, lane, ready);
    return seen;
  }
}
