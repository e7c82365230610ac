import { CONSENT_RULES } from '../port/consent';
import { currencyDigits, isCurrency } from '@switchyard/kernel';
import Big from 'big.js';
import type { Capabilities } from '../port/capabilities';
import type { OpenConnection } from '../port/connection';
import type {
  ConversionRules,
  ConversionSink,
  ConvertedItem,
  SinkConversion,
  Verdict,
} from '../port/conversion';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../port/io';
import { jsonText } from '../transport/requests';
import {
  ACTION_SOURCE_WORDS,
  dedupeKeyOf,
  eventNameConflicts,
  eventNameOf,
  type EventNames,
} from '../uploading/events';
import { type RefusalRow, refusedReply } from '../uploading/refusals';
import { type Sending, sendInParts } from '../uploading/send-in-parts';
import { isTest, uploadTestsApart } from '../uploading/tests';
import {
  answeredAlike,
  hasIdentifier,
  judgeByRules,
  noAdjustments,
  notAllTaken,
  settingMissing,
} from '../uploading/verdicts';
import { classifyAnswer } from './client/failures';
import { UNVERIFIED } from './unverified';

/**
 * Where conversions for OpenAI go: events of a pixel, on a host and with a key of their own. OpenAI
 * has no actions (a type of event is one) and takes nothing back.
 */
export const conversionSink = (rootUrl: string): ConversionSink => ({
  rules,
  judge: (conversion, now) => judgeByRules(rules, conversion, now, isMatchable(conversion)),
  judgeAdjustment: () => noAdjustments('OpenAI'),
  ensureAction: async (_connection, action) => ({
    remoteId: eventNameOf(EVENT_TYPES, action, 'openai-ads'),
    conflicts: eventNameConflicts(
      action,
      'openai-ads',
      EVENT_TYPES.own,
      'OpenAI takes its own types of events, and names of 1 to 64 letters, digits, - and _.',
    ),
  }),
  upload: (connection, batch, io) => upload(rootUrl, connection, batch, io),
  preview: (connection, conversion) =>
    pixelOf(connection) === undefined ? undefined : requestBody([conversion]),
  adjust: async (_connection, batch) => batch.map(() => noAdjustments('OpenAI')),
});

/** The cookie of the pixel alone leads OpenAI to the click too. */
const isMatchable = (conversion: SinkConversion): boolean =>
  hasIdentifier(rules, conversion) || conversion.browser?.obref !== undefined;

/**
 * Sends events to the connection's pixel, all or none in a request. `rootUrl` is the host of
 * events.
 */
const upload = async (
  rootUrl: string,
  connection: OpenConnection,
  batch: readonly SinkConversion[],
  io: PlatformIo,
): Promise<readonly Verdict[]> => {
  const needs = needsOf(connection);
  if ('missing' in needs) return batch.map(() => needs.missing);
  const { pixelId, key } = needs;
  const url = `${rootUrl}/v1/events?pid=${encodeURIComponent(pixelId)}`;
  return uploadTestsApart(rules, connection, batch, (part) =>
    sendInParts(
      part,
      async (items) => judged(items, await io.send(requestFor(url, key, items))),
      () => io.now(),
    ),
  );
};

type Needs = { readonly pixelId: string; readonly key: string } | { readonly missing: Verdict };

const pixelOf = ({ settings }: Pick<OpenConnection, 'settings'>): string | undefined =>
  settingText(settings[PIXEL.name]);

const needsOf = (connection: OpenConnection): Needs => {
  const [pixelId, key] = [pixelOf(connection), connection.credentials[KEY.name]];
  if (pixelId === undefined) return { missing: settingMissing('settings', PIXEL) };
  return key ? { pixelId, key } : { missing: settingMissing('credentials', KEY) };
};

const settingText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const requestFor = (url: string, key: string, items: readonly SinkConversion[]): HttpRequest => ({
  method: 'POST',
  url,
  counted: true,
  headers: {
    authorization: `Bearer ${key}`,
    accept: 'application/json',
    'content-type': 'application/json',
  },
  body: jsonText(requestBody(items)),
});

/** Events that all count, or tests, which OpenAI checks and does not keep. */
const requestBody = (items: readonly SinkConversion[]): object => ({
  validate_only: items.some(isTest),
  integration_source: 'switchyard',
  events: items.map(eventBody),
});

const judged = (items: readonly SinkConversion[], answer: HttpAnswer): Sending => {
  if (answer.status >= 200 && answer.status < 300) return counted(items, answer);
  return refusedReply(
    items,
    classifyAnswer(answer, 'change'),
    reactionTo(answer.status),
    namedEvents(answer),
  );
};

/**
 * A batch is taken as a whole, and no document says what the answer holds: a count that is lower
 * than what was sent is no delivery.
 */
const counted = (items: readonly SinkConversion[], answer: HttpAnswer): Sending => {
  const json = objectIn(answer);
  const reported = UNVERIFIED.countsOfEvents
    .map((name) => json[name])
    .find((count) => typeof count === 'number');
  return answeredAlike(
    items,
    reported === undefined || reported === items.length
      ? { outcome: 'taken' }
      : notAllTaken(Number(reported), items.length),
  );
};

/** `events[3].timestamp_ms`, the parameter that an error names. */
const namedEvents = (answer: HttpAnswer): readonly number[] => {
  const error = objectIn(answer)['error'];
  const param =
    typeof error === 'object' && error !== null && 'param' in error ? String(error.param) : '';
  const index = /^events[[.](\d+)\b/.exec(param)?.[1];
  return index === undefined ? [] : [Number(index)];
};

const objectIn = ({ body }: HttpAnswer): Readonly<Record<string, unknown>> => {
  try {
    const json: unknown = JSON.parse(body.toString('utf8'));
    return typeof json === 'object' && json !== null
      ? (json as Readonly<Record<string, unknown>>)
      : {};
  } catch {
    return {};
  }
};

/**
 * A conversion as OpenAI takes it (OpenAI Ads, Conversions API): milliseconds, whole minor units
 * with their currency or no amount at all.
 */
export const eventBody = (conversion: SinkConversion): object => {
  const { action, occurredAt, url, clickIds, consent } = conversion;
  const [type = '', customName] = action.remote.remoteId.split(/:(.*)/s);
  const click = clickIds.find(({ kind }) => kind === 'oppref');
  return {
    id: dedupeKeyOf(conversion),
    type,
    ...present('custom_event_name', customName),
    timestamp_ms: occurredAt,
    action_source: actionSourceOf(conversion),
    ...present('source_url', url),
    ...present('oppref', click?.value),
    opt_out: consent.adPersonalization === 'DENIED',
    user: userOf(conversion),
    data: dataOf(conversion, dataTypeOf(type)),
  };
};

/** An event of the web must name its page. */
const actionSourceOf = ({ actionSource, url }: SinkConversion): string =>
  ACTION_SOURCE_WORDS[actionSource === 'website' && url === undefined ? 'other' : actionSource]
    .openai;

const present = (name: string, text: string | undefined): object =>
  text === undefined ? {} : { [name]: text };

/** The account's currency is not asked for: what was sold in an unknown one has no amount. */
const dataOf = ({ value, currency, items = [] }: SinkConversion, type: DataType): object => {
  const amount =
    value === undefined || currency === undefined || !UNVERIFIED.dataWithAmount.includes(type)
      ? undefined
      : minorUnits(value, currency);
  const contents = type === 'contents' ? items.map((item) => contentOf(item, currency)) : [];
  return {
    type,
    ...(amount === undefined ? {} : { amount, currency }),
    ...(contents.length === 0 ? {} : { contents }),
  };
};

const contentOf = (
  { id, name, quantity, price }: ConvertedItem,
  currency: string | undefined,
): object => {
  const amount =
    price === undefined || currency === undefined ? undefined : minorUnits(price, currency);
  return {
    ...present('id', id),
    ...present('name', name),
    content_type: 'product',
    ...(quantity === undefined || !Number.isInteger(quantity) ? {} : { quantity }),
    ...(amount === undefined ? {} : { amount, currency }),
  };
};

const userOf = ({ identity, browser, device }: SinkConversion): object => {
  const { address } = identity;
  return {
    ...present('obref', browser?.obref),
    ...listed('emails_sha256', identity.email),
    ...listed('phone_numbers_sha256', identity.phone),
    ...listed('external_ids_sha256', identity.externalId),
    ...listed('first_names_sha256', identity.firstName),
    ...listed('last_names_sha256', identity.lastName),
    ...listed('countries', address?.countryCode),
    ...listed('regions', address?.region),
    ...listed('cities', address?.city),
    ...listed('postal_codes', address?.postalCode),
    ...present('ip_address', device?.ip),
    ...present('user_agent', device?.userAgent),
  };
};

const listed = (name: string, text: string | undefined): object =>
  text === undefined ? {} : { [name]: [text] };

/**
 * Standard events by the shape of their data (OpenAI Ads, Conversions API, event types); those of
 * apps are left out.
 */
const DATA_TYPES = {
  checkout_started: 'contents',
  contents_viewed: 'contents',
  items_added: 'contents',
  order_created: 'contents',
  page_viewed: 'contents',
  appointment_scheduled: 'customer_action',
  lead_created: 'customer_action',
  registration_completed: 'customer_action',
  subscription_created: 'plan_enrollment',
  trial_started: 'plan_enrollment',
} as const;

export type StandardEvent = keyof typeof DATA_TYPES;
type DataType = (typeof DATA_TYPES)[StandardEvent] | 'custom';

/** OpenAI's events for what happened; `custom:` is followed by the name of a custom event. */
export const EVENT_TYPES: EventNames<StandardEvent | `custom:${string}`> = {
  stages: {
    signup: 'registration_completed',
    trial_started: 'trial_started',
    qualified_lead: 'lead_created',
    paid: 'order_created',
    expansion: 'order_created',
  },
  events: {
    lead: 'lead_created',
    add_to_cart: 'items_added',
    begin_checkout: 'checkout_started',
    add_payment_info: 'custom:add_payment_info',
    view_item: 'contents_viewed',
    page_view: 'page_viewed',
    search: 'custom:search',
  },
  categories: {
    PURCHASE: 'order_created',
    ADD_TO_CART: 'items_added',
    BEGIN_CHECKOUT: 'checkout_started',
    SUBSCRIBE_PAID: 'subscription_created',
    SUBMIT_LEAD_FORM: 'lead_created',
    SIGNUP: 'registration_completed',
    CONTACT: 'lead_created',
    BOOK_APPOINTMENT: 'appointment_scheduled',
    REQUEST_QUOTE: 'lead_created',
    GET_DIRECTIONS: 'custom:get_directions',
    PAGE_VIEW: 'page_viewed',
    DOWNLOAD: 'custom:download',
    PHONE_CALL_LEAD: 'lead_created',
    ENGAGEMENT: 'custom:engagement',
    DEFAULT: 'custom:conversion',
  },
  own: (name) => {
    if (isStandard(name)) return name;
    return /^[A-Za-z0-9_-]{1,64}$/.test(name) ? `custom:${name}` : undefined;
  },
};

const isStandard = (type: string): type is StandardEvent => Object.hasOwn(DATA_TYPES, type);

const dataTypeOf = (type: string): DataType => (isStandard(type) ? DATA_TYPES[type] : 'custom');

/**
 * A decimal text of major units in whole minor units by ISO 4217, halves away from zero; undefined
 * for what is no currency.
 */
export const minorUnits = (value: string, currency: string): number | undefined =>
  isCurrency(currency)
    ? Big(value)
        .times(Big(10).pow(currencyDigits(currency)))
        .round(0, Big.roundHalfUp)
        .toNumber()
    : undefined;

const PIXEL = {
  name: 'pixelId',
  meaning: 'The id of the pixel that receives conversions.',
} as const;

/** A secret, so it is among the credentials, not the settings. */
const KEY = {
  name: 'conversionsKey',
  meaning: 'The key of the Conversions API. It is not the key of the ad account.',
} as const;

/** What a connection says so that its conversions can go out. */
export const forConversions: Capabilities['forConversions'] = {
  settings: [PIXEL],
  credentials: [KEY],
};

const source = 'OpenAI Ads, Conversions API and Troubleshooting';

/**
 * What OpenAI's statuses mean for a batch of events; its codes are not listed anywhere. A key that
 * opens nothing holds conversions alone: campaigns have a key of their own. A status that is not
 * here is not known, and the batch goes again.
 */
export const REFUSALS: readonly RefusalRow[] = [
  {
    code: '400',
    reaction: 'item',
    meaning: 'An event is wrong. No event of the batch was accepted.',
    source,
  },
  {
    code: '401',
    reaction: 'hold',
    meaning: 'The conversions key is missing, wrong or revoked.',
    source,
  },
  {
    code: '403',
    reaction: 'hold',
    meaning: 'Conversions are not enabled for the account, or the pixel is not its own.',
    source,
  },
  { code: '404', reaction: 'hold', meaning: 'The pixel is not there.', source },
  { code: '408', reaction: 'again', meaning: 'Timed out.', source },
  { code: '409', reaction: 'again', meaning: 'Two requests met.', source },
  { code: '413', reaction: 'item', meaning: 'The request is too large.', source },
  {
    code: '422',
    reaction: 'item',
    meaning: 'An event is malformed. No event of the batch was accepted.',
    source,
  },
  { code: '429', reaction: 'wait', meaning: 'Too many requests. Nothing was accepted.', source },
  { code: '500', reaction: 'again', meaning: 'Failed inside.', source },
  { code: '502', reaction: 'again', meaning: 'Away.', source },
  { code: '503', reaction: 'again', meaning: 'Away.', source },
  { code: '504', reaction: 'again', meaning: 'Timed out inside.', source },
];

const reactionTo = (status: number): RefusalRow['reaction'] | undefined =>
  REFUSALS.find(({ code }) => code === String(status))?.reaction;

const DAY_MS = 86_400_000;

/**
 * What OpenAI takes of conversions (OpenAI Ads, Conversions API): seven days back, ten minutes
 * ahead, 1,000 in a request, all or none.
 */
export const rules: ConversionRules = {
  batch: 1_000,
  clickIds: ['oppref'],
  identifiers: ['email', 'phone', 'externalId'],
  oldestMs: 7 * DAY_MS,
  futureMs: 600_000,
  actionAgeMs: 0,
  consent: CONSENT_RULES['openai-ads'].userData,
  tests: 'validated',
  adjustments: {
    RETRACTION: 'unsupported',
    RESTATEMENT: 'unsupported',
    ENHANCEMENT: 'unsupported',
  },
};
