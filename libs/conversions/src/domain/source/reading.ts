import type { ItemWarning } from '../conversion/conversion-value';
import type { EventItem } from '../conversion/event-item';
import type { SourceConfig } from './conversion-source';
import type { Json } from './payload/members';

/** A conversion as it is read out of a payload; money is decimal text in major units. */
export interface SourceEvent extends Omit<EventItem, 'value' | 'occurredAt' | 'orderId'> {
  readonly value?: string;
  readonly occurredAt: string;
  readonly orderId?: string;
}

/**
 * What is left of an order: `left` of the amount `of` that was paid, so that a value without tax
 * shrinks by the same share.
 */
export interface RunningTotal {
  readonly left: string;
  readonly of: string;
}

/**
 * A change of an order. What is taken back is stated as the share that is left, as an amount to be
 * deducted, or as the new value.
 */
export interface SourceAdjustment {
  readonly adjustmentType: 'RETRACTION' | 'RESTATEMENT';
  /** Where the configuration names one; else it is the action that counted the order. */
  readonly conversionAction?: string;
  readonly orderId: string;
  readonly value?: string;
  readonly runningTotal?: RunningTotal;
  /** Of a retraction: it is one where nothing is left, or where the order is not known yet. */
  readonly deducted?: string;
  /**
   * Of a deduction that is stated with tax: it is taken as the share that it is of what was paid.
   */
  readonly isDeductedOfGross?: boolean;
  /** The key of one deduction that has its own id; without it, the key of the reading counts. */
  readonly key?: string;
  readonly currency?: string;
  readonly occurredAt: string;
}

/** All names under which one payload knows one order; the first is the one to count it under. */
export interface SourceOrder {
  readonly names: readonly [string, ...string[]];
  /**
   * Another name that may be the buyer's instead of the order's. The first order that brings it has
   * it; it never makes two orders one.
   */
  readonly alias?: string;
  /**
   * What was paid, with tax and as the buyer paid it, which refunds are reported in; and what of it
   * counts, in `currency`.
   */
  readonly paid?: { readonly gross: string; readonly net: string; readonly currency: string };
}

export const SKIP_REASONS = [
  'NOT_PAID',
  'NOTHING_PAID',
  'SETUP_MODE',
  'LIVEMODE_MISMATCH',
  'NOT_TRIALING',
  'DISPUTES_OFF',
  'RENEWALS_OFF',
  'EVENT_NOT_READ',
  'STAGE_NOT_MAPPED',
  'LOST',
  'NEEDS_CONNECTION',
  'NO_ORDER',
  'UNREADABLE_CONTACT',
  'PART_OF_ORDER',
  'INFORMATION_ONLY',
  'DISPUTE_UNDECIDED',
  'STRIPE_LINK_MISSING',
  'TEST_ORDER',
  'OTHER_SHOP',
  'WRONG_ORGANIZATION',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Why something in a payload does not count, or does not count whole. */
export interface SourceIssue {
  readonly reason: SkipReason;
  /** Within the request, like `/payload/data/object/mode`. */
  readonly path: string;
  readonly message: string;
  /** The user has to do something about it; false for what is as it should be. */
  readonly isFault: boolean;
}

/**
 * The facts of a provider's event for later events, by a key such as `customer:cus_1`. They are
 * kept sealed for 90 days; members are merged into earlier facts.
 */
export interface SourceFact {
  readonly key: string;
  readonly facts: Json;
}

/**
 * Why an event is not counted yet. It is read again as soon as one of `keys` is learnt, and at
 * `until` for the last time, then with what is known.
 */
export interface Waiting {
  readonly reason: WaitReason;
  readonly keys: readonly string[];
  readonly until: Date;
}

export const WAIT_REASONS = ['CUSTOMER_UNKNOWN', 'MAY_BELONG_TO_ORDER', 'RECORD_NOT_READ'] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

/** What one event of a provider says. */
export interface Reading {
  /** Equal when the provider repeats an event; null where nothing shows a repetition. */
  readonly key: string | null;
  readonly events: readonly SourceEvent[];
  readonly adjustments: readonly SourceAdjustment[];
  readonly orders: readonly SourceOrder[];
  readonly issues: readonly SourceIssue[];
  /** Of its events, which are taken all the same. */
  readonly warnings?: readonly ItemWarning[];
  readonly learns?: readonly SourceFact[];
  /** Then it has no events and no adjustments. */
  readonly waits?: Waiting;
}

/**
 * The facts of an event from the headers of its request. The signature covers the body only, not
 * the headers.
 */
export interface DeliveryFacts {
  /** The provider's name of the event, such as `orders/paid`. */
  readonly event?: string;
  /** The provider's id of the event; the same when it comes again. */
  readonly id?: string;
  /** The origin of the event, such as `example.myshopify.com`. */
  readonly origin?: string;
}

/** What a reader may know beside the payload. */
export interface ReadingWorld {
  /** Of a payload that a provider posted itself. */
  readonly delivery?: DeliveryFacts;
  readonly now: Date;
  /** In `live` a provider's test data is not counted. */
  readonly environment: 'live' | 'test';
  /** What earlier events of the source taught, under the keys that the payload asks for. */
  readonly facts?: ReadonlyMap<string, Json>;
  /** It waited as long as it may: it is read with what is known. */
  readonly isLastTry?: boolean;
  /** The source can read records at its provider, so that what names only ids may wait for them. */
  readonly canReadRecords?: boolean;
}

/**
 * Reads the payload of one kind of provider. Throws `VALIDATION_ERROR` for what is no payload of
 * it.
 */
export type PayloadReader = (
  payload: unknown,
  config: SourceConfig,
  world: ReadingWorld,
) => readonly Reading[];

/** A reading with the given members; the others are empty. */
export const readingOf = (given: Partial<Reading>): Reading => ({
  key: null,
  events: [],
  adjustments: [],
  orders: [],
  issues: [],
  ...given,
});

/** A reading of something that does not count. */
export const skipped = (
  key: string | null,
  reason: SkipReason,
  path: string,
  message: string,
  isFault = false,
): Reading => readingOf({ key, issues: [{ reason, path, message, isFault }] });
