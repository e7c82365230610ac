import { idOf, type Json, recordOf, textOf } from '../payload/members';
import type { Reading, SourceEvent, SourceFact } from '../reading';
import { paymentsOfInvoice } from './order-names';
import type { StripeWorld } from './stripe-event';

const keyOf =
  (kind: string) =>
  (id: string | undefined): string | undefined =>
    id === undefined ? undefined : `${kind}:${id}`;

/** Keys of what is learnt: of a payment intent, or of a charge that has none. */
export const paymentKey = keyOf('payment');
export const invoiceKey = keyOf('invoice');
export const customerKey = keyOf('customer');
export const subscriptionKey = keyOf('subscription');

/** The payment that a charge, a refund or a dispute belongs to. */
export const paymentOf = (object: Json, ownId?: string): string | undefined =>
  idOf(object['payment_intent']) ?? idOf(object['charge']) ?? ownId;

/** Of each kind of event: the ids of the thing itself. */
const ownKeys = (type: string, object: Json): readonly (string | undefined)[] => {
  const id = idOf(object['id']);
  if (type.startsWith('customer.subscription.')) return [subscriptionKey(id)];
  if (type.startsWith('customer.')) return [customerKey(id)];
  if (type.startsWith('payment_intent.')) return [paymentKey(id)];
  if (type.startsWith('invoice.')) {
    return [invoiceKey(id), ...paymentsOfInvoice(object).map(paymentKey)];
  }
  if (type.startsWith('invoice_payment.')) {
    const { payment_intent: intent, charge } = recordOf(object['payment']);
    return [paymentKey(idOf(intent) ?? idOf(charge))];
  }
  if (type.startsWith('charge.dispute.') || type.startsWith('refund.')) {
    return [paymentKey(paymentOf(object))];
  }
  return type.startsWith('charge.') ? [paymentKey(paymentOf(object, id))] : [];
};

/** The keys under which earlier events may have taught something that this event needs. */
export const factKeysOf = (payload: unknown): readonly string[] => {
  const event = recordOf(payload);
  const object = recordOf(recordOf(event['data'])['object']);
  const keys = [
    ...ownKeys(textOf(event['type']) ?? '', object),
    customerKey(idOf(object['customer'])),
    invoiceKey(idOf(object['invoice'])),
    paymentKey(idOf(object['payment_intent'])),
    subscriptionKey(idOf(object['subscription'])),
  ];
  return [...new Set(keys.filter((key) => key !== undefined))];
};

/** A fact where its key is known; nothing to learn where all members are undefined. */
export const fact = (key: string | undefined, facts: Json): readonly SourceFact[] => {
  const members = Object.entries(facts).filter(([, value]) => value !== undefined);
  return key === undefined || members.length === 0
    ? []
    : [{ key, facts: Object.fromEntries(members) }];
};

/** What was learnt of a person or a click, as members of an event. */
export const membersIn = (facts: Json, member: string): Partial<SourceEvent> =>
  recordOf(facts[member]);

/**
 * Keeps only facts that are not known yet. Otherwise an event that waits for a key of its own facts
 * would be read again without end.
 */
export const learnsWhatIsNew = (reading: Reading, { known }: StripeWorld): Reading => {
  const { learns = [], ...rest } = reading;
  const fresh = learns.flatMap(({ key, facts }) => {
    const before = known(key);
    return fact(
      key,
      Object.fromEntries(
        Object.entries(facts).filter(([name, value]) => !isSame(before[name], value)),
      ),
    );
  });
  return fresh.length > 0 ? { ...rest, learns: fresh } : rest;
};

/** Stored JSON may have its members in another order. */
const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'undefined';
