import type { Reading, ReadingWorld, SourceEvent } from '../reading';
import { shareOf } from '../restate';
import { readShopify } from './shopify';
import { readWooCommerce } from './woocommerce';

const WORLD: ReadingWorld = { now: new Date('2026-11-21T12:00:00Z'), environment: 'live' };

const money = (amount: string, currency = 'EUR') => ({
  shop_money: { amount, currency_code: currency },
});
const eventIn = ([reading]: readonly Reading[]): SourceEvent => reading!.events[0]!;
const reasonIn = ([reading]: readonly Reading[]) => [
  reading!.events.length + reading!.adjustments.length,
  reading!.issues[0]?.reason,
];

describe('Shopify', () => {
  const order = {
    id: 5_678_901_234_567,
    name: '#1001',
    email: 'ada@example.com',
    phone: null,
    currency: 'EUR',
    current_total_price: '124.00',
    current_total_tax: '19.80',
    total_price: '200.00',
    total_tax: '31.93',
    taxes_included: true,
    processed_at: '2026-11-20T10:00:00+01:00',
    updated_at: '2026-11-20T11:00:00+01:00',
    browser_ip: '203.0.113.9',
    client_details: { user_agent: 'Mozilla/5.0 (example)' },
    customer: { first_name: 'Ada', last_name: 'Example' },
    billing_address: {
      first_name: 'Other',
      city: 'Berlin',
      zip: '10115',
      province_code: 'BE',
      country_code: 'DE',
      phone: '030 123456',
    },
    landing_site: '/lamp?gclid=Cj0&utm_source=x',
    note_attributes: [
      { name: '_fbclid', value: 'IwAR' },
      { name: 'MSCLKID', value: 'm1' },
      { name: '_fbp', value: 'fb.1.1.2' },
      { name: 'gclid', value: 'of-the-cart' },
      { name: 'ad_user_data', value: 'granted' },
      { name: 'gift', value: 7 },
    ],
    line_items: [
      { variant_id: 1, product_id: 2, title: 'Lamp', quantity: 2, price: '59.50' },
      { variant_id: null, product_id: 3, title: 'Shade', quantity: 1, price: '0.00' },
    ],
    shipping_lines: [{ price: '5.00', discounted_price: '5.00', tax_lines: [{ price: '0.80' }] }],
  };
  const read = (payload: unknown, config: object = {}, delivery?: ReadingWorld['delivery']) =>
    readShopify(payload, config as never, delivery ? { ...WORLD, delivery } : WORLD);

  it('reads an order with its buyer, device, clicks and items', () => {
    expect(eventIn(read(order))).toEqual({
      event: 'paid',
      email: 'ada@example.com',
      phone: '+4930123456',
      firstName: 'Ada',
      lastName: 'Example',
      address: { city: 'Berlin', region: 'BE', postalCode: '10115', countryCode: 'DE' },
      ip: '203.0.113.9',
      userAgent: 'Mozilla/5.0 (example)',
      gclid: 'Cj0',
      fbclid: 'IwAR',
      msclkid: 'm1',
      fbp: 'fb.1.1.2',
      consent: { ad_user_data: 'GRANTED' },
      items: [
        { id: '1', name: 'Lamp', quantity: '2', price: '59.5' },
        { id: '3', name: 'Shade', quantity: '1', price: '0' },
      ],
      value: '104.2',
      currency: 'EUR',
      occurredAt: '2026-11-20T09:00:00.000Z',
      orderId: '5678901234567',
    });
  });

  it('takes the time of the payment for the topic orders/paid', () => {
    expect(eventIn(read(order, {}, { event: 'orders/paid' })).occurredAt).toBe(
      '2026-11-20T10:00:00.000Z',
    );
  });

  it.each([
    [{}, '104.2'],
    [{ value: 'gross' }, '124'],
    [{ value: 'netOfShipping' }, '100'],
  ])('counts with %j the value %s', (config, value) => {
    const [reading] = read(order, config);
    expect([reading!.events[0]!.value, reading!.orders[0]!.paid?.net]).toEqual([value, value]);
  });

  it('takes shipping as it is where prices are without tax', () => {
    const more = { taxes_included: false, current_total_tax: '20.00' };
    expect(eventIn(read({ ...order, ...more }, { value: 'netOfShipping' })).value).toBe('99');
  });

  it('reads an order that was refunded before as it was paid', () => {
    expect(eventIn(read({ ...order, refunds: [{ id: 1 }] }, { value: 'gross' })).value).toBe('200');
  });

  it.each([
    ['a test', { test: true }, 'TEST_ORDER'],
    ['free', { current_total_price: '0.00', current_total_tax: '0.00' }, 'NOTHING_PAID'],
    ['not paid', { financial_status: 'pending' }, 'NOT_PAID'],
  ])('counts nothing of an order that is %s', (_what, more, reason) => {
    expect(reasonIn(read({ ...order, ...more }))).toEqual([0, reason]);
  });

  it.each([[{}], [[]], ['text'], [{ order_id: 1, transactions: [] }], [{ ...order, id: null }]])(
    'refuses what is no order and no refund: %j',
    (payload) => {
      expect(() => read(payload)).toThrow();
    },
  );

  it('takes what its shop posts, and a payload that a caller hands on', () => {
    const config = { shop: 'a.myshopify.com' };
    const of = (delivery?: ReadingWorld['delivery']) => reasonIn(read(order, config, delivery));
    expect([
      of({ event: 'orders/paid', origin: 'a.myshopify.com' }),
      of({ event: 'orders/paid', origin: 'b.myshopify.com' }),
      of({ event: 'orders/paid' }),
      of(),
    ]).toEqual([
      [1, undefined],
      [0, 'OTHER_SHOP'],
      [0, 'OTHER_SHOP'],
      [1, undefined],
    ]);
  });

  describe('a refund', () => {
    const refund = {
      id: 9,
      order_id: order.id,
      processed_at: '2026-11-21T10:00:00+01:00',
      refund_line_items: [{ subtotal_set: money('50.00'), total_tax_set: money('9.50') }],
      order_adjustments: [{ amount_set: money('-5.00'), tax_amount_set: money('-0.95') }],
      transactions: [
        { kind: 'refund', status: 'success', amount: '40.00', currency: 'EUR' },
        { kind: 'refund', status: 'success', amount: '25.45', currency: 'EUR' },
        { kind: 'refund', status: 'pending', amount: '7.00', currency: 'EUR' },
        { kind: 'sale', status: 'success', amount: '7.00', currency: 'EUR' },
      ],
    };

    it('deducts what was paid back, once for its id', () => {
      expect(read(refund, {}, { event: 'refunds/create', id: 'w-1' })).toEqual([
        expect.objectContaining({
          key: 'w-1',
          events: [],
          adjustments: [
            {
              adjustmentType: 'RESTATEMENT',
              orderId: '5678901234567',
              deducted: '65.45',
              isDeductedOfGross: true,
              key: 'refund:9',
              occurredAt: '2026-11-21T09:00:00.000Z',
            },
          ],
        }),
      ]);
    });

    it('is read in the currency of the shop where the buyer paid in another', () => {
      const transactions = [
        { kind: 'refund', status: 'success', amount: '70.00', currency: 'USD' },
      ];
      expect(read({ ...refund, transactions })[0]!.adjustments[0]!.deducted).toBe('65.45');
    });

    it('of a test, or that paid nothing back, changes nothing', () => {
      const [paid] = refund.transactions;
      expect([
        reasonIn(read({ ...refund, transactions: [{ ...paid, test: true }] })),
        reasonIn(read({ ...refund, transactions: [] })),
      ]).toEqual([
        [0, 'TEST_ORDER'],
        [0, 'NOTHING_PAID'],
      ]);
    });
  });
});

describe('WooCommerce', () => {
  const order = {
    id: 727,
    status: 'completed',
    currency: 'EUR',
    total: '119.00',
    total_tax: '19.00',
    shipping_total: '10.00',
    date_created_gmt: '2026-11-20T09:00:00',
    date_paid_gmt: null,
    date_modified_gmt: '2026-11-20T10:00:00',
    billing: { email: 'ada@example.com', phone: '(415) 555-2671', country: 'US', state: 'CA' },
    meta_data: [
      { key: '_wc_order_attribution_session_entry', value: 'https://shop.example/?gclid=Cj0' },
      { key: '_fbclid', value: 'IwAR' },
      { key: '_other', value: { a: 1 } },
    ],
    line_items: [{ product_id: 93, variation_id: 94, name: 'Lamp', quantity: 1, price: 100 }],
    refunds: [],
  };
  const read = (payload: unknown, config: object = {}, event?: string) =>
    readWooCommerce(payload, config as never, {
      ...WORLD,
      ...(event === undefined ? {} : { delivery: { event } }),
    });

  it('reads an order that is paid', () => {
    expect(eventIn(read(order, { value: 'netOfShipping' }))).toEqual({
      event: 'paid',
      email: 'ada@example.com',
      phone: '+14155552671',
      address: { region: 'CA', countryCode: 'US' },
      gclid: 'Cj0',
      fbclid: 'IwAR',
      items: [{ id: '94', name: 'Lamp', quantity: '1', price: '100' }],
      value: '90',
      currency: 'EUR',
      occurredAt: '2026-11-20T09:00:00.000Z',
      orderId: '727',
    });
  });

  it('distinguishes a repeated report from a change', () => {
    const keys = [
      order,
      { ...order, date_modified_gmt: '2026-11-20T10:30:00' },
      { ...order, status: 'processing' },
      { ...order, refunds: [{ total: '-10.00' }] },
      { ...order, refunds: [{ total: '-10.00' }, { total: '-5.50' }] },
    ].map((payload) => read(payload)[0]!.key);
    expect(keys).toEqual([
      '727:completed:0',
      '727:completed:0',
      '727:processing:0',
      '727:completed:10',
      '727:completed:15.5',
    ]);
  });

  it('says what is left of what was paid, later for more within one second', () => {
    const [part] = read({ ...order, refunds: [{ total: '-59.50' }] });
    expect([part!.events.length, part!.adjustments]).toEqual([
      1,
      [
        {
          adjustmentType: 'RESTATEMENT',
          orderId: '727',
          value: '59.5',
          currency: 'EUR',
          runningTotal: { left: '59.5', of: '119' },
          occurredAt: '2026-11-20T10:00:00.499Z',
        },
      ],
    ]);
  });

  it.each([
    ['status', { status: 'refunded' }],
    ['refunds', { status: 'completed', refunds: [{ total: '-100.00' }, { total: '-19.00' }] }],
  ])('takes back an order that is refunded whole by its %s', (_what, more) => {
    expect(read({ ...order, ...more })[0]!.adjustments).toEqual([
      { adjustmentType: 'RETRACTION', orderId: '727', occurredAt: '2026-11-20T10:00:00.999Z' },
    ]);
  });

  it.each(['pending', 'on-hold', 'failed', 'cancelled', 'checkout-draft'])(
    'counts nothing of the status %s',
    (status) => {
      expect(reasonIn(read({ ...order, status }))).toEqual([0, 'NOT_PAID']);
    },
  );

  it('leaves other topics alone', () => {
    expect(reasonIn(read({ id: 1 }, {}, 'product.updated'))).toEqual([0, 'EVENT_NOT_READ']);
    expect(() => read({ id: 1 }, {}, 'order.updated')).toThrow();
  });
});

it('a part of the gross is the same part of what counts', () => {
  expect([
    shareOf('59.50', { gross: '119', net: '100' }),
    shareOf('1', { gross: '0', net: '0' }),
  ]).toEqual(['50', '1']);
});
