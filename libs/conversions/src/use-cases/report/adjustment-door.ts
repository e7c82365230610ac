import type { Refusal, Tenant } from '@switchyard/kernel';
import type { AdjustmentType, ConsentSignal } from '../../domain';
import type { Origin } from './origin';

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

export interface PlacedAdjustment {
  readonly index: number;
  readonly path: string;
  readonly item: AdjustmentItem;
}

/** `parked`: its original is not known yet; it is joined when that arrives within 90 days. */
export type AdjustmentResult =
  | { readonly index: number; readonly status: 'accepted' | 'duplicate' | 'parked'; readonly id: string }
  | { readonly index: number; readonly status: 'rejected'; readonly error: Refusal };

/** Takes adjustments of any origin. Joins the running transaction, or runs one. Items are independent. */
export abstract class AdjustmentDoor {
  abstract report(tenant: Tenant, items: readonly PlacedAdjustment[], origin: Origin): Promise<readonly AdjustmentResult[]>;

  /** Inside the running transaction: joins what was parked to conversions that were just kept. */
  abstract join(tenant: Tenant, kept: readonly { readonly id: string; readonly actionId: string; readonly orderId: string | null }[]): Promise<void>;
}
