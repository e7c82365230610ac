import { Injectable } from '@nestjs/common';
import { type Caller, notFound, type PageRequest } from '@switchyard/kernel';
import { type EventFilter, type EventRow, Traces } from '../data/traces';
import { SentBodies } from '../data/sent-bodies';
import { type Delivery, type SentBody, type TraceStep, traceSteps } from '../domain';
import { type AdjustmentOnItsWay, ReadAdjustments } from './adjust/adjustments';
import { type DeliveryPreview, PreviewDeliveries } from './preview-deliveries';

export type EventOnItsWay = EventRow & { readonly deliveries: readonly Delivery[] };

export interface Trace {
  readonly event: EventOnItsWay;
  /** What platforms were last sent of it, masked. */
  readonly sentBodies: readonly SentBody[];
  /** What platforms would be sent that were not sent it yet. */
  readonly wouldSend: readonly DeliveryPreview[];
  readonly steps: readonly TraceStep[];
  readonly adjustments: readonly AdjustmentOnItsWay[];
}

const isOnItsWay = ({ status }: Delivery): boolean => status === 'pending' || status === 'waiting';

/** List all conversions with their status, newest first, or show the trace of one. */
@Injectable()
export class TraceConversions {
  constructor(
    private readonly traces: Traces,
    private readonly readAdjustments: ReadAdjustments,
    private readonly sent: SentBodies,
    private readonly previews: PreviewDeliveries,
  ) {}

  /** One row more than the page's limit means that there is another page. */
  async list(
    caller: Caller,
    filter: EventFilter,
    page: PageRequest,
  ): Promise<readonly EventOnItsWay[]> {
    const rows = await this.traces.list(caller, filter, page);
    const deliveries =
      rows.length > 0
        ? await this.traces.deliveries(
            caller,
            rows.map(({ id }) => id),
          )
        : [];
    return rows.map((row) => ({
      ...row,
      deliveries: deliveries.filter(({ eventId }) => eventId === row.id),
    }));
  }

  /** Throws `NOT_FOUND`. */
  async get(caller: Caller, id: string): Promise<Trace> {
    const row = await this.traces.find(caller, id);
    if (!row) throw notFound();
    const [deliveries, repetitions, adjustments, confirms, confirmedBy] = await Promise.all([
      this.traces.deliveries(caller, [id]),
      this.traces.repetitions(caller, id),
      this.readAdjustments.ofOriginal(caller, id),
      this.traces.confirms(caller, row),
      row.confirmedBy === null ? undefined : this.traces.find(caller, row.confirmedBy),
    ]);
    const [sentBodies, wouldSend] = await Promise.all([
      this.sent.of(caller, [id]),
      this.previews.of(caller, row, deliveries.filter(isOnItsWay)),
    ]);
    return {
      event: { ...row, deliveries },
      sentBodies,
      wouldSend,
      steps: traceSteps({
        event: row,
        repetitions,
        deliveries,
        adjustments,
        confirms,
        confirmedBy,
      }),
      adjustments,
    };
  }
}
