import type { LeadStage } from '../../action/conversion-action';
import { landsOn } from '../payload/event-of-stage';
import { readContact } from '../payload/contact';
import { isPositive } from '../payload/decimal';
import { listOf, recordOf, textOf, type Json } from '../payload/members';
import { momentOf } from '../payload/moment';
import { readingOf, skipped, type Reading, type SourceEvent } from '../reading';
import type { StripeConfig } from '../source-config';
import { metadataPlaces, readMetadata } from './metadata';
import { paidInInvoice } from './net-value';
import { namesOfInvoice } from './order-names';
import { OBJECT, type StripeEvent } from './stripe-event';

/** An invoice that was paid. Its older twin `invoice.payment_succeeded` tells the same order, which is counted once. */
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

/** The subscription's metadata is a copy inside the invoice: under `parent` since 2025-03, of its own before. */
const placesOf = (invoice: Json): readonly unknown[] => {
  const [own, ...others] = metadataPlaces(invoice);
  const copies = [
    recordOf(invoice['parent'])['subscription_details'],
    invoice['subscription_details'],
    ...listOf(recordOf(invoice['lines'])['data']),
  ];
  return [own, ...copies.map((copy) => recordOf(copy)['metadata']), ...others];
};
