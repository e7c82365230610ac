import { bool, double, enumOf, int32, message, of, oneof, repeated, string } from '../schema/field';

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

/** `ClickConversion`, without carts, custom variables, external attribution and session attributes. */
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

/** Requests of conversion_upload_service.proto and conversion_adjustment_upload_service.proto (v25). */
export const UPLOAD_REQUEST = message('UploadClickConversionsRequest', {
  conversions: repeated(of(CLICK_CONVERSION)),
  ...REQUEST_OPTIONS,
});
export const ADJUSTMENTS_REQUEST = message('UploadConversionAdjustmentsRequest', {
  conversionAdjustments: repeated(of(CONVERSION_ADJUSTMENT)),
  ...REQUEST_OPTIONS,
});
