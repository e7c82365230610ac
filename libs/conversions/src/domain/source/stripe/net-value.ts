import Big from 'big.js';
import { currencyDigits, isCurrency } from '@switchyard/kernel';
import { majorUnits } from '../payload/minor-units';
import { recordOf, textOf, type Json } from '../payload/members';

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

/** What a checkout came to. Where Stripe converted prices for the buyer, it counts in the currency of the prices. */
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
