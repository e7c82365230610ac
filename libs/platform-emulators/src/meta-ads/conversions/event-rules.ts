import { type Fields, listIn, numberIn, objectIn, textIn } from '../../json/fields';
import { UNVERIFIED, UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { badParameter, missingParameter, ruleBroken } from '../wire/refusals';

const DAY_SECONDS = 86_400;
const OLDEST_DAYS: Readonly<Record<string, number>> = { physical_store: 62 };

/** What the vendor asks of an event beside its members (platform document 1e). Throws its refusal: of the whole request, whatever else is in it. */
export function checkEvent(event: Fields, path: string, now: number): void {
  checkTime(event, path, now);
  checkPerson(objectIn(event, 'user_data'), `${path}.user_data`, now);
  checkWebsite(event, path);
  checkMoney(event, path);
  checkDataUse(event, path);
}

/** An event that is too old is not named: the whole request fails. */
function checkTime(event: Fields, path: string, now: number): void {
  const age = now / 1_000 - (numberIn(event, 'event_time') ?? 0);
  const days = OLDEST_DAYS[textIn(event, 'action_source')] ?? 7;
  if (age > days * DAY_SECONDS) {
    throw ruleBroken(
      SUBCODES.eventTooOld,
      'Event Timestamp Too Old',
      'The timestamp for this event is too far in the past. Events need to be sent within seven days of when they occurred.',
    );
  }
  if (-age > UNVERIFIED.eventAheadSeconds) {
    throw badParameter(`${path}.event_time`, 'must not be in the future');
  }
}

const HASHED = ['em', 'ph', 'fn', 'ln', 'ge', 'db', 'ct', 'st', 'zp', 'country'];
const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

function checkPerson(person: Fields, path: string, now: number): void {
  if (
    Object.values(person).every(
      (value) => value === '' || (Array.isArray(value) && value.length === 0),
    )
  ) {
    throw ruleBroken(
      SUBCODES.nobody,
      'Missing customer information',
      'The event has no customer information parameter.',
      path,
    );
  }
  for (const name of HASHED) {
    const bad = listIn<string>(person, name).findIndex(
      (hash) => !/^[0-9a-f]{64}$/.test(hash) || hash === OF_NOTHING,
    );
    if (bad >= 0) throw badParameter(`${path}.${name}.${bad}`, 'must be hashed using SHA-256');
  }
  checkClick(textIn(person, 'fbc'), `${path}.fbc`, now);
}

function checkClick(fbc: string, path: string, now: number): void {
  if (fbc === '') return;
  const clickedAt = /^fb\.[0-2]\.(\d{13})\.[^\s]+$/.exec(fbc)?.[1];
  if (clickedAt === undefined || Number(clickedAt) > now + UNVERIFIED.eventAheadSeconds * 1_000) {
    throw badParameter(path, 'must be fb.<subdomain index>.<creation time>.<fbclid>');
  }
}

/** An event of a website says where and by which browser. */
function checkWebsite(event: Fields, path: string): void {
  if (textIn(event, 'action_source') !== 'website') return;
  if (textIn(event, 'event_source_url') === '') throw missingParameter(`${path}.event_source_url`);
  if (textIn(objectIn(event, 'user_data'), 'client_user_agent') === '') {
    throw missingParameter(`${path}.user_data.client_user_agent`);
  }
}

function checkMoney(event: Fields, path: string): void {
  const custom = objectIn(event, 'custom_data');
  const [value, currency] = [numberIn(custom, 'value'), textIn(custom, 'currency')];
  if (currency !== '' && !isCurrency(currency)) {
    throw ruleBroken(
      SUBCODES.purchaseMoney,
      'Invalid currency',
      'The currency must be an ISO 4217 code.',
      `${path}.custom_data.currency`,
    );
  }
  if (value !== undefined && value < 0) {
    throw badParameter(`${path}.custom_data.value`, 'must not be negative');
  }
  if (textIn(event, 'event_name') !== 'Purchase') return;
  const missing = value === undefined ? 'value' : currency === '' ? 'currency' : undefined;
  if (missing !== undefined) {
    throw ruleBroken(
      SUBCODES.purchaseMoney,
      'Missing parameter of a purchase',
      'A purchase needs a value and a currency.',
      `${path}.custom_data.${missing}`,
    );
  }
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const isCurrency = (text: string): boolean => CURRENCIES.has(text.toUpperCase());

/** Limited Data Use says where the person is, 0 where the vendor shall find out. */
function checkDataUse(event: Fields, path: string): void {
  if (listIn(event, 'data_processing_options').length === 0) return;
  const missing = ['data_processing_options_country', 'data_processing_options_state'].find(
    (name) => numberIn(event, name) === undefined,
  );
  if (missing !== undefined) throw missingParameter(`${path}.${missing}`);
}
