/**
 * Rules of Google's about conversions that no document at hand proves: listed with their reasons in
 * `docs/platforms/google-ads-unverified.md`.
 */
export const UNVERIFIED_CONVERSIONS = {
  /**
   * How long a new conversion action takes nothing. Written of the Google Ads API
   * (TOO_RECENT_CONVERSION_ACTION); the Data Manager is taken to be alike.
   */
  actionAgeHours: 6,
  /** Conversion actions of one request to the Data Manager; the figure is written of audiences. */
  destinationsPerRequest: 10,
  /** The member of a product in a cart that holds its id; no document says it of offline events. */
  cartItemId: 'merchantProductId',
  /**
   * After so long an adjustment whose conversion is not found is given up: conversions of today may
   * not be there yet.
   */
  notFoundHours: 24,
  /** Waits that Google names no end of are tried again after this long. */
  unnamedWaitHours: 1,
  /** Days of the click look-back window that Google takes of actions other than calls. */
  clickWindowDays: 30,
} as const;
