import { type Fields, isFields, listIn, numberIn, objectIn, textIn } from '../../json/fields';
import { UNVERIFIED } from '../unverified';
import { KNOWN_IDS } from './event-shape';

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 90;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** What is wrong with the values of an event, one line each (platform document 2e). */
export function eventFaults(event: Fields, path: string, now: number): readonly string[] {
  return [
    ...timeFaults(event, path, now),
    ...moneyFaults(event, path),
    ...personFaults(event, path),
    ...missing(event, path),
  ];
}

const fault = (path: string, what: string): string => `ERROR :: ${path} :: ${what}`;

const missing = (event: Fields, path: string): readonly string[] =>
  ['conversion', 'conversionHappenedAt', 'user']
    .filter((name) => event[name] === undefined || event[name] === null)
    .map((name) =>
      fault(`${path}/${name}`, 'field is required but not found and has no default value'),
    );

function timeFaults(event: Fields, path: string, now: number): readonly string[] {
  const at = numberIn(event, 'conversionHappenedAt');
  if (at === undefined) return [];
  if (now - at > OLDEST_DAYS * DAY_MS) {
    return [fault(`${path}/conversionHappenedAt`, 'must be within the last 90 days')];
  }
  return at - now > UNVERIFIED.eventAheadMs
    ? [fault(`${path}/conversionHappenedAt`, 'must not be in the future')]
    : [];
}

/** An amount is a decimal text. */
function moneyFaults(event: Fields, path: string): readonly string[] {
  if (!isFields(event.conversionValue)) return [];
  const { amount, currencyCode } = event.conversionValue;
  return [
    ...(/^\d+(\.\d+)?$/.test(String(amount ?? ''))
      ? []
      : [fault(`${path}/conversionValue/amount`, 'must be a decimal number')]),
    ...(CURRENCIES.has(String(currencyCode ?? ''))
      ? []
      : [fault(`${path}/conversionValue/currencyCode`, 'must be an ISO 4217 code')]),
  ];
}

/** `userIds` stands there even when it is empty; who has none is told by name and company, or by an id of the sender's. */
function personFaults(event: Fields, path: string): readonly string[] {
  const user = objectIn(event, 'user');
  if (!Array.isArray(user.userIds)) {
    return [
      fault(`${path}/user/userIds`, 'field is required but not found and has no default value'),
    ];
  }
  const info = objectIn(user, 'userInfo');
  const isNamed = textIn(info, 'firstName') !== '' && textIn(info, 'lastName') !== '';
  const ids = listIn(user, 'userIds');
  if (ids.length === 0 && !isNamed) {
    return [fault(`${path}/user`, 'needs a user id, or first and last name')];
  }
  if (user.userInfo !== undefined && !isNamed) {
    return [fault(`${path}/user/userInfo`, 'needs first and last name')];
  }
  return ids.flatMap((id, index) => idFaults(id, `${path}/user/userIds/${index}`));
}

function idFaults(id: Fields, path: string): readonly string[] {
  const [type, value] = [textIn(id, 'idType'), textIn(id, 'idValue')];
  if (!KNOWN_IDS.includes(type)) {
    return [fault(`${path}/idType`, `${type} is not a member of the enumeration`)];
  }
  if (value === '') return [fault(`${path}/idValue`, 'must not be empty')];
  return type === 'SHA256_EMAIL' && !/^[0-9a-f]{64}$/.test(value)
    ? [fault(`${path}/idValue`, 'must be SHA-256 in hexadecimal')]
    : [];
}
