import {
  bool,
  double,
  int32,
  int64,
  type Message,
  message,
  numberedEnum,
  of,
  oneof,
  repeated,
  string,
  timestamp,
} from '../google-ads/schema/message';

/**
 * A message of this API: its members may be written in both spellings of the proto3 JSON mapping.
 */
const rpcMessage = (name: string, fields: Message['fields']): Message => ({
  ...message(name, fields),
  protoNames: true,
});

const ADDRESS = rpcMessage('AddressInfo', {
  givenName: string,
  familyName: string,
  regionCode: string,
  postalCode: string,
});

const USER_IDENTIFIER = rpcMessage(
  'UserIdentifier',
  oneof('identifier', { emailAddress: string, phoneNumber: string, address: of(ADDRESS) }),
);

/** `google.ads.datamanager.v1.UserData`. */
const USER_DATA = rpcMessage('UserData', { userIdentifiers: repeated(of(USER_IDENTIFIER)) });

const PARAMETER = rpcMessage('ItemParameter', { parameterName: string, value: string });
const CART_CUSTOM_VARIABLE = rpcMessage('ItemCustomVariable', {
  variable: string,
  value: string,
  destinationReferences: repeated(string),
});

const ITEM = rpcMessage('Item', {
  merchantProductId: string,
  quantity: int64,
  unitPrice: double,
  itemId: string,
  additionalItemParameters: repeated(of(PARAMETER)),
  merchantId: string,
  merchantFeedLabel: string,
  merchantFeedLanguageCode: string,
  conversionValue: double,
  customVariables: repeated(of(CART_CUSTOM_VARIABLE)),
});

/** `google.ads.datamanager.v1.CartData`. */
const CART_DATA = rpcMessage('CartData', {
  merchantId: string,
  merchantFeedLabel: string,
  merchantFeedLanguageCode: string,
  transactionDiscount: double,
  items: repeated(of(ITEM)),
  couponCodes: repeated(string),
});

/** `google.ads.datamanager.v1.DeviceInfo`. */
const DEVICE_INFO = rpcMessage('DeviceInfo', {
  userAgent: string,
  ipAddress: string,
  category: string,
  languageCode: string,
  screenHeight: int32,
  screenWidth: int32,
  operatingSystem: string,
  operatingSystemVersion: string,
  model: string,
  brand: string,
  browser: string,
  browserVersion: string,
});

/**
 * Enumerations of `google.ads.datamanager.v1`, with the numbers that its clients send and ask for.
 */
const ENCODING = numberedEnum('google.ads.datamanager.v1.Encoding', {
  ENCODING_UNSPECIFIED: 0,
  HEX: 1,
  BASE64: 2,
});

const ACCOUNT_TYPE = numberedEnum('google.ads.datamanager.v1.ProductAccount.AccountType', {
  ACCOUNT_TYPE_UNSPECIFIED: 0,
  GOOGLE_ADS: 1,
  DISPLAY_VIDEO_PARTNER: 2,
  DISPLAY_VIDEO_ADVERTISER: 3,
  DATA_PARTNER: 4,
  GOOGLE_ANALYTICS_PROPERTY: 5,
  GOOGLE_AD_MANAGER_AUDIENCE_LINK: 6,
});

/** Deprecated in favour of the account type, and still taken. */
const PRODUCT = numberedEnum('google.ads.datamanager.v1.Product', {
  PRODUCT_UNSPECIFIED: 0,
  GOOGLE_ADS: 1,
  DISPLAY_VIDEO_PARTNER: 2,
  DISPLAY_VIDEO_ADVERTISER: 3,
  DATA_PARTNER: 4,
});

const CONSENT_STATUS = numberedEnum('google.ads.datamanager.v1.ConsentStatus', {
  CONSENT_STATUS_UNSPECIFIED: 0,
  CONSENT_GRANTED: 1,
  CONSENT_DENIED: 2,
});

const EVENT_SOURCE = numberedEnum('google.ads.datamanager.v1.EventSource', {
  EVENT_SOURCE_UNSPECIFIED: 0,
  WEB: 1,
  APP: 2,
  IN_STORE: 3,
  PHONE: 4,
  MESSAGE: 6,
  OTHER: 5,
});

const CUSTOMER_TYPE = numberedEnum('google.ads.datamanager.v1.CustomerType', {
  CUSTOMER_TYPE_UNSPECIFIED: 0,
  NEW: 1,
  RETURNING: 2,
  REENGAGED: 3,
});

const VALUE_BUCKET = numberedEnum('google.ads.datamanager.v1.CustomerValueBucket', {
  CUSTOMER_VALUE_BUCKET_UNSPECIFIED: 0,
  LOW: 1,
  MEDIUM: 2,
  HIGH: 3,
});

const KEY_TYPE = numberedEnum('google.ads.datamanager.v1.GcpWrappedKeyInfo.KeyType', {
  KEY_TYPE_UNSPECIFIED: 0,
  XCHACHA20_POLY1305: 1,
});

const REQUEST_STATUS = numberedEnum(
  'google.ads.datamanager.v1.RequestStatusPerDestination.RequestStatus',
  {
    REQUEST_STATUS_UNKNOWN: 0,
    SUCCESS: 1,
    PROCESSING: 2,
    FAILED: 3,
    PARTIAL_SUCCESS: 4,
  },
);

const CONSENT = rpcMessage('Consent', {
  adUserData: CONSENT_STATUS,
  adPersonalization: CONSENT_STATUS,
});

const AD_IDENTIFIERS = rpcMessage('AdIdentifiers', {
  sessionAttributes: string,
  gclid: string,
  gbraid: string,
  wbraid: string,
  landingPageDeviceInfo: of(DEVICE_INFO),
  mobileDeviceId: string,
});
const CUSTOM_VARIABLE = rpcMessage('CustomVariable', {
  variable: string,
  value: string,
  destinationReferences: repeated(string),
});
const USER_PROPERTY = rpcMessage('UserProperty', { propertyName: string, value: string });
const USER_PROPERTIES = rpcMessage('UserProperties', {
  customerType: CUSTOMER_TYPE,
  customerValueBucket: VALUE_BUCKET,
  additionalUserProperties: repeated(of(USER_PROPERTY)),
});
const LOCATION = rpcMessage('EventLocation', {
  storeId: string,
  city: string,
  subdivisionCode: string,
  regionCode: string,
  subcontinentCode: string,
  continentCode: string,
});

/** `google.ads.datamanager.v1.Event`. */
const EVENT = rpcMessage('Event', {
  destinationReferences: repeated(string),
  transactionId: string,
  eventTimestamp: timestamp,
  lastUpdatedTimestamp: timestamp,
  userData: of(USER_DATA),
  consent: of(CONSENT),
  adIdentifiers: of(AD_IDENTIFIERS),
  currency: string,
  conversionValue: double,
  eventSource: EVENT_SOURCE,
  eventDeviceInfo: of(DEVICE_INFO),
  cartData: of(CART_DATA),
  customVariables: repeated(of(CUSTOM_VARIABLE)),
  experimentalFields: repeated(
    of(rpcMessage('ExperimentalField', { field: string, value: string })),
  ),
  userProperties: of(USER_PROPERTIES),
  eventName: string,
  clientId: string,
  userId: string,
  additionalEventParameters: repeated(
    of(rpcMessage('EventParameter', { parameterName: string, value: string })),
  ),
  thirdPartyUserData: of(USER_DATA),
  eventLocation: of(LOCATION),
  appInstanceId: string,
});

const PRODUCT_ACCOUNT = rpcMessage('ProductAccount', {
  product: PRODUCT,
  accountId: string,
  accountType: ACCOUNT_TYPE,
});

/** `google.ads.datamanager.v1.Destination`. */
const DESTINATION = rpcMessage('Destination', {
  reference: string,
  loginAccount: of(PRODUCT_ACCOUNT),
  linkedAccount: of(PRODUCT_ACCOUNT),
  operatingAccount: of(PRODUCT_ACCOUNT),
  productDestinationId: string,
});

/**
 * Why an event of an accepted request was not kept: those of `ProcessingErrorReason` that the
 * emulator can come to.
 */
export const PROCESSING_REASONS = {
  PROCESSING_ERROR_REASON_EVENT_TOO_OLD: 3,
  PROCESSING_ERROR_REASON_DENIED_CONSENT: 4,
  PROCESSING_ERROR_REASON_DUPLICATE_GCLID: 7,
  PROCESSING_ERROR_REASON_DUPLICATE_TRANSACTION_ID: 8,
  PROCESSING_ERROR_REASON_INVALID_GBRAID: 9,
  PROCESSING_ERROR_REASON_INVALID_GCLID: 10,
  PROCESSING_ERROR_REASON_INVALID_WBRAID: 12,
  PROCESSING_ERROR_REASON_KEK_PERMISSION_DENIED: 24,
  PROCESSING_ERROR_REASON_ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID: 28,
} as const;

export type ProcessingReason = keyof typeof PROCESSING_REASONS;

const PROCESSING_REASON = numberedEnum(
  'google.ads.datamanager.v1.ProcessingErrorReason',
  PROCESSING_REASONS,
);

const GCP_KEY = rpcMessage('GcpWrappedKeyInfo', {
  keyType: KEY_TYPE,
  wipProvider: string,
  kekUri: string,
  encryptedDek: string,
});
const AWS_KEY = rpcMessage('AwsWrappedKeyInfo', {
  keyType: KEY_TYPE,
  roleArn: string,
  kekUri: string,
  encryptedDek: string,
});
const ENCRYPTION_INFO = rpcMessage(
  'EncryptionInfo',
  oneof('wrapped_key', { gcpWrappedKeyInfo: of(GCP_KEY), awsWrappedKeyInfo: of(AWS_KEY) }),
);

export const INGEST_EVENTS_REQUEST = rpcMessage('IngestEventsRequest', {
  destinations: repeated(of(DESTINATION)),
  events: repeated(of(EVENT)),
  consent: of(CONSENT),
  validateOnly: bool,
  encoding: ENCODING,
  encryptionInfo: of(ENCRYPTION_INFO),
});

export const INGEST_EVENTS_RESPONSE = rpcMessage('IngestEventsResponse', { requestId: string });

export const RETRIEVE_STATUS_REQUEST = rpcMessage('RetrieveRequestStatusRequest', {
  requestId: string,
});

const ERROR_COUNT = rpcMessage('ErrorCount', { recordCount: int64, reason: PROCESSING_REASON });

const STATUS_OF_DESTINATION = rpcMessage('RequestStatusPerDestination', {
  destination: of(DESTINATION),
  requestStatus: REQUEST_STATUS,
  errorInfo: of(rpcMessage('ErrorInfo', { errorCounts: repeated(of(ERROR_COUNT)) })),
  eventsIngestionStatus: of(rpcMessage('IngestEventsStatus', { recordCount: int64 })),
});

export const RETRIEVE_STATUS_RESPONSE = rpcMessage('RetrieveRequestStatusResponse', {
  requestStatusPerDestination: repeated(of(STATUS_OF_DESTINATION)),
});
