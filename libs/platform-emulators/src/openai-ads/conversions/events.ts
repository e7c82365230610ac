import { type Fields, listIn, numberIn, objectIn, textIn } from '../../core/json';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { readJson } from '../doors/call';
import { type Check, flag, integer, list, object, oneOf, text } from '../doors/shapes';
import {
  answerHeaders,
  ApiRefusal,
  failure,
  invalidUrl,
  invalidValue,
  missingParameter,
  notEnabled,
  notFound,
  refusalAnswer,
} from '../errors';
import { type Account, isClosed } from '../store/accounts';
import type { World } from '../store/world';
import { UNVERIFIED } from '../unverified';

/** The Conversions API, on a host and with a key of its own (platform document 4e). */
export function eventsDoor(world: () => World): VendorDoor {
  return {
    prefix: 'openai-events',
    hosts: ['bzr.openai.com'],
    handle: (request) => answer(world(), request),
    failure,
  };
}

function answer(world: World, request: VendorRequest): VendorAnswer {
  try {
    return { status: 200, headers: answerHeaders(), body: takeEvents(world, request) };
  } catch (error) {
    if (error instanceof ApiRefusal) return refusalAnswer(error);
    throw error;
  }
}

const PER_MINUTE = { calls: 600, seconds: 60 };

/** All or none: the first event that is wrong refuses them all. */
function takeEvents(world: World, request: VendorRequest): Fields {
  if (request.method !== 'POST' || request.path !== '/v1/events') {
    throw invalidUrl(request.method, request.path);
  }
  const account = holderOf(world, request);
  world.callRate.count(new Map([[`${account.id} events`, PER_MINUTE]]), world.now());
  const pixelId = askedPixel(world, account, request.query.get('pid') ?? '');
  const body = readJson(request, 'json');
  EVENTS(body, '');
  const events = listIn(body, 'events');
  events.forEach((event, index) => checkEvent(event, `events[${index}]`, world.now()));
  for (const event of events) keep(world, account, pixelId, event, body.validate_only === true);
  return { [UNVERIFIED.countOfEvents]: events.length };
}

function holderOf(world: World, { headers }: VendorRequest): Account {
  const key = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const account =
    key === undefined
      ? undefined
      : [...world.accounts.all()].find(({ conversionsKey }) => conversionsKey === key);
  if (!account) {
    throw new ApiRefusal({
      status: 401,
      code: 'invalid_api_key',
      message: 'Incorrect Conversions API key provided.',
    });
  }
  if (isClosed(account)) throw notEnabled('Conversions are not enabled for this ad account.');
  return account;
}

/** The account's own pixel, or one that was made for it. */
function askedPixel(world: World, account: Account, pixelId: string): string {
  if (pixelId === '') throw missingParameter('pid');
  const made = [...world.table('conversion_source').of(account.id)].map(
    ({ fields }) => fields.pixel_id,
  );
  if (pixelId !== account.pixelId && !made.includes(pixelId)) throw notFound('pixel', pixelId);
  return pixelId;
}

/** The first event of a pixel, name and id wins, for ever. What is only validated counts nowhere. */
function keep(
  world: World,
  account: Account,
  pixelId: string,
  event: Fields,
  isChecked: boolean,
): void {
  const name = textIn(event, 'custom_event_name') || textIn(event, 'type');
  const key = JSON.stringify([pixelId, event.type, name, event.id]);
  const taken = { key, accountId: account.id, parentId: pixelId, name, event };
  if (isChecked) world.conversions.check(taken);
  else world.conversions.take(taken, world.now());
}

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

/**
 * What the vendor asks of an event beyond its shape (platform document 4e). Throws the refusal of
 * the first thing that is wrong.
 */
function checkEvent(event: Fields, path: string, now: number): void {
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

/** An amount comes with its currency. */
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

/** The event can be matched to a person, and hashes are hashes. */
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

/** Standard events (platform document 4e). */
export const EVENT_TYPES = [
  'appointment_scheduled',
  'app_installed',
  'app_opened',
  'checkout_started',
  'contents_viewed',
  'items_added',
  'lead_created',
  'order_created',
  'page_viewed',
  'registration_completed',
  'subscription_created',
  'trial_started',
] as const;

const WHOLE = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const texts = list(text());

export const DATA_TYPES = ['contents', 'customer_action', 'plan_enrollment', 'custom'] as const;
export const ACTION_SOURCES = [
  'web',
  'mobile_app',
  'offline',
  'physical_store',
  'phone_call',
  'email',
  'other',
] as const;

const USER = object({
  obref: text(),
  emails_sha256: texts,
  phone_numbers_sha256: texts,
  external_ids_sha256: texts,
  first_names_sha256: texts,
  last_names_sha256: texts,
  countries: texts,
  regions: texts,
  cities: texts,
  postal_codes: texts,
  android_advertising_id: text(),
  ip_address: text(),
  user_agent: text(),
});

const CONTENT = object({
  id: text(),
  name: text(),
  content_type: text(),
  quantity: WHOLE,
  amount: WHOLE,
  currency: text(),
});

const DATA = object(
  { type: oneOf(DATA_TYPES), amount: WHOLE, currency: text(), contents: list(CONTENT) },
  ['type'],
);

const EVENT = object(
  {
    id: text({ min: 1 }),
    type: oneOf([...EVENT_TYPES, 'custom']),
    custom_event_name: text({ min: 1, max: 64 }),
    timestamp_ms: WHOLE,
    oppref: text(),
    source_url: text(),
    action_source: oneOf(ACTION_SOURCES),
    opt_out: flag,
    user: USER,
    data: DATA,
  },
  ['id', 'type', 'timestamp_ms', 'action_source', 'user'],
);

/** The body of a request with events, closed (platform document 4e). */
const EVENTS: Check = object(
  { validate_only: flag, integration_source: text(), events: list(EVENT, { min: 1, max: 1_000 }) },
  ['events'],
);
