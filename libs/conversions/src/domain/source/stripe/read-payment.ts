import type { LeadStage } from '../../conversion-action';
import type { StripeConfig } from '../conversion-source';
import { isPositive, landsOn, readContact } from '../payload/event-fields';
import { type Json, listOf, momentOf, present, recordOf, textOf } from '../payload/members';
import { type Reading, readingOf, skipped, type SourceEvent } from '../reading';
import {
  metadataPaths,
  namesOfInvoice,
  namesOfSession,
  OBJECT,
  paidInInvoice,
  paidInSession,
  readMetadata,
  type StripeEvent,
} from './stripe-event';

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
  const metadata = readMetadata(metadataPaths(session));
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

/**
 * An invoice that was paid. Its older twin `invoice.payment_succeeded` tells the same order, which
 * is counted once.
 */
export const readInvoice = (
  { id, object: invoice, created }: StripeEvent,
  config: StripeConfig,
): Reading => {
  const paid = paidInInvoice(invoice);
  const names = namesOfInvoice(invoice);
  const stage = stageOf(invoice, config);
  if (!names) return skipped(id, 'NO_ORDER', `${OBJECT}/id`, 'the invoice needs an id', true);
  if (textOf(invoice['status'] ?? 'paid') !== 'paid') {
    return skipped(id, 'NOT_PAID', `${OBJECT}/status`, 'the invoice is not paid yet');
  }
  if (!paid || !isPositive(paid.net)) {
    return skipped(
      id,
      'NOTHING_PAID',
      `${OBJECT}/amount_paid`,
      'the amount paid is 0, so that nothing is counted',
    );
  }
  if (!stage) {
    return skipped(
      id,
      'RENEWALS_OFF',
      `${OBJECT}/billing_reason`,
      'renewals are not counted, because config.renewals is none',
    );
  }
  const { contact, issues } = readContact(
    {
      email: textOf(invoice['customer_email']),
      phone: textOf(invoice['customer_phone']),
      externalId: undefined,
    },
    OBJECT,
  );
  const occurredAt =
    momentOf(recordOf(invoice['status_transitions'])['paid_at']) ?? new Date(created * 1_000);
  const event: SourceEvent = {
    ...contact,
    ...readMetadata(placesOf(invoice)),
    ...landsOn(stage, config),
    value: paid.net,
    currency: paid.currency,
    occurredAt: occurredAt.toISOString(),
    orderId: names[0],
  };
  return readingOf({ key: id, events: [event], orders: [{ names, paid }], issues });
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
 * The subscription's metadata is a copy inside the invoice: under `parent` since 2025-03, of its
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
