import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';

/**
 * What no document at hand proves. Each rule has this one place;
 * docs/platforms/linkedin-ads-unverified.md says of each where it comes from and what breaks if it
 * is wrong.
 */
export const UNVERIFIED = {
  /**
   * The newest version seen in other people's code; the vendor's own table ended at 202607 in
   * August 2026.
   */
  newestVersion: VENDOR_VERSIONS['linkedin-ads'].usual,
  /** Objects of one batch, and parents of one search. */
  batchSize: 100,
  /** Longest name of a campaign and of a creative. */
  campaignNameLength: 255,
  creativeNameLength: 255,
  /**
   * Smallest daily budget, in units of the account's currency; the figure is the one for US
   * dollars.
   */
  smallestDailyBudget: 10,
  /** Least size of an image, and the most. */
  imageMinPixels: 200,
  imageMaxPixels: 7_680,
  imageMaxBytes: 5 * 1_024 * 1_024,
  /** Longest landing page. */
  addressLength: 2_000,
  /** Life of an access token that is given without a refresh token. */
  accessTokenSeconds: 60 * 24 * 60 * 60,
  /** Seconds to wait after a 429 that names no day; LinkedIn sends no header that says. */
  shortWaitSeconds: 60,
  /** How long an upload may take to become usable, and how often it is asked for. */
  imageWaitMs: 60_000,
  imagePollMs: 500,
  /** Elements of a report; an answer that has so many was cut off. */
  reportElements: 15_000,
  /** Days that figures, conversions among them, still change; and hours that they lag behind. */
  restatedDays: 30,
  reportLagHours: 3,
  /**
   * A rule counts for campaigns that it is associated with; the parameter is in the vendor's
   * document of rules, its words in other people's code only. By theirs the association runs once:
   * campaigns that are made after the rule are not associated, and nothing here does it.
   */
  ruleAssociation: 'ALL_CAMPAIGNS',
  /** Types of conversion rules; their spelling is that of other people's code. */
  ruleTypes: [
    'ADD_TO_CART',
    'BOOK_APPOINTMENT',
    'CONTACT',
    'DOWNLOAD',
    'INSTALL',
    'KEY_PAGE_VIEW',
    'LEAD',
    'OTHER',
    'PHONE_CALL',
    'PURCHASE',
    'QUALIFIED_LEAD',
    'REQUEST_QUOTE',
    'SEARCH',
    'SIGN_UP',
    'START_CHECKOUT',
    'START_TRIAL',
    'SUBSCRIBE',
    'VIEW_CONTENT',
  ] as readonly string[],
  /**
   * Versions from which events take `SHA256_IP_ADDRESS` (IPv4 alone), and hashed names; other
   * people's notes on LinkedIn's changes name them.
   */
  hashedIpFrom: '202607',
  hashedNamesFrom: '202609',
  /** Where a token is revoked, and what that ends: other people's code has the address alone. */
  revocation: { path: '/oauth/v2/revoke', ends: 'everything-of-the-person' },
  /** Where names of pages are read which the member may not administer. */
  pageNames: '/organizationsLookup',
  /** Words of a refusal that is about the tier of the application. */
  developmentTier: /development tier/i,
} as const;
