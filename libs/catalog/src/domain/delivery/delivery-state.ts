/** What a caller can make an object do. */
export const SERVING_STATUSES = ['ENABLED', 'PAUSED'] as const;

export type ServingStatus = (typeof SERVING_STATUSES)[number];

export interface RecordedReason {
  /** One of ours, or `PLATFORM_REASON` with the platform's own text in `message`. */
  readonly code: string;
  readonly severity: 'BLOCKING' | 'LIMITING' | 'INFO';
  readonly message: string;
}

/** What one platform last reported about a campaign's serving, stored. */
export interface PlatformDelivery {
  readonly serving: boolean;
  readonly status: ServingState;
  readonly reasons: readonly RecordedReason[];
  /** RFC 3339. */
  readonly checkedAt: string;
}

export const SERVING_STATES = ['SERVING', 'LIMITED', 'NOT_SERVING', 'PENDING', 'UNKNOWN'] as const;

export type ServingState = (typeof SERVING_STATES)[number];

export const REVIEW_STATUSES = [
  'PENDING',
  'APPROVED',
  'LIMITED',
  'DISAPPROVED',
  'UNKNOWN',
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What one platform decided about an ad or keyword. */
export interface Review {
  readonly status: ReviewStatus;
  readonly reasons: readonly string[];
  readonly affectedMarkets: readonly string[];
}
