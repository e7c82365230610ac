import { landsOn } from '../payload/event-fields';
import { idOf, type Json, momentOf, recordOf } from '../payload/members';
import { readingOf, skipped, type SourceEvent, type SourceFact } from '../reading';
import { customerKey, fact, membersIn, subscriptionKey } from './facts';
import {
  firstOfEach,
  metadataPaths,
  namesClick,
  namesPerson,
  readMetadata,
  readPersonDetails,
} from './person';
import { onlyLearnt } from './read-intent';
import { membersOfCustomer, waitsForCustomer, withContact } from './read-payment';
import {
  OBJECT,
  type StripeEvent,
  type StripeReader,
  type StripeWorld,
  waitFor,
} from './stripe-event';

/** A customer that was made: a sign-up, once for each customer. */
export const readCustomer: StripeReader = (event, world) => {
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
export const readChangedCustomer: StripeReader = (event, world) => ({
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
export const readSubscription: StripeReader = (event, world) => {
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
