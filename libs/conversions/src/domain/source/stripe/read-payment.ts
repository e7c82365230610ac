import type { LeadStage } from '../../conversion-action';
import type { StripeConfig } from '../conversion-source';
import { isPositive, landsOn, readContact } from '../payload/event-fields';
import { idOf, type Json, listOf, momentOf, present, recordOf, textOf } from '../payload/members';
import { type Reading, readingOf, skipped, type SourceEvent, type SourceFact } from '../reading';
import { customerKey, fact, invoiceKey, membersIn, paymentKey, subscriptionKey } from './facts';
import {
  namesOfInvoice,
  namesOfSession,
  paymentsOfInvoice,
  referenceOfSession,
} from './order-names';
import { currencyOf, itemsOf, paidInInvoice, paidInSession } from './paid-amount';
import {
  firstOfEach,
  metadataPaths,
  namesClick,
  namesPerson,
  readMetadata,
  readPersonDetails,
} from './person';
import {
  OBJECT,
  type StripeEvent,
  type StripeReader,
  type StripeWorld,
  waitFor,
} from './stripe-event';

/**
 * A checkout that was paid, at once or later. It adds the person as a fact for its payment and
 * invoice.
 */
export const readSession: StripeReader = (event, world) => {
  const { id, object: session } = event;
  if (session['mode'] === 'setup') {
    return skipped(
      id,
      'SETUP_MODE',
      `${OBJECT}/mode`,
      'a checkout session of mode setup sells nothing, so that it is not counted',
    );
  }
  return { ...paidSession(event, world), learns: taughtBySession(session, world) };
};

const paidSession = (
  { id, object: session, created }: StripeEvent,
  world: StripeWorld,
): Reading => {
  const { config } = world;
  const names = namesOfSession(session, config);
  if (session['payment_status'] !== 'paid') {
    return skipped(
      id,
      'NOT_PAID',
      `${OBJECT}/payment_status`,
      'the checkout session is not paid yet. It is counted when Stripe reports its payment',
    );
  }
  const paid = paidInSession(session, config);
  if (!paid || !isPositive(paid.net)) return nothingPaid(id, 'amount_total');
  if (!names) {
    return skipped(id, 'NO_ORDER', `${OBJECT}/id`, 'the checkout session needs an id', true);
  }
  const customer = idOf(session['customer']);
  const { members, issues } = withContact(
    firstOfEach<SourceEvent>(
      membersOfSession(session, config),
      membersIn(world.known(paymentKey(idOf(session['payment_intent']))), 'metadata'),
      membersIn(world.known(paymentKey(idOf(session['payment_intent']))), 'billing'),
      membersOfCustomer(customer, world),
    ),
    `${OBJECT}/customer_details`,
  );
  if (waitsForCustomer(members, customer, world)) {
    return readingOf({
      key: id,
      waits: waitFor('CUSTOMER_UNKNOWN', [customerKey(customer)], world),
    });
  }
  const items = itemsOf(session['line_items'], currencyOf(session['currency']));
  const sale: SourceEvent = {
    ...members,
    ...(items && { items }),
    ...landsOn('paid', config),
    value: paid.net,
    currency: paid.currency,
    occurredAt: new Date(created * 1_000).toISOString(),
    orderId: names[0],
  };
  const alias = referenceOfSession(session, config);
  return readingOf({
    key: id,
    events: [sale],
    orders: [{ names, paid, ...(alias === undefined ? {} : { alias }) }],
    issues,
  });
};

export const nothingPaid = (id: string, member: string): Reading =>
  skipped(
    id,
    'NOTHING_PAID',
    `${OBJECT}/${member}`,
    'the amount that counts is 0, so that nothing is counted',
  );

/** Everything that a checkout says of its buyer, as members of an event. */
const membersOfSession = (session: Json, config: StripeConfig): Partial<SourceEvent> => {
  const details = recordOf(session['customer_details']);
  const collected = recordOf(session['collected_information']);
  const shipping = recordOf(collected['shipping_details'] ?? session['shipping_details']);
  return {
    ...firstOfEach<SourceEvent>(
      readPersonDetails({
        ...details,
        name: details['individual_name'] ?? collected['individual_name'] ?? details['name'],
      }),
      readPersonDetails({ email: session['customer_email'] }),
      readPersonDetails({ name: shipping['name'], address: shipping['address'] }),
    ),
    ...reference(session['client_reference_id'], config),
    ...readMetadata(metadataPaths(session)),
  };
};

/** What belongs to a checkout: its payment and invoice are its order, and its buyer is theirs. */
const taughtBySession = (session: Json, { config }: StripeWorld): readonly SourceFact[] => {
  const checkout = membersOfSession(session, config);
  const [order] = namesOfSession(session, config) ?? [];
  return [
    ...fact(paymentKey(idOf(session['payment_intent'])), { order }),
    ...fact(invoiceKey(idOf(session['invoice'])), { checkout }),
    ...fact(subscriptionKey(idOf(session['subscription'])), { checkout }),
  ];
};

/** What the shop handed to the checkout as its own reference. */
const reference = (
  value: unknown,
  { clientReference = 'externalId' }: StripeConfig,
): Partial<SourceEvent> =>
  clientReference === 'none' || clientReference === 'orderId'
    ? {}
    : present<Partial<Record<typeof clientReference, string>>>({
        [clientReference]: textOf(value),
      });

/** What `customer.*` taught of a customer; their metadata names no single event. */
export const membersOfCustomer = (
  customer: string | undefined,
  { known }: StripeWorld,
): Partial<SourceEvent> => membersIn(known(customerKey(customer)), 'customer');

/** The customer is an id only, and no other member identifies a person. */
export const waitsForCustomer = (
  members: Partial<SourceEvent>,
  customer: string | undefined,
  { isLastTry, known }: StripeWorld,
): boolean =>
  !isLastTry &&
  customer !== undefined &&
  !namesPerson(members) &&
  known(customerKey(customer))['at'] === undefined;

/** The same members, without an address or a number that cannot be read. */
export const withContact = (
  { email, phone, externalId, ...members }: Partial<SourceEvent>,
  path: string,
): { readonly members: Partial<SourceEvent>; readonly issues: Reading['issues'] } => {
  const { contact, issues } = readContact(
    { email, phone: textOf(phone), externalId: undefined },
    path,
  );
  return {
    members: { ...members, ...contact, ...(externalId === undefined ? {} : { externalId }) },
    issues,
  };
};

/**
 * An invoice that was paid. The older type `invoice.payment_succeeded` reports the same order,
 * which is counted once. The first invoice of a checkout waits for it, because only the checkout
 * has the click.
 */
export const readInvoice: StripeReader = (event, world) => {
  const { id, object: invoice } = event;
  const { config } = world;
  const paid = paidInInvoice(invoice, config);
  const stage = stageOf(invoice, config);
  if (textOf(invoice['status'] ?? 'paid') !== 'paid') {
    return skipped(id, 'NOT_PAID', `${OBJECT}/status`, 'the invoice is not paid yet');
  }
  if (!paid || !isPositive(paid.net)) return nothingPaid(id, 'amount_paid');
  const learns = taughtByInvoice(event);
  if (!stage) {
    return {
      ...skipped(
        id,
        'RENEWALS_OFF',
        `${OBJECT}/billing_reason`,
        'renewals are not counted, because config.renewals is none',
      ),
      learns,
    };
  }
  return { ...paidInvoice(event, { paid, stage }, world), learns };
};

const paidInvoice = (
  { id, object: invoice, created }: StripeEvent,
  {
    paid,
    stage,
  }: { readonly paid: NonNullable<ReturnType<typeof paidInInvoice>>; readonly stage: LeadStage },
  world: StripeWorld,
): Reading => {
  const { config, known } = world;
  const [key, customer] = [invoiceKey(idOf(invoice['id'])), idOf(invoice['customer'])];
  const names = namesOfInvoice(invoice, textOf(known(key)['payment']), config);
  if (!names) return skipped(id, 'NO_ORDER', `${OBJECT}/id`, 'the invoice needs an id', true);
  const checkout = membersIn(known(key), 'checkout');
  const { members, issues } = withContact(
    firstOfEach<SourceEvent>(
      readMetadata(placesOf(invoice)),
      checkout,
      personOfInvoice(invoice),
      membersOfCustomer(customer, world),
    ),
    OBJECT,
  );
  if (waitsForCustomer(members, customer, world)) {
    const keys = [customerKey(customer), key];
    return readingOf({ key: id, waits: waitFor('CUSTOMER_UNKNOWN', keys, world) });
  }
  if (mayHaveCheckout(invoice, members, checkout) && !world.isLastTry) {
    return readingOf({ key: id, waits: waitFor('MAY_BELONG_TO_ORDER', [key], world) });
  }
  const occurredAt =
    momentOf(recordOf(invoice['status_transitions'])['paid_at']) ?? new Date(created * 1_000);
  const items = itemsOf(invoice['lines'], paid.currency);
  const sale: SourceEvent = {
    ...members,
    ...(items && { items }),
    ...landsOn(stage, config),
    value: paid.net,
    currency: paid.currency,
    occurredAt: occurredAt.toISOString(),
    orderId: names[0],
  };
  return readingOf({ key: id, events: [sale], orders: [{ names, paid }], issues });
};

const personOfInvoice = (invoice: Json): Partial<SourceEvent> =>
  firstOfEach<SourceEvent>(
    readPersonDetails({
      email: invoice['customer_email'],
      phone: invoice['customer_phone'],
      name: invoice['customer_name'],
      address: invoice['customer_address'],
    }),
    readPersonDetails(recordOf(invoice['customer_shipping'])),
    readPersonDetails(recordOf(invoice['customer'])),
  );

/** A checkout makes invoices of these two reasons, and may know a click that they do not. */
const mayHaveCheckout = (
  { billing_reason: reason }: Json,
  members: Partial<SourceEvent>,
  checkout: Partial<SourceEvent>,
): boolean =>
  (reason === 'subscription_create' || reason === 'manual') &&
  !namesClick(members) &&
  Object.keys(checkout).length === 0;

/**
 * Since 2025-03-31 nothing in an invoice names its payment. A payment of the same customer and
 * amount is compared with what is learnt here.
 */
const taughtByInvoice = ({ object: invoice, created }: StripeEvent): readonly SourceFact[] => {
  const [name, payment] = [
    idOf(invoice['id']),
    paymentsOfInvoice(invoice).find((one) => one !== undefined),
  ];
  return payment === undefined
    ? fact(customerKey(idOf(invoice['customer'])), {
        [`paid:${name}`]: {
          amount: invoice['amount_paid'],
          currency: currencyOf(invoice['currency']),
          at: created,
        },
      })
    : fact(paymentKey(payment), { order: name });
};

/** What a subscription pays later is expansion, unless the configuration says otherwise. */
const LATER: readonly unknown[] = [
  'subscription_cycle',
  'subscription_update',
  'subscription_threshold',
];

const stageOf = (
  { billing_reason: reason }: Json,
  { renewals = 'expansion' }: StripeConfig,
): LeadStage | undefined => {
  if (!LATER.includes(reason)) return 'paid';
  if (reason === 'subscription_update') return renewals === 'none' ? 'expansion' : renewals;
  return renewals === 'none' ? undefined : renewals;
};

/**
 * The subscription's metadata is a copy inside the invoice: under `parent` since 2025-03-31, of its
 * own before.
 */
const placesOf = (invoice: Json): readonly unknown[] => {
  const [own, ...others] = metadataPaths(invoice);
  const copies = [
    recordOf(invoice['parent'])['subscription_details'],
    invoice['subscription_details'],
    ...listOf(recordOf(invoice['lines'])['data']),
  ];
  return [own, ...copies.map((copy) => recordOf(copy)['metadata']), ...others];
};
