import type { CodeText } from '@switchyard/kernel';

/**
 * Every code of ours for a conversion that was not sent, or whose answer is unclear. Platforms have
 * more of their own.
 */
export const VERDICT_TEXTS = {
  ACTION_PAUSED: {
    meaning: 'The conversion action is paused, so nothing is sent.',
    example: 'The conversion action is paused.',
    fix: 'Set the `status` of the action to ENABLED for later conversions.',
  },
  ACTION_TOO_NEW: {
    meaning: 'The platform takes nothing yet for an action that was just created.',
    example: 'The platform does not accept conversions yet for a conversion action that is so new.',
    fix: 'Nothing: it is sent later.',
  },
  ACTION_TYPE_UNSUPPORTED: {
    meaning: 'The platform takes no reported conversions for actions of this type.',
    example: 'Microsoft takes reported conversions for offline goals only.',
    fix: 'Use an action of the type UPLOAD_CLICKS.',
  },
  ADJUSTMENT_UNSUPPORTED: {
    meaning: 'The platform cannot change a conversion after it was sent.',
    example: 'Reddit has no adjustments.',
    fix: 'Nothing: other platforms get the adjustment.',
  },
  BATCH_REFUSED: {
    meaning: 'The platform refused a batch and did not say which item is at fault.',
    example: 'The platform refuses the batch and does not say for which item.',
    fix: 'Nothing: the items are sent again in smaller batches.',
  },
  CONNECTION_SETTING_MISSING: {
    meaning: 'The connection lacks a setting that conversions need.',
    example: 'The connection needs settings.pixelId to send conversions.',
    fix: 'Set what the message names with PATCH /api/v1/connections/:id. The same conversions are sent then.',
  },
  CONSENT_DENIED: {
    meaning:
      'The person did not consent, and the platform may not receive the conversion without consent.',
    example: 'The person did not consent to the use of their data for ads.',
    fix: 'Nothing: the conversion is not sent.',
  },
  CONVERSION_IN_FUTURE: {
    meaning: 'The time of the conversion is in the future for the platform.',
    example: 'The time of the conversion is in the future for the platform.',
    fix: 'Nothing: it is sent later. Check the clock of the sender.',
  },
  CONVERSION_TOO_OLD: {
    meaning: 'The conversion is older than the platform takes.',
    example: 'The platform accepts conversions of the last 90 days.',
    fix: 'Report conversions sooner.',
  },
  CONVERSION_NOT_FOUND: {
    meaning: 'The platform does not find the conversion that an adjustment changes.',
    example: 'The conversion is not known.',
    fix: 'Nothing: it is tried again while the conversion may still appear.',
  },
  ENHANCEMENT_UNSUPPORTED: {
    meaning: 'The platform cannot add a person to a conversion that it has.',
    example: 'Microsoft restates and retracts conversions; it adds no person to them.',
    fix: 'Nothing.',
  },
  EVENT_TIME_INVALID: {
    meaning: 'The time of the conversion lies in the future.',
    example: 'The conversion lies ahead of now.',
    fix: 'Check the clock of the sender.',
  },
  EXPIRED_EVENT: {
    meaning: 'The click or conversion is older than the platform takes.',
    example: 'Google takes conversions of the last 90 days by click.',
    fix: 'Report conversions sooner.',
  },
  INVALID_CONVERSION_ACTION_TYPE: {
    meaning: 'The platform takes no reported conversions for an action of this type.',
    example: 'Google takes no reported conversions for an action of type AD_CALL.',
    fix: 'Use an action of the type UPLOAD_CLICKS.',
  },
  INVALID_ARGUMENT: {
    meaning: 'The platform refused one member of the conversion.',
    example: 'conversionValue: must not be negative.',
    fix: 'Correct what the message names and report the conversion again.',
  },
  NOT_ALL_TAKEN: {
    meaning: 'The platform took some conversions of a batch and did not say which.',
    example: 'The platform accepted 9 of 10 conversions and did not report which.',
    fix: 'Nothing: they are sent again, and the platform drops repeats.',
  },
  NO_IDENTIFIER: {
    meaning: 'The conversion has nothing that the platform could match.',
    example: 'The platform matches by fbclid, email, phone. The conversion has none of them.',
    fix: 'Report a click id, an e-mail address or a phone number with conversions.',
  },
  NO_IDENTIFIERS_PROVIDED: {
    meaning: 'The conversion has nothing that Google could match.',
    example: 'Neither a Google click id nor an e-mail or phone is known of this conversion.',
    fix: 'Report a click id, an e-mail address or a phone number with conversions.',
  },
  ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID: {
    meaning: 'Google takes a gbraid or wbraid only for actions that count every conversion.',
    example: 'Google takes no gbraid or wbraid for an action that counts one conversion per click.',
    fix: 'Use an action whose `countingType` is MANY_PER_CLICK.',
  },
  ORDER_ID_CONTAINS_PII: {
    meaning: 'The order id looks like an e-mail address, which Google refuses.',
    example: 'The order id looks like an e-mail address.',
    fix: 'Use an order id that names no person.',
  },
  PARTLY_COUNTED: {
    meaning: 'The platform counted some conversions of a batch and did not say which.',
    example: 'Google did not count some of 10 conversions and does not say which.',
    fix: 'Nothing: each is asked after alone.',
  },
  PLATFORM_CONTRADICTED: {
    meaning: "The platform's answer says neither that it took the item nor that it refused it.",
    example: 'Google answered neither a result nor an error for it.',
    fix: 'Nothing: it is sent again.',
  },
  TOO_RECENT_CONVERSION_ACTION: {
    meaning: 'Google takes nothing yet for an action that was just created.',
    example: 'The conversion action is new; Google takes nothing for it yet.',
    fix: 'Nothing: it is sent later.',
  },
  ANSWER_UNREADABLE: {
    meaning: 'The platform answered with something that cannot be read.',
    example: 'The Data Manager answered 200 with a body that is not JSON.',
    fix: 'Nothing: it is sent again.',
  },
  TEST_NOT_SET_UP: {
    meaning: 'The connection lacks the code under which the platform shows tests.',
    example: 'The connection has no settings/testEventCode, so the test was not sent.',
    fix: 'Set what the message names with PATCH /api/v1/connections/:id, then send the test again.',
  },
  TEST_UNSUPPORTED: {
    meaning: 'The platform cannot check a conversion without counting it.',
    example: 'The platform has no way to check a conversion without counting it.',
    fix: 'Nothing: use `dry_run` to see what would be sent.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type VerdictCode = keyof typeof VERDICT_TEXTS;

/** Every code of what a platform holds otherwise than a conversion action is here. */
export const CONFLICT_TEXTS = {
  REMOTE_DIFFERS: {
    meaning:
      'The action on the platform has another value than here, and the platform cannot change it.',
    example: 'Google holds ONE_PER_CLICK.',
    fix: 'Change the value here, or create a new action.',
  },
  IMMUTABLE_FIELD: {
    meaning: 'The platform has an action of this name with another type, and a type never changes.',
    example: 'Google holds an action of this name with type WEBPAGE.',
    fix: 'Rename the action.',
  },
  REMOTE_NAME_TAKEN: {
    meaning: 'The platform has another goal of this name.',
    example: 'Microsoft has a goal of this name with another type.',
    fix: 'Rename the action.',
  },
  ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID: {
    meaning: 'Google takes a gbraid or wbraid only for actions that count every conversion.',
    example: 'Google takes no gbraid or wbraid for an action that counts one conversion per click.',
    fix: 'Set `countingType` of a new action to MANY_PER_CLICK.',
  },
  EVENT_NAME_UNSUPPORTED: {
    meaning: 'The platform does not take the name in `platformEvents`. Its usual name is used.',
    example: 'LinkedIn has no conversion type "MyEvent".',
    fix: 'Use one of the names that the platform takes, or remove the name from `platformEvents`.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type ConflictCode = keyof typeof CONFLICT_TEXTS;
