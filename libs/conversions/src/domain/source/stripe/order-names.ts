import type { SourceOrder } from '../reading';
import { idOf, listOf, recordOf, type Json } from '../payload/members';

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
