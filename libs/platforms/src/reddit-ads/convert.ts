import { CONSENT_RULES } from '../port/consent';
import type { Capabilities } from '../port/capabilities';
import type { OpenConnection } from '../port/connection';
import type {
  ConversionRules,
  ConversionSink,
  ConvertedItem,
  SinkConversion,
  Verdict,
} from '../port/conversion';
import type { HttpAnswer, PlatformIo } from '../port/io';
import {
  ACTION_SOURCE_WORDS,
  dedupeKeyOf,
  eventNameConflicts,
  eventNameOf,
  type EventNames,
  namesPrices,
} from '../uploading/events';
import { type RefusalRow, refusedReply } from '../uploading/refusals';
import { type Sending, sendInParts } from '../uploading/send-in-parts';
import { isTest, testCodeOf, testsWithheld, uploadTestsApart } from '../uploading/tests';
import {
  answeredAlike,
  hasIdentifier,
  judgeByRules,
  noAdjustments,
  notAllTaken,
  settingMissing,
} from '../uploading/verdicts';
import { classify, isObject, jsonIn } from './client/failures';
import type { RedditWire } from './client/requests';
import { settingOf } from './client/session';

/**
 * Where conversions for Reddit go: events of a pixel. Reddit has no actions of its own (a type of
 * event is one) and takes nothing back.
 */
export const conversionSink = (wire: RedditWire): ConversionSink => ({
  rules,
  judge: (conversion, now) => judgeByRules(rules, conversion, now, isMatchable(conversion)),
  judgeAdjustment: () => noAdjustments('Reddit'),
  ensureAction: async (_connection, action) => ({
    remoteId: eventNameOf(EVENT_NAMES, action, 'reddit-ads'),
    conflicts: eventNameConflicts(
      action,
      'reddit-ads',
      EVENT_NAMES.own,
      'Reddit takes its own types of events, and names of 1 to 64 characters.',
    ),
  }),
  upload: (connection, batch, io) => upload(wire, connection, batch, io),
  preview: (connection, conversion) =>
    pixelOf(connection) === '' || (isTest(conversion) && testsWithheld(rules, connection))
      ? undefined
      : { data: requestData(connection, [conversion]) },
  adjust: async (_connection, batch) => batch.map(() => noAdjustments('Reddit')),
});

/** The cookie of the pixel alone leads Reddit to the click too. */
const isMatchable = (conversion: SinkConversion): boolean =>
  hasIdentifier(rules, conversion) || conversion.browser?.rdtUuid !== undefined;

/** Events of the same id count once, so a lost answer is no reason to look first. */
const ABOUT = { nature: 'change', entity: 'campaign' } as const;

/** Sends events to the connection's pixel, all or none in a request. */
const upload = async (
  wire: RedditWire,
  connection: OpenConnection,
  batch: readonly SinkConversion[],
  io: PlatformIo,
): Promise<readonly Verdict[]> => {
  const pixelId = pixelOf(connection);
  if (pixelId === '') return batch.map(() => settingMissing('settings', PIXEL));
  const path = `/pixels/${encodeURIComponent(pixelId)}/conversion_events`;
  const send = async (items: readonly SinkConversion[]): Promise<Sending> =>
    judged(
      items,
      await wire.exchange(connection, io, {
        method: 'POST',
        path,
        data: requestData(connection, items),
        policy: 'conversions',
        ...ABOUT,
      }),
    );
  return uploadTestsApart(rules, connection, batch, (part) =>
    sendInParts(part, send, () => io.now()),
  );
};

const pixelOf = (connection: OpenConnection): string => settingOf(connection, PIXEL.name);

/** `data` of one request: events that all count, or tests under the id that shows them. */
const requestData = (connection: OpenConnection, items: readonly SinkConversion[]): object => {
  const testId = items.some(isTest) ? testCodeOf(rules, connection) : undefined;
  return {
    ...(testId === undefined ? {} : { test_id: testId }),
    events: items.map((item) => eventBody(item, connection.currency)),
  };
};

const judged = (items: readonly SinkConversion[], answer: HttpAnswer): Sending => {
  if (answer.status >= 200 && answer.status < 300) return counted(items, answer);
  return refusedReply(
    items,
    classify(answer, ABOUT),
    reactionTo(answer.status),
    namedEvents(answer),
  );
};

/**
 * "Successfully processed 3 conversion events.": a lower count than was sent means that none is
 * counted as delivered, and so does an answer without a count.
 */
const counted = (items: readonly SinkConversion[], { body }: HttpAnswer): Sending => {
  const data = jsonIn(body)?.['data'];
  const count =
    isObject(data) && typeof data['message'] === 'string'
      ? /\bprocessed (\d+)\b/i.exec(data['message'])?.[1]
      : undefined;
  const processed = Number(count ?? 0);
  return answeredAlike(
    items,
    processed === items.length ? { outcome: 'taken' } : notAllTaken(processed, items.length),
  );
};

/** `data.events[3].type`, the path of what is wrong, where Reddit names one. */
const namedEvents = ({ body }: HttpAnswer): readonly number[] => {
  const error = jsonIn(body)?.['error'];
  const fields: unknown = isObject(error) ? error['fields'] : undefined;
  const paths = Array.isArray(fields)
    ? fields.filter(isObject).map(({ field }) => String(field))
    : [];
  return [
    ...new Set(paths.flatMap((path) => /\bevents[[.](\d+)\b/.exec(path)?.[1] ?? []).map(Number)),
  ];
};

/**
 * The longest order id that Reddit takes; a longer one is left out, the conversion id has no such
 * limit.
 */
const ORDER_ID_LENGTH = 100;

/**
 * A conversion as Reddit takes it (Reddit Ads API v3, conversion events): milliseconds, amounts as
 * numbers of major units.
 */
export const eventBody = (conversion: SinkConversion, accountCurrency: string): object => {
  const { occurredAt, url, referrer, clickIds, action, actionSource } = conversion;
  const [type = '', customName] = action.remote.remoteId.split(/:(.*)/s);
  const click = clickIds.find(({ kind }) => kind === 'rdt_cid');
  return {
    event_at: occurredAt,
    action_source: ACTION_SOURCE_WORDS[actionSource].reddit,
    ...present('event_source_url', url),
    ...present('referrer_url', referrer),
    ...present('click_id', click?.value),
    type: {
      tracking_type: type,
      ...present('custom_event_name', customName),
    },
    metadata: metadataOf(conversion, type, accountCurrency),
    user: userOf(conversion),
  };
};

const present = (name: string, text: string | undefined): object =>
  text === undefined ? {} : { [name]: text };

const metadataOf = (conversion: SinkConversion, type: string, accountCurrency: string): object => {
  const { orderId, items = [] } = conversion;
  return {
    conversion_id: dedupeKeyOf(conversion),
    ...(orderId === undefined || orderId.length > ORDER_ID_LENGTH ? {} : { order_id: orderId }),
    ...(takesValue(type) ? moneyOf(conversion, accountCurrency) : {}),
    ...productsOf(items),
  };
};

/** Prices of products have no currency of their own. */
const moneyOf = (
  { value, currency, action, items }: SinkConversion,
  accountCurrency: string,
): object =>
  value === undefined
    ? present('currency', namesPrices(items) ? currency : undefined)
    : {
        value: Number(value),
        currency: currency ?? action.valueSettings.currencyCode ?? accountCurrency,
      };

/** Reddit counts whole pieces and needs the id of each product: one without is left out. */
const productsOf = (items: readonly ConvertedItem[]): object => {
  const products = items.flatMap(({ id, name, category, quantity, price }) =>
    id === undefined
      ? []
      : [
          {
            id,
            ...present('name', name),
            ...present('category', category),
            ...(quantity === undefined || !Number.isInteger(quantity) ? {} : { quantity }),
            ...(price === undefined ? {} : { item_price: Number(price) }),
          },
        ],
  );
  const count = items.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  return {
    ...(items.length === 0 || !Number.isInteger(count) ? {} : { item_count: count }),
    ...(products.length === 0 ? {} : { products }),
  };
};

const userOf = ({ identity, browser, device, limitedDataUse }: SinkConversion): object => ({
  ...present('email', identity.email),
  ...present('phone_number', identity.phone),
  ...present('external_id', identity.externalId),
  ...present('ip_address', device?.ip),
  ...present('user_agent', device?.userAgent),
  ...present('uuid', browser?.rdtUuid),
  ...(limitedDataUse?.country === 'US'
    ? { data_processing_options: limitedUse(limitedDataUse.region) }
    : {}),
});

/** Limited data use of the US; the region is `US-CA`. */
const limitedUse = (region: string | undefined): object => ({
  country: 'US',
  ...present('region', region && `US-${region.toUpperCase().replace(/^US-/, '')}`),
  modes: ['LDU'],
});

/** What Reddit can track (Reddit Ads API v3, conversion events). */
const TRACKED = [
  'PAGE_VISIT',
  'VIEW_CONTENT',
  'SEARCH',
  'ADD_TO_CART',
  'ADD_TO_WISHLIST',
  'PURCHASE',
  'LEAD',
  'SIGN_UP',
] as const;

/** `CUSTOM:` is followed by the name of a custom event. */
export type TrackedEvent = (typeof TRACKED)[number] | `CUSTOM:${string}`;

/** The longest name of a custom event. */
const CUSTOM_NAME_LENGTH = 64;

const ownEvent = (name: string): TrackedEvent | undefined => {
  const tracked = TRACKED.find((one) => one === name);
  if (tracked !== undefined) return tracked;
  return name.trim() !== '' && name.length <= CUSTOM_NAME_LENGTH ? `CUSTOM:${name}` : undefined;
};

/** Reddit's types of events for what happened; what it has no type for is a custom event. */
export const EVENT_NAMES: EventNames<TrackedEvent> = {
  stages: {
    signup: 'SIGN_UP',
    trial_started: 'CUSTOM:trial_started',
    qualified_lead: 'LEAD',
    paid: 'PURCHASE',
    expansion: 'PURCHASE',
  },
  events: {
    lead: 'LEAD',
    add_to_cart: 'ADD_TO_CART',
    begin_checkout: 'CUSTOM:begin_checkout',
    add_payment_info: 'CUSTOM:add_payment_info',
    view_item: 'VIEW_CONTENT',
    page_view: 'PAGE_VISIT',
    search: 'SEARCH',
  },
  categories: {
    PURCHASE: 'PURCHASE',
    ADD_TO_CART: 'ADD_TO_CART',
    BEGIN_CHECKOUT: 'CUSTOM:begin_checkout',
    SUBSCRIBE_PAID: 'PURCHASE',
    SUBMIT_LEAD_FORM: 'LEAD',
    SIGNUP: 'SIGN_UP',
    CONTACT: 'LEAD',
    BOOK_APPOINTMENT: 'LEAD',
    REQUEST_QUOTE: 'LEAD',
    GET_DIRECTIONS: 'CUSTOM:get_directions',
    PAGE_VIEW: 'PAGE_VISIT',
    DOWNLOAD: 'CUSTOM:download',
    PHONE_CALL_LEAD: 'LEAD',
    ENGAGEMENT: 'CUSTOM:engagement',
    DEFAULT: 'CUSTOM:conversion',
  },
  own: ownEvent,
};

const WITHOUT_VALUE: ReadonlySet<string> = new Set(['PAGE_VISIT', 'SEARCH']);

/**
 * Visits and searches are worth nothing to Reddit; all other types take a value and its currency.
 */
const takesValue = (trackingType: string): boolean => !WITHOUT_VALUE.has(trackingType);

const TEST_ID = {
  name: 'testId',
  meaning: "The test id of the pixel's page Event Testing. Reddit shows tests there.",
} as const;

/** What a connection may say beside the settings that campaigns need too. */
export const forConversions: Capabilities['forConversions'] = {
  settings: [{ ...TEST_ID, optional: true }],
  credentials: [],
};

/** Stands among the settings that campaigns need too (`capabilities.ts`). */
const PIXEL = {
  name: 'pixelId',
  meaning: 'The id of the pixel (a2_…, t2_… or p2_…) that receives conversions.',
} as const;

const source = 'Reddit Ads API v3, errors of each operation';

/**
 * What Reddit's refusals mean for a batch of events: it has no codes but the HTTP status. A status
 * that is not here is not known, and the batch goes again.
 */
export const REFUSALS: readonly RefusalRow[] = [
  {
    code: '400',
    reaction: 'item',
    meaning: 'Something in the request is wrong. No event was processed.',
    source,
  },
  {
    code: '401',
    reaction: 'signIn',
    meaning: 'The token is missing, expired or revoked.',
    source,
  },
  {
    code: '403',
    reaction: 'hold',
    meaning: 'The grant lacks adsconversions, or the person may not use this pixel.',
    source,
  },
  { code: '404', reaction: 'hold', meaning: 'The pixel is not there.', source },
  {
    code: '410',
    reaction: 'hold',
    meaning: 'This version of the API is no longer served. Change the setting of the version.',
    source,
  },
  { code: '413', reaction: 'item', meaning: 'The request is too large.', source },
  { code: '429', reaction: 'wait', meaning: 'Too many requests.', source },
  { code: '500', reaction: 'again', meaning: 'Failed inside.', source },
  { code: '502', reaction: 'again', meaning: 'Away.', source },
  { code: '503', reaction: 'again', meaning: 'Away.', source },
  { code: '504', reaction: 'again', meaning: 'Timed out.', source },
];

const reactionTo = (status: number): RefusalRow['reaction'] | undefined =>
  REFUSALS.find(({ code }) => code === String(status))?.reaction;

const DAY_MS = 86_400_000;

/**
 * What Reddit takes of conversions (Reddit Ads API v3, conversion events): 1,000 in a request, all
 * or none. Both windows are in `docs/platforms/reddit-ads-unverified.md`.
 */
export const rules: ConversionRules = {
  batch: 1_000,
  clickIds: ['rdt_cid'],
  identifiers: ['email', 'phone', 'externalId'],
  oldestMs: 7 * DAY_MS,
  futureMs: 300_000,
  actionAgeMs: 0,
  consent: CONSENT_RULES['reddit-ads'].userData,
  tests: 'coded',
  testSetting: TEST_ID,
  adjustments: {
    RETRACTION: 'unsupported',
    RESTATEMENT: 'unsupported',
    ENHANCEMENT: 'unsupported',
  },
};
