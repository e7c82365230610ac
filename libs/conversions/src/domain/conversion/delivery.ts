import type { PlatformId } from '@switchyard/kernel';

export const DELIVERY_STATUSES = [
  'pending',
  'waiting',
  'sent',
  'confirmed',
  'failed',
  'parked',
  'unverified',
  'skipped',
  'unsupported',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** What a platform, or this service before it asked, says against a delivery. */
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
  /** Of what waits: the platform takes it from then on. */
  readonly until: Date | null;
  /** When it is to be tried, or asked after; null when never again. */
  readonly dueAt: Date | null;
  readonly attempts: number;
  readonly platformError: DeliveryError | null;
  /** What the platform calls the request that took it, and the place in it, where it tells its verdict later. */
  readonly ref: string | null;
  readonly refAt: number | null;
  /** When it last left. */
  readonly sentAt: Date | null;
  /** When the platform said what became of it, or it became certain that nothing will be sent. */
  readonly settledAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
