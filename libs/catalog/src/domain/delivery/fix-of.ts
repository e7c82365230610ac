import type { DeliveryReasonCode } from './delivery-reason';

/** What a person can do about a reason. */
export const FIX_OF: { readonly [code in DeliveryReasonCode]: string } = {
  NEVER_SYNCED: 'Preview a sync and trigger it.',
  CAMPAIGN_PAUSED: 'Set status to ENABLED, then sync.',
  BRAKE_ENGAGED: 'Release the Emergency Brake or wait for the next budget period.',
  BRAKE_BLIND: 'Repair the connection, so that spend can be read again.',
  NOT_STARTED: 'Wait for startDate or bring it forward, then sync.',
  ENDED: 'Move endDate or clear it, then sync.',
  OUTSIDE_SCHEDULE: 'Wait for the next window or widen adSchedule, then sync.',
  NO_ENABLED_AD_GROUP: 'Add or enable an ad group, then sync.',
  NO_ENABLED_AD: 'Add or enable an ad, then sync.',
  NO_ENABLED_KEYWORD: 'Add or enable a keyword, then sync.',
  ADS_UNDER_REVIEW: 'Wait for the review of the platform.',
  ADS_DISAPPROVED: 'Read the review of each ad, change what it names, then sync.',
  BUDGET_EXHAUSTED: 'Raise the budget or wait for tomorrow.',
  BILLING_PROBLEM: 'Settle billing in the ad account of the platform.',
  BID_TOO_LOW: 'Raise the bids, then sync.',
  LOCAL_CHANGES_NOT_SYNCED: 'Preview a sync and trigger it.',
  REMOVED_BUT_SERVING: 'Sync to remove it from the platform, or restore the campaign.',
  REMOTE_MISSING: 'Unlink the campaign on this platform, then sync to create it again.',
  REMOTE_DRIFT: 'Preview a sync and decide which values are right.',
  CONNECTION_NEEDS_REAUTH: 'Send new credentials to the connection.',
  PLATFORM_REASON: 'Follow what the platform says.',
};
