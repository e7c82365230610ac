import type { StripeConfig } from '../conversion-source';
import { landsOn } from '../payload/event-fields';
import { idOf, type Json, momentOf, recordOf } from '../payload/members';
import {
  type PayloadReader,
  type Reading,
  readingOf,
  type ReadingWorld,
  skipped,
  type SourceEvent,
  type SourceFact,
} from '../reading';
import { isStripeEventType, type StripeEventType } from './event-types';
import { customerKey, fact, learnsWhatIsNew, membersIn, subscriptionKey } from './facts';
import {
  firstOfEach,
  metadataPaths,
  namesClick,
  namesPerson,
  readMetadata,
  readPersonDetails,
} from './person';
import { onlyLearnt, readCharge, readIntent, readInvoicePayment } from './read-intent';
import {
  membersOfCustomer,
  readInvoice,
  readSession,
  waitsForCustomer,
  withContact,
} from './read-payment';
import { readClosedDispute, readDispute, readFailedRefund, readRefund } from './read-refund';
import {
  OBJECT,
  type StripeEvent,
  stripeEvent,
  type StripeReader,
  type StripeWorld,
  stripeWorld,
  waitFor,
} from './stripe-event';

/** A customer that was made: a sign-up, once for each customer. */
const readCustomer: StripeReader = (event, world) => {
  const { id, object: customer, created } = event;
  const { config } = world;
  const orderId = idOf(customer);
  const learns = taughtByCustomer(event, world);
  const { members, issues } = withContact(
    firstOfEach<SourceEvent>(
      personOf(customer),
      readMetadata([customer['metadata']]),
      membersOfCustomer(orderId, world),
    ),
    OBJECT,
  );
  if (!namesClick(members) && waitsForCustomer(members, orderId, world)) {
    const waits = waitFor('CUSTOMER_UNKNOWN', [customerKey(orderId)], world);
    return readingOf({ key: id, waits, learns });
  }
  const occurredAt = (momentOf(customer['created']) ?? new Date(created * 1_000)).toISOString();
  const signup: SourceEvent = {
    ...members,
    ...landsOn('signup', config),
    occurredAt,
    ...(orderId && { orderId }),
  };
  return readingOf({ key: id, events: [signup], issues, learns });
};

/** A customer that changed: who they are is known to what comes of them. */
const readChangedCustomer: StripeReader = (event, world) => ({
  ...onlyLearnt(event.id),
  learns: taughtByCustomer(event, world),
});

const personOf = (customer: Json): Partial<SourceEvent> => {
  const shipping = recordOf(customer['shipping']);
  return firstOfEach<SourceEvent>(
    readPersonDetails({ ...customer, name: customer['individual_name'] ?? customer['name'] }),
    readPersonDetails({ ...shipping, email: undefined }),
  );
};

/**
 * The latest counts, whichever comes first; a customer without a person and a click adds no facts.
 */
const taughtByCustomer = (
  { object: customer, created }: StripeEvent,
  { known }: StripeWorld,
): readonly SourceFact[] => {
  const key = customerKey(idOf(customer));
  const { eventId: _eventId, ...metadata } = readMetadata([customer['metadata']]);
  const members = { ...personOf(customer), ...metadata };
  const isOlder = Number(known(key)['at'] ?? 0) > created;
  return isOlder || !(namesPerson(members) || namesClick(members))
    ? []
    : fact(key, { customer: members, at: created });
};

/**
 * A subscription that begins with a trial, once for each subscription: at once, or when it is no
 * longer incomplete. It names the person only where Stripe expanded the customer.
 */
const readSubscription: StripeReader = (event, world) => {
  const { id, type, object: subscription, created, previous } = event;
  const begins = type === 'customer.subscription.created' || previous['status'] === 'incomplete';
  if (subscription['status'] !== 'trialing' || !begins) {
    return skipped(
      id,
      'NOT_TRIALING',
      `${OBJECT}/status`,
      'a subscription is counted when it starts with a trial. Its payments are counted by their invoices',
    );
  }
  const [orderId, customer] = [idOf(subscription), idOf(subscription['customer'])];
  const key = subscriptionKey(orderId);
  const checkout = membersIn(world.known(key), 'checkout');
  const { members, issues } = withContact(
    firstOfEach<SourceEvent>(membersOfSubscription(subscription, world), checkout),
    `${OBJECT}/customer`,
  );
  if (waitsForCustomer(members, customer, world)) {
    const waits = waitFor('CUSTOMER_UNKNOWN', [customerKey(customer), key], world);
    return readingOf({ key: id, waits });
  }
  if (!namesClick(members) && Object.keys(checkout).length === 0 && !world.isLastTry) {
    return readingOf({ key: id, waits: waitFor('MAY_BELONG_TO_ORDER', [key], world) });
  }
  const occurredAt = (
    momentOf(subscription['trial_start']) ?? new Date(created * 1_000)
  ).toISOString();
  const trial: SourceEvent = {
    ...members,
    ...landsOn('trial_started', world.config),
    occurredAt,
    ...(orderId && { orderId }),
  };
  return readingOf({ key: id, events: [trial], issues });
};

const membersOfSubscription = (subscription: Json, world: StripeWorld): Partial<SourceEvent> =>
  firstOfEach<SourceEvent>(
    readMetadata(metadataPaths(subscription)),
    personOf(recordOf(subscription['customer'])),
    membersOfCustomer(idOf(subscription['customer']), world),
  );

const READERS: Readonly<Record<StripeEventType, StripeReader>> = {
  'checkout.session.completed': readSession,
  'checkout.session.async_payment_succeeded': readSession,
  'payment_intent.succeeded': readIntent,
  'charge.succeeded': readCharge,
  'charge.refunded': readRefund,
  'charge.dispute.created': readDispute,
  'charge.dispute.closed': readClosedDispute,
  'invoice.paid': readInvoice,
  'invoice_payment.paid': readInvoicePayment,
  'customer.created': readCustomer,
  'customer.updated': readChangedCustomer,
  'customer.subscription.created': readSubscription,
  'customer.subscription.updated': readSubscription,
  // The charge's running total has the change of a refund; this event has only the refund's state.
  'refund.updated': ({ id }) => onlyLearnt(id),
  'refund.failed': readFailedRefund,
};

/** The older form of `invoice.paid`: read where it comes, and not asked for. */
const OLDER_FORM = 'invoice.payment_succeeded';

const readerOf = (type: string): StripeReader | undefined =>
  type === OLDER_FORM ? readInvoice : isStripeEventType(type) ? READERS[type] : undefined;

/** Reads an event of Stripe. What does not count is reported with its reason. */
export const readStripe: PayloadReader = (payload, config, world) => {
  const event = stripeEvent(payload, world.now);
  const read = readerOf(event.type);
  if (!read) {
    return [
      skipped(
        event.id,
        'EVENT_NOT_READ',
        '/payload/type',
        `events of type ${event.type.slice(0, 100)} tell of no conversion`,
      ),
    ];
  }
  const known = stripeWorld(config, world);
  return [wrongMode(event, config, world) ?? learnsWhatIsNew(read(event, known), known)];
};

/** Test money must never be counted as real. */
const wrongMode = (
  { id, livemode }: StripeEvent,
  config: StripeConfig,
  { environment }: ReadingWorld,
): Reading | undefined => {
  const expected = config.livemode ?? (environment === 'live' ? true : undefined);
  if (expected === undefined || livemode === undefined || livemode === expected) return undefined;
  return skipped(
    id,
    'LIVEMODE_MISMATCH',
    '/payload/livemode',
    `the event is of Stripe's ${livemode ? 'live' : 'test'} mode, which this source does not count`,
    true,
  );
};
