import { orderIdIssues } from '../../conversion/order-id';
import type { StripeConfig } from '../conversion-source';
import { atPath, idOf, type Json, listOf, recordOf, textOf } from '../payload/members';
import type { SourceOrder } from '../reading';

type Names = SourceOrder['names'];

const LONGEST_NAME = 255;

/**
 * True for a text that can be an order id. Order ids are stored in clear text, so an email address
 * is not usable.
 */
const usable = (name: string | undefined): name is string =>
  name !== undefined && name.length <= LONGEST_NAME && orderIdIssues(name, '').length === 0;

/**
 * The names of one order in the order in which one is chosen: what the configuration names, then
 * invoice, payment, session, then the shop's own.
 */
const named = (...names: readonly (string | undefined)[]): Names | undefined => {
  const [first, ...others] = new Set(names.filter(usable));
  return first === undefined ? undefined : [first, ...others];
};

/** What the configuration says the order id is. */
const leading = (object: Json, { orderId: paths = [] }: StripeConfig): string | undefined =>
  paths.map((path) => textOf(atPath(object, path))).find((name) => name !== undefined);

/**
 * The shop's own number of the order. Metadata of a subscription is copied into each of its
 * invoices, so that only what belongs to the thing itself is a name of it.
 */
const ownNumber = (object: Json): string | undefined => {
  const metadata = recordOf(object['metadata']);
  return textOf(metadata['order_id']) ?? textOf(metadata['orderId']);
};

/** Payments of an invoice: its own member before 2025-03-31, a list where expanded after it. */
export const paymentsOfInvoice = (invoice: Json): (string | undefined)[] => [
  idOf(invoice['payment_intent']),
  ...listOf(recordOf(invoice['payments'])['data']).map((one) =>
    idOf(recordOf(recordOf(one)['payment'])['payment_intent']),
  ),
];

export const namesOfSession = (session: Json, config: StripeConfig): Names | undefined =>
  named(
    leading(session, config),
    idOf(session['invoice']),
    idOf(session['payment_intent']),
    idOf(session['id']),
    ownNumber(session),
    config.clientReference === 'orderId' ? textOf(session['client_reference_id']) : undefined,
  );

/**
 * `client_reference_id` may be an order number or the id of a customer, who buys again. It is a name
 * of the first order that brings it, and joins no two orders.
 */
export const referenceOfSession = (
  session: Json,
  { clientReference = 'externalId' }: StripeConfig,
): string | undefined => {
  const reference = textOf(session['client_reference_id']);
  return clientReference === 'externalId' && usable(reference) ? reference : undefined;
};

export const namesOfInvoice = (
  invoice: Json,
  payment: string | undefined,
  config: StripeConfig,
): Names | undefined =>
  named(
    leading(invoice, config),
    idOf(invoice['id']),
    ...paymentsOfInvoice(invoice),
    payment,
    ownNumber(invoice),
  );

/** `order`: what another event named the payment's order. */
export const namesOfIntent = (
  intent: Json,
  order: string | undefined,
  config: StripeConfig,
): Names | undefined =>
  named(leading(intent, config), order, idOf(intent['id']), ownNumber(intent));

/** A charge is the name of last resort: nothing else of an order names it. */
export const namesOfCharge = (charge: Json, ownId: unknown = charge['id']): Names | undefined =>
  named(idOf(charge['invoice']), idOf(charge['payment_intent'])) ?? named(idOf(ownId));

/** `invoice_payment.paid`: the one event that names an invoice and its payment since 2025-03-31. */
export const namesOfInvoicePayment = (payment: Json): Names | undefined => {
  const paid = recordOf(payment['payment']);
  return named(idOf(payment['invoice']), idOf(paid['payment_intent']) ?? idOf(paid['charge']));
};
