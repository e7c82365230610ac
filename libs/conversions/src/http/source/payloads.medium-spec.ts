import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import { session, stripeEvent } from '../../domain/source/fixtures/stripe-payloads';
import type { Call } from '../../testing/call';
import { conversionsBench, type ConversionsBench } from '../../testing/conversions-bench';

let bench: ConversionsBench;
let call: Call;
let website: Call;
let spaceId: string;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  ({ call, website, spaceId } = bench.newSpace());
});

interface Results {
  readonly accepted: number;
  readonly duplicates: number;
  readonly rejected: number;
  readonly results: readonly {
    readonly status: string;
    readonly error?: { readonly details?: { readonly reason?: string } };
  }[];
}
const report = async (source: string, payload: unknown, config?: object): Promise<Results> =>
  (await call('POST', '/conversions/events', { source, payload, ...(config && { config }) }))
    .data as unknown as Results;
const kept = () =>
  bench.db.database.read<{
    source: string;
    orderId: string | null;
    value: number | null;
    currency: string | null;
    stage: string | null;
    adjusted: number | null;
  }>(
    { accountId: 'acc_1', spaceId },
    statement(`
  select t."source", t."order_id" as "orderId", t."value_micros"::float8 / 1000000 as value, t."currency", a."lead_stage" as stage,
    (select j."value_micros"::float8 / 1000000 from "conversions"."adjustment" j where j."space_id" = t."space_id" and j."original_id" = t."id" order by j."occurred_at" desc, j."created_at" desc limit 1) as adjusted
  from "conversions"."event" t join "conversions"."action" a on a."space_id" = t."space_id" and a."id" = t."action_id" where t."space_id" = $1 order by t."created_at", t."id"`),
    [spaceId],
  );

const purchase = (more: object = {}) => ({
  client_id: '1.2',
  user_id: 'visitor-7',
  timestamp_micros: 1_795_165_200_000_000,
  events: [
    {
      name: 'purchase',
      params: { transaction_id: 'T-1', value: 50, currency: 'EUR', gclid: 'Cj0' },
    },
  ],
  ...more,
});
const refund = (value: number, seconds: number) => ({
  client_id: '1.2',
  timestamp_micros: 1_795_165_200_000_000 + seconds * 1_000_000,
  events: [
    {
      name: 'refund',
      params: { transaction_id: 'T-1', value, currency: 'EUR', items: [{ item_id: 'a' }] },
    },
  ],
});

describe('a payload that a caller hands on', () => {
  it('of each provider becomes a conversion of its stage', async () => {
    const deal = {
      id: '9001',
      properties: { amount: '10.50', deal_currency_code: 'EUR', dealstage: 'closedwon' },
      contact: { email: 'ada@example.com' },
    };
    const record = {
      Id: '0065g',
      StageName: 'Closed Won',
      IsWon: true,
      IsClosed: true,
      Amount: 7,
      CurrencyIsoCode: 'EUR',
      Contact: { Email: 'ada@example.com' },
    };
    const results = [
      await report('stripe', stripeEvent('checkout.session.completed', session())),
      await report('hubspot', [deal]),
      await report('salesforce', record),
      await report('ga4', purchase()),
      await report(
        'webhook',
        { n: 1, e: 'signup', who: 'ada@example.com' },
        { event: 'e', orderId: 'n', email: 'who' },
      ),
    ];
    expect(results.map(({ accepted }) => accepted)).toEqual([1, 1, 1, 1, 1]);
    expect(
      (await kept()).map(({ source, orderId, value, stage }) => [source, orderId, value, stage]),
    ).toEqual([
      ['stripe', 'in_1', 100, 'paid'],
      ['hubspot', '9001', 10.5, 'paid'],
      ['salesforce', '0065g', 7, 'paid'],
      ['ga4', 'T-1', 50, 'paid'],
      ['webhook', '1', null, 'signup'],
    ]);
  });

  it('is a duplicate when it comes again, in whatever event', async () => {
    const event = stripeEvent('checkout.session.completed', session());
    await report('stripe', event);
    expect(await report('stripe', { ...event, id: 'evt_other' })).toMatchObject({
      accepted: 0,
      duplicates: 1,
      rejected: 0,
    });
  });

  it('that does not count says why', async () => {
    expect(
      await report('stripe', stripeEvent('checkout.session.completed', session({ mode: 'setup' }))),
    ).toMatchObject({
      rejected: 1,
      results: [{ status: 'rejected', error: { details: { reason: 'SETUP_MODE' } } }],
    });
    expect(
      (
        await report('hubspot', [
          { objectId: 1, propertyName: 'dealstage', propertyValue: 'closedwon' },
        ])
      ).results[0]?.error?.details?.reason,
    ).toBe('NEEDS_CONNECTION');
  });

  it('that cannot be read, or is of nobody, is refused whole, with where it is wrong', async () => {
    const refused = async (body: object) =>
      (await call('POST', '/conversions/events', body)).refused;
    expect(await refused({ source: 'stripe', payload: { id: 'evt_1' } })).toEqual([
      'VALIDATION_ERROR',
      'BAD_FORMAT /payload/type',
    ]);
    expect(await refused({ source: 'shopify', payload: {} })).toEqual([
      'VALIDATION_ERROR',
      'NOT_ONE_OF /source',
    ]);
    expect(await refused({ source: 'ga4', payload: {}, config: { event: 'x' } })).toEqual([
      'VALIDATION_ERROR',
      'UNKNOWN_FIELD /config/event',
    ]);
    expect(
      (await website('POST', '/conversions/events', { source: 'stripe', payload: {} })).refused,
    ).toEqual(['VALIDATION_ERROR', 'NOT_ALLOWED /source', 'NOT_ALLOWED /payload']);
  });

  it('is read by the source of the Space that is named; what the call says wins', async () => {
    await call('POST', '/conversions/sources', {
      type: 'webhook',
      id: 'shop',
      config: { event: 'paid', orderId: 'no', email: 'mail', value: 'sum', currency: 'EUR' },
    });
    const payload = { no: 7, mail: 'ada@example.com', sum: '5', other: '6' };
    expect([
      (await report('shop', payload)).accepted,
      (await report('shop', { ...payload, no: 8 }, { value: 'other', currency: 'CHF' })).accepted,
    ]).toEqual([1, 1]);
    expect((await kept()).map(({ source, value, currency }) => [source, value, currency])).toEqual([
      ['shop', 5, 'EUR'],
      ['shop', 6, 'CHF'],
    ]);
    expect(await call('GET', '/conversions/sources/shop')).toMatchObject({
      data: { lastReceivedAt: null },
    });
  });

  it('names an action of its own for a stage', async () => {
    await call('POST', '/conversions/actions', {
      name: 'Orders',
      type: 'UPLOAD_CLICKS',
      category: 'PURCHASE',
      valueSettings: { type: 'variableValue' },
    });
    await report('ga4', purchase(), { conversionActions: { paid: 'Orders' } });
    expect(
      await report('ga4', refund(10, 60), { conversionActions: { paid: 'Orders' } }),
    ).toMatchObject({ accepted: 1 });
    expect(await kept()).toMatchObject([{ value: 50, stage: null, adjusted: 40 }]);
  });
});

it('an order goes by each of its names, whoever names it', async () => {
  await report('stripe', stripeEvent('checkout.session.completed', session()));
  expect(
    await report(
      'webhook',
      { n: 'cs_test_a1', e: 'paid', who: 'ada@example.com' },
      { event: 'e', orderId: 'n', email: 'who' },
    ),
  ).toMatchObject({ duplicates: 1 });
  await report(
    'webhook',
    { n: 'pi_1', sum: '60' },
    { event: 'kind', stages: { kind: 'RESTATEMENT' }, orderId: 'n', value: 'sum' },
  );
  expect(await kept()).toMatchObject([{ orderId: 'in_1', adjusted: 60 }]);
  const own = await call('POST', '/conversions/adjustments', {
    adjustmentType: 'RETRACTION',
    conversionAction: 'Paid',
    orderId: 'pi_1',
  });
  expect(own.data).toMatchObject({ accepted: 1 });
  expect(
    (
      await call('POST', '/conversions/events', {
        event: 'paid',
        email: 'ada@example.com',
        orderId: 'pi_1',
      })
    ).data,
  ).toMatchObject({ duplicates: 1 });
  expect(
    (
      await call('POST', '/conversions/offline', {
        conversionAction: 'Paid',
        gclid: 'Cj0',
        occurredAt: '2026-11-20T09:00:00Z',
        orderId: 'pi_1',
      })
    ).data,
  ).toMatchObject({ duplicates: 1 });
});

describe('refunds that tell what they take', () => {
  it('add up, whichever comes first, and the same one again takes nothing more', async () => {
    await report('ga4', purchase());
    for (const [value, seconds] of [
      [10, 120],
      [5, 60],
      [10, 120],
    ] as const) {
      await report('ga4', refund(value, seconds));
    }
    expect(await kept()).toMatchObject([{ value: 50, adjusted: 35 }]);
  });

  it('add up when they come at once', async () => {
    await report('ga4', purchase());
    await Promise.all(
      [10, 5, 20, 1, 2, 3].map((value, at) => report('ga4', refund(value, 60 + at))),
    );
    expect(await kept()).toMatchObject([{ adjusted: 9 }]);
  });

  it('take the whole back when nothing is left', async () => {
    await report('ga4', purchase());
    await report('ga4', refund(50, 60));
    const rows = (await call('GET', '/conversions/adjustments')).rows as unknown as readonly {
      readonly adjustmentType: string;
    }[];
    expect(rows.map(({ adjustmentType }) => adjustmentType)).toEqual(['RETRACTION']);
  });

  it('without items are whole only as far as their value goes', async () => {
    const whole = (value: number | undefined, order: string) => ({
      client_id: '1.2',
      timestamp_micros: 1_795_165_260_000_000,
      events: [{ name: 'refund', params: { transaction_id: order, value, currency: 'EUR' } }],
    });
    expect(await report('ga4', whole(50, 'T-1'))).toMatchObject({
      results: [{ status: 'parked' }],
    });
    await report('ga4', {
      ...purchase(),
      events: [
        {
          name: 'purchase',
          params: { transaction_id: 'T-2', value: 50, currency: 'EUR', gclid: 'Cj0' },
        },
      ],
    });
    await report('ga4', whole(20, 'T-2'));
    expect(await kept()).toMatchObject([{ orderId: 'T-2', adjusted: 30 }]);
  });

  it('are told when nobody knows the order', async () => {
    expect((await report('ga4', refund(10, 60))).results).toMatchObject([
      { status: 'rejected', error: { code: 'NOT_FOUND', details: { reason: 'ORDER_UNKNOWN' } } },
    ]);
  });
});
