import type { ClickId } from '@switchyard/platforms';

/** One conversion that was accepted: what is to be counted, once. */
export interface ConversionEvent {
  readonly spaceId: string;
  readonly id: string;
  readonly door: 'offline';
  readonly actionId: string;
  readonly occurredAt: Date;
  readonly valueMicros: number | null;
  readonly currency: string | null;
  readonly orderId: string | null;
  /** The most recent first. */
  readonly clickIds: readonly ClickId[];
  /** When it was accepted. */
  readonly createdAt: Date;
}

/** Who has an order id of an action: the same order is counted once, through whichever door it comes. */
export interface Reservation {
  readonly spaceId: string;
  readonly actionId: string;
  readonly orderId: string;
  readonly eventId: string;
  readonly createdAt: Date;
}
