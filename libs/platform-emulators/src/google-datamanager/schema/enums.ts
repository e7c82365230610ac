import { numberedEnum } from '../../google-ads/schema/field';

/** Enumerations of `google.ads.datamanager.v1`, with the numbers that its clients send and ask for. */
export const ENCODING = numberedEnum('google.ads.datamanager.v1.Encoding', {
  ENCODING_UNSPECIFIED: 0,
  HEX: 1,
  BASE64: 2,
});

export const ACCOUNT_TYPE = numberedEnum('google.ads.datamanager.v1.ProductAccount.AccountType', {
  ACCOUNT_TYPE_UNSPECIFIED: 0,
  GOOGLE_ADS: 1,
  DISPLAY_VIDEO_PARTNER: 2,
  DISPLAY_VIDEO_ADVERTISER: 3,
  DATA_PARTNER: 4,
  GOOGLE_ANALYTICS_PROPERTY: 5,
  GOOGLE_AD_MANAGER_AUDIENCE_LINK: 6,
});

/** Deprecated in favour of the account type, and still taken. */
export const PRODUCT = numberedEnum('google.ads.datamanager.v1.Product', {
  PRODUCT_UNSPECIFIED: 0,
  GOOGLE_ADS: 1,
  DISPLAY_VIDEO_PARTNER: 2,
  DISPLAY_VIDEO_ADVERTISER: 3,
  DATA_PARTNER: 4,
});

export const CONSENT_STATUS = numberedEnum('google.ads.datamanager.v1.ConsentStatus', {
  CONSENT_STATUS_UNSPECIFIED: 0,
  CONSENT_GRANTED: 1,
  CONSENT_DENIED: 2,
});

export const EVENT_SOURCE = numberedEnum('google.ads.datamanager.v1.EventSource', {
  EVENT_SOURCE_UNSPECIFIED: 0,
  WEB: 1,
  APP: 2,
  IN_STORE: 3,
  PHONE: 4,
  MESSAGE: 6,
  OTHER: 5,
});

export const CUSTOMER_TYPE = numberedEnum('google.ads.datamanager.v1.CustomerType', {
  CUSTOMER_TYPE_UNSPECIFIED: 0,
  NEW: 1,
  RETURNING: 2,
  REENGAGED: 3,
});

export const VALUE_BUCKET = numberedEnum('google.ads.datamanager.v1.CustomerValueBucket', {
  CUSTOMER_VALUE_BUCKET_UNSPECIFIED: 0,
  LOW: 1,
  MEDIUM: 2,
  HIGH: 3,
});

export const KEY_TYPE = numberedEnum('google.ads.datamanager.v1.GcpWrappedKeyInfo.KeyType', {
  KEY_TYPE_UNSPECIFIED: 0,
  XCHACHA20_POLY1305: 1,
});

export const REQUEST_STATUS = numberedEnum(
  'google.ads.datamanager.v1.RequestStatusPerDestination.RequestStatus',
  {
    REQUEST_STATUS_UNKNOWN: 0,
    SUCCESS: 1,
    PROCESSING: 2,
    FAILED: 3,
    PARTIAL_SUCCESS: 4,
  },
);
