import { CONSENT_RULES } from '../port/consent';
import type { OpenConnection } from '../port/connection';
import type { ConversionRules, ConversionSink, SinkConversion, Verdict } from '../port/conversion';
import type { HttpAnswer, PlatformIo } from '../port/io';
import { dedupeKeyOf, eventNameOf, type EventNames } from '../uploading/events';
import { type RefusalRow, refusedReply } from '../uploading/refusals';
import { type Sending, sendInParts } from '../uploading/send-in-parts';
import {
  answeredAlike,
  judgeByRules,
  noAdjustments,
  notAllTaken,
  settingMissing,
} from '../uploading/verdicts';
import { classify, isObject, jsonIn } from './client/failures';
import type { RedditWire } from './client/requests';
import { Session } from './client/session';

/**
 * Where conversions for Reddit go: events of a pixel. Reddit has no actions of its own (a type of
 * event is one) and takes nothing back.
 */
export const conversionSink = (wire: RedditWire): ConversionSink => ({
  rules,
  judge: (conversion, now) => judgeByRules(rules, conversion, now),
  judgeAdjustment: () => noAdjustments('Reddit'),
  ensureAction: async (_connection, action) => ({
    remoteId: eventNameOf(EVENT_NAMES, action),
    conflicts: [],
  }),
  upload: (connection, batch, io) => upload(wire, connection, batch, io),
  adjust: async (_connection, batch) => batch.map(() => noAdjustments('Reddit')),
});

/** Events of the same id count once, so a lost answer is no reason to look first. */
const ABOUT = { nature: 'change', entity: 'campaign' } as const;

/** Sends events to the connection's pixel, all or none in a request. */
const upload = async (
  wire: RedditWire,
  connection: OpenConnection,
  batch: readonly SinkConversion[],
  io: PlatformIo,
): Promise<readonly Verdict[]> => {
  const pixelId = new Session(wire, connection, io).setting(PIXEL.name);
  if (pixelId === '') return batch.map(() => settingMissing('settings', PIXEL));
  const path = `/pixels/${encodeURIComponent(pixelId)}/conversion_events`;
  const send = async (items: readonly SinkConversion[]): Promise<Sending> => {
    const events = items.map((item) => eventBody(item, connection.currency));
    return judged(
      items,
      await wire.exchange(connection, io, {
        method: 'POST',
        path,
        data: { events },
        policy: 'conversions',
        ...ABOUT,
      }),
    );
  };
  return sendInParts(batch, send, () => io.now());
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
 * "Successfully processed 3 conversion events.": fewer than were sent is no delivery of any, and
 * neither is an answer that says nothing.
 */
const counted = (items: readonly SinkConversion[], { body }: HttpAnswer): Sending => {
  const data = jsonIn(body)?.['data'];
  const said =
    isObject(data) && typeof data['message'] === 'string'
      ? /\bprocessed (\d+)\b/i.exec(data['message'])?.[1]
      : undefined;
  const processed = Number(said ?? 0);
  return answeredAlike(
    items,
    processed === items.length ? { outcome: 'taken' } : notAllTaken(processed, items.length),
  );
};

/** `data.events[3].type`, the path of what is wrong, where Reddit tells one. */
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
  const { occurredAt, url, clickIds, action } = conversion;
  const [type = '', customName] = action.remote.remoteId.split(/:(.*)/s);
  const click = clickIds.find(({ kind }) => kind === 'rdt_cid');
  return {
    event_at: occurredAt,
    action_source: url === undefined ? 'OTHER' : 'WEBSITE',
    ...(url === undefined ? {} : { event_source_url: url }),
    ...(click === undefined ? {} : { click_id: click.value }),
    type: {
      tracking_type: type,
      ...(customName === undefined ? {} : { custom_event_name: customName }),
    },
    metadata: metadataOf(conversion, type, accountCurrency),
    user: userOf(conversion),
  };
};

const metadataOf = (conversion: SinkConversion, type: string, accountCurrency: string): object => {
  const { value, currency, orderId, action } = conversion;
  return {
    conversion_id: dedupeKeyOf(conversion),
    ...(orderId === undefined || orderId.length > ORDER_ID_LENGTH ? {} : { order_id: orderId }),
    ...(value === undefined || !takesValue(type)
      ? {}
      : {
          value: Number(value),
          currency: currency ?? action.valueSettings.currencyCode ?? accountCurrency,
        }),
  };
};

const userOf = ({ identity }: SinkConversion): object => ({
  ...(identity.email === undefined ? {} : { email: identity.email }),
  ...(identity.phone === undefined ? {} : { phone_number: identity.phone }),
  ...(identity.externalId === undefined ? {} : { external_id: identity.externalId }),
});

/**
 * What Reddit can track (Reddit Ads API v3, conversion events); `CUSTOM:` is followed by the name
 * of a custom event.
 */
export type TrackedEvent =
  | 'PAGE_VISIT'
  | 'VIEW_CONTENT'
  | 'SEARCH'
  | 'ADD_TO_CART'
  | 'ADD_TO_WISHLIST'
  | 'PURCHASE'
  | 'LEAD'
  | 'SIGN_UP'
  | `CUSTOM:${string}`;

/** Reddit's types of events for what happened; what it has no type for is a custom event. */
export const EVENT_NAMES: EventNames<TrackedEvent> = {
  stages: {
    signup: 'SIGN_UP',
    trial_started: 'CUSTOM:trial_started',
    qualified_lead: 'LEAD',
    paid: 'PURCHASE',
    expansion: 'PURCHASE',
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
};

const WITHOUT_VALUE: ReadonlySet<string> = new Set(['PAGE_VISIT', 'SEARCH']);

/**
 * Visits and searches are worth nothing to Reddit; all other types take a value and its currency.
 */
const takesValue = (trackingType: string): boolean => !WITHOUT_VALUE.has(trackingType);

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
 * or none. Both windows stand in `docs/platforms/reddit-ads-unverified.md`.
 */
export const rules: ConversionRules = {
  batch: 1_000,
  clickIds: ['rdt_cid'],
  identifiers: ['email', 'phone', 'externalId'],
  oldestMs: 7 * DAY_MS,
  futureMs: 300_000,
  actionAgeMs: 0,
  consent: CONSENT_RULES['reddit-ads'].userData,
  adjustments: {
    RETRACTION: 'unsupported',
    RESTATEMENT: 'unsupported',
    ENHANCEMENT: 'unsupported',
  },
};
