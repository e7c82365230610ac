import type { PlatformId } from '@switchyard/kernel';
import type { Campaign } from '../campaign/campaign';

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
  /** RFC 3339; left out when unknown. */
  readonly since?: string;
  /** What to do about it. */
  readonly fix: string;
}

interface DeliveryRule {
  /** As this service judges it; what a platform says carries the platform's own. */
  readonly severity: DeliveryReason['severity'];
  /** What a person can do about it, in most states: `fixFor` knows the others. */
  readonly fix: string;
}

/** Every reason, how grave it is, and what a person can do about it. */
export const DELIVERY_RULES: { readonly [code in DeliveryReasonCode]: DeliveryRule } = {
  NEVER_SYNCED: { severity: 'BLOCKING', fix: 'Preview a sync and trigger it.' },
  LAST_SYNC_FAILED: {
    severity: 'LIMITING',
    fix: 'Change what the platform names, then preview a sync and trigger it.',
  },
  CAMPAIGN_PAUSED: { severity: 'BLOCKING', fix: 'Set status to ENABLED, then sync.' },
  BRAKE_ENGAGED: {
    severity: 'BLOCKING',
    fix: 'Release the Emergency Brake with POST /api/v1/budget/brake/release, or wait for the next budget period.',
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
    fix: 'Sync to remove it from the platform.',
  },
  UNLINKED_BUT_SERVING: {
    severity: 'INFO',
    fix: 'Wait: it is asked again until the platform confirms. If it does not, pause or remove it on the platform.',
  },
  REMOTE_MISSING: {
    severity: 'BLOCKING',
    fix: 'Unlink the campaign on this platform, then sync to create it again.',
  },
  REMOTE_DRIFT: { severity: 'INFO', fix: 'Preview a sync and decide which values are right.' },
  CONNECTION_NEEDS_REAUTH: { severity: 'INFO', fix: 'Send new credentials to the connection.' },
  PLATFORM_REASON: { severity: 'INFO', fix: 'Follow what the platform says.' },
};

/** Reasons that only a change of the campaign, or of what is below it, mends. */
const MENDED_BY_CHANGES: ReadonlySet<DeliveryReasonCode> = new Set<DeliveryReasonCode>([
  'LAST_SYNC_FAILED',
  'CAMPAIGN_PAUSED',
  'NOT_STARTED',
  'ENDED',
  'OUTSIDE_SCHEDULE',
  'NO_ENABLED_AD_GROUP',
  'NO_ENABLED_AD',
  'NO_ENABLED_KEYWORD',
  'ADS_DISAPPROVED',
  'BUDGET_EXHAUSTED',
  'BID_TOO_LOW',
  'REMOTE_MISSING',
  'REMOVED_BUT_SERVING',
]);

/**
 * What a person can do about a reason in the state that the campaign is in: nothing is proposed
 * that would be refused, or change nothing.
 */
export const fixFor = (
  code: DeliveryReasonCode,
  campaign: Campaign,
  platform: PlatformId,
): string => {
  if (MENDED_BY_CHANGES.has(code) && campaign.status === 'REMOVED') {
    return 'Sync to remove the campaign from the platform, or restore the campaign before changing it.';
  }
  if (MENDED_BY_CHANGES.has(code) && !campaign.platforms.includes(platform)) {
    return `Sync to remove the campaign from the platform, or put ${platform} back into platforms.`;
  }
  return code === 'CAMPAIGN_PAUSED' ? enabling(campaign, platform) : DELIVERY_RULES[code].fix;
};

const enabling = (campaign: Campaign, platform: PlatformId): string => {
  const paused = [
    ...(campaign.status === 'PAUSED' ? ['status'] : []),
    ...(campaign.platformStatus[platform] === 'PAUSED' ? [`platformStatus.${platform}`] : []),
  ];
  if (paused.length === 0) {
    return 'Preview a sync. If the plan says that it drifted, resolve the status with take: local, then sync.';
  }
  return campaign.hold
    ? `Release the Emergency Brake first. If the campaign is still paused then, set ${paused.join(' and ')} to ENABLED and sync.`
    : `Set ${paused.join(' and ')} to ENABLED, then sync.`;
};
