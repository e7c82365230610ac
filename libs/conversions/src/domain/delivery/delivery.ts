import { type PlatformId, Refusal, RETENTION } from '@switchyard/kernel';
import type { ConversionAdjustment } from '../adjustment/conversion-adjustment';
import type { ConversionAction } from '../conversion-action';
import type { ConsentRecord } from '../conversion/consent';
import type { ConsentEffect } from '../conversion/decide-consent';
import type { ConversionEvent } from '../conversion/conversion-event';
import type { Worth } from '../conversion/conversion-value';
import type { SealedPerson } from '../identity/known-person';

export const DELIVERY_STATUSES = [
  'pending',
  'waiting',
  'sent',
  'confirmed',
  'tested',
  'failed',
  'parked',
  'unverified',
  'skipped',
  'unsupported',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** The refusal of a delivery by a platform, or by this service before a request. */
export interface DeliveryError {
  readonly code: string;
  readonly message: string;
}

/** One conversion, or one adjustment of it, on its way to one platform. */
export interface Delivery {
  readonly spaceId: string;
  /** The conversion's id, or the adjustment's. */
  readonly eventId: string;
  readonly platform: PlatformId;
  readonly kind: 'conversion' | 'adjustment';
  /** Null while the account has no connection to the platform. */
  readonly connectionId: string | null;
  readonly status: DeliveryStatus;
  /** Why it is skipped, or not sent yet. */
  readonly reason: string | null;
  /** For a waiting delivery: the time from which the platform takes it. */
  readonly until: Date | null;
  /** When it is to be tried, or asked after; null when never again. */
  readonly dueAt: Date | null;
  readonly attempts: number;
  readonly platformError: DeliveryError | null;
  /**
   * The platform's id of the accepted request and the position in it, where the verdict comes
   * later.
   */
  readonly ref: string | null;
  readonly refAt: number | null;
  /** When it last left. */
  readonly sentAt: Date | null;
  /** When the platform reported its outcome, or it became certain that nothing will be sent. */
  readonly settledAt: Date | null;
  /** How consent let it go when it last left; null before. */
  readonly consentEffect: ConsentEffect | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * Platforms that count what is sent to them as a test (Meta, Conversions API, Using the API): there
 * a test is sent only where the caller confirms that.
 */
export const COUNTS_TESTS: ReadonlySet<PlatformId> = new Set(['meta-ads']);

/** A new delivery of a test. It is skipped where it would count and no person confirmed that. */
export const testDelivery = (
  to: Parameters<typeof newDelivery>[0],
  action: Pick<ConversionAction, 'status'>,
  now: Date,
  isConfirmed: boolean,
): Delivery => {
  const delivery = newDelivery(to, action, now);
  return COUNTS_TESTS.has(to.platform) && !isConfirmed
    ? { ...delivery, status: 'skipped', reason: 'TEST_NOT_CONFIRMED', dueAt: null, settledAt: now }
    : delivery;
};

/**
 * A delivery as it begins: due at once, waiting for a connection, or skipped since its action is
 * paused.
 */
export const newDelivery = (
  to: Pick<Delivery, 'spaceId' | 'eventId' | 'kind' | 'platform' | 'connectionId'>,
  { status }: Pick<ConversionAction, 'status'>,
  now: Date,
): Delivery => {
  const fresh = {
    ...to,
    until: null,
    attempts: 0,
    platformError: null,
    ref: null,
    refAt: null,
    sentAt: null,
    consentEffect: null,
    createdAt: now,
    updatedAt: now,
  };
  if (status === 'PAUSED') {
    return { ...fresh, status: 'skipped', reason: 'ACTION_PAUSED', dueAt: null, settledAt: now };
  }
  return {
    ...fresh,
    status: 'pending',
    reason: to.connectionId === null ? 'NO_CONNECTION' : null,
    dueAt: now,
    settledAt: null,
  };
};

/** What a platform was last sent of a conversion or adjustment, masked. */
export interface SentBody {
  readonly spaceId: string;
  readonly eventId: string;
  readonly platform: PlatformId;
  readonly body: unknown;
  readonly sentAt: Date;
}

/** Bodies that were sent are kept for so long. */
export const SENT_BODY_DAYS: number = RETENTION.sentBodies.days;

/**
 * The status of a conversion over all its platforms: the first of these that any delivery has.
 * Statuses that need a person come first, then open ones, then ones that count, then ones that do
 * not count.
 */
export const FOLDED_ORDER = [
  'failed',
  'unverified',
  'parked',
  'waiting',
  'pending',
  'sent',
  'confirmed',
  'tested',
  'unsupported',
  'skipped',
] as const satisfies readonly DeliveryStatus[];

/** Of a delivery that is due, what it is to deliver; null members are gone. */
export interface DueConversion {
  readonly delivery: Delivery;
  readonly event: ConversionEvent | null;
  /** What is known of the consent of its person now. */
  readonly consents: readonly ConsentRecord[];
}

export interface DueAdjustment {
  readonly delivery: Delivery;
  readonly adjustment: ConversionAdjustment | null;
  readonly original: ConversionEvent | null;
  /** The status of the original on the same platform. */
  readonly originalStatus: DeliveryStatus | null;
  /**
   * The platform accepted the original and will report its outcome later. Until then an adjustment
   * could create a second conversion there.
   */
  readonly isOriginalAwaited: boolean;
  /** An earlier adjustment of the same original is still on its way there. */
  readonly isBehind: boolean;
  /** A later change of its value was taken there. */
  readonly isOvertaken: boolean;
  /**
   * What the original was worth after the adjustments that the platform took before; null where
   * none changed it.
   */
  readonly worthThen: Worth | null;
  /** Of an enhancement: persons that the original's keys lead to now. */
  readonly knownPersons: readonly SealedPerson[];
  /** What is known of the consent of the original's person now. */
  readonly consents: readonly ConsentRecord[];
}

/**
 * The order was free after its conversion failed, and another conversion has it now: replayed, it
 * would be counted twice.
 */
export const orderTaken = (orderId: string, conflictingId: string): Refusal =>
  new Refusal(
    'ORDER_TAKEN',
    `The order "${orderId}" was counted by another conversion in the meantime. Replaying this one would count it twice.`,
    {
      orderId,
      conflictingId,
    },
  );

/** The same of an event id. */
export const eventIdTaken = (eventId: string, conflictingId: string): Refusal =>
  new Refusal(
    'ORDER_TAKEN',
    `The event id "${eventId}" was counted by another conversion in the meantime. Replaying this one would count it twice.`,
    { eventId, conflictingId },
  );

/** No delivery failed, or none that could be taken another time. */
export const nothingToReplay = (): Refusal =>
  new Refusal(
    'NOTHING_TO_REPLAY',
    'No delivery of this conversion has failed in a way that can be sent again. Its deliveries show its state.',
  );
