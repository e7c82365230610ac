import type { Fields } from '../core/json';

/**
 * The form of a whole-call fault: AdApi errors carry `Detail`, operation errors carry `Details`
 * (platform document 2f).
 */
export type FaultForm = 'AdApiFaultDetail' | 'ApiFaultDetail';

/** Ends a call as a whole; nothing of it was done. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly form: FaultForm,
    readonly code: ErrorCode,
    readonly detail: string,
    /**
     * Set where an operation without partial errors refuses single items: they are reported,
     * nothing is done.
     */
    readonly batchErrors: readonly Fields[] = [],
  ) {
    super(`${code.errorCode}: ${detail}`);
  }

  /** The fault as the vendor's body. */
  body(trackingId: string): Readonly<Record<string, unknown>> {
    const error = { Code: this.code.code, ErrorCode: this.code.errorCode, Message: this.detail };
    if (this.form === 'AdApiFaultDetail') {
      return { Type: this.form, TrackingId: trackingId, Errors: [{ ...error, Detail: null }] };
    }
    const operationErrors = this.batchErrors.length > 0 ? [] : [{ ...error, Details: null }];
    return {
      Type: this.form,
      TrackingId: trackingId,
      BatchErrors: this.batchErrors,
      OperationErrors: operationErrors,
    };
  }
}

/** A call that the service understood and refuses as a whole. */
export const operationFault = (code: ErrorCode, detail: string): Fault =>
  new Fault(400, 'ApiFaultDetail', code, detail);

/**
 * A call refused as a whole for some of its items, by operations whose answer has no place for
 * partial errors.
 */
export const itemsFault = (code: ErrorCode, batchErrors: readonly Fields[]): Fault =>
  new Fault(400, 'ApiFaultDetail', code, 'Items are not valid.', batchErrors);

/** A call that never reached the service's own rules: authentication, headers, rate, schema. */
export const gateFault = (status: number, code: ErrorCode, detail: string): Fault =>
  new Fault(status, 'AdApiFaultDetail', code, detail);

/** Why one item of a batch failed; the other items go on. */
export interface Problem {
  readonly code: ErrorCode;
  readonly fieldPath: string | null;
  readonly message: string;
}

export const problem = (code: ErrorCode, fieldPath: string | null, message: string): Problem => ({
  code,
  fieldPath,
  message,
});

/** The problem as a `BatchError`, pointing at its place in the request by `Index`. */
export function batchError({ code, fieldPath, message }: Problem, index: number): Fields {
  return {
    Type: 'BatchError',
    Code: code.code,
    ErrorCode: code.errorCode,
    Message: message,
    Index: index,
    FieldPath: fieldPath,
    Details: null,
  };
}

/**
 * The nested form of criteria and negative keywords (platform document 2f): errors of one item's
 * parts. `whole` is set when the item failed as a whole.
 */
export function batchErrorCollection(
  index: number,
  inner: readonly Fields[],
  whole?: Problem,
): Fields {
  const { Code, ErrorCode, Message } = whole
    ? batchError(whole, index)
    : { Code: null, ErrorCode: null, Message: null };
  return {
    Type: 'BatchErrorCollection',
    Code,
    ErrorCode,
    Message,
    Index: index,
    FieldPath: null,
    Details: null,
    BatchErrors: inner,
  };
}

/** One entry of the vendor's list of operation error codes. */
export interface ErrorCode {
  readonly code: number;
  readonly errorCode: string;
}

export const errorCode = (code: number, name: string): ErrorCode => ({ code, errorCode: name });

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

/**
 * Codes as the vendor's public list of operation error codes gives them, number and name (page of
 * November 2024 or later).
 */
export const reference = {
  entityIdFilterMismatch: errorCode(516, 'EntityIdFilterMismatch'),
  adTypeInvalidForCampaign: errorCode(1399, 'CampaignServiceAdTypeInvalidForCampaign'),
  languageNotSupported: errorCode(3400, 'CampaignServiceLanguageNotSupported'),
  adExtensionStatus: errorCode(3800, 'CampaignServiceInvalidAdExtensionStatus'),
  adExtensionType: errorCode(3801, 'CampaignServiceInvalidAdExtensionType'),
  sitelinkUrlEmpty: errorCode(3804, 'CampaignServiceSiteLinkDestinationUrlNullOrEmpty'),
  sitelinkTextEmpty: errorCode(3805, 'CampaignServiceSiteLinkDisplayTextNullOrEmpty'),
  sitelinkTextTooLong: errorCode(3807, 'CampaignServiceSiteLinkDisplayTextTooLong'),
  campaignAssociationsEmpty: errorCode(
    3810,
    'CampaignServiceAdExtensionIdToCampaignIdAssociationArrayShouldNotBeNullOrEmpty',
  ),
  campaignAssociationsTooMany: errorCode(
    3811,
    'CampaignServiceAdExtensionIdToCampaignIdAssociationArrayLimitExceeded',
  ),
  adExtensionId: errorCode(3812, 'CampaignServiceInvalidAdExtensionId'),
  campaignAssociation: errorCode(
    3813,
    'CampaignServiceInvalidAdExtensionIdToCampaignIdAssociation',
  ),
  adExtensionTypeFilter: errorCode(3814, 'CampaignServiceInvalidAdExtensionTypeFilter'),
  adExtensionIdsEmpty: errorCode(3815, 'CampaignServiceAdExtensionIdArrayShouldNotBeNullOrEmpty'),
  adExtensionIdsTooMany: errorCode(3816, 'CampaignServiceAdExtensionIdsArrayExceedsLimit'),
  duplicateCampaignAssociation: errorCode(
    3825,
    'CampaignServiceDuplicateInAdExtensionIdToCampaignIdAssociations',
  ),
  adExtensionVersion: errorCode(3826, 'CampaignServiceAdExtensionVersionCannotBeSet'),
  countryCodeEmpty: errorCode(3842, 'CampaignServiceAdExtensionCountryCodeNullOrEmpty'),
  countryCodeLength: errorCode(3843, 'CampaignServiceAdExtensionCountryCodeWrongLength'),
  countryCodeInvalid: errorCode(3844, 'CampaignServiceAdExtensionCountryCodeInvalid'),
  phoneTooLong: errorCode(3850, 'CampaignServiceAdExtensionPhoneNumberTooLong'),
  phoneInvalid: errorCode(3851, 'CampaignServiceAdExtensionPhoneNumberInvalid'),
  phoneEmpty: errorCode(3861, 'CampaignServiceAdExtensionPhoneNumberNullOrEmpty'),
  adExtensionTypeMismatch: errorCode(3874, 'CampaignServiceAdExtensionTypeMismatch'),
  tollFreeWithoutTracking: errorCode(
    3875,
    'CallAdExtensionRequireTollFreeTrackingNumberMustBeNullWhenTrackingNotEnabled',
  ),
  callTrackingCountry: errorCode(
    3877,
    'CampaignServiceCallAdExtensionCallTrackingNotSupportedForCountry',
  ),
  associationType: errorCode(3883, 'CampaignServiceInvalidAssociationType'),
  adGroupAssociation: errorCode(3886, 'CampaignServiceInvalidAdExtensionIdToAdGroupIdAssociation'),
  duplicateAdGroupAssociation: errorCode(
    3887,
    'CampaignServiceDuplicateInAdExtensionIdToAdGroupIdAssociations',
  ),
  notForAdGroups: errorCode(3888, 'CampaignServiceAdExtensionTypeNotAllowedForAdGroupAssociation'),
  devicePreference: errorCode(
    3904,
    'CampaignServiceDevicePreferenceIncompatibleWithAdExtensionType',
  ),
  scheduleRange: errorCode(3933, 'CampaignServiceInvalidScheduleDayTimeRange'),
  scheduleInterval: errorCode(3936, 'CampaignServiceInvalidScheduleDayTimeRangeInterval'),
  scheduleSearcherZone: errorCode(3937, 'AdExtensionScheduleInvalidUseSearcherTimeZone'),
  sitelinkDescriptions: errorCode(3948, 'CampaignServiceSiteLinkDescriptionAllOrNoneRequired'),
  sitelinkDescription1: errorCode(3950, 'CampaignServiceSiteLinkDescription1TooLong'),
  sitelinkDescription2: errorCode(3951, 'CampaignServiceSiteLinkDescription2TooLong'),
  sitelinkDevice: errorCode(3954, 'CampaignServiceSiteLinkDevicePreferenceInvalid'),
  alternativeTextEmpty: errorCode(
    3960,
    'CampaignServiceImageAdExtensionAlternativeTextNullOrEmpty',
  ),
  alternativeTextTooLong: errorCode(3962, 'CampaignServiceImageAdExtensionAlternativeTextTooLong'),
  imageExtensionMediaId: errorCode(3966, 'CampaignServiceImageAdExtensionMediaIdInvalid'),
  associationsPerEntity: errorCode(
    3968,
    'CampaignServiceAssociationsLimitExceededPerAdExtensionType',
  ),
  imageDescriptionTooLong: errorCode(3991, 'CampaignServiceImageAdExtensionDescriptionTooLong'),
  imageExtensionTooMany: errorCode(3992, 'CampaignServiceImageAdExtensionTooManyImages'),
  imageExtensionEmpty: errorCode(3993, 'CampaignServiceImageAdExtensionImageMediaIdsNullOrEmpty'),
  mediaId: errorCode(4000, 'CampaignServiceMediaIdInvalid'),
  imageMime: errorCode(4003, 'CampaignServiceImageMimeTypeInvalid'),
  imageTooLarge: errorCode(4004, 'CampaignServiceImageTooLarge'),
  imageOverweight: errorCode(4005, 'CampaignServiceImageOverweight'),
  imageAnimated: errorCode(4006, 'CampaignServiceAnimatedImageNotAllowed'),
  mediaType: errorCode(4007, 'CampaignServiceMediaTypeInvalid'),
  mediaIdsEmpty: errorCode(4008, 'CampaignServiceMediaIdsArrayIsNullOrEmpty'),
  mediaIdsTooMany: errorCode(4009, 'CampaignServiceMediaIdsLimitExceeded'),
  mediaEmpty: errorCode(4011, 'CampaignServiceMediaEntityArrayIsNullOrEmpty'),
  mediaTooMany: errorCode(4012, 'CampaignServiceMediaEntityLimitExceeded'),
  mediaNull: errorCode(4013, 'CampaignServiceMediaEntityIsNull'),
  mediaDataNull: errorCode(4014, 'CampaignServiceMediaEntityDataIsNull'),
  mediaFilter: errorCode(4016, 'CampaignServiceMediaEnabledEntitiesFilterInvalid'),
  mediaEncoding: errorCode(4018, 'CampaignServiceMediaDataEncodingInvalid'),
  mediaWidth: errorCode(4019, 'CampaignServiceMediaWidthInvalid'),
  mediaHeight: errorCode(4020, 'CampaignServiceMediaHeightInvalid'),
  mediaRatio: errorCode(4021, 'CampaignServiceMediaDataAspectRatioInvalid'),
  mediaNotFound: errorCode(4023, 'CampaignServiceMediaNotFoundInAccount'),
  mediaInUse: errorCode(4024, 'CampaignServiceMediaIsAssociated'),
  invalidImage: errorCode(4025, 'InvalidImage'),
  requiredImageMissing: errorCode(4027, 'RequiredImageMissing'),
  imageDisplayTextTooLong: errorCode(6603, 'CampaignServiceImageAdExtensionDisplayTextTooLong'),
  impressionUrlInvalid: errorCode(8117, 'ImpressionTrackingUrlInvalid'),
  impressionUrlsTooMany: errorCode(8118, 'ImpressionTrackingUrlsExceedMaxCount'),
} as const;
