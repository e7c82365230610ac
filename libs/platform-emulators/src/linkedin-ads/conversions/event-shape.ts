import { flag, list, long, money, oneOf, record, text, urn, type RecordShape } from '../wire/shape';

/** What identifies a person (platform document 2e). */
const ID_TYPES = [
  'SHA256_EMAIL',
  'LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID',
  'ACXIOM_ID',
  'ORACLE_MOAT_ID',
] as const;

/** One event, closed (captured request, platform document 2e). */
export const EVENT: RecordShape = record({
  conversion: urn('llaPartnerConversion'),
  conversionHappenedAt: long,
  conversionValue: money,
  eventId: text,
  user: record({
    userIds: list(record({ idType: oneOf(ID_TYPES), idValue: text })),
    userInfo: record({
      firstName: text,
      lastName: text,
      title: text,
      companyName: text,
      countryCode: text,
    }),
    externalIds: list(text),
    lead: text,
  }),
});

/** A conversion rule as it is made (captured request). */
export const RULE: RecordShape = record({
  name: text,
  account: urn('sponsoredAccount'),
  conversionMethod: oneOf([
    'CONVERSIONS_API',
    'INSIGHT_TAG_URL_MATCH_RULES',
    'INSIGHT_TAG_JAVASCRIPT_EVENT',
  ]),
  postClickAttributionWindowSize: long,
  viewThroughAttributionWindowSize: long,
  attributionType: oneOf(['LAST_TOUCH_BY_CAMPAIGN', 'LAST_TOUCH_BY_CONVERSION', 'EACH_CAMPAIGN']),
  type: text,
  enabled: flag,
});

export const ATTRIBUTIONS: readonly string[] = [
  'LAST_TOUCH_BY_CAMPAIGN',
  'LAST_TOUCH_BY_CONVERSION',
  'EACH_CAMPAIGN',
];
export const METHODS: readonly string[] = [
  'CONVERSIONS_API',
  'INSIGHT_TAG_URL_MATCH_RULES',
  'INSIGHT_TAG_JAVASCRIPT_EVENT',
];
export const KNOWN_IDS: readonly string[] = ID_TYPES;
