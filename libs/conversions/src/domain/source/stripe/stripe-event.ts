import { currencyDigits, isCurrency } from '@switchyard/kernel';
import Big from 'big.js';
import { consentOf, majorUnits } from '../payload/event-fields';
import {
  idOf,
  isRecord,
  type Json,
  listOf,
  momentOf,
  present,
  recordOf,
  textOf,
  unreadable,
} from '../payload/members';
import type { SourceEvent, SourceOrder } from '../reading';

/** An event as Stripe posts it. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** Unix seconds. */
  readonly created: number;
  readonly livemode: boolean | undefined;
  /** The thing that it tells of. */
  readonly object: Json;
}

/** Where the thing stands in the request. */
export const OBJECT = '/payload/data/object';

/**
 * Throws `VALIDATION_ERROR` for what is no event of Stripe. One whose time is no time happened now:
 * the sale is not lost for it.
 */
export const stripeEvent = (payload: unknown, now: Date): StripeEvent => {
  if (!isRecord(payload)) throw unreadable('/payload', 'payload must be an event of Stripe');
  const { id, type, created, livemode, data } = payload;
  const object = recordOf(data)['object'];
  if (textOf(type) === undefined) {
    throw unreadable('/payload/type', 'an event of Stripe has a type');
  }
  if (textOf(id) === undefined) throw unreadable('/payload/id', 'an event of Stripe has an id');
  if (typeof created !== 'number' && created !== null) {
    throw unreadable(
      '/payload/created',
      'an event of Stripe has the time at which it was created, in unix seconds',
    );
  }
  if (!isRecord(object)) throw unreadable(OBJECT, 'an event of Stripe has an object');
  return {
    id: String(id),
    type: String(type),
    created: (momentOf(created) ?? now).getTime() / 1_000,
    livemode: typeof livemode === 'boolean' ? livemode : undefined,
    object,
  };
};

const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid'] as const;
const OWN_IDS = ['externalId', 'external_id', 'userId', 'user_id'] as const;

type FromMetadata = Pick<SourceEvent, (typeof CLICK_IDS)[number] | 'externalId' | 'consent'>;

/**
 * Click ids, the caller's own id and consent out of metadata; of several places the first that has
 * one counts.
 */
export const readMetadata = (places: readonly unknown[]): FromMetadata => {
  const records = places.filter(isRecord);
  const first = (...names: readonly string[]): string | undefined =>
    records
      .flatMap((one) => names.map((name) => textOf(one[name])))
      .find((value) => value !== undefined);
  const clicks = present<Pick<SourceEvent, (typeof CLICK_IDS)[number]>>(
    Object.fromEntries(CLICK_IDS.map((kind) => [kind, first(kind)])),
  );
  return {
    ...clicks,
    ...present<Pick<SourceEvent, 'externalId'>>({ externalId: first(...OWN_IDS) }),
    ...consentOf(first('ad_user_data'), first('ad_personalization')),
  };
};

/**
 * Metadata of a thing and of what it names, where that was expanded: session or invoice first, then
 * subscription, customer, payment.
 */
export const metadataPaths = (object: Json): readonly unknown[] => [
  object['metadata'],
  ...['subscription', 'customer', 'payment_intent'].map(
    (name) => recordOf(object[name])['metadata'],
  ),
];

/** Payments of an invoice: its own member before 2025-03, a list after it. */
const paymentsOf = (invoice: Json): (string | undefined)[] => [
  idOf(invoice['payment_intent']),
  ...listOf(recordOf(invoice['payments'])['data']).map((one) =>
    idOf(recordOf(recordOf(one)['payment'])['payment_intent']),
  ),
];

/** The names of one order in the order in which one is chosen: invoice, payment, session. */
const named = (...names: readonly (string | undefined)[]): SourceOrder['names'] | undefined => {
  const [first, ...others] = new Set(names.filter((name) => name !== undefined));
  return first === undefined ? undefined : [first, ...others];
};

export const namesOfSession = (session: Json): SourceOrder['names'] | undefined =>
  named(idOf(session['invoice']), idOf(session['payment_intent']), idOf(session['id']));

export const namesOfInvoice = (invoice: Json): SourceOrder['names'] | undefined =>
  named(idOf(invoice['id']), ...paymentsOf(invoice));

/** A charge is the name of last resort: nothing else of an order names it. */
export const namesOfCharge = (
  charge: Json,
  ownId: unknown = charge['id'],
): SourceOrder['names'] | undefined =>
  named(idOf(charge['invoice']), idOf(charge['payment_intent'])) ?? named(idOf(ownId));

/** `invoice_payment.paid`: the one event that names an invoice and its payment since 2025-03. */
export const namesOfInvoicePayment = (payment: Json): SourceOrder['names'] | undefined =>
  named(idOf(payment['invoice']), idOf(recordOf(payment['payment'])['payment_intent']));

/** What was paid, in major units: with tax as the buyer paid it, and without tax in `currency`. */
export interface PaidAmount {
  readonly gross: string;
  readonly net: string;
  readonly currency: string;
}

const integer = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined;
const currencyOf = (value: unknown): string => (textOf(value) ?? '').toUpperCase();

/** `part` of `whole` of an amount, in the currency's own decimals. */
const share = (amount: Big, part: number, whole: number, currency: string): Big =>
  (whole === 0 ? amount : amount.times(part).div(whole)).round(
    isCurrency(currency) ? currencyDigits(currency) : 2,
    Big.roundHalfUp,
  );

/**
 * What a checkout came to. Where Stripe converted prices for the buyer, it counts in the currency
 * of the prices.
 */
export const paidInSession = (session: Json): PaidAmount | undefined => {
  const total = integer(session['amount_total']);
  if (total === undefined) return undefined;
  const tax = integer(recordOf(session['total_details'])['amount_tax']) ?? 0;
  const converted = recordOf(session['currency_conversion']);
  const inPrices = integer(converted['amount_total']);
  const currency = currencyOf(
    inPrices === undefined ? session['currency'] : converted['source_currency'],
  );
  const paid = amounts(inPrices ?? total, total - tax, total, currency);
  return inPrices === undefined
    ? paid
    : { ...paid, gross: majorUnits(total, currencyOf(session['currency'])) };
};

/** What was paid of an invoice, and the part of that which is not tax. */
export const paidInInvoice = (invoice: Json): PaidAmount | undefined => {
  const paid = integer(invoice['amount_paid']);
  if (paid === undefined) return undefined;
  const total = integer(invoice['total']) ?? paid;
  return amounts(
    paid,
    integer(invoice['total_excluding_tax']) ?? total - taxOf(invoice),
    total,
    currencyOf(invoice['currency']),
  );
};

/** Of older and newer invoices that have no total without tax. */
const taxOf = ({ tax, total_taxes: taxes }: Json): number =>
  integer(tax) ??
  (Array.isArray(taxes)
    ? taxes.reduce<number>((sum, one) => sum + (integer(recordOf(one)['amount']) ?? 0), 0)
    : 0);

const amounts = (paidMinor: number, part: number, whole: number, currency: string): PaidAmount => {
  const gross = new Big(majorUnits(paidMinor, currency));
  return {
    gross: gross.toFixed(),
    net: part === whole ? gross.toFixed() : share(gross, part, whole, currency).toFixed(),
    currency,
  };
};
