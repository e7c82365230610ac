import type { Json } from '../../google-ads/schema/field';
import { isRecord } from '../../google-ads/schema/is-record';
import { listOf } from '../../google-ads/state/row';
import { type FieldViolation, violation } from '../wire/violation';
import { type Encoding, hashed } from './hashed';
import { required } from './required';

/** Identifiers of one event (user_data.proto). */
const MOST_IDENTIFIERS = 10;

/** What is wrong with the person of an event. Without an encoding the request is refused for that, and hashes are not looked at. */
export function userDataViolations(
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
    ...identifiers.flatMap((one, index) => identifierViolations(one, encoding, `${at}[${index}]`)),
  ];
}

function identifierViolations(
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
