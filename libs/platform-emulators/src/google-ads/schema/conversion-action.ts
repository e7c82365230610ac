import { bool, double, enumOf, immutable, int64, message, of, output, string } from './field';

const STATUS = enumOf('ConversionActionStatus', ['ENABLED', 'REMOVED', 'HIDDEN']);

/** Of the vendor's many types those that an API can make; the others come from apps, calls and linked products. */
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
