/**
 * Rules that nothing but memory speaks for. They are kept here, and only here, so that one edit corrects them
 * when the vendor's documents or live traffic say otherwise.
 */
export const UNVERIFIED = {
  /** A criterion that is already there is refused; the vendor may instead return the existing one. */
  repeatedCriterion: 'mutateError.RESOURCE_ALREADY_EXISTS',
  /** Enhanced CPC for a new Search or Display campaign is refused; the documents name no code. */
  enhancedCpcClosed: 'biddingError.INVALID_BIDDING_STRATEGY_TYPE',
  /** An OUTPUT_ONLY member in the body of a create is refused; the vendor may ignore it. */
  outputOnlyInBody: 'fieldError.VALUE_MUST_BE_UNSET',
  /** REMOVED can only be reached by `remove`; the code for writing it is a guess. */
  removedByStatus: 'requestError.INVALID_ENUM_VALUE',
  /** A bid modifier outside its range. */
  bidModifierTooLow: 'multiplierError.MULTIPLIER_TOO_LOW',
  bidModifierTooHigh: 'multiplierError.MULTIPLIER_TOO_HIGH',
  /** A positive keyword on a campaign. */
  positiveCampaignKeyword: 'campaignCriterionError.OPERATOR_NOT_SUPPORTED_FOR_CRITERION_TYPE',
  /** Names differ by case too. */
  namesAreCaseSensitive: true,
  /** A campaign without a start gets the day of its creation. */
  startDefaultsToToday: true,
  campaignNameLength: 256,
  adGroupNameLength: 256,
  /** False, 0, "" and [] are left out of answers, for optional members too. */
  leaveDefaultsOut: true,
  responsiveSearchAd: { headlines: { min: 3, max: 15, length: 30 }, descriptions: { min: 2, max: 4, length: 90 }, path: 15, enabledPerAdGroup: 3 },
  adSchedulesPerDay: 6,
  proximity: { maxRadius: { KILOMETERS: 800, MILES: 500 }, perCampaign: 500 },
  /** Characters that a keyword may not hold. */
  keywordInvalidCharacters: /[,!@%^()={};~`<>?\\|]/,
  /** The least daily budget is one smallest unit of the currency. */
  budgetMinimumUnits: 1n,
  /** How long a new or changed ad, or a new keyword, stays in review. */
  reviewMinutes: 10,
  tokenSeconds: 3599,
  customParameters: { max: 8, keyLength: 16, valueLength: 200 },
  /** `change_status` needs a finite date range and a limit of at most this. */
  changeStatusLimit: 10_000,
  /** Values in one IN list. */
  valuesPerFilter: 20_000,
} as const;
