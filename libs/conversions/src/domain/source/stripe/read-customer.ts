import { landsOn } from '../payload/event-of-stage';
import { readContact } from '../payload/contact';
import { idOf, recordOf, textOf } from '../payload/members';
import { momentOf } from '../payload/moment';
import { readingOf, skipped, type Reading } from '../reading';
import type { StripeConfig } from '../source-config';
import { metadataPlaces, readMetadata } from './metadata';
import { OBJECT, type StripeEvent } from './stripe-event';

/** A customer that was made: a sign-up, once for each customer. */
export const readCustomer = (
  { id, object: customer, created }: StripeEvent,
  config: StripeConfig,
): Reading => {
  const orderId = idOf(customer);
  const { contact, issues } = readContact(
    { email: textOf(customer['email']), phone: textOf(customer['phone']), externalId: undefined },
    OBJECT,
  );
  const occurredAt = (momentOf(customer['created']) ?? new Date(created * 1_000)).toISOString();
  return readingOf({
    key: id,
    events: [
      {
        ...contact,
        ...readMetadata([customer['metadata']]),
        ...landsOn('signup', config),
        occurredAt,
        ...(orderId && { orderId }),
      },
    ],
    issues,
  });
};

/** A subscription that begins with a trial, once for each subscription. Who it is stands in it only where Stripe expanded the customer. */
export const readSubscription = (
  { id, object: subscription, created }: StripeEvent,
  config: StripeConfig,
): Reading => {
  if (subscription['status'] !== 'trialing') {
    return skipped(
      id,
      'NOT_TRIALING',
      `${OBJECT}/status`,
      'a subscription is counted when it starts with a trial. Its payments are counted by their invoices',
    );
  }
  const orderId = idOf(subscription);
  const customer = recordOf(subscription['customer']);
  const { contact, issues } = readContact(
    { email: textOf(customer['email']), phone: textOf(customer['phone']), externalId: undefined },
    `${OBJECT}/customer`,
  );
  const occurredAt = (
    momentOf(subscription['trial_start']) ?? new Date(created * 1_000)
  ).toISOString();
  return readingOf({
    key: id,
    events: [
      {
        ...contact,
        ...readMetadata(metadataPlaces(subscription)),
        ...landsOn('trial_started', config),
        occurredAt,
        ...(orderId && { orderId }),
      },
    ],
    issues,
  });
};
