/** Reasons of `google.ads.datamanager.v1.ErrorReason` that the emulator gives, with what they mean. */
const MEANINGS = {
  INVALID_ARGUMENT: 'There was a problem with the request.',
  REQUIRED_FIELD_MISSING: 'Required field is missing.',
  INVALID_HEX_ENCODING: 'The HEX encoded value is malformed.',
  INVALID_BASE64_ENCODING: 'The base64 encoded value is malformed.',
  INVALID_SHA256_FORMAT: 'The SHA256 encoded value is malformed.',
  INVALID_NUMBER_FORMAT: 'Invalid number format.',
  TOO_MANY_USER_IDENTIFIERS: 'There are more than 10 user identifiers.',
  TOO_MANY_DESTINATIONS: 'There are more than 10 destinations.',
  TOO_MANY_EVENTS: 'There are more than 2000 events.',
  INVALID_DESTINATION: 'This Destination is not valid.',
  INVALID_CONVERSION_ACTION_ID: 'Conversion action ID is not valid.',
  INVALID_CONVERSION_ACTION_TYPE: 'The conversion action type is not valid.',
  INVALID_CURRENCY_CODE: 'The currency code is not supported.',
  DUPLICATE_DESTINATION_REFERENCE:
    'Two or more destinations in the request have the same reference.',
  NO_IDENTIFIERS_PROVIDED: 'The event has no user identifiers or ad identifiers.',
  LINKED_ACCOUNT_ONLY_ALLOWED_WITH_DATA_PARTNER_LOGIN_ACCOUNT:
    'A linked account needs a data partner as login account.',
  EVENT_TIME_INVALID: 'Event did not occur within the acceptable time window.',
  INVALID_REQUEST_ID: 'The request ID is not valid.',
  INVALID_REGION_CODE: 'The region code is not valid.',
  DESTINATION_ACCOUNT_TYPE_MISMATCH:
    'The destination account type does not match the specified account id.',
  THIRD_PARTY_USER_DATA_NOT_ALLOWED: 'Third-party user data is not allowed for this destination.',
} as const;

export type ErrorReason = keyof typeof MEANINGS;

/** One member of `google.rpc.BadRequest`. Paths are those of the proto, `events.events[0].event_source` (seen live). */
export interface FieldViolation {
  readonly field: string;
  readonly description: string;
  readonly reason: ErrorReason;
}

export const violation = (reason: ErrorReason, field: string): FieldViolation => ({
  field,
  description: MEANINGS[reason],
  reason,
});
