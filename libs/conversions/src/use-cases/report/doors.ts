import type { Refusal, Tenant } from '@switchyard/kernel';
import type {
  AdjustmentItem,
  ConversionEvent,
  Door,
  EventItem,
  HashedPerson,
  ItemWarning,
  MatchedBy,
  RequestDevice,
} from '../../domain';

export type { EventItem };

export interface IndexedEvent {
  readonly index: number;
  /** Its path in the body, like `/events/3`; empty for a body that is the event. */
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

/**
 * Takes events of any origin: matches, seals and accepts them. Joins the running transaction, or
 * runs one. Items are independent.
 */
export abstract class EventDoor {
  abstract report(
    tenant: Tenant,
    items: readonly IndexedEvent[],
    origin: Origin,
  ): Promise<readonly EventResult[]>;

  /** The persons that the readable items name. Stores nothing. */
  abstract personsOf(
    tenant: Tenant,
    items: readonly IndexedEvent[],
    origin: Origin,
  ): Promise<NamedPersons>;
}

export type { AdjustmentItem };

export interface IndexedAdjustment {
  readonly index: number;
  readonly path: string;
  readonly item: AdjustmentItem;
}

/**
 * `parked`: its original is not known yet; it is joined when that arrives within 90 days. `id` of a
 * duplicate is the adjustment that was kept.
 */
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

/**
 * Takes adjustments of any origin. Joins the running transaction, or runs one. Items are
 * independent.
 */
export abstract class AdjustmentDoor {
  abstract report(
    tenant: Tenant,
    items: readonly IndexedAdjustment[],
    origin: Origin,
  ): Promise<readonly AdjustmentResult[]>;

  /**
   * Inside the running transaction: joins parked adjustments to conversions that were just stored.
   * Returns the connections that `DeliveryNotifier` must notify.
   */
  abstract join(tenant: Tenant, kept: readonly Adjustable[]): Promise<readonly (string | null)[]>;
}

/** The persons that the items of a call name, by index; to show what would be sent. */
export type NamedPersons = ReadonlyMap<number, HashedPerson>;

/** A provider's own words, as a caller hands them on. */
export interface ReportedPayload {
  /**
   * A kind of provider, or the id of a source of the Space, whose configuration is then the
   * default.
   */
  readonly source: string;
  /**
   * An object, or a list where the provider posts one; what is in it is checked where it is read.
   */
  readonly payload: unknown;
  /** Of this call only; wins over the one of the Space's source. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/** What became of one event or adjustment of the payload; `index` counts those, from 0. */
export type PayloadResult = EventResult | AdjustmentResult;

/**
 * Takes the payload of a provider: reads events and adjustments out of it and hands them to their
 * doors. Joins the running transaction, or runs one. Paths of issues begin with `/payload` and
 * `/config`. Empty when the payload has nothing that counts. Throws `VALIDATION_ERROR` for a
 * payload that cannot be read at all.
 */
export abstract class PayloadDoor {
  abstract report(
    tenant: Tenant,
    reported: ReportedPayload,
    test?: TestRequest,
  ): Promise<readonly PayloadResult[]>;
}

/** Asked for by the caller: platforms check what is reported, and count nothing where they can. */
export interface TestRequest {
  /** Also where the platform counts its tests. */
  readonly isConfirmed: boolean;
}

/** Where a report comes from. */
export interface Origin {
  /** What is reported is a test. */
  readonly test?: TestRequest;
  readonly door: Door;
  /** Id of the source or kind of the provider; null where there is none. */
  readonly source: string | null;
  /** Of a website: what the request says of the browser. */
  readonly request?: RequestDevice;
}

/** What a caller sends from their own stack. */
export const OWN_STACK: Origin = { door: 'event', source: null };

/**
 * What a website sends with its public key: it creates no action, adjusts nothing, and a sale that
 * it reports is only a claim.
 */
export const WEBSITE: Origin = { door: 'website', source: null };
