import type { PlatformId } from '@switchyard/kernel';

/** Why a campaign does not serve, or serves less. Platforms may report further codes. */
export const DELIVERY_REASONS = [
  'NEVER_SYNCED',
  'LAST_SYNC_FAILED',
  'CAMPAIGN_PAUSED',
  'BRAKE_ENGAGED',
  'BRAKE_BLIND',
  'NOT_STARTED',
  'ENDED',
  'OUTSIDE_SCHEDULE',
  'NO_ENABLED_AD_GROUP',
  'NO_ENABLED_AD',
  'NO_ENABLED_KEYWORD',
  'ADS_UNDER_REVIEW',
  'ADS_DISAPPROVED',
  'BUDGET_EXHAUSTED',
  'BILLING_PROBLEM',
  'BID_TOO_LOW',
  'LOCAL_CHANGES_NOT_SYNCED',
  'REMOVED_BUT_SERVING',
  'UNLINKED_BUT_SERVING',
  'REMOTE_MISSING',
  'REMOTE_DRIFT',
  'CONNECTION_NEEDS_REAUTH',
  'PLATFORM_REASON',
] as const;
export type DeliveryReasonCode = (typeof DELIVERY_REASONS)[number];

/** One reason as it is read. */
export interface DeliveryReason {
  readonly code: DeliveryReasonCode;
  readonly platform: PlatformId;
  readonly severity: 'BLOCKING' | 'LIMITING' | 'INFO';
  readonly message: string;
  readonly entity: { readonly type: string; readonly id: string };
  /** RFC 3339; left out when nobody knows. */
  readonly since?: string;
  /** What to do about it. */
  readonly fix: string;
}
