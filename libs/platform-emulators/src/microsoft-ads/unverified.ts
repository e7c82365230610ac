import { errorCode } from './errors';

/**
 * Everything here is from memory, unverified: the platform document gives no evidence for it.
 * Each rule has this one place, so that a fact found later changes one line.
 */
export const UNVERIFIED = {
  /** Calls per customer in a sliding 60 seconds; the vendor does not publish its limits. */
  callsPerMinute: 3_000,
  /** How long the previous refresh token works after a new one was handed out. */
  refreshTokenGraceSeconds: 300,
  /** Smallest daily budget and bid, in units of the account's currency. */
  smallestAmount: 0.05,
  /** How long an editorial review takes here. */
  reviewMinutes: 10,
  /** An ad group's end date set to this day removes the end date. */
  noEndDate: { Day: 1, Month: 1, Year: 2050 },
  /** Longest URL and tracking template. */
  urlLength: 2_048,
  customParameterKeyLength: 16,
  customParameterValueLength: 250,
  /** TargetImpressionShare is a percentage; TargetRoas is a factor (4.0 = 400 %). */
  targetImpressionShareMax: 100,
  /** How far the shape of an image may be off its ratio. */
  ratioTolerance: 0.01,
  /** Asset groups of one campaign, and of one call. */
  assetGroupsPerCampaign: 100,
  /** How long the address of the location file works. */
  locationFileMinutes: 15,
  /** Numbers of the roles of users. */
  roles: { superAdmin: 41, viewer: 100, standardUser: 203 },
  /** Negative keywords of one campaign or ad group, over all calls. */
  negativesPerEntity: 20_000,
} as const;

/** Numbers of Microsoft Entra for what the token endpoint and the consent page refuse. */
export const AADSTS = {
  appSuspended: 7000112,
  codeExpired: 70008,
  codeUsed: 54005,
  otherRedirect: 50011,
  wrongVerifier: 501481,
  refreshExpired: 700082,
} as const;

/** HTTP status of the faults whose status the document leaves open. */
export const UNVERIFIED_STATUS = {
  missingHeaders: 400,
  invalidCredentials: 401,
  tokenExpired: 401,
  notAuthorized: 403,
  callRateExceeded: 429,
  malformed: 400,
} as const;

/** Codes (numbers, and mostly names) that the document does not give. */
export const unverifiedCodes = {
  malformedRequest: errorCode(1030, 'InvalidRequestBody'),
  emptyList: errorCode(1031, 'EntitiesArrayNullOrEmpty'),
  listTooLong: errorCode(1032, 'EntitiesArrayExceedsLimit'),
  identifierOnAdd: errorCode(1004, 'CampaignServiceIdShouldBeNullOnAdd'),
  invalidStatus: errorCode(1016, 'CampaignServiceInvalidEntityState'),
  invalidTimeZone: errorCode(1014, 'CampaignServiceTimeZoneValueInvalid'),
  nullItem: errorCode(1103, 'CampaignServiceEntityIsNull'),
  invalidCampaignId: errorCode(1100, 'CampaignServiceInvalidCampaignId'),
  invalidCampaignName: errorCode(1101, 'CampaignServiceInvalidCampaignName'),
  invalidAccountId: errorCode(1102, 'CampaignServiceInvalidAccountId'),
  invalidDailyBudget: errorCode(1106, 'CampaignServiceInvalidDailyBudget'),
  missingTimeZone: errorCode(1109, 'CampaignServiceCampaignTimeZoneMissing'),
  politicalCampaign: errorCode(1180, 'PoliticalCampaignsAreNotSupported'),
  invalidBudgetType: errorCode(1181, 'CampaignServiceInvalidBudgetType'),
  invalidCampaignType: errorCode(1182, 'CampaignServiceInvalidCampaignType'),
  invalidLanguage: errorCode(1183, 'CampaignServiceInvalidLanguage'),
  invalidBiddingScheme: errorCode(1184, 'CampaignServiceInvalidBiddingScheme'),
  fieldCannotChange: errorCode(1185, 'CampaignServiceFieldCannotBeUpdated'),
  invalidAdGroupId: errorCode(1201, 'CampaignServiceInvalidAdGroupId'),
  invalidAdGroupName: errorCode(1202, 'CampaignServiceInvalidAdGroupName'),
  invalidNetwork: errorCode(1203, 'CampaignServiceInvalidNetwork'),
  invalidBid: errorCode(1204, 'CampaignServiceInvalidBidAmount'),
  invalidDates: errorCode(1205, 'CampaignServiceInvalidAdGroupDates'),
  tooManyAdGroups: errorCode(1206, 'CampaignServiceMaxAdGroupsPerCampaignExceeded'),
  invalidAdId: errorCode(1301, 'CampaignServiceInvalidAdId'),
  invalidHeadlines: errorCode(1302, 'CampaignServiceInvalidHeadlines'),
  invalidDescriptions: errorCode(1303, 'CampaignServiceInvalidDescriptions'),
  invalidPinnedField: errorCode(1304, 'CampaignServiceInvalidPinnedField'),
  invalidPath: errorCode(1305, 'CampaignServiceInvalidDisplayUrlPath'),
  invalidFinalUrls: errorCode(1306, 'CampaignServiceInvalidFinalUrls'),
  invalidTrackingTemplate: errorCode(1307, 'CampaignServiceInvalidTrackingTemplate'),
  invalidCustomParameters: errorCode(1308, 'CampaignServiceInvalidUrlCustomParameters'),
  invalidKeywordId: errorCode(1501, 'CampaignServiceInvalidKeywordId'),
  invalidKeywordText: errorCode(1502, 'CampaignServiceInvalidKeywordText'),
  invalidMatchType: errorCode(1503, 'CampaignServiceInvalidMatchType'),
  invalidEntityType: errorCode(1600, 'CampaignServiceInvalidEntityType'),
  invalidEntityId: errorCode(1601, 'CampaignServiceInvalidEntityId'),
  invalidNegativeKeywordId: errorCode(1602, 'CampaignServiceInvalidNegativeKeywordId'),
  duplicateNegativeKeyword: errorCode(1603, 'CampaignServiceDuplicateNegativeKeyword'),
  negativeMatchType: errorCode(1604, 'CampaignServiceNegativeMatchTypeNotSupported'),
  tooManyNegatives: errorCode(1605, 'CampaignServiceNegativeKeywordsLimitExceeded'),
  invalidReportRequest: errorCode(2000, 'InvalidReportRequest'),
  invalidReportId: errorCode(2100, 'InvalidReportId'),
  invalidCriterionType: errorCode(4500, 'InvalidCampaignCriterionType'),
  invalidCriterionId: errorCode(4501, 'InvalidCampaignCriterionId'),
  invalidCriterion: errorCode(4502, 'InvalidCampaignCriterion'),
  invalidMultiplier: errorCode(4503, 'InvalidBidMultiplier'),
  criterionCannotChange: errorCode(4504, 'CampaignCriterionCannotBeUpdated'),
  overlappingDayTimes: errorCode(4505, 'DayTimeCriterionsOverlap'),
  invalidSettings: errorCode(1186, 'CampaignServiceInvalidCampaignSettings'),
  invalidCampaignDates: errorCode(1187, 'CampaignServiceInvalidCampaignDates'),
  notForCampaignType: errorCode(1188, 'CampaignServiceEntityNotAllowedForCampaignType'),
  invalidBusinessName: errorCode(1309, 'CampaignServiceInvalidBusinessName'),
  invalidLongHeadlines: errorCode(1310, 'CampaignServiceInvalidLongHeadlines'),
  invalidCallToAction: errorCode(1311, 'CampaignServiceInvalidCallToAction'),
  tooManyImages: errorCode(1312, 'CampaignServiceTooManyImages'),
  invalidCallout: errorCode(4301, 'CampaignServiceCalloutTextInvalid'),
  invalidSnippetHeader: errorCode(4302, 'CampaignServiceStructuredSnippetHeaderInvalid'),
  invalidSnippetValues: errorCode(4303, 'CampaignServiceStructuredSnippetValuesInvalid'),
  invalidAssetGroupId: errorCode(4401, 'CampaignServiceInvalidAssetGroupId'),
  invalidAssetGroupName: errorCode(4402, 'CampaignServiceInvalidAssetGroupName'),
  duplicateAssetGroup: errorCode(4403, 'CampaignServiceDuplicateAssetGroupName'),
  tooManyAssetGroups: errorCode(4404, 'CampaignServiceMaxAssetGroupsPerCampaignExceeded'),
  invalidBudgetId: errorCode(4900, 'InvalidBudgetId'),
  invalidBudgetName: errorCode(4901, 'InvalidBudgetName'),
  budgetInUse: errorCode(4902, 'BudgetIsAssociatedWithCampaigns'),
} as const;
