import { type Fields, isFields, listIn, numberIn, objectIn, textIn } from '../core/json';
import { type Call, openFor, type Route, route } from './doors/call';
import {
  any,
  integer,
  integerFrom,
  list,
  object,
  oneOf,
  type Shape,
  text,
  textOf,
} from './doors/shapes';
import { fieldError, type FieldError, forbidden, notFound, refuseWhen } from './errors';
import type { Account } from './store/accounts';
import type { World } from './store/world';
import { UNVERIFIED } from './unverified';

const WITHOUT_VALUE: readonly string[] = ['PAGE_VISIT', 'SEARCH'];
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** What is wrong with an event beyond its shape; `path` is where it is in the request. */
function eventFaults(event: Fields, path: string, now: number): readonly FieldError[] {
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

/** Amounts are not negative, have a currency, and only where the type of event takes them. */
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

/**
 * The event can be matched to a person, whose data is clear or hashed as the vendor's help
 * describes.
 */
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

export const TRACKING_TYPES = [
  'PAGE_VISIT',
  'VIEW_CONTENT',
  'SEARCH',
  'ADD_TO_CART',
  'ADD_TO_WISHLIST',
  'PURCHASE',
  'LEAD',
  'SIGN_UP',
  'CUSTOM',
] as const;

const PRODUCT = object(
  { category: text, id: text, name: text, quantity: integerFrom(0), item_price: any },
  ['id'],
);

const USER = object({
  email: text,
  external_id: text,
  ip_address: text,
  phone_number: text,
  user_agent: text,
  aaid: text,
  idfa: text,
  uuid: text,
  data_processing_options: object({ country: text, region: text, modes: list(oneOf(['LDU'])) }),
  screen_dimensions: object({ height: integerFrom(0, 32_767), width: integerFrom(0, 32_767) }),
});

/**
 * A conversion event, closed (the vendor's OpenAPI, conversion_event). Amounts are numbers, which
 * the rules check.
 */
const EVENT = object(
  {
    click_id: text,
    event_at: integer,
    action_source: oneOf(['WEBSITE', 'APP', 'OTHER', 'PHYSICAL_STORE']),
    event_source_url: text,
    referrer_url: text,
    type: object({ custom_event_name: textOf(1, 64), tracking_type: oneOf(TRACKING_TYPES) }, [
      'tracking_type',
    ]),
    metadata: object({
      conversion_id: text,
      order_id: textOf(0, 100),
      currency: text,
      item_count: integerFrom(0),
      value: any,
      products: list(PRODUCT),
    }),
    user: USER,
  },
  ['event_at', 'action_source', 'type'],
);

/** The events of one request. */
const EVENTS: Shape = object({ test_id: text, partner: text, events: list(EVENT, 1_000, 1) }, [
  'events',
]);

/** Conversion events of a pixel (platform document 3e). */
export const eventRoutes: readonly Route[] = [
  route(
    'POST',
    '/pixels/:pixel/conversion_events',
    { policy: 'ads-conversion-events', scope: 'adsconversions', data: EVENTS },
    takeEvents,
  ),
];

/**
 * All or none: one event that is wrong, and nothing is processed. Events with a test id are checked
 * and not counted.
 */
function takeEvents(call: Call): Fields {
  const account = askedPixel(call);
  const data = isFields(call.data) ? call.data : {};
  const events = listIn(data, 'events');
  refuseWhen(
    events.flatMap((event, index) => eventFaults(event, `data.events[${index}]`, call.world.now())),
  );
  const testId = textIn(data, 'test_id');
  for (const event of events) keep(call.world, account, event, testId);
  return { data: { message: `Successfully processed ${events.length} conversion events.` } };
}

function askedPixel(call: Call): Account {
  const {
    world,
    caller,
    params: [id = ''],
  } = call;
  const account = caller.accounts.find(({ pixelId }) => pixelId === id);
  if (account) return openFor(call, account);
  throw world.accounts.all().some(({ pixelId }) => pixelId === id)
    ? forbidden('Access not granted for this pixel.')
    : notFound('The pixel');
}

/** An event without a conversion id is never a duplicate. One with a test id is not counted. */
function keep(
  world: World,
  { id: accountId, pixelId }: Account,
  event: Fields,
  testId: string,
): void {
  const type = objectIn(event, 'type');
  const name = textIn(type, 'custom_event_name') || textIn(type, 'tracking_type');
  const conversionId =
    textIn(objectIn(event, 'metadata'), 'conversion_id') || `unnamed ${world.nextId()}`;
  const key = JSON.stringify([pixelId, type.tracking_type, name, conversionId]);
  const taken = { key, accountId, parentId: pixelId, name, event };
  if (testId === '') world.conversions.take(taken, world.now());
  else world.conversions.check({ ...taken, testCode: testId });
}
