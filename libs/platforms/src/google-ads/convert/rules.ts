import { CONSENT_RULES } from '../../port/consent';
import type {
  ClickId,
  ConversionRules,
  HashedIdentity,
  SinkAdjustment,
  SinkConversion,
  Verdict,
} from '../../port/conversion';
import { judgeConsent, type Ruling } from '../../uploading/verdicts';
import { UNVERIFIED_CONVERSIONS } from './unverified';

const refused = (code: string, message: string): Verdict => ({ outcome: 'refused', code, message });

/** The types of actions that conversions can be reported to (an action of calls takes calls). */
const REPORTED = ['UPLOAD_CLICKS', 'WEBPAGE'];

/** Google reads an order id as a person when it looks like an e-mail address. */
const LOOKS_LIKE_EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/;

/** What is certain before anything is sent. Codes are Google's where it has one. */
export const judge = (conversion: SinkConversion, now: number): Verdict | undefined =>
  judgeConsent(conversionRules, conversion) ??
  actionVerdict(conversion, now) ??
  timeVerdict(conversion, now) ??
  contentVerdict(conversion);

const actionVerdict = ({ action }: SinkConversion, now: number): Verdict | undefined => {
  if (action.status === 'PAUSED') {
    return {
      outcome: 'skipped',
      code: 'ACTION_PAUSED',
      message: 'The conversion action is paused and records nothing.',
    };
  }
  if (!REPORTED.includes(action.type)) {
    return {
      outcome: 'unsupported',
      code: 'INVALID_CONVERSION_ACTION_TYPE',
      message: `Google does not accept reported conversions for an action of type ${action.type}.`,
    };
  }
  const { usableFrom = 0 } = action.remote;
  if (usableFrom <= now) return undefined;
  return {
    outcome: 'waiting',
    until: usableFrom,
    code: 'TOO_RECENT_CONVERSION_ACTION',
    message: 'The conversion action is new. Google does not accept conversions for it yet.',
  };
};

const timeVerdict = (conversion: SinkConversion, now: number): Verdict | undefined => {
  const { occurredAt } = conversion;
  if (occurredAt > now + conversionRules.futureMs) {
    return {
      outcome: 'waiting',
      until: occurredAt,
      code: 'EVENT_TIME_INVALID',
      message: 'The time of the conversion is in the future.',
    };
  }
  const { click } = matchBy(conversion);
  const oldest = click ? conversionRules.oldestMs : OLDEST_WITHOUT_CLICK;
  return now - occurredAt > oldest
    ? refused(
        'EXPIRED_EVENT',
        `Google accepts conversions of the last ${oldest / 86_400_000} days ${click ? 'with a click' : 'without a click'}.`,
      )
    : undefined;
};

const contentVerdict = (conversion: SinkConversion): Verdict | undefined => {
  if (LOOKS_LIKE_EMAIL.test(conversion.orderId ?? '')) {
    return refused(
      'ORDER_ID_CONTAINS_PII',
      'The order id looks like an e-mail address. Google refuses such ids.',
    );
  }
  if (!isUnidentified(matchBy(conversion))) return undefined;
  if (!conversion.clickIds.some(({ kind }) => isBraid(kind))) {
    return refused(
      'NO_IDENTIFIERS_PROVIDED',
      'The conversion has no Google click id, e-mail or phone.',
    );
  }
  return refused(
    'ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID',
    'The conversion has only a gbraid or wbraid. Google does not accept them for an action that counts one conversion per click.',
  );
};

/** An adjustment goes wherever its conversion went; an enhancement must add something. */
export const judgeAdjustment = ({
  type,
  identity,
  original,
}: SinkAdjustment): Verdict | undefined => {
  if (original.action.status === 'PAUSED') {
    return {
      outcome: 'skipped',
      code: 'ACTION_PAUSED',
      message: 'The conversion action is paused and records nothing.',
    };
  }
  // An enhancement is nothing but a person.
  const clickIds = type === 'ENHANCEMENT' ? [] : original.clickIds;
  const denied = judgeConsent(conversionRules, { consent: original.consent, clickIds });
  if (denied) return denied;
  if (type !== 'ENHANCEMENT' || !isUnidentified(personIn(identity))) return undefined;
  return refused('NO_IDENTIFIERS_PROVIDED', 'The enhancement adds neither an e-mail nor a phone.');
};

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/**
 * Identifiers of a person in one conversion at the Google Ads API; the Data Manager takes ten. We
 * know two kinds.
 */
export const MOST_IDENTIFIERS = 5;

/** Days back that a conversion without a click is matched (enhanced conversions for leads). */
const OLDEST_WITHOUT_CLICK = 63 * DAY;

/** Hours after a click in which the Google Ads API takes no conversion of it (TOO_RECENT_EVENT). */
export const CLICK_AGE = 6 * HOUR;

/** When the Google Ads API takes an adjustment (TOO_RECENT_CONVERSION, CONVERSION_EXPIRED). */
export const ADJUSTMENT_AGE = { from: DAY, to: 54 * DAY };

/**
 * What Google takes of conversions through the Data Manager, which is where they go unless the
 * connection says otherwise. There is no retraction there: a retraction restates the value to 0,
 * and the count stays (degraded).
 */
export const conversionRules: ConversionRules = {
  batch: 2_000,
  adjustmentBatch: 2_000,
  clickIds: ['gclid', 'gbraid', 'wbraid'],
  identifiers: ['email', 'phone'],
  oldestMs: 90 * DAY,
  futureMs: 0,
  actionAgeMs: UNVERIFIED_CONVERSIONS.actionAgeHours * HOUR,
  consent: CONSENT_RULES['google-ads'].userData,
  tests: 'validated',
  adjustments: { RETRACTION: 'degraded', RESTATEMENT: 'native', ENHANCEMENT: 'native' },
};

/**
 * How Google is to find the click: by one click id, alone where it is a braid; by the person
 * otherwise.
 */
export interface MatchBy {
  readonly click?: ClickId;
  /** SHA-256 hex. */
  readonly email?: string;
  readonly phone?: string;
  readonly address?: PersonAddress;
}

/** `AddressInfo` (user_data.proto): all four members or none; names are SHA-256 hex. */
export interface PersonAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  readonly postalCode: string;
}

/** Of one click Google prefers them in this order. */
const PREFERENCE = ['gclid', 'gbraid', 'wbraid'];

/**
 * The most recent click that the action takes, never two ids of it (GBRAID_WBRAID_BOTH_SET), and no
 * person beside a braid. An action that counts one conversion per click takes no braid: then the
 * person, or an older gclid, has to do. A person who denied consent is not named.
 */
export const matchBy = ({
  clickIds,
  identity,
  action,
  consent,
}: Pick<SinkConversion, 'clickIds' | 'identity' | 'action' | 'consent'>): MatchBy => {
  const taken = clickIds.filter(
    ({ kind }) => kind === 'gclid' || (isBraid(kind) && action.countingType !== 'ONE_PER_CLICK'),
  );
  const [click] = [...taken].sort(
    (a, b) =>
      (b.seenAt ?? 0) - (a.seenAt ?? 0) || PREFERENCE.indexOf(a.kind) - PREFERENCE.indexOf(b.kind),
  );
  if (click && isBraid(click.kind)) return { click };
  return {
    ...(click ? { click } : {}),
    ...(consent.adUserData === 'DENIED' ? {} : personIn(identity)),
  };
};

/** What Google takes of a person. */
export const personIn = ({
  email,
  phone,
  firstName,
  lastName,
  address: { countryCode, postalCode } = {},
}: HashedIdentity): Omit<MatchBy, 'click'> => ({
  ...(email === undefined ? {} : { email }),
  ...(phone === undefined ? {} : { phone }),
  ...(firstName === undefined ||
  lastName === undefined ||
  countryCode === undefined ||
  postalCode === undefined
    ? {}
    : { address: { firstName, lastName, countryCode, postalCode } }),
});

export const isBraid = (kind: string): boolean => kind === 'gbraid' || kind === 'wbraid';

const isUnidentified = (by: MatchBy): boolean => Object.keys(by).length === 0;

/**
 * Every code of `ConversionUploadError` (v25), and the neighbours that an upload can meet. Of two
 * copies in one request Google takes neither, so they go again. Codes about calls are there because
 * Google lists them; we upload none.
 */
export const UPLOAD_RULINGS: Readonly<Record<string, Ruling>> = {
  TOO_MANY_CONVERSIONS_IN_REQUEST: 'again',
  UNPARSEABLE_GCLID: 'refused',
  CONVERSION_PRECEDES_EVENT: 'refused',
  EXPIRED_EVENT: 'refused',
  TOO_RECENT_EVENT: 'waiting',
  EVENT_NOT_FOUND: 'refused',
  UNAUTHORIZED_CUSTOMER: 'held',
  TOO_RECENT_CONVERSION_ACTION: 'waiting',
  CONVERSION_TRACKING_NOT_ENABLED_AT_IMPRESSION_TIME: 'refused',
  EXTERNAL_ATTRIBUTION_DATA_SET_FOR_NON_EXTERNALLY_ATTRIBUTED_CONVERSION_ACTION: 'refused',
  EXTERNAL_ATTRIBUTION_DATA_NOT_SET_FOR_EXTERNALLY_ATTRIBUTED_CONVERSION_ACTION: 'held',
  ORDER_ID_NOT_PERMITTED_FOR_EXTERNALLY_ATTRIBUTED_CONVERSION_ACTION: 'held',
  ORDER_ID_ALREADY_IN_USE: 'already',
  DUPLICATE_ORDER_ID: 'again',
  TOO_RECENT_CALL: 'waiting',
  EXPIRED_CALL: 'refused',
  CALL_NOT_FOUND: 'refused',
  CONVERSION_PRECEDES_CALL: 'refused',
  CONVERSION_TRACKING_NOT_ENABLED_AT_CALL_TIME: 'refused',
  UNPARSEABLE_CALLERS_PHONE_NUMBER: 'refused',
  CLICK_CONVERSION_ALREADY_EXISTS: 'already',
  CALL_CONVERSION_ALREADY_EXISTS: 'already',
  DUPLICATE_CLICK_CONVERSION_IN_REQUEST: 'again',
  DUPLICATE_CALL_CONVERSION_IN_REQUEST: 'again',
  CUSTOM_VARIABLE_NOT_ENABLED: 'refused',
  CUSTOM_VARIABLE_VALUE_CONTAINS_PII: 'refused',
  INVALID_CUSTOMER_FOR_CLICK: 'refused',
  INVALID_CUSTOMER_FOR_CALL: 'refused',
  CONVERSION_NOT_COMPLIANT_WITH_ATT_POLICY: 'refused',
  CLICK_NOT_FOUND: 'refused',
  INVALID_USER_IDENTIFIER: 'refused',
  EXTERNALLY_ATTRIBUTED_CONVERSION_ACTION_NOT_PERMITTED_WITH_USER_IDENTIFIER: 'refused',
  UNSUPPORTED_USER_IDENTIFIER: 'refused',
  GBRAID_WBRAID_BOTH_SET: 'refused',
  UNPARSEABLE_WBRAID: 'refused',
  UNPARSEABLE_GBRAID: 'refused',
  ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID: 'refused',
  CUSTOMER_DATA_POLICY_PROHIBITS_ENHANCED_CONVERSIONS: 'held',
  CUSTOMER_NOT_ACCEPTED_CUSTOMER_DATA_TERMS: 'held',
  ORDER_ID_CONTAINS_PII: 'refused',
  CUSTOMER_NOT_ENABLED_ENHANCED_CONVERSIONS_FOR_LEADS: 'held',
  INVALID_JOB_ID: 'again',
  NO_CONVERSION_ACTION_FOUND: 'held',
  INVALID_CONVERSION_ACTION_TYPE: 'refused',
  PARTIAL_FAILURE_MODE_REQUIRED: 'again',
  TOO_MANY_USER_IDENTIFIERS: 'refused',
  CUSTOMER_NOT_ALLOWLISTED_FOR_THIS_FEATURE: 'held',
};

/**
 * Every code of `ConversionAdjustmentUploadError` (v25). A later restatement has taken the place of
 * ours.
 */
export const ADJUSTMENT_RULINGS: Readonly<Record<string, Ruling>> = {
  TOO_RECENT_CONVERSION_ACTION: 'waiting',
  CONVERSION_ALREADY_RETRACTED: 'already',
  CONVERSION_NOT_FOUND: 'waiting',
  CONVERSION_EXPIRED: 'refused',
  ADJUSTMENT_PRECEDES_CONVERSION: 'refused',
  MORE_RECENT_RESTATEMENT_FOUND: 'skipped',
  TOO_RECENT_CONVERSION: 'waiting',
  CANNOT_RESTATE_CONVERSION_ACTION_THAT_ALWAYS_USES_DEFAULT_CONVERSION_VALUE: 'refused',
  TOO_MANY_ADJUSTMENTS_IN_REQUEST: 'again',
  TOO_MANY_ADJUSTMENTS: 'refused',
  RESTATEMENT_ALREADY_EXISTS: 'already',
  DUPLICATE_ADJUSTMENT_IN_REQUEST: 'again',
  CUSTOMER_NOT_ACCEPTED_CUSTOMER_DATA_TERMS: 'held',
  CONVERSION_ACTION_NOT_ELIGIBLE_FOR_ENHANCEMENT: 'refused',
  INVALID_USER_IDENTIFIER: 'refused',
  UNSUPPORTED_USER_IDENTIFIER: 'refused',
  GCLID_DATE_TIME_PAIR_AND_ORDER_ID_BOTH_SET: 'refused',
  CONVERSION_ALREADY_ENHANCED: 'already',
  DUPLICATE_ENHANCEMENT_IN_REQUEST: 'again',
  CUSTOMER_DATA_POLICY_PROHIBITS_ENHANCEMENT: 'held',
  MISSING_ORDER_ID_FOR_WEBPAGE: 'refused',
  ORDER_ID_CONTAINS_PII: 'refused',
  INVALID_JOB_ID: 'again',
  NO_CONVERSION_ACTION_FOUND: 'held',
  INVALID_CONVERSION_ACTION_TYPE: 'refused',
  PARTIAL_FAILURE_MODE_REQUIRED: 'again',
  TOO_MANY_USER_IDENTIFIERS: 'refused',
  CUSTOMER_NOT_ALLOWLISTED_FOR_THIS_FEATURE: 'held',
};

/**
 * What the Data Manager refuses at once, and what that means for an event (error.proto of
 * `google.ads.datamanager.v1`).
 */
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

/**
 * A reason that is not in the table: of an event it refuses that event; of a destination or the
 * account a person has to look.
 */
export const ingestRuling = (reason: string, about: 'event' | 'account'): Ruling =>
  INGEST_RULINGS[reason] ?? (about === 'event' ? 'refused' : 'held');

/**
 * Why an event of a request that was taken was not counted (processing_errors.proto of
 * `google.ads.datamanager.v1`). We encrypt nothing, so a key that fails was set up by the user.
 */
export const PROCESSING_RULINGS: Readonly<Record<string, Ruling>> = {
  PROCESSING_ERROR_REASON_INVALID_CUSTOM_VARIABLE: 'refused',
  PROCESSING_ERROR_REASON_CUSTOM_VARIABLE_NOT_ENABLED: 'refused',
  PROCESSING_ERROR_REASON_EVENT_TOO_OLD: 'refused',
  PROCESSING_ERROR_REASON_DENIED_CONSENT: 'skipped',
  PROCESSING_ERROR_REASON_NO_CONSENT: 'held',
  PROCESSING_ERROR_REASON_UNKNOWN_CONSENT: 'skipped',
  PROCESSING_ERROR_REASON_DUPLICATE_GCLID: 'already',
  PROCESSING_ERROR_REASON_DUPLICATE_TRANSACTION_ID: 'already',
  PROCESSING_ERROR_REASON_INVALID_GBRAID: 'refused',
  PROCESSING_ERROR_REASON_INVALID_GCLID: 'refused',
  PROCESSING_ERROR_REASON_INVALID_MERCHANT_ID: 'refused',
  PROCESSING_ERROR_REASON_INVALID_WBRAID: 'refused',
  PROCESSING_ERROR_REASON_INTERNAL_ERROR: 'again',
  PROCESSING_ERROR_REASON_DESTINATION_ACCOUNT_ENHANCED_CONVERSIONS_TERMS_NOT_SIGNED: 'held',
  PROCESSING_ERROR_REASON_INVALID_EVENT: 'refused',
  PROCESSING_ERROR_REASON_INSUFFICIENT_MATCHED_TRANSACTIONS: 'refused',
  PROCESSING_ERROR_REASON_INSUFFICIENT_TRANSACTIONS: 'refused',
  PROCESSING_ERROR_REASON_INVALID_FORMAT: 'refused',
  PROCESSING_ERROR_REASON_DECRYPTION_ERROR: 'held',
  PROCESSING_ERROR_REASON_DEK_DECRYPTION_ERROR: 'held',
  PROCESSING_ERROR_REASON_INVALID_WIP: 'held',
  PROCESSING_ERROR_REASON_INVALID_KEK: 'held',
  PROCESSING_ERROR_REASON_WIP_AUTH_FAILED: 'held',
  PROCESSING_ERROR_REASON_KEK_PERMISSION_DENIED: 'held',
  PROCESSING_ERROR_REASON_AWS_AUTH_FAILED: 'held',
  PROCESSING_ERROR_REASON_USER_IDENTIFIER_DECRYPTION_ERROR: 'held',
  PROCESSING_ERROR_OPERATING_ACCOUNT_MISMATCH_FOR_AD_IDENTIFIER: 'refused',
  PROCESSING_ERROR_REASON_ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID: 'refused',
};
