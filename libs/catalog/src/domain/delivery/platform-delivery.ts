import type { ServingState } from './serving-state';

export interface RecordedReason {
  /** One of ours, or `PLATFORM_REASON` with the platform's own text in `message`. */
  readonly code: string;
  readonly severity: 'BLOCKING' | 'LIMITING' | 'INFO';
  readonly message: string;
}

/** What one platform last said about a campaign's serving, stored. */
export interface PlatformDelivery {
  readonly serving: boolean;
  readonly status: ServingState;
  readonly reasons: readonly RecordedReason[];
  /** RFC 3339. */
  readonly checkedAt: string;
}
