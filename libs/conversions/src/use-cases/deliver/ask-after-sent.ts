import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@switchyard/kernel';
import type { Verdict } from '@switchyard/platforms';
import { Deliveries } from '../../data/deliveries';
import type { Delivery, Finding } from '../../domain';
import { AdjustmentStream } from './adjustment-stream';
import { ConversionStream } from './conversion-stream';
import type { DeliveryJob, DeliveryStream } from './delivery-job';
import { WatchedIo } from './isolate-broken-items';
import { RecordFindings } from './record-findings';
import { SendBatch } from './send-batches';

/** A platform that counts failures without saying which. */
const PARTLY_COUNTED = 'PARTLY_COUNTED';

/**
 * Asks a platform that reports later what became of what it took, request by request. If it only
 * reports that some events were not counted, the contents of the request are sent again in halves,
 * which count nothing twice, and are looked up again. This finds the bad events.
 */
@Injectable()
export class AskAfterSent {
  private readonly logger = new Logger(AskAfterSent.name);

  constructor(
    private readonly deliveries: Deliveries,
    private readonly record: RecordFindings,
    private readonly batch: SendBatch,
    private readonly conversions: ConversionStream,
    private readonly adjustments: AdjustmentStream,
    private readonly clock: Clock,
  ) {}

  /** Returns how many deliveries it saw to. Throws PlatformFailure. */
  async execute(job: DeliveryJob): Promise<number> {
    if (!job.sink.confirm) return 0;
    let seen = 0;
    while (!job.signal.aborted) {
      const rows = await this.deliveries.toAskAfter(job.tenant, job.connectionId, this.clock.now());
      if (rows.length === 0) break;
      await this.ask(job, rows);
      seen += rows.length;
    }
    return seen;
  }

  private async ask(job: DeliveryJob, rows: readonly Delivery[]): Promise<void> {
    const ref = rows[0]?.ref ?? '';
    const verdicts = await this.verdictsOf(job, ref);
    const found = rows.map((delivery) => ({
      delivery,
      finding: findingOf(delivery, verdicts),
      originalId: delivery.kind === 'conversion' ? delivery.eventId : null,
      actionId: null,
    }));
    const mixed = found.filter(
      ({ finding }) => finding.outcome === 'unknown' && finding.code === PARTLY_COUNTED,
    );
    const isPartable = mixed.length > 1;
    await this.record.execute(
      job,
      isPartable ? found.filter((one) => !mixed.includes(one)) : found,
      false,
    );
    if (isPartable) {
      await this.halve(
        job,
        mixed.map(({ delivery }) => delivery),
      );
    }
  }

  /** An answer that our own code cannot read counts as no answer. */
  private async verdictsOf(
    { sink, connection, io }: DeliveryJob,
    ref: string,
  ): Promise<readonly Verdict[] | undefined> {
    const world = new WatchedIo(io);
    try {
      return (await sink.confirm?.(connection, [ref], world.io))?.get(ref);
    } catch (error) {
      if (!world.isOurs(error)) throw error;
      this.logger.warn(
        { err: error, ref },
        'what a platform tells of its conversions cannot be read',
      );
      return undefined;
    }
  }

  private async halve(job: DeliveryJob, rows: readonly Delivery[]): Promise<void> {
    const inOrder = rows.toSorted((a, b) => (a.refAt ?? 0) - (b.refAt ?? 0));
    const middle = Math.ceil(inOrder.length / 2);
    for (const half of [inOrder.slice(0, middle), inOrder.slice(middle)]) {
      const ids = half.map(({ eventId }) => eventId);
      await (half[0]?.kind === 'adjustment'
        ? this.again(job, this.adjustments, ids)
        : this.again(job, this.conversions, ids));
    }
  }

  private async again<Row, Item>(
    job: DeliveryJob,
    stream: DeliveryStream<Row, Item>,
    ids: readonly string[],
  ): Promise<void> {
    const ready = await stream.prepare(job, await stream.these(job.tenant, job.platform, ids));
    if (ready.length > 0) await this.batch.execute(job, stream, ready);
  }
}

const findingOf = ({ refAt }: Delivery, verdicts: readonly Verdict[] | undefined): Finding =>
  (verdicts ? verdicts[refAt ?? 0] : undefined) ?? { outcome: 'unreported' };
