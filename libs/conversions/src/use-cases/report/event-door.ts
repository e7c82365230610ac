import type { Refusal, Tenant } from '@switchyard/kernel';
import type { EventItem, ItemWarning, MatchedBy } from '../../domain';
import type { Origin } from './origin';

export type { EventItem };

export interface PlacedEvent {
  readonly index: number;
  /** Where it stands in the body, like `/events/3`; empty for a body that is the event. */
  readonly path: string;
  readonly item: EventItem;
}

/** `id` of a duplicate is the conversion that has the order. */
export type EventResult =
  | {
      readonly index: number;
      readonly status: 'accepted' | 'duplicate';
      readonly id: string;
      readonly matched: MatchedBy | null;
      readonly warnings?: readonly ItemWarning[];
    }
  | { readonly index: number; readonly status: 'rejected'; readonly error: Refusal };

/** Takes events of any origin: matches, seals and accepts them. Joins the running transaction, or runs one. Items are independent. */
export abstract class EventDoor {
  abstract report(
    tenant: Tenant,
    items: readonly PlacedEvent[],
    origin: Origin,
  ): Promise<readonly EventResult[]>;
}
