/**
 * Rules of the Data Manager API that no document at hand proves. They are kept here, and only here;
 * docs/platforms/google-ads-unverified.md says what breaks if one is wrong.
 */
export const UNVERIFIED = {
  /**
   * After so long a request is processed. Google asks to wait 30 minutes before the first look, and
   * says that it may take 24 hours.
   */
  processingMinutes: 30,
  /** Older events are counted as errors, not refused (Google Ads keeps clicks for 90 days). */
  oldestEventDays: 90,
  /** What an undecodable click id looks like. */
  clickId: /^[\w.-]{8,512}$/,
  /**
   * Events must say where they happened, although the proto calls it optional (seen live:
   * googleapis/google-cloud-php issue 9201).
   */
  eventSourceRequired: true,
  /** Types of conversion actions that take events; the quickstart names these two. */
  conversionActionTypes: ['UPLOAD_CLICKS', 'WEBPAGE'] as readonly string[],
  /**
   * The codes for an account id with other characters than digits, and for accounts of other
   * products.
   */
  accountIdFormat: 'INVALID_NUMBER_FORMAT',
  otherProduct: 'DESTINATION_ACCOUNT_TYPE_MISMATCH',
  /** The code for a reference that no destination has. */
  unknownReference: 'INVALID_DESTINATION',
  /** Account type and the deprecated product that contradict each other. */
  contradictingProduct: 'INVALID_ARGUMENT',
  /**
   * Write requests per Cloud project (the OAuth client stands for it); figures documented, names of
   * the quotas not.
   */
  quotas: [
    { limit: 300, seconds: 60, name: 'IngestionWriteRequestsPerMinutePerProject' },
    { limit: 100_000, seconds: 86_400, name: 'IngestionWriteRequestsPerDayPerProject' },
  ],
} as const;
