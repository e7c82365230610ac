/**
 * Rules from memory, without a source. They are kept only here, so that one edit corrects them when
 * the vendor's documents or live traffic contradict them.
 */
export const UNVERIFIED = {
  /**
   * A criterion that is already there is refused; the vendor may instead return the existing one.
   */
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
  campaignNameLength: 255,
  adGroupNameLength: 255,
  /** False, 0, "" and [] are left out of answers, for optional members too. */
  leaveDefaultsOut: true,
  responsiveSearchAd: {
    headlines: { min: 3, max: 15, length: 30 },
    descriptions: { min: 2, max: 4, length: 90 },
    path: 15,
    enabledPerAdGroup: 3,
  },
  adSchedulesPerDay: 6,
  /** Image and video assets have names that no other asset of their kind has. */
  assetNameTaken: 'assetError.DUPLICATE_ASSET_NAME',
  /** Texts and videos of the same content are one asset, as images are. */
  sameContentIsOneAsset: ['textAsset', 'youtubeVideoAsset'],
  assetNameLength: 255,
  /**
   * A header that is not in the vendor's list. Its translations are taken by the vendor, not here.
   */
  snippetHeader: 'fieldError.INVALID_VALUE',
  phoneDigits: { min: 3, max: 15 },
  /** Links of one field type below one campaign or ad group. */
  linksPerFieldType: 20,
  tooManyLinks: 'resourceCountLimitExceededError.RESOURCE_LIMIT',
  /** Which assets campaigns and ad groups of a channel take directly. */
  linkedTo: {
    campaign: {
      SEARCH: [
        'SITELINK',
        'CALLOUT',
        'STRUCTURED_SNIPPET',
        'CALL',
        'AD_IMAGE',
        'BUSINESS_NAME',
        'BUSINESS_LOGO',
      ],
      DISPLAY: ['SITELINK', 'CALLOUT', 'STRUCTURED_SNIPPET', 'CALL'],
      PERFORMANCE_MAX: [
        'SITELINK',
        'CALLOUT',
        'STRUCTURED_SNIPPET',
        'CALL',
        'BUSINESS_NAME',
        'LOGO',
        'LANDSCAPE_LOGO',
      ],
    },
    adGroup: {
      SEARCH: ['SITELINK', 'CALLOUT', 'STRUCTURED_SNIPPET', 'CALL', 'AD_IMAGE'],
      DISPLAY: ['SITELINK', 'CALLOUT', 'STRUCTURED_SNIPPET', 'CALL'],
    },
  },
  /** Shapes of pictures that the documents at hand do not give. */
  adImage: [
    { ratio: [1, 1], min: [300, 300] },
    { ratio: [1.91, 1], min: [600, 314] },
  ],
  /** An ad in an ad group of another type. */
  adTypeForAdGroup: 'contextError.OPERATION_NOT_PERMITTED_FOR_CONTEXT',
  /** The same picture twice in one list of an ad. */
  sameImageTwice: 'distinctError.DUPLICATE_ELEMENT',
  malformedColour: 'stringFormatError.INVALID_FORMAT',
  /** A bidding strategy that the channel does not have. */
  strategyForChannel: 'biddingError.CANNOT_ATTACH_BIDDING_STRATEGY_TO_CAMPAIGN',
  strategiesOf: {
    SEARCH: [
      'manualCpc',
      'targetSpend',
      'maximizeConversions',
      'maximizeConversionValue',
      'targetCpa',
      'targetRoas',
      'targetImpressionShare',
    ],
    DISPLAY: [
      'manualCpc',
      'manualCpm',
      'targetSpend',
      'maximizeConversions',
      'maximizeConversionValue',
      'targetCpa',
      'targetRoas',
    ],
    PERFORMANCE_MAX: ['maximizeConversions', 'maximizeConversionValue'],
  },
  /** Suggestions for one name, the widest reach first. */
  suggestionsPerName: 25,
  /**
   * Display campaigns show on the Display Network only; Performance Max does not take network
   * settings.
   */
  displayNetwork: 'campaignError.CANNOT_TARGET_SEARCH_NETWORK',
  maxNetwork: 'campaignError.INCOMPATIBLE_CAMPAIGN_FIELD',
  proximity: { maxRadius: { KILOMETERS: 800, MILES: 500 }, perCampaign: 500 },
  /** Characters that a keyword may not hold. */
  keywordInvalidCharacters: /[,!@%^()={};~`<>?\\|]/,
  /** The least daily budget is one smallest unit of the currency. */
  budgetMinimumUnits: 1n,
  /**
   * Types that are created here, lookback windows, and what a new conversion action gets when
   * nothing is set.
   */
  conversionAction: {
    created: [
      'UPLOAD_CLICKS',
      'WEBPAGE',
      'UPLOAD_CALLS',
      'AD_CALL',
      'WEBSITE_CALL',
      'CLICK_TO_CALL',
    ] as readonly string[],
    nameLength: 100,
    clickThroughDays: { min: 1, max: 90 },
    viewThroughDays: { min: 1, max: 30 },
    byDefault: {
      status: 'ENABLED',
      category: 'DEFAULT',
      countingType: 'MANY_PER_CLICK',
      primaryForGoal: true,
      clickThroughLookbackWindowDays: '30',
      viewThroughLookbackWindowDays: '1',
    },
  },
  /**
   * Click uploads: what a click id looks like, how far back and how soon, and codes that no
   * document names.
   */
  uploads: {
    clickId: /^[\w.-]{8,512}$/,
    oldestDays: 90,
    actionAgeHours: 6,
    future: 'dateError.LATER_THAN_MAXIMUM_DATE',
    personBesideBraid: 'conversionUploadError.UNSUPPORTED_USER_IDENTIFIER',
  },
  /** How long a new or changed ad, or a new keyword, stays in review. */
  reviewMinutes: 10,
  tokenSeconds: 3599,
  /** Living consents of one person for one app; a new one ends the oldest. */
  consentsPerPersonAndApp: 100,
  /** How long refresh tokens of an app live whose publishing status is "Testing". */
  testingRefreshSeconds: 7 * 24 * 3_600,
  /** Scopes that the token endpoint spells in another way than they were asked for. */
  scopeSpellings: { email: 'https://www.googleapis.com/auth/userinfo.email' } as Readonly<
    Record<string, string>
  >,
  /** The code for a token that was made for another API of the vendor's. */
  otherScope: 'authorizationError.ACTION_NOT_PERMITTED',
  customParameters: { max: 8, keyLength: 16, valueLength: 200 },
  /** `change_status` needs a finite date range and a limit of at most this. */
  changeStatusLimit: 10_000,
  /** Values in one IN list. */
  valuesPerFilter: 20_000,
} as const;
