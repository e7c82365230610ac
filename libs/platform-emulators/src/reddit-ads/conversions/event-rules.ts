import { type Fields, listIn, numberIn, objectIn, textIn } from '../../json/fields';
import { UNVERIFIED } from '../unverified';
import { fieldError, type FieldError } from '../wire/field-error';

const WITHOUT_VALUE: readonly string[] = ['PAGE_VISIT', 'SEARCH'];
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** What is wrong with an event beyond its shape; `path` is where it stands in the request. */
export function eventFaults(event: Fields, path: string, now: number): readonly FieldError[] {
  return [
    ...timeFaults(event, path, now),
    ...typeFaults(event, path),
    ...moneyFaults(event, path),
    ...personFaults(event, path),
  ];
}

function timeFaults(event: Fields, path: string, now: number): readonly FieldError[] {
  const at = numberIn(event, 'event_at') ?? 0;
  const isTaken = now - at <= UNVERIFIED.eventAgeMs && at - now <= UNVERIFIED.eventAheadMs;
  return isTaken
    ? []
    : [fieldError(`${path}.event_at`, 'Must be within the last 7 days and not in the future.')];
}

function typeFaults(event: Fields, path: string): readonly FieldError[] {
  const type = objectIn(event, 'type');
  const isCustom = type.tracking_type === 'CUSTOM';
  if (isCustom === (type.custom_event_name !== undefined)) return [];
  return [
    fieldError(
      `${path}.type.custom_event_name`,
      isCustom ? 'Missing required field.' : 'Only custom events have a name.',
    ),
  ];
}

/** Amounts are not negative, stand with a currency, and only where the type of event takes them. */
function moneyFaults(event: Fields, path: string): readonly FieldError[] {
  const metadata = objectIn(event, 'metadata');
  const { value, currency } = metadata;
  const prices = listIn(metadata, 'products').map(({ item_price: price }) => price);
  const wrong = [value, ...prices].some(
    (amount) => amount !== undefined && !(typeof amount === 'number' && amount >= 0),
  );
  return [
    ...(wrong ? [fieldError(`${path}.metadata.value`, 'Must be a number from 0.')] : []),
    ...(currency === undefined || CURRENCIES.has(textIn(metadata, 'currency'))
      ? []
      : [fieldError(`${path}.metadata.currency`, 'Must be an ISO 4217 code.')]),
    ...(value === undefined || currency !== undefined
      ? []
      : [fieldError(`${path}.metadata.currency`, 'Missing required field.')]),
    ...(value === undefined ||
    !WITHOUT_VALUE.includes(textIn(objectIn(event, 'type'), 'tracking_type'))
      ? []
      : [fieldError(`${path}.metadata.value`, 'This type of event takes no value.')]),
  ];
}

const CLEAR_OR_HASHED = /^([0-9a-f]{64}|[^\s@]+@[^\s@]+\.[^\s@]+)$/;
const PHONE = /^([0-9a-f]{64}|\+[1-9]\d{6,14})$/;

/** Somebody can be matched, and what is sent of them is clear or hashed as the vendor's help says. */
function personFaults(event: Fields, path: string): readonly FieldError[] {
  const user = objectIn(event, 'user');
  const isKnown =
    event.click_id !== undefined ||
    ['email', 'phone_number', 'external_id', 'uuid', 'idfa', 'aaid', 'ip_address'].some(
      (name) => textIn(user, name) !== '',
    );
  return [
    ...(isKnown ? [] : [fieldError(`${path}.user`, 'Missing required field.')]),
    ...(user.email === undefined || CLEAR_OR_HASHED.test(textIn(user, 'email'))
      ? []
      : [fieldError(`${path}.user.email`, 'Invalid value.')]),
    ...(user.phone_number === undefined || PHONE.test(textIn(user, 'phone_number'))
      ? []
      : [fieldError(`${path}.user.phone_number`, 'Invalid value.')]),
  ];
}
