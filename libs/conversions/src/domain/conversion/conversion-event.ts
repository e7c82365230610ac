import { RETENTION } from '@switchyard/kernel';
import type {
  ActionSource,
  BrowserIds,
  ClickId,
  ConvertedItem,
  CustomData,
} from '@switchyard/platforms';
import { hash } from 'node:crypto';
import type { SealedPerson } from '../identity/known-person';
import type { ConsentRecord, ConsentSignal, Door } from './consent';

/** What a conversion was matched to a person or click by; the surest first. */
export const MATCHED_BY = ['clickId', 'email', 'phone', 'externalId'] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

/** Further facts of a conversion, none of which identifies the person. */
export interface EventDetails {
  readonly browser?: BrowserIds;
  /** Page that led to the page of the visit; without query and fragment. */
  readonly referrer?: string;
  readonly items?: readonly ConvertedItem[];
  readonly customData?: CustomData;
}

/** One conversion that was accepted: what is to be counted, once. */
export interface ConversionEvent {
  readonly spaceId: string;
  readonly id: string;
  readonly door: Door;
  /** Id of the source, or the kind of provider that a call named; null where there is none. */
  readonly source: string | null;
  readonly actionId: string;
  readonly occurredAt: Date;
  readonly valueMicros: number | null;
  readonly currency: string | null;
  readonly orderId: string | null;
  /** The most recent first. */
  readonly clickIds: readonly ClickId[];
  /**
   * The persons: first the event's own, then those known from before. Only the worker opens
   * them.
   */
  readonly persons: readonly SealedPerson[];
  /** Look-up keys of the person, under the key that was current: what erasing finds. */
  readonly personKeys: readonly string[];
  readonly matchedBy: MatchedBy | null;
  /** Null without a signal. */
  readonly consent: ConsentSignal | null;
  /** The same with who stated it, where, and when; null where it is not known. */
  readonly consents: ConsentRecord | null;
  /** Page of the visit, without query and fragment. */
  readonly url: string | null;
  /** The caller's own id of the event; null where none was given. */
  readonly externalEventId: string | null;
  readonly actionSource: ActionSource;
  /** ISO 3166-1 alpha-2, in capitals: where the person is, as stated; never guessed. */
  readonly country: string | null;
  readonly details: EventDetails | null;
  /** It is checked by the platforms and counts nowhere. */
  readonly isTest: boolean;
  /**
   * What a website says was sold, before and after a server confirms it; null for everything else.
   */
  readonly claim: 'unverified' | 'confirmed' | null;
  /** The server's conversion that confirmed the claim. */
  readonly confirmedBy: string | null;
  /** When it was accepted. */
  readonly createdAt: Date;
}

/**
 * The owner of an order id of an action: the same order is counted once, whatever door it comes
 * through.
 */
export interface Reservation {
  readonly spaceId: string;
  readonly actionId: string;
  readonly orderId: string;
  readonly eventId: string;
  readonly createdAt: Date;
}

/**
 * The same order again: it changes nothing, and is shown in the trace of the conversion that has the
 * order. One row for each door and value.
 */
export interface Repetition {
  readonly spaceId: string;
  readonly eventId: string;
  readonly door: Door;
  /** Decimal micros and currency as they came, or empty. */
  readonly worth: string;
  readonly times: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** How long a second event with the same event id is a duplicate. */
export const EVENT_ID_DAYS: number = RETENTION.eventIds.days;

/** What an event id of the caller is known by within a Space; null where an event has none. */
export const eventIdKey = ({
  actionId,
  externalEventId,
}: Pick<ConversionEvent, 'actionId' | 'externalEventId'>): string | null =>
  externalEventId === null ? null : hash('sha256', `${actionId}\n${externalEventId}`, 'base64url');

/**
 * Which conversion has an event id of the caller: a second event of the action with the same id
 * within `EVENT_ID_DAYS` is a duplicate, through whichever door it comes.
 */
export interface EventIdReservation {
  readonly spaceId: string;
  /** As `eventIdKey` makes it: no clear text, so that erasing a person leaves it. */
  readonly key: string;
  readonly eventId: string;
  readonly createdAt: Date;
}
