import type { ConsentSignal } from '../conversion/consent-signal';
import type { AdjustmentType } from './conversion-adjustment';

/** An adjustment as callers write it; every member is checked where it is read. */
export interface AdjustmentItem {
  readonly adjustmentType: AdjustmentType;
  /** Name or id. */
  readonly conversionAction: string;
  readonly orderId?: string;
  readonly gclid?: string;
  readonly msclkid?: string;
  readonly originalConversionDateTime?: string;
  /** Of a restatement the new total, in major units: a number, or decimal text. */
  readonly value?: number | string;
  readonly currency?: string;
  readonly occurredAt?: string;
  readonly consent?: ConsentSignal;
}
