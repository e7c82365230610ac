import type { ConversionAdjustment } from '../adjustment/conversion-adjustment';
import type { ConversionEvent, Repetition } from '../conversion/conversion-event';
import type { Delivery } from '../conversion/delivery';
import { TRACE_STEPS, type TraceStep } from './trace-step';

/** Another conversion that a claim and its confirmation tie to this one. */
export type Related = Pick<ConversionEvent, 'id' | 'createdAt'>;

/** Everything that is known of a conversion. */
export interface TraceParts {
  readonly event: ConversionEvent;
  readonly repetitions: readonly Repetition[];
  readonly deliveries: readonly Delivery[];
  readonly adjustments: readonly (ConversionAdjustment & {
    readonly deliveries: readonly Delivery[];
  })[];
  /** The server's conversion that confirmed this claim. */
  readonly confirmedBy: Related | undefined;
  /** What websites claimed and this conversion confirmed. */
  readonly confirms: readonly Related[];
}

/** What happened to a conversion, by time; at the same moment in the order of `TRACE_STEPS`. */
export const traceSteps = ({
  event,
  repetitions,
  deliveries,
  adjustments,
  confirmedBy,
  confirms,
}: TraceParts): readonly TraceStep[] => {
  const steps: TraceStep[] = [
    { step: 'accepted', at: event.createdAt, door: event.door, source: event.source },
    { step: 'matched', at: event.createdAt, by: event.matchedBy },
    ...repetitions.map(repeated),
    ...(event.claim === null ? [] : [{ step: 'claimed' as const, at: event.createdAt }]),
    ...(confirmedBy ? [confirmation(confirmedBy, event)] : []),
    ...confirms.map((claim) => confirmation(claim, event)),
    ...deliveries.flatMap((one) => onItsWay(one)),
    ...adjustments.flatMap((one) => [
      adjusted(one),
      ...one.deliveries.flatMap((delivery) => onItsWay(delivery, one.id)),
    ]),
  ];
  return steps.toSorted(
    (a, b) =>
      a.at.getTime() - b.at.getTime() || TRACE_STEPS.indexOf(a.step) - TRACE_STEPS.indexOf(b.step),
  );
};

const repeated = ({ door, worth, times, firstAt, lastAt }: Repetition): TraceStep => {
  const [micros, currency] = worth.split(' ');
  return {
    step: 'deduplicated',
    at: lastAt,
    door,
    valueMicros: micros ? Number(micros) : null,
    currency: currency ?? null,
    times,
    firstAt,
  };
};

/** Whichever came later confirmed. */
const confirmation = (other: Related, { createdAt }: Related): TraceStep => ({
  step: 'claimConfirmed',
  at: other.createdAt > createdAt ? other.createdAt : createdAt,
  conversionId: other.id,
});

const onItsWay = (
  {
    platform,
    status,
    reason,
    until,
    platformError,
    attempts,
    sentAt,
    settledAt,
    updatedAt,
  }: Delivery,
  adjustmentId?: string,
): TraceStep[] => {
  const where = { platform, ...(adjustmentId === undefined ? {} : { adjustmentId }) };
  const sent: TraceStep[] =
    sentAt === null ? [] : [{ ...where, step: 'sent', at: sentAt, attempts }];
  return status === 'pending'
    ? sent
    : [
        ...sent,
        {
          ...where,
          step: 'verdict',
          at: settledAt ?? updatedAt,
          status,
          reason,
          until,
          platformError,
        },
      ];
};

/** In the trace from when it was taken, or joined. */
const adjusted = ({
  id,
  type,
  valueMicros,
  currency,
  joinedAt,
  createdAt,
}: ConversionAdjustment): TraceStep => ({
  step: 'adjusted',
  at: joinedAt ?? createdAt,
  adjustmentId: id,
  adjustmentType: type,
  valueMicros,
  currency,
});
