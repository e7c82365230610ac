import Big from 'big.js';
import type { StripeConfig } from '../conversion-source';
import { landsOn, majorUnits, readContact } from '../payload/event-fields';
import { idOf, type Json, momentOf, recordOf, textOf } from '../payload/members';
import {
  type PayloadReader,
  type Reading,
  readingOf,
  type ReadingWorld,
  skipped,
  type SourceAdjustment,
} from '../reading';
import { readInvoice, readSession } from './read-payment';
import {
  metadataPaths,
  namesOfCharge,
  namesOfInvoicePayment,
  OBJECT,
  readMetadata,
  stripeEvent,
  type StripeEvent,
} from './stripe-event';

/** A customer that was made: a sign-up, once for each customer. */
const readCustomer = (
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

/**
 * A subscription that begins with a trial, once for each subscription. Who it is stands in it only
 * where Stripe expanded the customer.
 */
const readSubscription = (
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
        ...readMetadata(metadataPaths(subscription)),
        ...landsOn('trial_started', config),
        occurredAt,
        ...(orderId && { orderId }),
      },
    ],
    issues,
  });
};

/**
 * A charge that was refunded, whole or in part. `amount_refunded` is a running total, so the last
 * one tells all.
 */
const readRefund = (
  { id, object: charge, created }: StripeEvent,
  config: StripeConfig,
): Reading => {
  const names = namesOfCharge(charge);
  const of = whole(charge['amount_captured']) ?? whole(charge['amount']);
  const refunded = whole(charge['amount_refunded']) ?? 0;
  if (!names) {
    return skipped(
      id,
      'NO_ORDER',
      `${OBJECT}/payment_intent`,
      'the charge needs an invoice or a payment_intent to find the order by',
      true,
    );
  }
  if (of === undefined || refunded === 0) {
    return skipped(
      id,
      'NOTHING_PAID',
      `${OBJECT}/amount_refunded`,
      'the amount refunded is 0, so that nothing is changed',
    );
  }
  const common = {
    ...namedAction(config),
    orderId: names[0],
    occurredAt: momentOfTotal(created, refunded, of),
  };
  const adjustment: SourceAdjustment =
    charge['refunded'] === true || refunded >= of
      ? { ...common, adjustmentType: 'RETRACTION' }
      : {
          ...common,
          adjustmentType: 'RESTATEMENT',
          ...remaining(of, refunded, (textOf(charge['currency']) ?? '').toUpperCase()),
        };
  return readingOf({ key: id, adjustments: [adjustment], orders: [{ names }] });
};

/** A dispute takes the order back, where the configuration says so. */
const readDispute = (
  { id, object: dispute, created }: StripeEvent,
  config: StripeConfig,
): Reading => {
  if (config.disputes !== true) {
    return skipped(
      id,
      'DISPUTES_OFF',
      '/payload/type',
      'disputes are not counted. Set config.disputes to true to count them',
    );
  }
  const names = namesOfCharge(dispute, dispute['charge']);
  if (!names) {
    return skipped(
      id,
      'NO_ORDER',
      `${OBJECT}/payment_intent`,
      'the dispute needs a payment_intent or a charge to find the order by',
      true,
    );
  }
  return readingOf({
    key: id,
    adjustments: [
      {
        ...namedAction(config),
        adjustmentType: 'RETRACTION',
        orderId: names[0],
        occurredAt: new Date(created * 1_000).toISOString(),
      },
    ],
    orders: [{ names }],
  });
};

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

const namedAction = ({
  conversionActions,
}: StripeConfig): Pick<SourceAdjustment, 'conversionAction'> =>
  conversionActions?.paid === undefined ? {} : { conversionAction: conversionActions.paid };

const remaining = (
  of: number,
  refunded: number,
  currency: string,
): Json & Pick<SourceAdjustment, 'runningTotal' | 'value' | 'currency'> => {
  const left = majorUnits(new Big(of).minus(refunded), currency);
  return { value: left, currency, runningTotal: { left, of: majorUnits(of, currency) } };
};

/**
 * Stripe tells seconds, in which two refunds may fall: the larger total is put later within its
 * second, so that it is the last word.
 */
const momentOfTotal = (created: number, refunded: number, of: number): string =>
  new Date(created * 1_000 + Math.min(999, Math.floor((refunded / of) * 999))).toISOString();

const READERS: Readonly<Record<string, (event: StripeEvent, config: StripeConfig) => Reading>> = {
  'checkout.session.completed': readSession,
  'checkout.session.async_payment_succeeded': readSession,
  'invoice.paid': readInvoice,
  'invoice.payment_succeeded': readInvoice,
  'invoice_payment.paid': ({ id, object }) => {
    const names = namesOfInvoicePayment(object);
    return readingOf({ key: id, orders: names ? [{ names }] : [] });
  },
  'customer.created': readCustomer,
  'customer.subscription.created': readSubscription,
  'charge.refunded': readRefund,
  'charge.dispute.created': readDispute,
};

/** Reads an event of Stripe. What does not count is reported with its reason. */
export const readStripe: PayloadReader = (payload, config, world) => {
  const event = stripeEvent(payload, world.now);
  const read = Object.hasOwn(READERS, event.type) ? READERS[event.type] : undefined;
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
  return [wrongMode(event, config, world) ?? read(event, config)];
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
