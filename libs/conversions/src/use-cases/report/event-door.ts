import type { Refusal, Tenant } from '@switchyard/kernel';
import type { ConsentSignal, MatchedBy } from '../../domain';
import type { Origin } from './origin';

/** A conversion event as callers write it; every member is checked where it is read. */
export interface EventItem {
  readonly email?: string;
  readonly phone?: string;
  readonly externalId?: string;
  readonly gclid?: string;
  readonly gbraid?: string;
  readonly wbraid?: string;
  readonly msclkid?: string;
  /** Name of a stage of the funnel: its action is made on first use. */
  readonly event?: string;
  /** Name or id, instead of `event`. */
  readonly conversionAction?: string;
  /** Major units of `currency`: a number, or decimal text where a provider's payload was divided. */
  readonly value?: number | string;
  readonly currency?: string;
  readonly occurredAt?: string;
  readonly orderId?: string;
  readonly consent?: ConsentSignal;
}

export interface PlacedEvent {
  readonly index: number;
  /** Where it stands in the body, like `/events/3`; empty for a body that is the event. */
  readonly path: string;
  readonly item: EventItem;
}

/** `id` of a duplicate is the conversion that has the order. */
export type EventResult =
  | { readonly index: number; readonly status: 'accepted' | 'duplicate'; readonly id: string; readonly matched: MatchedBy | null }
  | { readonly index: number; readonly status: 'rejected'; readonly error: Refusal };

/** Takes events of any origin: matches, seals and accepts them. Joins the running transaction, or runs one. Items are independent. */
export abstract class EventDoor {
  abstract report(tenant: Tenant, items: readonly PlacedEvent[], origin: Origin): Promise<readonly EventResult[]>;
}
