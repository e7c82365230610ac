import { randomBytes } from 'node:crypto';
import { type Fields, isFields, listIn, numberIn, objectIn, textIn } from '../core/json';
import { type Call, route, type Route } from './doors/call';
import {
  all,
  choice,
  decimal,
  flag,
  integer,
  list,
  map,
  maps,
  object,
  openObject,
  readShape,
  scalar,
  type Shape,
  text,
  texts,
  unsigned,
} from './doors/shapes';
import { badParameter, missingParameter, ruleBroken } from './errors';
import { UNVERIFIED_SUBCODES as SUBCODES, UNVERIFIED } from './unverified';

const DAY_SECONDS = 86_400;
const OLDEST_DAYS: Readonly<Record<string, number>> = { physical_store: 62 };

/**
 * What the vendor asks of an event beside its members (platform document 1e). Throws its refusal:
 * of the whole request, whatever else is in it.
 */
function checkEvent(event: Fields, path: string, now: number): void {
  checkTime(event, path, now);
  checkPerson(objectIn(event, 'user_data'), `${path}.user_data`, now);
  checkWebsite(event, path);
  checkMoney(event, path);
  checkContents(objectIn(event, 'custom_data'), `${path}.custom_data`);
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
      SUBCODES.noCustomerInformation,
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

/** A product has an id and a number of pieces (Conversions API, Custom data parameters). */
function checkContents(custom: Fields, path: string): void {
  listIn<unknown>(custom, 'contents').forEach((content, index) => {
    const at = `${path}.contents.${index}`;
    const product = isFields(content) ? content : {};
    if (textIn(product, 'id') === '') throw missingParameter(`${at}.id`);
    if (numberIn(product, 'quantity') === undefined) throw missingParameter(`${at}.quantity`);
    if (product.item_price !== undefined && typeof product.item_price !== 'number') {
      throw badParameter(`${at}.item_price`, 'must be a number');
    }
  });
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

const HASHED_TEXTS = texts;

const USER_DATA = object({
  ...all(HASHED_TEXTS, 'em ph fn ln ge db ct st zp country external_id'),
  ...all(
    text,
    'client_ip_address client_user_agent fbc fbp subscription_id fb_login_id lead_id anon_id madid page_id page_scoped_user_id ctwa_clid ig_account_id ig_sid',
  ),
});

/** Members of a sender's own are beside the vendor's (the vendor's client, CustomData). */
const CUSTOM_DATA = openObject(
  {
    value: decimal,
    currency: text,
    content_name: text,
    content_category: text,
    content_ids: texts,
    contents: maps,
    content_type: text,
    order_id: text,
    predicted_ltv: decimal,
    num_items: integer,
    search_string: text,
    status: text,
    delivery_category: text,
    custom_properties: map,
  },
  scalar,
);

/** Where an event happened (platform document 1e). */
export const ACTION_SOURCES = [
  'email',
  'website',
  'app',
  'phone_call',
  'chat',
  'physical_store',
  'system_generated',
  'business_messaging',
  'other',
] as const;

/** A server event, closed (platform document 1e; the vendor's client, ServerEvent). */
const EVENT: Shape = object(
  {
    event_name: text,
    event_time: integer,
    event_id: text,
    event_source_url: text,
    action_source: choice(ACTION_SOURCES),
    user_data: USER_DATA,
    custom_data: CUSTOM_DATA,
    opt_out: flag,
    data_processing_options: list(choice(['LDU'])),
    data_processing_options_country: integer,
    data_processing_options_state: integer,
    app_data: map,
    advanced_measurement_table: text,
    messaging_channel: text,
    original_event_data: map,
    attribution_data: map,
    referrer_url: text,
  },
  ['event_name', 'event_time', 'user_data', 'action_source'],
);

/** Events of one request (platform document 1e). */
const MOST = 1_000;

const PARAMETERS = {
  data: list(map),
  namespace_id: text,
  partner_agent: text,
  platforms: maps,
  progress: map,
  test_event_code: text,
  trace: unsigned,
  upload_id: text,
  upload_source: text,
  upload_tag: text,
};

/**
 * Takes all events of a request, or none: the first that is wrong refuses it (Conversions API;
 * parameters of the vendor's specification of the pixel).
 */
function takeEvents(call: Call, read: Fields): unknown {
  const events = listIn(read, 'data').map((sent, index) => checked(sent, `data.${index}`, call));
  if (events.length === 0 || events.length > MOST) {
    throw badParameter('data', `must have 1 to ${MOST} events`);
  }
  const testCode = textIn(read, 'test_event_code');
  for (const event of events) keep(call, event, testCode);
  return {
    events_received: events.length,
    messages: [],
    fbtrace_id: `A${randomBytes(8).toString('base64url')}`,
  };
}

function checked(sent: unknown, path: string, { world, account }: Call): Fields {
  const event = readShape(sent, EVENT, path, account.timeZone);
  if (!isFields(event)) throw badParameter(path, 'must be an event');
  checkEvent(event, path, world.now());
  return event;
}

/**
 * An event without an id is never a duplicate. An event with a test code is shown as a test, and
 * counted all the same (Conversions API, Using the API: test events).
 */
function keep({ world, account, subject }: Call, event: Fields, testCode: string): void {
  const [name, id] = [textIn(event, 'event_name'), textIn(event, 'event_id')];
  const key =
    id === ''
      ? `unnamed ${randomBytes(8).toString('hex')}`
      : JSON.stringify([subject.id, name, id]);
  world.conversions.take(
    {
      key,
      accountId: `act_${account.id}`,
      parentId: subject.id,
      name,
      event,
      ...(testCode === '' ? {} : { testCode }),
    },
    world.now(),
  );
}

export const eventRoutes: readonly Route[] = [
  route('POST', ['adspixel'], 'events', PARAMETERS, takeEvents, ['data']),
];
