import { currencyDigits, isCurrency } from '@switchyard/kernel';
import Big from 'big.js';
import type { EventItemPart } from '../../conversion/event-item';
import type { StripeConfig } from '../conversion-source';
import { majorUnits } from '../payload/event-fields';
import { idOf, isRecord, type Json, listOf, present, recordOf, textOf } from '../payload/members';

/**
 * What was paid, in major units: with tax as the buyer paid it, and what of it counts, in
 * `currency`.
 */
export interface PaidAmount {
  readonly gross: string;
  readonly net: string;
  readonly currency: string;
}

export const integer = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined;
export const currencyOf = (value: unknown): string => (textOf(value) ?? '').toUpperCase();

/** `part` of `whole` of an amount, in the currency's own decimals. */
const share = (amount: Big, part: number, whole: number, currency: string): Big =>
  (whole === 0 ? amount : amount.times(part).div(whole)).round(
    isCurrency(currency) ? currencyDigits(currency) : 2,
    Big.roundHalfUp,
  );

/** What of a total counts: less the tax, and less the shipping, as the configuration says. */
const counted = (
  total: number,
  withoutTax: number,
  shipping: number,
  { value = 'net' }: StripeConfig,
): number => {
  switch (value) {
    case 'gross':
      return total;
    case 'net':
      return withoutTax;
    case 'netOfShipping':
      return withoutTax - shipping;
  }
};

/** Shipping without its tax, in minor units. */
const shippingOf = (object: Json): number => {
  const cost = recordOf(object['shipping_cost']);
  const total = integer(cost['amount_total']);
  return total === undefined
    ? (integer(recordOf(object['total_details'])['amount_shipping']) ??
        integer(object['amount_shipping']) ??
        0)
    : total - (integer(cost['amount_tax']) ?? 0);
};

/**
 * What a checkout came to. Where Stripe converted prices for the buyer, it counts in the currency
 * of the prices.
 */
export const paidInSession = (session: Json, config: StripeConfig): PaidAmount | undefined => {
  const total = integer(session['amount_total']);
  if (total === undefined) return undefined;
  const tax = integer(recordOf(session['total_details'])['amount_tax']) ?? 0;
  const converted = recordOf(session['currency_conversion']);
  const inPrices = integer(converted['amount_total']);
  const currency = currencyOf(
    inPrices === undefined ? session['currency'] : converted['source_currency'],
  );
  const part = counted(total, total - tax, shippingOf(session), config);
  const paid = amounts(inPrices ?? total, part, total, currency);
  return inPrices === undefined
    ? paid
    : { ...paid, gross: majorUnits(total, currencyOf(session['currency'])) };
};

/** The paid amount of an invoice, and the part of it that counts. */
export const paidInInvoice = (invoice: Json, config: StripeConfig): PaidAmount | undefined => {
  const paid = integer(invoice['amount_paid']);
  if (paid === undefined) return undefined;
  const total = integer(invoice['total']) ?? paid;
  const withoutTax = integer(invoice['total_excluding_tax']) ?? total - taxOf(invoice);
  return amounts(
    paid,
    counted(total, withoutTax, shippingOf(invoice), config),
    total,
    currencyOf(invoice['currency']),
  );
};

/** What a payment received. It knows no tax and no shipping, so that all of it counts. */
export const paidInIntent = (intent: Json): PaidAmount | undefined => {
  const received = integer(intent['amount_received']);
  if (received === undefined) return undefined;
  return amounts(received, received, received, currencyOf(intent['currency']));
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

const MOST_ITEMS = 100;

/** Lines of a checkout, where it was expanded, or of an invoice; credits are no items. */
export const itemsOf = (lines: unknown, currency: string): readonly EventItemPart[] | undefined => {
  const items = listOf(recordOf(lines)['data'])
    .filter(isRecord)
    .slice(0, MOST_ITEMS)
    .flatMap((line) => {
      const item = itemOf(line, currency);
      return item ? [item] : [];
    });
  return items.length > 0 ? items : undefined;
};

const itemOf = (line: Json, currency: string): EventItemPart | undefined => {
  const quantity = integer(line['quantity']) ?? 1;
  const amount = integer(line['amount_subtotal']) ?? integer(line['amount']);
  if (quantity < 1 || amount === undefined || amount < 0) return undefined;
  const price = recordOf(line['price']);
  const details = recordOf(recordOf(line['pricing'])['price_details']);
  return present<{ -readonly [member in keyof EventItemPart]: EventItemPart[member] }>({
    id:
      idOf(price['product']) ??
      idOf(details['product']) ??
      idOf(line['price']) ??
      idOf(details['price']),
    name: textOf(line['description']),
    category: undefined,
    quantity,
    price: share(new Big(majorUnits(amount, currency)), 1, quantity, currency).toFixed(),
  });
};
