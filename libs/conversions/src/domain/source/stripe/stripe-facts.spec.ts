import type Stripe from 'stripe';
import {
  charge,
  CREATED,
  customer,
  dispute,
  intent,
  invoice,
  invoicePayment,
  refund,
  refundedCharge,
  session,
  since2025,
  stripeEvent,
  subscription,
} from '../../../testing/stripe-payloads';
import type { StripeConfig } from '../conversion-source';
import type { Reading } from '../reading';
import { STRIPE_EVENT_TYPES } from './event-types';
import { factKeysOf } from './facts';
import { readStripe } from './read-stripe';

type Members = Readonly<Record<string, unknown>>;
interface Known {
  readonly config?: StripeConfig;
  readonly facts?: Readonly<Record<string, Members>>;
  readonly isLastTry?: boolean;
  readonly created?: number;
  readonly previous?: Members;
}

const NOW = new Date('2026-11-21T12:00:00Z');
const read = (type: string, object: Members, known: Known = {}): Reading => {
  const { config = {}, facts = {}, isLastTry = false, created = CREATED, previous } = known;
  const data = { object, ...(previous && { previous_attributes: previous }) };
  return readStripe(stripeEvent(type, object, { created, data }), config as never, {
    now: NOW,
    environment: 'test',
    facts: new Map(Object.entries(facts)),
    isLastTry,
  })[0]!;
};
const reasons = ({ issues }: Reading) => issues.map(({ reason }) => reason);

it('every type to select is one that Stripe has', () => {
  const types: readonly Stripe.Event['type'][] = STRIPE_EVENT_TYPES;
  expect(new Set(types).size).toBe(15);
});

describe('a payment', () => {
  it('waits ten minutes for a checkout or an invoice that names it', () => {
    expect(read('payment_intent.succeeded', intent())).toMatchObject({
      events: [],
      waits: {
        reason: 'MAY_BELONG_TO_ORDER',
        keys: ['payment:pi_1'],
        until: new Date('2026-11-21T12:10:00Z'),
      },
    });
  });

  it('is the sale when no other event named it; its tax is included and unknown', () => {
    const facts = { 'payment:pi_1': { billing: { email: 'ada@example.com' } } };
    const sale = read('payment_intent.succeeded', intent(), { facts, isLastTry: true });
    expect(sale).toMatchObject({
      events: [{ event: 'paid', value: '119', email: 'ada@example.com', orderId: 'pi_1' }],
      warnings: [{ code: 'TAX_NOT_KNOWN' }],
    });
    const gross = read('payment_intent.succeeded', intent(), {
      config: { value: 'gross' },
      isLastTry: true,
    });
    expect(gross.warnings).toBeUndefined();
  });

  it.each([
    ['of an invoice that it names', intent({ invoice: 'in_1' }), {}],
    ['of an invoice that another event named', intent(), { 'payment:pi_1': { order: 'in_1' } }],
  ])('%s is no sale of its own', (_what, object, facts) => {
    const reading = read('payment_intent.succeeded', object, { facts });
    expect([reading.events, reading.waits, reading.orders, reasons(reading)]).toEqual([
      [],
      undefined,
      [{ names: ['in_1', 'pi_1'] }],
      ['PART_OF_ORDER'],
    ]);
  });

  it('of nothing does not count', () => {
    expect(reasons(read('payment_intent.succeeded', intent({ amount_received: 0 })))).toEqual([
      'NOTHING_PAID',
    ]);
  });
});

describe('what is learnt', () => {
  it('of a charge: who paid, and what', () => {
    expect(read('charge.succeeded', charge())).toMatchObject({
      events: [],
      learns: [
        {
          key: 'payment:pi_1',
          facts: {
            billing: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' },
            charged: 11_900,
          },
        },
      ],
    });
  });

  it('of a customer is the latest, whichever event comes last', () => {
    const facts = { 'customer:cus_1': { at: CREATED + 1, customer: { email: 'new@example.com' } } };
    expect(read('customer.updated', customer(), { facts }).learns).toBeUndefined();
    expect(read('customer.updated', customer(), { facts, created: CREATED + 2 }).learns).toEqual([
      expect.objectContaining({ key: 'customer:cus_1' }),
    ]);
  });

  it('is learnt once: an event that waits for its own key is not read without end', () => {
    const first = read('invoice.paid', since2025(invoice({ customer_email: null })));
    expect(first.waits?.keys).toContain('customer:cus_1');
    const facts = Object.fromEntries((first.learns ?? []).map(({ key, facts: of }) => [key, of]));
    const again = read('invoice.paid', since2025(invoice({ customer_email: null })), { facts });
    expect([first.learns?.length, again.learns]).toEqual([1, undefined]);
  });

  it('is asked for by the keys of the event', () => {
    expect([
      factKeysOf(stripeEvent('checkout.session.completed', session())),
      factKeysOf(stripeEvent('invoice_payment.paid', invoicePayment())),
      factKeysOf(stripeEvent('customer.updated', customer())),
      factKeysOf(stripeEvent('refund.failed', refund(1, { payment_intent: null }))),
      factKeysOf('no event'),
    ]).toEqual([
      ['customer:cus_1', 'invoice:in_1', 'payment:pi_1'],
      ['payment:pi_1', 'invoice:in_1'],
      ['customer:cus_1'],
      ['payment:ch_1'],
      [],
    ]);
  });
});

describe('a person', () => {
  it('with an id only is waited for, and then known', () => {
    const anonymous = { customer_email: null, metadata: { gclid: 'g' } };
    expect(read('invoice.paid', invoice(anonymous)).waits?.reason).toBe('CUSTOMER_UNKNOWN');
    const facts = { 'customer:cus_1': { at: 1, customer: { email: 'ada@example.com' } } };
    expect(read('invoice.paid', invoice(anonymous), { facts }).events).toMatchObject([
      { email: 'ada@example.com', gclid: 'g' },
    ]);
    expect(read('invoice.paid', invoice(anonymous), { isLastTry: true }).events).toHaveLength(1);
  });

  it('of an invoice is the buyer of its checkout, who clicked', () => {
    const facts = {
      'invoice:in_1': { checkout: { gclid: 'g', phone: '+49301234567', fbp: 'fb.1.2.3' } },
    };
    expect(read('invoice.paid', invoice(), { facts }).events).toMatchObject([
      { email: 'ada@example.com', phone: '+49301234567', gclid: 'g', fbp: 'fb.1.2.3' },
    ]);
  });

  it('has a postal address and both names, or none of them', () => {
    const [buyer] = read(
      'checkout.session.completed',
      session({
        customer_details: {
          email: 'ada@example.com',
          name: 'Ada',
          address: { city: 'Paris', country: 'FR', postal_code: '75001', state: null },
        },
      }),
    ).events;
    expect([buyer?.firstName, buyer?.lastName, buyer?.address]).toEqual([
      undefined,
      undefined,
      { city: 'Paris', countryCode: 'FR', postalCode: '75001' },
    ]);
  });

  it('has every click id and id of the browser that metadata holds', () => {
    const clicks = {
      gclid: '1',
      gbraid: '2',
      wbraid: '3',
      msclkid: '4',
      fbclid: '5',
      li_fat_id: '6',
      rdt_cid: '7',
      oppref: '8',
    };
    const metadata = { ...clicks, _fbp: 'fb.1', fbc: 'fb.2', event_id: 'e-1', consent: 'granted' };
    const [sale] = read('checkout.session.completed', session({ metadata })).events;
    expect(sale).toMatchObject({
      ...clicks,
      fbp: 'fb.1',
      fbc: 'fb.2',
      eventId: 'e-1',
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
    });
  });

  it('keeps no id of an event that a copy of metadata carries', () => {
    const copy = { subscription_details: { metadata: { gclid: 'g', event_id: 'e-1' } } };
    const [renewal] = read(
      'invoice.paid',
      invoice({ parent: copy, billing_reason: 'subscription_cycle' }),
    ).events;
    expect([renewal?.gclid, renewal?.eventId]).toEqual(['g', undefined]);
  });
});

describe('a trial', () => {
  const click = { metadata: { gclid: 'g' }, customer: { id: 'cus_1', email: 'ada@example.com' } };

  it.each([
    ['that was incomplete before', { status: 'incomplete' }, 1],
    ['that goes on', { trial_end: 1 }, 0],
    ['that was active before', { status: 'active' }, 0],
  ])('%s', (_what, previous, count) => {
    const type = 'customer.subscription.updated';
    expect(read(type, subscription(click), { previous }).events).toHaveLength(count);
  });

  it('waits for its customer, and knows the click of its checkout', () => {
    expect(read('customer.subscription.created', subscription()).waits).toMatchObject({
      reason: 'CUSTOMER_UNKNOWN',
      keys: ['customer:cus_1', 'subscription:sub_1'],
    });
    const facts = { 'subscription:sub_1': { checkout: { email: 'ada@example.com', gclid: 'g' } } };
    expect(read('customer.subscription.created', subscription(), { facts }).events).toMatchObject([
      { event: 'trial_started', email: 'ada@example.com', gclid: 'g', orderId: 'sub_1' },
    ]);
  });
});

describe('the value of a sale', () => {
  const shipped = session({
    total_details: { amount_tax: 1_900, amount_shipping: 1_000 },
    shipping_cost: { amount_subtotal: 1_000, amount_tax: 190, amount_total: 1_190 },
  });
  it.each([
    ['net', '100'],
    ['gross', '119'],
    ['netOfShipping', '90'],
  ] as const)('%s is %s', (value, expected) => {
    const reading = read('checkout.session.completed', shipped, { config: { value } });
    expect([reading.events[0]?.value, reading.orders[0]?.paid]).toEqual([
      expected,
      { gross: '119', net: expected, currency: 'EUR' },
    ]);
  });

  it('has the lines of the invoice, in both shapes, and of an expanded checkout', () => {
    const line = { description: 'Bread', quantity: 2, amount: 1_000 };
    const lines = (more: Members) => ({ lines: { data: [{ ...line, ...more }] } });
    const expected = { name: 'Bread', quantity: 2, price: '5', id: 'prod_1' };
    const click = { metadata: { gclid: 'g' } };
    expect(
      [
        read('invoice.paid', invoice({ ...click, ...lines({ price: { product: 'prod_1' } }) })),
        read(
          'invoice.paid',
          invoice({
            ...click,
            ...lines({ pricing: { price_details: { price: 'price_1', product: 'prod_1' } } }),
          }),
        ),
        read(
          'checkout.session.completed',
          session({
            line_items: {
              data: [{ ...line, amount_subtotal: 1_000, price: { product: 'prod_1' } }],
            },
          }),
        ),
      ].map(({ events }) => events[0]?.items),
    ).toEqual([[expected], [expected], [expected]]);
  });
});

describe('the names of an order', () => {
  const names = (object: Members, config: StripeConfig = {}) =>
    read('checkout.session.completed', object, { config }).orders[0];

  it('begin with what the configuration says', () => {
    const object = session({ metadata: { number: 17, order_id: 'A-17' } });
    expect(names(object, { orderId: ['metadata.none', 'metadata.number'] })?.names).toEqual([
      '17',
      'in_1',
      'pi_1',
      'cs_test_a1',
      'A-17',
    ]);
  });

  it('have the reference as a name where it is the order number, else as an alias', () => {
    expect([
      names(session(), { clientReference: 'orderId' })?.names.at(-1),
      names(session())?.alias,
      names(session(), { clientReference: 'none' })?.alias,
      names(session({ client_reference_id: 'ada@example.com' }))?.alias,
    ]).toEqual(['visitor-7', 'visitor-7', undefined, undefined]);
  });
});

describe('a change of what is left', () => {
  const disputes = { config: { disputes: true } };
  const before = (event: string, more: Members) => ({
    facts: {
      'payment:pi_1': {
        [`change:${event}`]: { event, at: CREATED, of: null, dispute: null, amount: 0, ...more },
      },
    },
    created: CREATED + 60,
  });

  it('by a refund that failed is what came back', () => {
    const refunded = before('evt_r', { kind: 'refunded', amount: 5_950, of: 11_900 });
    expect(read('refund.failed', refund(2_975), refunded).adjustments).toMatchObject([
      { adjustmentType: 'RESTATEMENT', value: '89.25', currency: 'EUR' },
    ]);
    expect(read('refund.failed', refund(2_975)).adjustments).toEqual([]);
  });

  it('by a refund is reported again for one that failed later and came first', () => {
    const failed = before('evt_f', { kind: 'failed', amount: 5_950 });
    const refunded = read('charge.refunded', refundedCharge(5_950), {
      ...failed,
      created: CREATED - 60,
    });
    expect(refunded.adjustments.map(({ value }) => value)).toEqual(['59.5', '119']);
  });

  it('by a dispute that was won is everything; an inquiry changes nothing', () => {
    const lost = before('evt_d', { kind: 'disputed', amount: 11_900, dispute: 'dp_1' });
    expect(
      read('charge.dispute.closed', dispute({ status: 'won' }), { ...lost, ...disputes })
        .adjustments,
    ).toMatchObject([{ adjustmentType: 'RESTATEMENT', value: '119' }]);
    const inquiry = dispute({ status: 'warning_needs_response' });
    expect(reasons(read('charge.dispute.created', inquiry, disputes))).toEqual([
      'DISPUTE_UNDECIDED',
    ]);
    expect(
      read('charge.dispute.closed', dispute({ status: 'lost' }), disputes).adjustments,
    ).toMatchObject([{ adjustmentType: 'RETRACTION', orderId: 'pi_1' }]);
  });

  it('by the state of a refund alone is none', () => {
    expect(read('refund.updated', refund(5_950)).adjustments).toEqual([]);
  });
});
