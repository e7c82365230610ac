import type { Ruling } from '../../../uploading';

/** What the Data Manager refuses at once, and what that means for an event (error.proto of `google.ads.datamanager.v1`). */
export const INGEST_RULINGS: Readonly<Record<string, Ruling>> = {
  INTERNAL_ERROR: 'again',
  DEADLINE_EXCEEDED: 'again',
  INVALID_ARGUMENT: 'refused',
  REQUIRED_FIELD_MISSING: 'refused',
  INVALID_FORMAT: 'refused',
  INVALID_HEX_ENCODING: 'refused',
  INVALID_BASE64_ENCODING: 'refused',
  INVALID_SHA256_FORMAT: 'refused',
  INVALID_POSTAL_CODE: 'refused',
  INVALID_REGION_CODE: 'refused',
  INVALID_ENUM_VALUE: 'refused',
  INVALID_NUMBER_FORMAT: 'refused',
  INVALID_CURRENCY_CODE: 'refused',
  INVALID_EVENT: 'refused',
  TOO_MANY_USER_IDENTIFIERS: 'refused',
  NO_IDENTIFIERS_PROVIDED: 'refused',
  EVENT_TIME_INVALID: 'refused',
  FIELD_VALUE_TOO_LONG: 'refused',
  TOO_MANY_ELEMENTS: 'refused',
  INVALID_MERCHANT_ID: 'refused',
  THIRD_PARTY_USER_DATA_NOT_ALLOWED: 'refused',
  EVENT_SOURCE_AND_DESTINATION_MISMATCH: 'refused',
  INVALID_CONVERSION_ACTION_TYPE: 'refused',
  NOT_FOUND: 'held',
  PERMISSION_DENIED: 'held',
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: 'held',
  SERVICE_DISABLED: 'held',
  NOT_ALLOWLISTED: 'held',
  TERMS_AND_CONDITIONS_NOT_SIGNED: 'held',
  INVALID_DESTINATION: 'held',
  INVALID_CONVERSION_ACTION_ID: 'held',
  DESTINATION_ACCOUNT_NOT_ENABLED_ENHANCED_CONVERSIONS_FOR_LEADS: 'held',
  DESTINATION_ACCOUNT_DATA_POLICY_PROHIBITS_ENHANCED_CONVERSIONS: 'held',
  DESTINATION_ACCOUNT_ENHANCED_CONVERSIONS_TERMS_NOT_SIGNED: 'held',
  DESTINATION_ACCOUNT_TYPE_MISMATCH: 'held',
  OPERATING_ACCOUNT_LOGIN_ACCOUNT_MISMATCH: 'held',
  EU_POLITICAL_ADVERTISING_DECLARATION_REQUIRED: 'held',
};

/** A reason that is not in the table: of an event it refuses that event; of a destination or the account a person has to look. */
export const ingestRuling = (reason: string, about: 'event' | 'account'): Ruling =>
  INGEST_RULINGS[reason] ?? (about === 'event' ? 'refused' : 'held');
