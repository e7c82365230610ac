import { type Fields, listIn, numberIn, objectIn, textIn } from '../../json/fields';
import { invalidValue, missingParameter } from '../wire/refusal';

const DAY_MS = 86_400_000;
const AHEAD_MS = 600_000;

const DATA_OF: Readonly<Record<string, string>> = {
  checkout_started: 'contents',
  contents_viewed: 'contents',
  items_added: 'contents',
  order_created: 'contents',
  page_viewed: 'contents',
  appointment_scheduled: 'customer_action',
  lead_created: 'customer_action',
  registration_completed: 'customer_action',
  app_installed: 'customer_action',
  app_opened: 'customer_action',
  subscription_created: 'plan_enrollment',
  trial_started: 'plan_enrollment',
  custom: 'custom',
};

/** What the vendor asks of an event beyond its shape (platform document 4e). Throws the refusal of the first thing that is wrong. */
export function checkEvent(event: Fields, path: string, now: number): void {
  checkTime(event, path, now);
  checkName(event, path);
  checkSource(event, path);
  checkMoney(objectIn(event, 'data'), `${path}.data`);
  checkPerson(event, `${path}.user`);
}

function checkTime(event: Fields, path: string, now: number): void {
  const at = numberIn(event, 'timestamp_ms') ?? 0;
  if (now - at > 7 * DAY_MS || at - now > AHEAD_MS) {
    throw invalidValue(
      `${path}.timestamp_ms`,
      'The time must be within the last 7 days and at most 10 minutes ahead.',
    );
  }
}

function checkName(event: Fields, path: string): void {
  const [type, name] = [textIn(event, 'type'), event.custom_event_name];
  if (type === 'custom' && !/^[\w-]{1,64}$/.test(String(name ?? ''))) {
    throw name === undefined
      ? missingParameter(`${path}.custom_event_name`)
      : invalidValue(`${path}.custom_event_name`, 'Letters, digits, _ and - only.');
  }
  if (type !== 'custom' && name !== undefined) {
    throw invalidValue(`${path}.custom_event_name`, 'Only custom events have a name of their own.');
  }
  const dataType = objectIn(event, 'data').type;
  if (dataType !== undefined && dataType !== DATA_OF[type]) {
    throw invalidValue(
      `${path}.data.type`,
      `Events of this type have data of the type '${DATA_OF[type] ?? ''}'.`,
    );
  }
  if (/^app_/.test(type) && event.action_source !== 'mobile_app') {
    throw invalidValue(`${path}.action_source`, 'Only mobile_app has events of apps.');
  }
}

function checkSource(event: Fields, path: string): void {
  if (event.action_source === 'web' && textIn(event, 'source_url') === '') {
    throw missingParameter(`${path}.source_url`);
  }
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** An amount stands with its currency. */
function checkMoney(data: Fields, path: string): void {
  for (const [priced, at] of [
    [data, path] as const,
    ...listIn(data, 'contents').map(
      (content, index) => [content, `${path}.contents[${index}]`] as const,
    ),
  ]) {
    if (priced.amount !== undefined && priced.currency === undefined) {
      throw missingParameter(`${at}.currency`);
    }
    if (priced.currency !== undefined && !CURRENCIES.has(textIn(priced, 'currency'))) {
      throw invalidValue(`${at}.currency`, 'Not an ISO 4217 currency.');
    }
  }
}

const HASHED = [
  'emails_sha256',
  'phone_numbers_sha256',
  'external_ids_sha256',
  'first_names_sha256',
  'last_names_sha256',
];

/** Somebody can be matched, and hashes are hashes. */
function checkPerson(event: Fields, path: string): void {
  const user = objectIn(event, 'user');
  for (const name of HASHED) {
    const bad = listIn<string>(user, name).findIndex((hash) => !/^[0-9a-f]{64}$/.test(hash));
    if (bad >= 0) {
      throw invalidValue(`${path}.${name}[${bad}]`, 'Not SHA-256 in lower-case hexadecimal.');
    }
  }
  const isKnown =
    textIn(event, 'oppref') !== '' ||
    Object.values(user).some((value) => (Array.isArray(value) ? value.length > 0 : value !== ''));
  if (!isKnown) throw missingParameter(path);
}
