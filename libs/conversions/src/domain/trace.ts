import type { PlatformId } from '@switchyard/kernel';
import type { AdjustmentType, ConversionAdjustment } from './adjustment/conversion-adjustment';
import {
  CONSENT_MEMBERS,
  type ConsentSignal,
  type ConsentSpeaker,
  type ConsentState,
  type Door,
} from './conversion/consent';
import type { ConsentEffect } from './conversion/decide-consent';
import type { ConversionEvent, MatchedBy, Repetition } from './conversion/conversion-event';
import type { Delivery, DeliveryError, DeliveryStatus } from './delivery/delivery';

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
    ...consentSteps(event),
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

/** The consents of its person, with their sources as far as they are known. */
const consentSteps = ({ consents }: ConversionEvent): TraceStep[] =>
  CONSENT_MEMBERS.flatMap((member): TraceStep[] => {
    const statement = consents?.[member];
    if (!statement) return [];
    const { state, by, door = null, at } = statement;
    return [{ step: 'consent', at: new Date(at), member, state, saidBy: by, door }];
  });

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
    consentEffect,
    updatedAt,
  }: Delivery,
  adjustmentId?: string,
): TraceStep[] => {
  const where = { platform, ...(adjustmentId === undefined ? {} : { adjustmentId }) };
  const sent: TraceStep[] =
    sentAt === null ? [] : [{ ...where, step: 'sent', at: sentAt, attempts, consentEffect }];
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

export const TRACE_STEPS = [
  'consent',
  'accepted',
  'matched',
  'deduplicated',
  'claimed',
  'claimConfirmed',
  'sent',
  'verdict',
  'adjusted',
] as const;

interface At {
  readonly at: Date;
}

/** A step at a platform. A step of an adjustment names it. */
interface OnPlatform extends At {
  readonly platform: PlatformId;
  readonly adjustmentId?: string;
}

/** One thing that happened to a conversion. */
export type TraceStep =
  | (At & { readonly step: 'accepted'; readonly door: Door; readonly source: string | null })
  | (At & { readonly step: 'matched'; readonly by: MatchedBy | null })
  /** Of one member of a consent signal; `door` is null where it is not known. */
  | (At & {
      readonly step: 'consent';
      readonly member: keyof ConsentSignal;
      readonly state: ConsentState;
      readonly saidBy: ConsentSpeaker;
      readonly door: Door | null;
    })
  /** The same order or event came again, through this door and with this value: it changed nothing. */
  | (At & {
      readonly step: 'deduplicated';
      readonly door: Door;
      readonly valueMicros: number | null;
      readonly currency: string | null;
      readonly times: number;
      readonly firstAt: Date;
    })
  /** A website reported it; it counts for nothing until a server does. */
  | (At & { readonly step: 'claimed' })
  /**
   * `conversionId` is the server's conversion in the trace of a claim, and the claim in the trace
   * of the server's conversion.
   */
  | (At & { readonly step: 'claimConfirmed'; readonly conversionId: string })
  | (OnPlatform & {
      readonly step: 'sent';
      readonly attempts: number;
      /** How consent let it go; null where that is not known. */
      readonly consentEffect: ConsentEffect | null;
    })
  | (OnPlatform & {
      readonly step: 'verdict';
      readonly status: DeliveryStatus;
      readonly reason: string | null;
      readonly until: Date | null;
      readonly platformError: DeliveryError | null;
    })
  | (At & {
      readonly step: 'adjusted';
      readonly adjustmentId: string;
      readonly adjustmentType: AdjustmentType;
      readonly valueMicros: number | null;
      readonly currency: string | null;
    });
