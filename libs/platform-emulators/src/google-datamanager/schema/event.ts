import { double, of, repeated, string, timestamp } from '../../google-ads/schema/field';
import { CART_DATA } from './cart-data';
import { DEVICE_INFO } from './device-info';
import { CONSENT_STATUS, CUSTOMER_TYPE, EVENT_SOURCE, VALUE_BUCKET } from './enums';
import { rpcMessage } from './rpc-message';
import { USER_DATA } from './user-data';

export const CONSENT = rpcMessage('Consent', {
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
export const EVENT = rpcMessage('Event', {
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
