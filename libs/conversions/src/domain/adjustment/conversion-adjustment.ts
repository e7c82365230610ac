import type { ClickId } from '@switchyard/platforms';
import type { ConsentSignal } from '../conversion/consent-signal';
import type { Door } from '../conversion/conversion-event';

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
  /** The original's id; while that is unknown, or when another adjustment is the same, what names it (`subjectOf`). */
  readonly subject: string;
  /** What makes it the same as another one of its subject (`samenessOf`). */
  readonly sameness: string;
}
