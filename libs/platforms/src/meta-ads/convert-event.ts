import type { Json } from '../port/attributes';
import type { ConvertedItem, CustomData, SinkConversion } from '../port/conversion';
import { dedupeKeyOf, type EventNames, namesPrices } from '../uploading/events';
import { UNVERIFIED } from './unverified';

type Body = { readonly [member: string]: Json };

/**
 * A conversion as Meta takes it (Conversions API, Parameters). Seconds, not milliseconds; amounts
 * are numbers of major units. Denied ad personalisation is opting out of delivery; what may not be
 * used at all is not sent.
 */
export const eventBody = (
  conversion: SinkConversion,
  accountCurrency: string,
  now: number,
): Body => {
  const { action, occurredAt, url, referrer, consent } = conversion;
  const custom = customData(conversion, accountCurrency);
  return {
    event_name: action.remote.remoteId,
    event_time: Math.floor(occurredAt / 1_000),
    event_id: dedupeKeyOf(conversion),
    action_source: actionSourceOf(conversion),
    ...present('event_source_url', url),
    ...present(UNVERIFIED.referrerMember, referrer),
    user_data: userData(conversion, now),
    ...(Object.keys(custom).length === 0 ? {} : { custom_data: custom }),
    ...(consent.adPersonalization === 'DENIED' ? { opt_out: true } : {}),
    ...limitedUse(conversion),
  };
};

/** Ours are Meta's words. A website needs the page and the user agent (Conversions API). */
const actionSourceOf = ({ actionSource, url, device }: SinkConversion): string =>
  actionSource === 'website' && (url === undefined || device?.userAgent === undefined)
    ? 'other'
    : actionSource;

/** What Meta matches by; empty when there is nothing. Hashes come as they are to be sent. */
const userData = (conversion: SinkConversion, now: number): Body => {
  const { identity, browser, device } = conversion;
  const { address } = identity;
  return {
    ...listed('em', identity.email),
    ...listed('ph', identity.phone),
    ...listed('fn', identity.firstName),
    ...listed('ln', identity.lastName),
    ...listed('db', identity.dateOfBirth),
    ...listed('ge', identity.gender),
    ...listed('ct', address?.city),
    ...listed('st', address?.region),
    ...listed('zp', address?.postalCode),
    ...listed('country', address?.countryCode),
    ...listed('external_id', identity.externalId),
    ...present('client_ip_address', device?.ip),
    ...present('client_user_agent', device?.userAgent),
    ...present('fbc', browser?.fbc ?? clickCookie(conversion, now)),
    ...present('fbp', browser?.fbp),
  };
};

const listed = (name: string, hash: string | undefined): Body =>
  hash === undefined ? {} : { [name]: [hash] };

const present = (name: string, text: string | undefined): Body =>
  text === undefined ? {} : { [name]: text };

/** Members that identify a person. An address, a browser or a birth date alone does not. */
const MATCHING = ['em', 'ph', 'external_id', 'fbc', 'fbp'];

/** Whether Meta can find the person of an event, or their click. */
export const isMatchable = (conversion: SinkConversion, now: number): boolean => {
  const members = userData(conversion, now);
  return MATCHING.some((name) => members[name] !== undefined);
};

/** Numbers that Meta gave the countries and states of limited data use (Data Processing Options). */
const US = 1;
const STATES: Readonly<Record<string, number>> = {
  CA: 1_000,
  CO: 1_001,
  CT: 1_002,
  FL: 1_003,
  OR: 1_004,
  TX: 1_005,
  MT: 1_006,
  DE: 1_007,
  NE: 1_008,
  NH: 1_009,
  NJ: 1_010,
  MN: 1_011,
  MD: 1_012,
  RI: 1_013,
};

/**
 * Limited data use, of the US alone. Where the state is unknown, or has no number here, Meta is
 * asked to find it by the address of the browser (both numbers are 0).
 */
const limitedUse = ({ limitedDataUse }: SinkConversion): Body => {
  if (limitedDataUse?.country !== 'US') return {};
  const state = STATES[stateOf(limitedDataUse.region ?? '')];
  return {
    data_processing_options: ['LDU'],
    data_processing_options_country: state === undefined ? 0 : US,
    data_processing_options_state: state ?? 0,
  };
};

/** `CA` of `US-CA`, `us-ca` and `CA`. */
const stateOf = (region: string): string => region.toUpperCase().replace(/^US-/, '');

/** The members that we fill; a caller's own data never takes their place. */
const OURS = ['value', 'currency', 'order_id', 'contents'];

/** What the ids of products are, unless the caller says `product_group` or another type of catalogue. */
const CONTENT_TYPE = 'product';

const customData = (conversion: SinkConversion, accountCurrency: string): Body => {
  const { orderId, items = [], customData: own = {} } = conversion;
  const contents = items.flatMap(contentOf);
  return {
    ...(contents.length === 0 ? {} : { contents, content_type: CONTENT_TYPE }),
    ...withoutOurs(own),
    ...moneyOf(conversion, accountCurrency),
    ...present('order_id', orderId),
  };
};

const withoutOurs = (data: CustomData): CustomData =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !OURS.includes(name)));

/** Meta knows products by their ids: one without is left out. */
const contentOf = ({ id, name, category, quantity, price }: ConvertedItem): readonly Body[] =>
  id === undefined
    ? []
    : [
        {
          id,
          quantity: quantity ?? 1,
          ...(price === undefined ? {} : { item_price: Number(price) }),
          ...present('title', name),
          ...present('category', category),
        },
      ];

/**
 * A purchase of unknown worth is worth 0: without a value and a currency Meta refuses it. Prices of
 * products have no currency of their own.
 */
const moneyOf = (
  { value, currency, action, items }: SinkConversion,
  accountCurrency: string,
): Body => {
  if (value === undefined && action.remote.remoteId !== PURCHASE) {
    return namesPrices(items) ? present('currency', currency) : {};
  }
  return {
    value: Number(value ?? '0'),
    currency: currency ?? action.valueSettings.currencyCode ?? accountCurrency,
  };
};

/** How long Meta knows a click (Conversions API, fbp and fbc parameters). */
const CLICK_MS = 90 * 86_400_000;

const WHOLE = /^fb\.[0-2]\.(\d{13})\.[\w.-]+$/;

/**
 * `fb.1.<milliseconds of the click>.<fbclid>`, the fbclid as it came, appendix and case kept;
 * undefined without a click of a known time, of the last ninety days, before the conversion. A time
 * is never made up. What was kept in that form already goes as it is.
 */
export const clickCookie = (
  { clickIds, occurredAt }: Pick<SinkConversion, 'clickIds' | 'occurredAt'>,
  now: number,
): string | undefined => {
  const clicks = clickIds
    .filter(({ kind }) => kind === 'fbclid')
    .map(({ value, seenAt }) => ({ value, at: clickedAt(value, seenAt) }));
  const click = clicks.find(
    ({ at }) =>
      at !== undefined && now - at <= CLICK_MS && at <= occurredAt + UNVERIFIED.clickSkewMs,
  );
  if (click === undefined) return undefined;
  return WHOLE.test(click.value) ? click.value : `fb.1.${click.at}.${click.value}`;
};

const clickedAt = (value: string, seenAt: number | undefined): number | undefined => {
  const written = WHOLE.exec(value)?.[1];
  return written === undefined ? seenAt : Number(written);
};

/**
 * Meta's standard events (Conversions API, standard events); Download, Engagement and Conversion
 * are custom ones, which Meta takes by any name.
 */
export const EVENT_NAMES: EventNames = {
  stages: {
    signup: 'CompleteRegistration',
    trial_started: 'StartTrial',
    qualified_lead: 'Lead',
    paid: 'Purchase',
    expansion: 'Purchase',
  },
  events: {
    lead: 'Lead',
    add_to_cart: 'AddToCart',
    begin_checkout: 'InitiateCheckout',
    add_payment_info: 'AddPaymentInfo',
    view_item: 'ViewContent',
    page_view: 'PageView',
    search: 'Search',
  },
  categories: {
    PURCHASE: 'Purchase',
    ADD_TO_CART: 'AddToCart',
    BEGIN_CHECKOUT: 'InitiateCheckout',
    SUBSCRIBE_PAID: 'Subscribe',
    SUBMIT_LEAD_FORM: 'Lead',
    SIGNUP: 'CompleteRegistration',
    CONTACT: 'Contact',
    BOOK_APPOINTMENT: 'Schedule',
    REQUEST_QUOTE: 'Lead',
    GET_DIRECTIONS: 'FindLocation',
    PAGE_VIEW: 'ViewContent',
    DOWNLOAD: 'Download',
    PHONE_CALL_LEAD: 'Lead',
    ENGAGEMENT: 'Engagement',
    DEFAULT: 'Conversion',
  },
  own: (name) => (/^[A-Za-z0-9 _-]{1,50}$/.test(name) ? name : undefined),
};

/** The event that must carry a value and its currency. */
const PURCHASE = 'Purchase';
