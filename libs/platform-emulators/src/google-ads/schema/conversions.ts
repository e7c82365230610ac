import {
  bool,
  double,
  enumOf,
  immutable,
  int32,
  int64,
  message,
  of,
  oneof,
  output,
  repeated,
  string,
} from './message';

const STATUS = enumOf('ConversionActionStatus', ['ENABLED', 'REMOVED', 'HIDDEN']);

/**
 * Of the vendor's many types those that an API can make; the others come from apps, calls and
 * linked products.
 */
const TYPE = enumOf('ConversionActionType', [
  'AD_CALL',
  'CLICK_TO_CALL',
  'UPLOAD_CALLS',
  'UPLOAD_CLICKS',
  'WEBPAGE',
  'WEBSITE_CALL',
  'STORE_SALES',
]);
const ORIGIN = enumOf('ConversionOrigin', [
  'WEBSITE',
  'GOOGLE_HOSTED',
  'APP',
  'CALL_FROM_ADS',
  'STORE',
  'YOUTUBE_HOSTED',
  'LOCAL_SERVICES_ADS',
]);
const CATEGORY = enumOf('ConversionActionCategory', [
  'DEFAULT',
  'PAGE_VIEW',
  'PURCHASE',
  'SIGNUP',
  'DOWNLOAD',
  'ADD_TO_CART',
  'BEGIN_CHECKOUT',
  'SUBSCRIBE_PAID',
  'PHONE_CALL_LEAD',
  'IMPORTED_LEAD',
  'SUBMIT_LEAD_FORM',
  'BOOK_APPOINTMENT',
  'REQUEST_QUOTE',
  'GET_DIRECTIONS',
  'OUTBOUND_CLICK',
  'CONTACT',
  'ENGAGEMENT',
  'STORE_VISIT',
  'STORE_SALE',
  'QUALIFIED_LEAD',
  'CONVERTED_LEAD',
  'YOUTUBE_FOLLOW_ON_VIEWS',
]);
const COUNTING = enumOf('ConversionActionCountingType', ['ONE_PER_CLICK', 'MANY_PER_CLICK']);
const ATTRIBUTION = enumOf('AttributionModel', [
  'EXTERNAL',
  'GOOGLE_ADS_LAST_CLICK',
  'GOOGLE_SEARCH_ATTRIBUTION_FIRST_CLICK',
  'GOOGLE_SEARCH_ATTRIBUTION_LINEAR',
  'GOOGLE_SEARCH_ATTRIBUTION_TIME_DECAY',
  'GOOGLE_SEARCH_ATTRIBUTION_POSITION_BASED',
  'GOOGLE_SEARCH_ATTRIBUTION_DATA_DRIVEN',
]);
const MODEL_STATUS = enumOf('DataDrivenModelStatus', [
  'AVAILABLE',
  'STALE',
  'EXPIRED',
  'NEVER_GENERATED',
]);

/** `google.ads.googleads.v25.resources.ConversionAction`. */
export const CONVERSION_ACTION = message('ConversionAction', {
  resourceName: immutable(string),
  id: output(int64),
  name: string,
  status: STATUS,
  type: immutable(TYPE),
  origin: output(ORIGIN),
  primaryForGoal: bool,
  category: CATEGORY,
  ownerCustomer: output(string),
  includeInConversionsMetric: bool,
  clickThroughLookbackWindowDays: int64,
  viewThroughLookbackWindowDays: int64,
  valueSettings: of(
    message('ValueSettings', {
      defaultValue: double,
      defaultCurrencyCode: string,
      alwaysUseDefaultValue: bool,
    }),
  ),
  countingType: COUNTING,
  attributionModelSettings: of(
    message('AttributionModelSettings', {
      attributionModel: ATTRIBUTION,
      dataDrivenModelStatus: output(MODEL_STATUS),
    }),
  ),
  phoneCallDurationSeconds: int64,
  appId: string,
});

const CONSENT_STATUS = enumOf('ConsentStatus', ['UNSPECIFIED', 'UNKNOWN', 'GRANTED', 'DENIED']);
const CONSENT = message('Consent', {
  adUserData: CONSENT_STATUS,
  adPersonalization: CONSENT_STATUS,
});
const ADDRESS = message('OfflineUserAddressInfo', {
  hashedFirstName: string,
  hashedLastName: string,
  city: string,
  state: string,
  countryCode: string,
  postalCode: string,
  hashedStreetAddress: string,
});

/** `google.ads.googleads.v25.common.UserIdentifier`. */
const USER_IDENTIFIER = message('UserIdentifier', {
  userIdentifierSource: enumOf('UserIdentifierSource', [
    'UNSPECIFIED',
    'UNKNOWN',
    'FIRST_PARTY',
    'THIRD_PARTY',
  ]),
  ...oneof('identifier', {
    hashedEmail: string,
    hashedPhoneNumber: string,
    mobileId: string,
    thirdPartyUserId: string,
    addressInfo: of(ADDRESS),
  }),
});

const REQUEST_OPTIONS = { partialFailure: bool, validateOnly: bool, jobId: int32 };

/**
 * `ClickConversion`, without custom variables, external attribution and session attributes.
 */
const CLICK_CONVERSION = message('ClickConversion', {
  gclid: string,
  gbraid: string,
  wbraid: string,
  conversionAction: string,
  conversionDateTime: string,
  conversionValue: double,
  currencyCode: string,
  orderId: string,
  userIdentifiers: repeated(of(USER_IDENTIFIER)),
  conversionEnvironment: enumOf('ConversionEnvironment', ['UNSPECIFIED', 'UNKNOWN', 'APP', 'WEB']),
  consent: of(CONSENT),
  cartData: of(
    message('CartData', {
      merchantId: int64,
      feedCountryCode: string,
      feedLanguageCode: string,
      localTransactionCost: double,
      items: repeated(
        of(message('Item', { productId: string, quantity: int32, unitPrice: double })),
      ),
    }),
  ),
  userIpAddress: string,
});

const CONVERSION_ADJUSTMENT = message('ConversionAdjustment', {
  gclidDateTimePair: of(
    message('GclidDateTimePair', { gclid: string, conversionDateTime: string }),
  ),
  orderId: string,
  conversionAction: string,
  adjustmentDateTime: string,
  adjustmentType: enumOf('ConversionAdjustmentType', [
    'UNSPECIFIED',
    'UNKNOWN',
    'RETRACTION',
    'RESTATEMENT',
    'ENHANCEMENT',
  ]),
  restatementValue: of(
    message('RestatementValue', { adjustedValue: double, currencyCode: string }),
  ),
  userIdentifiers: repeated(of(USER_IDENTIFIER)),
  userAgent: string,
});

/**
 * Requests of conversion_upload_service.proto and conversion_adjustment_upload_service.proto (v25).
 */
export const UPLOAD_REQUEST = message('UploadClickConversionsRequest', {
  conversions: repeated(of(CLICK_CONVERSION)),
  ...REQUEST_OPTIONS,
});
export const ADJUSTMENTS_REQUEST = message('UploadConversionAdjustmentsRequest', {
  conversionAdjustments: repeated(of(CONVERSION_ADJUSTMENT)),
  ...REQUEST_OPTIONS,
});
