/**
 * Everything here is from memory, unverified: neither the platform document nor a page of the
 * vendor says it. Each rule has this one place, so that a fact found later changes one line.
 */
export const UNVERIFIED = {
  /**
   * Where an answer of the Conversions API says how many events it took; its body is not
   * documented.
   */
  countOfEvents: 'events_received',
  /**
   * How long lists show the state before a write; the vendor's are behind "for some seconds".
   * Seconds of the emulators' clock.
   */
  listLagSeconds: 2,
  /** How long a review takes here; the vendor's take minutes. */
  reviewMinutes: 10,
  /** A job of the Bulk API is pending, then in progress, then done: seconds after its creation. */
  bulkStartsAfterSeconds: 1,
  bulkEndsAfterSeconds: 2,
  /** What an ad group made by the Bulk API bids when it names no bid. */
  bulkDefaultBidMicros: { impression: 60_000, click: 3_000_000 },
  /**
   * Smallest daily budget by currency: the vendor has one (its error names the amount) but
   * publishes no table.
   */
  smallestDailyBudgetMicros: { JPY: 100_000_000, KRW: 1_000_000_000 } as Readonly<
    Record<string, number>
  >,
  /** A bid below this is reported as too low. */
  reliableBidMicros: { impression: 5_000, click: 300_000 },
  /** The longest query string template and hint. */
  templateLength: 2_048,
  contextHintLength: 1_000,
  /** The largest file of POST /upload. */
  largestUploadBytes: 20 * 1024 * 1024,
  /** Smallest side of an account's favicon; the vendor's pages say 128 and 256. */
  smallestFavicon: 128,
  /**
   * An image address is fetched only when it is this machine's; any other is taken as fetched, with
   * an image that fits.
   */
  fetchesOnlyLoopback: true,
  fetchTimeoutMs: 10_000,
  /** Matches of a place look-up that names no limit. */
  defaultPlaces: 10,
  /** Rows of insights without `time_ranges[]` reach back this far. */
  defaultInsightDays: 30,
  /** A Content-Type that is not taken. */
  unsupportedContentTypeStatus: 415,
  /** A key together with the header of partners. */
  partnerHeaderStatus: 400,
  /** A key of an account that was closed. */
  closedAccountStatus: 403,
  /**
   * Query parameters that the vendor adds itself: a destination that has them is reported as a
   * serving issue.
   */
  reservedQueryParams: ['oppref'],
  /** Code of an ad that was approved with limits, when the verdict names none. */
  limitedIssue: 'ad_over_18_only',
  /** Accounts may bid for conversions and lack the Bulk API until a person switches it. */
  conversionBiddingEnabled: true,
  codes: {
    immutable: 'immutable_field',
    archived: 'resource_archived',
    capReached: 'limit_exceeded',
    malformedIdentifier: 'invalid_identifier',
    unreadableBody: 'invalid_json',
    idempotencyConflict: 'idempotency_conflict',
    accountClosed: 'account_deactivated',
    requestTooLarge: 'request_too_large',
    invalidImage: 'invalid_image',
  },
} as const;
