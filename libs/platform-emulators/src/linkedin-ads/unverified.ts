/**
 * Everything here is from memory or from other people's clients only: no document at hand proves
 * it. Each rule has this one place, so that a fact found later changes one line;
 * docs/platforms/linkedin-ads-unverified.md says how to check each of them.
 */
export const UNVERIFIED = {
  /** Calls of a person to a resource in a day of UTC; the vendor publishes no numbers. */
  callsPerDay: 500_000,
  /**
   * Longest address, query included, before 414; the official client tunnels queries over 4,000.
   */
  addressLength: 8_192,
  /** How long a refresh token works from the day of consent. */
  refreshTokenDays: 365,
  /** How long the review of a creative takes here. */
  reviewMinutes: 10,
  /** How long an uploaded image is PROCESSING. */
  imageProcessingMs: 300,
  /** How long an upload address works. */
  uploadHours: 24,
  /**
   * How long PENDING_DELETION lasts before the object is REMOVED, or gone when it has no figures.
   */
  pendingDeletionMinutes: 60,
  /** Most objects of one batch. */
  batchSize: 100,
  /** How far in the past a new start may lie: clocks differ, and days begin at midnight. */
  startToleranceHours: 24,
  /** Longest name of a campaign and a creative. */
  campaignNameLength: 255,
  creativeNameLength: 255,
  /**
   * Smallest daily and total budget in whole dollars or euros; a hundred times that where a
   * currency has no decimals.
   */
  smallestDaily: 10,
  smallestTotal: 100,
  /** Least members that a campaign must be able to reach. */
  smallestAudience: 300,
  /**
   * Longest headline and description of a text ad are documented; the longest address of a landing
   * page is not.
   */
  addressOfLandingPageLength: 2_000,
  /** Versions that first know hashed addresses of devices, and hashed names. */
  hashedIpFrom: '202607',
  hashedNamesFrom: '202609',
  /** Metrics of one report. */
  metricsPerReport: 20,
  /** Elements of one report; what is beyond them is cut off without a word. */
  reportElements: 15_000,
  /** Places and other entities of one typeahead answer. */
  typeaheadCount: 100,
  /** Largest picture. */
  imageBytes: 8 * 1024 * 1024,
  /** How far ahead of now the stated time of an event may be. */
  eventAheadMs: 60_000,
  /** Dollars for one unit of a currency in `costInUsd`; 1 for all others. Invented. */
  dollars: { EUR: 1.1, GBP: 1.3, JPY: 0.0067 } as Readonly<Record<string, number>>,
} as const;

/**
 * Types of conversion rules; LEAD and BOOK_APPOINTMENT and REQUEST_QUOTE are in captured answers.
 */
export const UNVERIFIED_RULE_TYPES: readonly string[] = [
  'ADD_TO_CART',
  'ADD_TO_LIST',
  'BOOK_APPOINTMENT',
  'COMPLETE_SIGNUP',
  'CONTACT',
  'DONATE',
  'DOWNLOAD',
  'INSTALL',
  'INVITE',
  'JOB_APPLY',
  'KEY_PAGE_VIEW',
  'LEAD',
  'LOGIN',
  'OTHER',
  'PHONE_CALL',
  'PURCHASE',
  'QUALIFIED_LEAD',
  'REQUEST_QUOTE',
  'SEARCH',
  'SHARE',
  'SIGN_UP',
  'START_CHECKOUT',
  'START_TRIAL',
  'SUBMIT_APPLICATION',
  'SUBSCRIBE',
  'VIEW_CONTENT',
  'VIEW_VIDEO',
];

/** What a new rule may be associated with; other people's code spells them so. */
export const UNVERIFIED_RULE_ASSOCIATIONS: readonly string[] = [
  'ALL_CAMPAIGNS',
  'OBJECTIVE_BASED',
  'NONE',
];

/** Codes and numbers of errors that no document gives. */
export const unverifiedErrors = {
  generalServiceCode: 100,
  /** Seen with FIELD_VALUE_TOO_LOW only. */
  inputServiceCode: 10_007,
  invalidToken: 65_600,
  revokedToken: 65_601,
  expiredToken: 65_602,
  illegalArgument: 'ILLEGAL_ARGUMENT',
  badParameter: 'PARAM_INVALID',
  unknownParameter: 'QUERY_PARAM_NOT_ALLOWED',
  missingParameter: 'MISSING_PARAM',
} as const;
