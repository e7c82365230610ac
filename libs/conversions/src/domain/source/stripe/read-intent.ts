import { isPositive, landsOn } from '../payload/event-fields';
import { idOf, type Json, recordOf, textOf } from '../payload/members';
import { type Reading, readingOf, skipped, type SourceEvent, type SourceFact } from '../reading';
import { customerKey, fact, invoiceKey, membersIn, paymentKey, paymentOf } from './facts';
import { namesOfIntent, namesOfInvoicePayment } from './order-names';
import { currencyOf, integer, paidInIntent } from './paid-amount';
import { firstOfEach, readMetadata, readPersonDetails } from './person';
import { membersOfCustomer, nothingPaid, withContact } from './read-payment';
import {
  OBJECT,
  type StripeEvent,
  type StripeReader,
  type StripeWorld,
  waitFor,
} from './stripe-event';

/**
 * A payment. A checkout or an invoice that names it is the order; where none does within ten
 * minutes, the payment is the sale.
 */
export const readIntent: StripeReader = (event, world) => {
  const { object: intent, id } = event;
  const key = paymentKey(idOf(intent['id']));
  const order = idOf(intent['invoice']) ?? textOf(world.known(key)['order']);
  const learns = taughtByIntent(intent, order);
  if (order !== undefined) {
    return { ...partOf(event, order, world), learns };
  }
  const paid = paidInIntent(intent);
  if (!paid || !isPositive(paid.gross)) return nothingPaid(id, 'amount_received');
  if (!world.isLastTry) {
    return readingOf({ key: id, waits: waitFor('MAY_BELONG_TO_ORDER', [key], world), learns });
  }
  return unlinkedInvoice(intent, idOf(intent['id']), event.created, world) === undefined
    ? saleOf(event, paid, world)
    : linkMissing(id, 'the payment is not counted, since an invoice of the same amount was');
};

/** The payment of an order that something else counts. */
const partOf = (
  { id, object: intent }: StripeEvent,
  order: string,
  { config }: StripeWorld,
): Reading => {
  const names = namesOfIntent(intent, order, config);
  return readingOf({
    ...skipped(
      id,
      'PART_OF_ORDER',
      `${OBJECT}/id`,
      'the payment belongs to a checkout or an invoice, which is counted instead',
    ),
    orders: names ? [{ names }] : [],
  });
};

const saleOf = (
  { id, object: intent, created }: StripeEvent,
  paid: NonNullable<ReturnType<typeof paidInIntent>>,
  world: StripeWorld,
): Reading => {
  const { config, known } = world;
  const names = namesOfIntent(intent, undefined, config);
  if (!names) return skipped(id, 'NO_ORDER', `${OBJECT}/id`, 'the payment needs an id', true);
  const shipping = recordOf(intent['shipping']);
  const { members, issues } = withContact(
    firstOfEach<SourceEvent>(
      readMetadata([intent['metadata'], recordOf(intent['customer'])['metadata']]),
      membersIn(known(paymentKey(idOf(intent['id']))), 'billing'),
      readPersonDetails({ ...shipping, email: intent['receipt_email'] }),
      membersOfCustomer(idOf(intent['customer']), world),
    ),
    OBJECT,
  );
  const sale: SourceEvent = {
    ...members,
    ...landsOn('paid', config),
    value: paid.gross,
    currency: paid.currency,
    occurredAt: new Date(created * 1_000).toISOString(),
    orderId: names[0],
  };
  return readingOf({
    key: id,
    events: [sale],
    orders: [{ names, paid }],
    issues,
    ...(config.value === 'gross' ? {} : { warnings: [TAX_NOT_KNOWN] }),
  });
};

const TAX_NOT_KNOWN = {
  path: `${OBJECT}/amount_received`,
  code: 'TAX_NOT_KNOWN',
  message: 'The payment does not tell its tax, so the value is the gross amount.',
} as const;

/** The click ids of the payment, for its checkout, and the invoice that it belongs to. */
const taughtByIntent = (intent: Json, order: string | undefined): readonly SourceFact[] => {
  const metadata = readMetadata([intent['metadata']]);
  return [
    ...fact(paymentKey(idOf(intent['id'])), {
      metadata: Object.keys(metadata).length > 0 ? metadata : undefined,
    }),
    ...(order === undefined
      ? []
      : fact(customerKey(idOf(intent['customer'])), { [`linked:${order}`]: idOf(intent['id']) })),
  ];
};

/** A charge adds the facts who paid, and what; the sale is counted by its payment or invoice. */
export const readCharge: StripeReader = ({ id, object: charge }) => {
  const details = recordOf(charge['billing_details']);
  const billing = firstOfEach<SourceEvent>(
    readPersonDetails(details),
    readPersonDetails({ email: charge['receipt_email'] }),
  );
  const payment = paymentOf(charge, idOf(charge['id']));
  return {
    ...onlyLearnt(id),
    learns: fact(paymentKey(payment), {
      billing: Object.keys(billing).length > 0 ? billing : undefined,
      charged:
        charge['captured'] === false
          ? undefined
          : (integer(charge['amount_captured']) ?? integer(charge['amount'])),
      order: idOf(charge['invoice']),
    }),
  };
};

/** The one event that says of a payment which invoice it is of, since 2025-03-31. */
export const readInvoicePayment: StripeReader = ({ id, object }) => {
  const names = namesOfInvoicePayment(object);
  const [invoice, paid] = [idOf(object['invoice']), recordOf(object['payment'])];
  const payment = idOf(paid['payment_intent']) ?? idOf(paid['charge']);
  return readingOf({
    key: id,
    orders: names ? [{ names }] : [],
    learns: [
      ...fact(paymentKey(payment), { order: invoice }),
      ...fact(invoiceKey(invoice), { payment }),
    ],
  });
};

/** An event that is never counted itself. */
export const onlyLearnt = (id: string): Reading =>
  skipped(
    id,
    'INFORMATION_ONLY',
    '/payload/type',
    'the event is not counted itself. What it tells completes other events',
  );

/** Two events of one payment lie within this time. */
const SAME_PAYMENT_SECONDS = 3_600;

/**
 * An invoice of the same customer and amount that was paid at the same time, and that nothing links
 * to a payment: it may be what this payment paid.
 */
export const unlinkedInvoice = (
  object: Json,
  payment: string | undefined,
  at: number,
  { known }: StripeWorld,
): string | undefined => {
  const customer = known(customerKey(idOf(object['customer'])));
  const amount = integer(object['amount_received']) ?? integer(object['amount']);
  const found = Object.entries(customer).find(([name, value]) => {
    const invoice = recordOf(value);
    return (
      name.startsWith('paid:') &&
      customer[`linked:${name.slice('paid:'.length)}`] === undefined &&
      invoice['amount'] === amount &&
      invoice['currency'] === currencyOf(object['currency']) &&
      Math.abs(Number(invoice['at']) - at) <= SAME_PAYMENT_SECONDS
    );
  });
  return known(paymentKey(payment))['order'] === undefined
    ? found?.[0].slice('paid:'.length)
    : undefined;
};

export const linkMissing = (id: string, what: string): Reading =>
  skipped(id, 'STRIPE_LINK_MISSING', `${OBJECT}/id`, `${what}. ${ADD_LINK}`, true);

export const ADD_LINK =
  'Add the event invoice_payment.paid to the webhook endpoint, which tells which invoice a payment belongs to';
