import type { CodeText } from '@switchyard/kernel';
import type { DeliveryReasonCode } from './delivery-reason';

/**
 * What each delivery reason means, for docs/errors.md; `DELIVERY_RULES` has what to do about it.
 */
export const DELIVERY_TEXTS = {
  NEVER_SYNCED: {
    meaning: 'The campaign was never sent to the platform.',
    example: 'The campaign has never been sent to google-ads.',
  },
  LAST_SYNC_FAILED: {
    meaning:
      "The last sync did not carry the campaign out in full on the platform. `platformLinks` has the platform's own code and words.",
    example: 'The last sync of the campaign failed on google-ads: the budget is below the minimum.',
  },
  CAMPAIGN_PAUSED: {
    meaning: 'The campaign is paused, here or on the platform.',
    example: 'The campaign is paused.',
  },
  BRAKE_ENGAGED: {
    meaning: 'The Emergency Brake holds the campaign.',
    example: 'The Emergency Brake holds the campaign.',
  },
  BRAKE_BLIND: {
    meaning:
      'The spend of the connection is unknown, so nothing that raises spending is sent through it.',
    example: 'The spend of the connection cannot be read.',
  },
  NOT_STARTED: {
    meaning: '`startDate` lies ahead.',
    example: 'The campaign starts on 2026-12-01.',
  },
  ENDED: { meaning: '`endDate` has passed.', example: 'The campaign ended on 2026-11-20.' },
  OUTSIDE_SCHEDULE: {
    meaning: 'The ad schedule has no window at this time.',
    example: 'The ad schedule is closed until 08:00.',
  },
  NO_ENABLED_AD_GROUP: {
    meaning: 'No ad group of the campaign is enabled.',
    example: 'No ad group is enabled.',
  },
  NO_ENABLED_AD: { meaning: 'No ad of the campaign is enabled.', example: 'No ad is enabled.' },
  NO_ENABLED_KEYWORD: {
    meaning: 'A search campaign has no enabled keyword.',
    example: 'No keyword is enabled.',
  },
  ADS_UNDER_REVIEW: {
    meaning: 'The platform still reviews the ads.',
    example: 'Meta reviews 2 ads.',
  },
  ADS_DISAPPROVED: { meaning: 'The platform disapproved ads.', example: 'Meta disapproved 1 ad.' },
  BUDGET_EXHAUSTED: {
    meaning: 'The budget of the day, or of the account, is spent.',
    example: 'The budget of today is spent.',
  },
  BILLING_PROBLEM: {
    meaning: 'The ad account cannot spend because of billing.',
    example: 'The ad account has no valid payment method.',
  },
  BID_TOO_LOW: {
    meaning: 'Bids are too low to win auctions.',
    example: 'The bids are too low to show ads.',
  },
  LOCAL_CHANGES_NOT_SYNCED: {
    meaning: 'The campaign was changed here after its last sync.',
    example: 'Changes of the campaign have not been synced.',
  },
  REMOVED_BUT_SERVING: {
    meaning: 'The campaign was deleted here and runs on the platform until a sync removes it.',
    example: 'The campaign was removed here and still runs on google-ads.',
  },
  UNLINKED_BUT_SERVING: {
    meaning: 'The campaign was unlinked, and the platform has not confirmed the release.',
    example: 'The campaign was unlinked and may still run on google-ads.',
  },
  REMOTE_MISSING: {
    meaning: 'The platform no longer has the campaign.',
    example: 'The platform does not have the campaign any more.',
  },
  REMOTE_DRIFT: {
    meaning: 'The campaign was edited on the platform.',
    example: '2 fields were changed on google-ads.',
  },
  CONNECTION_NEEDS_REAUTH: {
    meaning:
      'The platform does not accept the credentials of the connection, so its answers are old.',
    example: 'The connection needs new credentials.',
  },
  PLATFORM_REASON: {
    meaning: 'The platform gives a reason of its own, in its own words.',
    example: 'The campaign is limited by its bidding status.',
  },
} as const satisfies Readonly<Record<DeliveryReasonCode, Omit<CodeText, 'fix'>>>;
