import type { DeliveryReason, DeliveryReasonCode } from './delivery-reason';

interface DeliveryRule {
  /** As this service judges it; what a platform says carries the platform's own. */
  readonly severity: DeliveryReason['severity'];
  /** What a person can do about it. */
  readonly fix: string;
}

/** Every reason, how grave it is, and what a person can do about it. */
export const DELIVERY_RULES: { readonly [code in DeliveryReasonCode]: DeliveryRule } = {
  NEVER_SYNCED: { severity: 'BLOCKING', fix: 'Preview a sync and trigger it.' },
  CAMPAIGN_PAUSED: { severity: 'BLOCKING', fix: 'Set status to ENABLED, then sync.' },
  BRAKE_ENGAGED: {
    severity: 'BLOCKING',
    fix: 'Release the Emergency Brake or wait for the next budget period.',
  },
  BRAKE_BLIND: { severity: 'INFO', fix: 'Repair the connection, so that spend can be read again.' },
  NOT_STARTED: { severity: 'BLOCKING', fix: 'Wait for startDate or bring it forward, then sync.' },
  ENDED: { severity: 'BLOCKING', fix: 'Move endDate or clear it, then sync.' },
  OUTSIDE_SCHEDULE: {
    severity: 'BLOCKING',
    fix: 'Wait for the next window or widen adSchedule, then sync.',
  },
  NO_ENABLED_AD_GROUP: { severity: 'BLOCKING', fix: 'Add or enable an ad group, then sync.' },
  NO_ENABLED_AD: { severity: 'BLOCKING', fix: 'Add or enable an ad, then sync.' },
  NO_ENABLED_KEYWORD: { severity: 'BLOCKING', fix: 'Add or enable a keyword, then sync.' },
  ADS_UNDER_REVIEW: { severity: 'LIMITING', fix: 'Wait for the review of the platform.' },
  ADS_DISAPPROVED: {
    severity: 'LIMITING',
    fix: 'Read the review of each ad, change what it names, then sync.',
  },
  BUDGET_EXHAUSTED: { severity: 'LIMITING', fix: 'Raise the budget or wait for tomorrow.' },
  BILLING_PROBLEM: {
    severity: 'BLOCKING',
    fix: 'Settle billing in the ad account of the platform.',
  },
  BID_TOO_LOW: { severity: 'LIMITING', fix: 'Raise the bids, then sync.' },
  LOCAL_CHANGES_NOT_SYNCED: { severity: 'INFO', fix: 'Preview a sync and trigger it.' },
  REMOVED_BUT_SERVING: {
    severity: 'INFO',
    fix: 'Sync to remove it from the platform, or restore the campaign.',
  },
  REMOTE_MISSING: {
    severity: 'BLOCKING',
    fix: 'Unlink the campaign on this platform, then sync to create it again.',
  },
  REMOTE_DRIFT: { severity: 'INFO', fix: 'Preview a sync and decide which values are right.' },
  CONNECTION_NEEDS_REAUTH: { severity: 'INFO', fix: 'Send new credentials to the connection.' },
  PLATFORM_REASON: { severity: 'INFO', fix: 'Follow what the platform says.' },
};
