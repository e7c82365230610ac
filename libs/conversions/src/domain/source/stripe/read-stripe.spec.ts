import {
  CREATED,
  invoice,
  refundedCharge,
  session,
  stripeEvent,
} from '../../../testing/stripe-payloads';
import type { StripeConfig } from '../conversion-source';
import type { Reading, ReadingWorld } from '../reading';
import { readStripe } from './read-stripe';

/** It waited long enough: each event by itself, with what it says. */
const TEST: ReadingWorld = {
  now: new Date('2026-11-21T12:00:00Z'),
  environment: 'test',
  isLastTry: true,
};
const read = (
  type: string,
  object: object,
  {
    config = {},
    world = TEST,
    ...more
  }: { config?: StripeConfig; world?: ReadingWorld; livemode?: boolean; created?: number } = {},
): Reading =>
  readStripe(
    stripeEvent(type, object as Record<string, unknown>, more),
    config as never,
    world,
  )[0]!;
const checkout = (more: Record<string, unknown> = {}, config: StripeConfig = {}) =>
  read('checkout.session.completed', session(more), { config });
const reasons = ({ events, adjustments, issues }: Reading) => [
  events.length + adjustments.length,
  ...issues.map(({ reason }) => reason),
];

describe('a checkout', () => {
  it('is a paid order without its tax, of whom its details name, at the time of the event', () => {
    const { learns: _learns, ...reading } = checkout();
    expect(reading).toEqual({
      key: 'evt_1checkoutsessioncompletedcs_test_a1',
      adjustments: [],
      issues: [],
      orders: [
        {
          names: ['in_1', 'pi_1', 'cs_test_a1'],
          alias: 'visitor-7',
          paid: { gross: '119', net: '100', currency: 'EUR' },
        },
      ],
      events: [
        {
          email: 'Ada@Example.com',
          phone: '+49301234567',
          externalId: 'visitor-7',
          firstName: 'Ada',
          lastName: 'Example',
          address: { countryCode: 'DE' },
          gclid: 'Cj0-session',
          event: 'paid',
          value: '100',
          currency: 'EUR',
          occurredAt: '2026-11-20T09:00:00.000Z',
          orderId: 'in_1',
        },
      ],
    });
  });

  it('is named by its invoice, else its payment, else itself', () => {
    const names = [
      {},
      { invoice: null },
      { invoice: null, payment_intent: null },
      { invoice: { id: 'in_9' } },
    ].map((more) => checkout(more).events[0]?.orderId);
    expect(names).toEqual(['in_1', 'pi_1', 'cs_test_a1', 'in_9']);
  });

  it.each([
    ['of mode setup', { mode: 'setup' }, 'SETUP_MODE'],
    ['that is not paid yet', { payment_status: 'unpaid' }, 'NOT_PAID'],
    ['that cost nothing', { amount_total: 0, total_details: { amount_tax: 0 } }, 'NOTHING_PAID'],
    ['that was all tax', { total_details: { amount_tax: 11_900 } }, 'NOTHING_PAID'],
    ['below zero', { amount_total: -100, total_details: null }, 'NOTHING_PAID'],
  ])('%s does not count', (_what, more, reason) => {
    expect(reasons(checkout(more))).toEqual([0, reason]);
  });

  it('counts when a slow payment succeeded', () => {
    expect(read('checkout.session.async_payment_succeeded', session()).events).toHaveLength(1);
  });

  it('counts in the currency of the prices where Stripe converted them for the buyer', () => {
    const converted = {
      currency: 'usd',
      amount_total: 13_090,
      total_details: { amount_tax: 2_090 },
      currency_conversion: {
        amount_subtotal: 10_000,
        amount_total: 11_900,
        fx_rate: '1.1',
        source_currency: 'eur',
      },
    };
    expect(checkout(converted).events[0]).toMatchObject({ value: '100', currency: 'EUR' });
  });

  it('reads click ids in their order: session, subscription, customer, payment', () => {
    const places = {
      metadata: { msclkid: 'm-session' },
      subscription: { id: 'sub_1', metadata: { gclid: 'g-sub', msclkid: 'm-sub' } },
      customer: { id: 'cus_1', metadata: { gclid: 'g-cus', wbraid: 'w-cus' } },
      payment_intent: { id: 'pi_1', metadata: { wbraid: 'w-pi', gbraid: 'b-pi' } },
    };
    expect(checkout(places).events[0]).toMatchObject({
      msclkid: 'm-session',
      gclid: 'g-sub',
      wbraid: 'w-cus',
      gbraid: 'b-pi',
      orderId: 'in_1',
    });
  });

  it('hands its reference on as the configuration says', () => {
    expect(checkout({ metadata: {} }, { clientReference: 'gclid' }).events[0]).toMatchObject({
      gclid: 'visitor-7',
    });
    expect(checkout({}, { clientReference: 'none' }).events[0]).not.toHaveProperty('externalId');
  });

  it('is not lost because of an unreadable phone number; the number appears in no text', () => {
    const { learns: _learns, ...reading } = checkout({
      customer_details: { email: 'ada@example.com', phone: 'call 7654321' },
    });
    expect(reading.events[0]).toMatchObject({ email: 'ada@example.com', value: '100' });
    expect([
      reasons(reading),
      reading.events[0]?.phone,
      JSON.stringify(reading).includes('7654321'),
    ]).toEqual([[1, 'UNREADABLE_CONTACT'], undefined, false]);
  });

  it('keeps a phone number without its country code for the Space to read', () => {
    const reading = checkout({
      customer_details: { email: 'ada@example.com', phone: '030 7654321' },
    });
    expect([reasons(reading), reading.events[0]?.phone]).toEqual([[1], '030 7654321']);
  });

  it('lands on the action that the configuration names', () => {
    expect(checkout({}, { conversionActions: { paid: 'Orders' } }).events[0]).toMatchObject({
      conversionAction: 'Orders',
    });
    expect(checkout({}, { conversionActions: { paid: 'Orders' } }).events[0]).not.toHaveProperty(
      'event',
    );
  });
});

describe('minor units', () => {
  it.each([
    ['eur', 1_999, '19.99'],
    ['usd', 5, '0.05'],
    ['jpy', 500, '500'],
    ['krw', 12_000, '12000'],
    ['isk', 150_000, '1500'],
    ['ugx', 500_000, '5000'],
    ['kwd', 12_340, '12.34'],
    ['bhd', 1_000, '1'],
    ['tnd', 10_550, '10.55'],
    ['huf', 10_000, '100'],
    ['twd', 80_000, '800'],
    ['clp', 9_990, '9990'],
    ['mga', 700, '700'],
    ['gbp', 9_007_199_254_740_991, '90071992547409.91'],
  ])('of %s: %d is %s', (currency, minor, major) => {
    expect(
      checkout({ currency, amount_total: minor, total_details: { amount_tax: 0 } }).events[0],
    ).toMatchObject({ value: major, currency: currency.toUpperCase() });
  });
});

describe('an invoice', () => {
  const paid = (more: Record<string, unknown> = {}, config: StripeConfig = {}) =>
    read('invoice.paid', invoice(more), { config });

  it('is the same order as its checkout, at the moment it was paid, without tax', () => {
    expect(paid().events).toEqual([
      {
        email: 'ada@example.com',
        event: 'paid',
        value: '100',
        currency: 'EUR',
        occurredAt: new Date((CREATED - 5) * 1_000).toISOString(),
        orderId: 'in_1',
      },
    ]);
  });

  it('has an older event type that reports the same order', () => {
    expect(read('invoice.payment_succeeded', invoice()).events).toEqual(paid().events);
  });

  it.each([
    ['subscription_create', {}, 'paid'],
    ['manual', {}, 'paid'],
    ['subscription_cycle', {}, 'expansion'],
    ['subscription_update', {}, 'expansion'],
    ['subscription_cycle', { renewals: 'paid' }, 'paid'],
  ] as const)('for %s is, with %j, %s', (billing_reason, config, event) => {
    expect(paid({ billing_reason }, config).events[0]?.event).toBe(event);
  });

  it.each([
    ['that was free', { amount_paid: 0 }, {}, 'NOTHING_PAID'],
    ['that is open', { status: 'open' }, {}, 'NOT_PAID'],
    [
      'of a renewal, where those are off',
      { billing_reason: 'subscription_cycle' },
      { renewals: 'none' },
      'RENEWALS_OFF',
    ],
  ] as const)('%s does not count', (_what, more, config, reason) => {
    expect(reasons(paid(more, config))).toEqual([0, reason]);
  });

  it('counts what was really paid of it, less the part that is tax', () => {
    expect(paid({ amount_paid: 5_950 }).events[0]?.value).toBe('50');
    expect(paid({ total_excluding_tax: null, tax: 1_900 }).events[0]?.value).toBe('100');
    expect(
      paid({ total_excluding_tax: null, total_taxes: [{ amount: 1_000 }, { amount: 900 }] })
        .events[0]?.value,
    ).toBe('100');
  });

  it('reads the copies of its subscription, newer and older', () => {
    const newer = { parent: { subscription_details: { metadata: { gclid: 'g-new' } } } };
    expect(
      [
        paid(newer),
        paid({ subscription_details: { metadata: { gclid: 'g-old' } } }),
        paid({ lines: { data: [{ metadata: { gclid: 'g-line' } }] } }),
      ].map(({ events }) => events[0]?.gclid),
    ).toEqual(['g-new', 'g-old', 'g-line']);
  });

  it('knows its payment in older and newer versions, and by the event that names both', () => {
    const newer = {
      payment_intent: undefined,
      payments: { data: [{ payment: { type: 'payment_intent', payment_intent: 'pi_2' } }] },
    };
    expect(
      [
        paid(),
        paid(newer),
        read('invoice_payment.paid', {
          id: 'inpay_1',
          invoice: 'in_1',
          payment: { type: 'payment_intent', payment_intent: 'pi_3' },
        }),
      ].map(({ orders }) => orders[0]?.names),
    ).toEqual([
      ['in_1', 'pi_1'],
      ['in_1', 'pi_2'],
      ['in_1', 'pi_3'],
    ]);
  });
});

describe('a refund', () => {
  const refund = (refunded: number, more: Record<string, unknown> = {}, created = CREATED) =>
    read('charge.refunded', refundedCharge(refunded, more), { created });

  it('of everything takes the order back', () => {
    expect(refund(11_900)).toMatchObject({
      adjustments: [{ adjustmentType: 'RETRACTION', orderId: 'pi_1' }],
      orders: [{ names: ['pi_1'] }],
    });
    expect(refund(11_900).adjustments[0]).not.toHaveProperty('currency');
  });

  it('of a part says what is left, as a running total', () => {
    expect(refund(2_975).adjustments[0]).toMatchObject({
      adjustmentType: 'RESTATEMENT',
      orderId: 'pi_1',
      value: '89.25',
      currency: 'EUR',
      runningTotal: { left: '89.25', of: '119' },
    });
  });

  it('of a charge that was captured in part is measured by what was captured', () => {
    expect(refund(5_000, { amount_captured: 5_000 }).adjustments[0]?.adjustmentType).toBe(
      'RETRACTION',
    );
  });

  it('is later than a smaller one of the same second', () => {
    const [small, large] = [refund(1_000), refund(2_000)].map(({ adjustments }) =>
      Date.parse(adjustments[0]!.occurredAt),
    );
    expect(large).toBeGreaterThan(small!);
    expect(Math.floor(large! / 1_000)).toBe(CREATED);
  });

  it('names the invoice where Stripe still does, and the charge where there is nothing else', () => {
    expect(
      [refund(1, { invoice: 'in_1' }), refund(1, { payment_intent: null })].map(
        ({ orders }) => orders[0]?.names,
      ),
    ).toEqual([['in_1', 'pi_1'], ['ch_1']]);
  });

  it('by dispute counts only where it is configured', () => {
    const dispute = {
      id: 'dp_1',
      object: 'dispute',
      amount: 11_900,
      charge: 'ch_1',
      payment_intent: 'pi_1',
    };
    expect(reasons(read('charge.dispute.created', dispute))).toEqual([0, 'DISPUTES_OFF']);
    expect(
      read('charge.dispute.created', dispute, { config: { disputes: true } }).adjustments,
    ).toMatchObject([{ adjustmentType: 'RETRACTION', orderId: 'pi_1' }]);
  });
});

describe('what is no payment', () => {
  it('a customer signs up, once', () => {
    expect(
      read('customer.created', {
        id: 'cus_1',
        created: CREATED - 1,
        email: 'ada@example.com',
        phone: null,
        metadata: { gclid: 'g' },
      }).events,
    ).toEqual([
      {
        email: 'ada@example.com',
        gclid: 'g',
        event: 'signup',
        occurredAt: new Date((CREATED - 1) * 1_000).toISOString(),
        orderId: 'cus_1',
      },
    ]);
  });

  it('a subscription begins with a trial, or does not count', () => {
    const subscription = {
      id: 'sub_1',
      status: 'trialing',
      trial_start: CREATED,
      metadata: { gclid: 'g' },
      customer: 'cus_1',
    };
    expect(read('customer.subscription.created', subscription).events).toMatchObject([
      { event: 'trial_started', gclid: 'g', orderId: 'sub_1' },
    ]);
    expect(
      reasons(read('customer.subscription.created', { ...subscription, status: 'active' })),
    ).toEqual([0, 'NOT_TRIALING']);
  });

  it('other events report nothing', () => {
    expect(reasons(read('product.created', { id: 'prod_1' }))).toEqual([0, 'EVENT_NOT_READ']);
    expect(reasons(read('toString', { id: 'x' }))).toEqual([0, 'EVENT_NOT_READ']);
  });
});

describe('test data', () => {
  const live: ReadingWorld = { ...TEST, environment: 'live' };
  it('is not counted in a live deployment, unless the source says so', () => {
    expect(reasons(read('checkout.session.completed', session(), { world: live }))).toEqual([
      0,
      'LIVEMODE_MISMATCH',
    ]);
    expect(
      read('checkout.session.completed', session(), { world: live, config: { livemode: false } })
        .events,
    ).toHaveLength(1);
    expect(
      read('checkout.session.completed', session(), { world: live, livemode: true }).events,
    ).toHaveLength(1);
    expect(
      reasons(read('checkout.session.completed', session(), { config: { livemode: true } })),
    ).toEqual([0, 'LIVEMODE_MISMATCH']);
  });
});

describe('what is no event of Stripe', () => {
  it.each<[string, unknown, string]>([
    ['a list', [], '/payload'],
    ['an object', {}, '/payload/type'],
    ['a thing without its event', session(), '/payload/type'],
    [
      'an event without its thing',
      { id: 'evt_1', type: 'invoice.paid', created: 1, data: {} },
      '/payload/data/object',
    ],
  ])('%s is refused', (_what, payload, path) => {
    expect(() => readStripe(payload, {} as never, TEST)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_ERROR',
        details: { issues: [expect.objectContaining({ path })] },
      }) as Error,
    );
  });
});
