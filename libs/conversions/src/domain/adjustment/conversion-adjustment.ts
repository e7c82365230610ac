import type { ClickId } from '@switchyard/platforms/domain';
import type { ConsentSignal, Door } from '../conversion/consent';
import type { ConversionEvent } from '../conversion/conversion-event';

export const ADJUSTMENT_TYPES = ['RETRACTION', 'RESTATEMENT', 'ENHANCEMENT'] as const;
export type AdjustmentType = (typeof ADJUSTMENT_TYPES)[number];

/** A change of a conversion that was, or will be, reported. */
export interface ConversionAdjustment {
  readonly spaceId: string;
  readonly id: string;
  readonly door: Door;
  readonly source: string | null;
  readonly type: AdjustmentType;
  readonly actionId: string;
  /** What names the original: its order, or its click and time. */
  readonly orderId: string | null;
  readonly clickId: ClickId | null;
  readonly originalAt: Date | null;
  /** Of a restatement: the new total. */
  readonly valueMicros: number | null;
  readonly currency: string | null;
  readonly consent: ConsentSignal | null;
  readonly occurredAt: Date;
  /** The conversion that it changes; null while that is not known. */
  readonly originalId: string | null;
  /** Of one whose original is unknown: until when it is waited for. */
  readonly parkedUntil: Date | null;
  /** When its original was found. */
  readonly joinedAt: Date | null;
  readonly createdAt: Date;
}

/** An adjustment as it is kept: two that have the same subject and sameness are one. */
export interface KeptAdjustment extends ConversionAdjustment {
  /**
   * The original's id; while that is unknown, or when another adjustment is the same, what names it
   * (`subjectOf`).
   */
  readonly subject: string;
  /** What makes it the same as another one of its subject (`samenessOf`). */
  readonly sameness: string;
}

/** Click ids that an adjustment may name its original by. */
export const ADJUSTABLE_CLICK_IDS = ['gclid', 'msclkid'] as const;

type Naming = Pick<ConversionAdjustment, 'actionId' | 'orderId' | 'clickId' | 'originalAt'>;

/**
 * What names the original of an adjustment, until it is known: its order, else its click and the
 * second in which it happened. Platforms get whole seconds.
 */
export const subjectOf = ({ actionId, orderId, clickId, originalAt }: Naming): string => {
  if (orderId !== null) return ofOrder(actionId, orderId);
  if (!clickId || !originalAt) throw new Error('an adjustment that names no original');
  return ofClick(actionId, clickId, originalAt);
};

/** Everything that adjustments may name a conversion by. */
export const subjectsOf = ({
  actionId,
  orderId,
  clickIds,
  occurredAt,
}: Pick<
  ConversionEvent,
  'actionId' | 'orderId' | 'clickIds' | 'occurredAt'
>): readonly string[] => [
  ...(orderId === null ? [] : [ofOrder(actionId, orderId)]),
  ...clickIds
    .filter(({ kind }) => (ADJUSTABLE_CLICK_IDS as readonly string[]).includes(kind))
    .map((click) => ofClick(actionId, click, occurredAt)),
];

/** The second that a moment lies in. */
export const secondOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / 1000) * 1000);

const ofOrder = (actionId: string, orderId: string): string => `${actionId} order ${orderId}`;
const ofClick = (actionId: string, { kind, value }: ClickId, at: Date): string =>
  `${actionId} ${kind} ${value} ${secondOf(at).toISOString()}`;

/**
 * What makes an adjustment the same as another one of its original: a conversion is taken back once
 * and enriched once, whenever; a restatement is the same with the same value and moment. Where the
 * caller gives no moment, a restatement is the same while none with another value came after it, so
 * that 10, 20, 10 are three: `after` is the restatement that was the latest.
 */
export const samenessOf = (
  {
    type,
    valueMicros,
    currency,
    occurredAt,
  }: Pick<ConversionAdjustment, 'type' | 'valueMicros' | 'currency' | 'occurredAt'>,
  timeless: boolean,
  after: string | undefined,
): string => {
  if (type !== 'RESTATEMENT') return type;
  return `${type} ${valueMicros} ${currency ?? '-'} ${timeless ? `after ${after ?? 'none'}` : `at ${occurredAt.toISOString()}`}`;
};
