import type { Refusal, Tenant } from '@switchyard/kernel';
import type { AdjustmentItem, ConversionEvent, ItemWarning } from '../../domain';
import type { Origin } from './origin';

export type { AdjustmentItem };

export interface PlacedAdjustment {
  readonly index: number;
  readonly path: string;
  readonly item: AdjustmentItem;
}

/** `parked`: its original is not known yet; it is joined when that arrives within 90 days. `id` of a duplicate is the adjustment that was kept. */
export type AdjustmentResult =
  | {
      readonly index: number;
      readonly status: 'accepted' | 'duplicate' | 'parked';
      readonly id: string;
      readonly warnings?: readonly ItemWarning[];
    }
  | { readonly index: number; readonly status: 'rejected'; readonly error: Refusal };

/** What adjustments find a conversion by. */
export type Adjustable = Pick<
  ConversionEvent,
  'id' | 'actionId' | 'orderId' | 'clickIds' | 'occurredAt' | 'currency' | 'claim'
>;

/** Takes adjustments of any origin. Joins the running transaction, or runs one. Items are independent. */
export abstract class AdjustmentDoor {
  abstract report(
    tenant: Tenant,
    items: readonly PlacedAdjustment[],
    origin: Origin,
  ): Promise<readonly AdjustmentResult[]>;

  /** Inside the running transaction: joins what was parked to conversions that were just kept. Answers the connections that `DeliveryBell` is to ring for. */
  abstract join(tenant: Tenant, kept: readonly Adjustable[]): Promise<readonly (string | null)[]>;
}
