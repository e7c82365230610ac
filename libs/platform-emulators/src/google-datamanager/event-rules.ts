import { isRecord, type Json } from '../google-ads/schema/message';
import { listOf, partOf, textOf } from '../google-ads/store/store';
import type { Target } from './destinations';
import { type FieldViolation, violation } from './errors';
import { UNVERIFIED } from './unverified';

/** Identifiers of one event (user_data.proto). */
const MOST_IDENTIFIERS = 10;

/**
 * What is wrong with the person of an event. Without an encoding the request is refused for that,
 * and hashes are not looked at.
 */
function userDataViolations(
  userData: unknown,
  encoding: Encoding | undefined,
  field: string,
): readonly FieldViolation[] {
  if (!isRecord(userData)) return [];
  const identifiers = listOf(userData, 'userIdentifiers');
  const at = `${field}.user_identifiers`;
  if (!identifiers.length) return [violation('REQUIRED_FIELD_MISSING', at)];
  const tooMany =
    identifiers.length > MOST_IDENTIFIERS ? [violation('TOO_MANY_USER_IDENTIFIERS', at)] : [];
  return [
    ...tooMany,
    ...identifiers.flatMap((one, index) =>
      userIdentifierViolations(one, encoding, `${at}[${index}]`),
    ),
  ];
}

function userIdentifierViolations(
  identifier: Json,
  encoding: Encoding | undefined,
  at: string,
): readonly FieldViolation[] {
  const { emailAddress, phoneNumber, address } = identifier;
  if (isRecord(address)) return addressViolations(address, encoding, `${at}.address`);
  if (emailAddress === undefined && phoneNumber === undefined) {
    return [violation('REQUIRED_FIELD_MISSING', at)];
  }
  if (!encoding) return [];
  return emailAddress === undefined
    ? hashed(phoneNumber, encoding, `${at}.phone_number`)
    : hashed(emailAddress, encoding, `${at}.email_address`);
}

/** Names are hashed; region and postal code never are. */
function addressViolations(
  { givenName, familyName, regionCode, postalCode }: Json,
  encoding: Encoding | undefined,
  at: string,
): readonly FieldViolation[] {
  const names = encoding
    ? [
        ...hashed(givenName, encoding, `${at}.given_name`),
        ...hashed(familyName, encoding, `${at}.family_name`),
      ]
    : [];
  const wrongRegion =
    regionCode !== undefined && !/^[A-Z]{2}$/i.test(String(regionCode))
      ? [violation('INVALID_REGION_CODE', `${at}.region_code`)]
      : [];
  return [
    ...names,
    ...required(regionCode, `${at}.region_code`),
    ...wrongRegion,
    ...required(postalCode, `${at}.postal_code`),
  ];
}

export type Encoding = 'HEX' | 'BASE64';

const SHA256_BYTES = 32;

/** An identifier as Google takes it: the 32 bytes of its SHA-256 in the encoding of the request. */
function hashed(value: unknown, encoding: Encoding, field: string): readonly FieldViolation[] {
  const text = String(value ?? '');
  if (!text) return [violation('REQUIRED_FIELD_MISSING', field)];
  const bytes = encoding === 'HEX' ? hexBytes(text) : base64Bytes(text);
  if (!bytes) {
    return [
      violation(encoding === 'HEX' ? 'INVALID_HEX_ENCODING' : 'INVALID_BASE64_ENCODING', field),
    ];
  }
  return bytes.length === SHA256_BYTES ? [] : [violation('INVALID_SHA256_FORMAT', field)];
}

const hexBytes = (text: string) =>
  /^([0-9a-f]{2})+$/i.test(text) ? Buffer.from(text, 'hex') : undefined;
const base64Bytes = (text: string) =>
  /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : undefined;

/**
 * Texts, enumerations and times that must be there; an empty text and a word that ends in
 * UNSPECIFIED count as missing.
 */
export const isMissing = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && value.endsWith('_UNSPECIFIED'));

export const required = (value: unknown, field: string): readonly FieldViolation[] =>
  isMissing(value) ? [violation('REQUIRED_FIELD_MISSING', field)] : [];

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export interface EventContext {
  readonly encoding: Encoding | undefined;
  readonly now: Date;
  /** The destinations that the event goes to. */
  readonly targets: readonly Target[];
}

/** Everything that Google refuses at once in an event (event.proto, error.proto). */
export function eventViolations(
  event: Json,
  { encoding, now, targets }: EventContext,
  at: string,
): readonly FieldViolation[] {
  return [
    ...timeViolations(event['eventTimestamp'], now, `${at}.event_timestamp`),
    ...(UNVERIFIED.eventSourceRequired ? required(event['eventSource'], `${at}.event_source`) : []),
    ...identifierViolations(event, at),
    ...userDataViolations(event['userData'], encoding, `${at}.user_data`),
    ...(event['thirdPartyUserData'] === undefined
      ? []
      : [violation('THIRD_PARTY_USER_DATA_NOT_ALLOWED', `${at}.third_party_user_data`)]),
    ...moneyViolations(event, at),
    ...transactionViolations(event, targets, `${at}.transaction_id`),
  ];
}

function timeViolations(time: unknown, now: Date, field: string): readonly FieldViolation[] {
  if (isMissing(time)) return required(time, field);
  return Date.parse(String(time)) > now.getTime() ? [violation('EVENT_TIME_INVALID', field)] : [];
}

/** A click, a session or a person: something that the conversion can be matched by. */
function identifierViolations(event: Json, at: string): readonly FieldViolation[] {
  const ids = partOf(event, 'adIdentifiers');
  const isIdentified = ['gclid', 'gbraid', 'wbraid', 'sessionAttributes', 'mobileDeviceId'].some(
    (one) => textOf(ids, one),
  );
  return isIdentified || listOf(partOf(event, 'userData'), 'userIdentifiers').length
    ? []
    : [violation('NO_IDENTIFIERS_PROVIDED', at)];
}

function moneyViolations({ currency }: Json, at: string): readonly FieldViolation[] {
  return currency === undefined || CURRENCIES.has(String(currency))
    ? []
    : [violation('INVALID_CURRENCY_CODE', `${at}.currency`)];
}

/** "Required for events sent as an additional data source for tag conversions" (event.proto). */
function transactionViolations(
  { transactionId }: Json,
  targets: readonly Target[],
  field: string,
): readonly FieldViolation[] {
  return targets.some(({ action }) => action?.data['type'] === 'WEBPAGE')
    ? required(transactionId, field)
    : [];
}
