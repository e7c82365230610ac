import { errorCode } from './error-code';

/** Codes whose number is written in the platform document (sections 2b to 2f). */
export const documented = {
  internalError: errorCode(0, 'InternalError'),
  invalidCredentials: errorCode(105, 'InvalidCredentials'),
  userIsNotAuthorized: errorCode(106, 'UserIsNotAuthorized'),
  authenticationTokenExpired: errorCode(109, 'AuthenticationTokenExpired'),
  requestMissingHeaders: errorCode(116, 'RequestMissingHeaders'),
  callRateExceeded: errorCode(117, 'CallRateExceeded'),
  invalidLocationId: errorCode(622, 'InvalidLocationId'),
  duplicateCampaign: errorCode(1115, 'CampaignServiceCannotCreateDuplicateCampaign'),
  duplicateAdGroup: errorCode(1214, 'CampaignServiceCannotCreateDuplicateAdGroup'),
  duplicateAd: errorCode(1313, 'CampaignServiceDuplicateAd'),
  duplicateKeyword: errorCode(1542, 'CampaignServiceDuplicateKeyword'),
  reportDataIncomplete: errorCode(2004, 'NoCompleteDataAvailable'),
  campaignCriterionAlreadyExists: errorCode(4517, 'CampaignCriterionAlreadyExists'),
  duplicateCampaignCriterion: errorCode(4521, 'DuplicateCampaignCriterion'),
  sharedBudgetNotSupported: errorCode(
    4718,
    'CampaignServiceSharedBudgetNotSupportedForBiddingScheme',
  ),
  duplicateBudgetName: errorCode(4907, 'DuplicateBudgetName'),
} as const;
