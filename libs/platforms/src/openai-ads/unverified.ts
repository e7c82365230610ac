/**
 * Rules of OpenAI's that no document at hand proves: each is listed in
 * `docs/platforms/openai-ads-unverified.md`, section Connector.
 */
export const UNVERIFIED = {
  /**
   * Seconds after which a list surely shows what was written; "some seconds" were seen on a live
   * account.
   */
  listLagSeconds: 15,
  /** Used where a throttled answer names no delay. */
  unnamedWaitSeconds: 30,
  /** A wait longer than this is taken for a spent daily quota. */
  shortWaitSeconds: 900,
  /** Most hints of an ad group: the figure of the bulk API. */
  contextHints: 2_000,
  /**
   * Words in braces that a landing page's query string may hold: those of the documents' examples.
   */
  queryMacros: ['campaign_id', 'ad_id', 'oppref'],
  /** Results of a look-up of places; nothing says how many may be asked for. */
  placesPerName: 20,
  /** Most bytes of an image. */
  imageBytes: 5 * 1024 * 1024,
  /** Campaigns that one report may be cut down to. */
  reportCampaigns: 100,
  /** Data of events that may have an amount: the document shows one for contents alone. */
  dataWithAmount: ['contents', 'plan_enrollment', 'custom'] as readonly string[],
  /** Where an answer may say how many events it took. */
  countsOfEvents: ['events_received', 'received', 'accepted'],
  /** Days that figures still change, and hours that they lag behind. */
  restatedDays: 30,
  reportLagHours: 24,
} as const;
