import {
  APPROVAL_STATUS,
  DAY_OF_WEEK,
  DEVICE,
  MATCH_TYPE,
  MINUTE_OF_HOUR,
  RADIUS_UNITS,
  REVIEW_STATUS,
  TOPIC_TYPE,
} from './enums';
import { double, int32, message, of, output, repeated, string } from './field';

export const CUSTOM_PARAMETER = message('CustomParameter', { key: string, value: string });

/** Members that campaigns, ad groups, ads and keywords have alike. */
export const URL_MEMBERS = {
  trackingUrlTemplate: string,
  finalUrlSuffix: string,
  urlCustomParameters: repeated(of(CUSTOM_PARAMETER)),
};

export const KEYWORD_INFO = message('KeywordInfo', { text: string, matchType: MATCH_TYPE });
export const LOCATION_INFO = message('LocationInfo', { geoTargetConstant: string });
export const LANGUAGE_INFO = message('LanguageInfo', { languageConstant: string });
export const DEVICE_INFO = message('DeviceInfo', { type: DEVICE });
export const AD_SCHEDULE_INFO = message('AdScheduleInfo', {
  startMinute: MINUTE_OF_HOUR,
  endMinute: MINUTE_OF_HOUR,
  startHour: int32,
  endHour: int32,
  dayOfWeek: DAY_OF_WEEK,
});
export const PROXIMITY_INFO = message('ProximityInfo', {
  geoPoint: of(
    message('GeoPointInfo', { longitudeInMicroDegrees: int32, latitudeInMicroDegrees: int32 }),
  ),
  radius: double,
  radiusUnits: RADIUS_UNITS,
  address: of(
    message('AddressInfo', {
      postalCode: string,
      provinceCode: string,
      countryCode: string,
      provinceName: string,
      streetAddress: string,
      streetAddress2: string,
      cityName: string,
    }),
  ),
});

const POLICY_TOPIC_ENTRY = message('PolicyTopicEntry', { topic: string, type: TOPIC_TYPE });

export const POLICY_SUMMARY = message('PolicySummary', {
  policyTopicEntries: output(repeated(of(POLICY_TOPIC_ENTRY))),
  reviewStatus: output(REVIEW_STATUS),
  approvalStatus: output(APPROVAL_STATUS),
});
