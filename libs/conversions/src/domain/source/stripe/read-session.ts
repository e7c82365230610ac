import { landsOn } from '../payload/event-of-stage';
import { readContact } from '../payload/contact';
import { isPositive } from '../payload/decimal';
import { present, recordOf, textOf } from '../payload/members';
import { readingOf, skipped, type Reading, type SourceEvent } from '../reading';
import type { StripeConfig } from '../source-config';
import { metadataPlaces, readMetadata } from './metadata';
import { paidInSession } from './net-value';
import { namesOfSession } from './order-names';
import { OBJECT, type StripeEvent } from './stripe-event';

/** A checkout that was paid, at once or later. */
export const readSession = (
  { id, object: session, created }: StripeEvent,
  config: StripeConfig,
): Reading => {
  const names = namesOfSession(session);
  if (session['mode'] === 'setup') {
    return skipped(
      id,
      'SETUP_MODE',
      `${OBJECT}/mode`,
      'a checkout session of mode setup sells nothing, so that it is not counted',
    );
  }
  if (session['payment_status'] !== 'paid') {
    return skipped(
      id,
      'NOT_PAID',
      `${OBJECT}/payment_status`,
      'the checkout session is not paid yet. It is counted when Stripe reports its payment',
    );
  }
  const paid = paidInSession(session);
  if (!paid || !isPositive(paid.net)) {
    return skipped(
      id,
      'NOTHING_PAID',
      `${OBJECT}/amount_total`,
      'the amount paid is 0, so that nothing is counted',
    );
  }
  if (!names) {
    return skipped(id, 'NO_ORDER', `${OBJECT}/id`, 'the checkout session needs an id', true);
  }
  const details = recordOf(session['customer_details']);
  const metadata = readMetadata(metadataPlaces(session));
  const { contact, issues } = readContact(
    {
      email: textOf(details['email']) ?? textOf(session['customer_email']),
      phone: textOf(details['phone']),
      externalId: undefined,
    },
    `${OBJECT}/customer_details`,
  );
  const event: SourceEvent = {
    ...contact,
    ...reference(session['client_reference_id'], config),
    ...metadata,
    ...landsOn('paid', config),
    value: paid.net,
    currency: paid.currency,
    occurredAt: new Date(created * 1_000).toISOString(),
    orderId: names[0],
  };
  return readingOf({ key: id, events: [event], orders: [{ names, paid }], issues });
};

/** What the shop handed to the checkout as its own reference. */
const reference = (
  value: unknown,
  { clientReference = 'externalId' }: StripeConfig,
): Partial<SourceEvent> =>
  clientReference === 'none'
    ? {}
    : present<Partial<Record<typeof clientReference, string>>>({
        [clientReference]: textOf(value),
      });
