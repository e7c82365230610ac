import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { statement } from '@switchyard/db-kit';
import { hubspotSignature } from '../../domain/source/signature';
import type { Call } from '../../testing/call';
import {
  conversionsBench,
  type ConversionsBench,
  PUBLIC_URL,
} from '../../testing/conversions-bench';
import { refundedCharge, session, stripeEvent } from '../../testing/stripe-payloads';

describe('payloads', () => {
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
        await report(
          'stripe',
          stripeEvent('checkout.session.completed', session({ mode: 'setup' })),
        ),
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

    it('is refused whole, with its paths, when it cannot be read or identifies no person', async () => {
      const refused = async (body: object) =>
        (await call('POST', '/conversions/events', body)).refused;
      expect(await refused({ source: 'stripe', payload: { id: 'evt_1' } })).toEqual([
        'VALIDATION_ERROR',
        'BAD_FORMAT /payload/type',
      ]);
      expect(await refused({ source: 'shop-of-nobody', payload: {} })).toEqual([
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
      expect(
        (await kept()).map(({ source, value, currency }) => [source, value, currency]),
      ).toEqual([
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

  it('an order is known by each of its names, in every payload', async () => {
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

  describe('refunds that name their amount', () => {
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

    it('are rejected when the order is unknown', async () => {
      expect((await report('ga4', refund(10, 60))).results).toMatchObject([
        { status: 'rejected', error: { code: 'NOT_FOUND', details: { reason: 'ORDER_UNKNOWN' } } },
      ]);
    });
  });
});

describe('any payload', () => {
  const SECRET = 'whsec_fake-secret-of-a-test';

  let bench: ConversionsBench;
  let call: Call;
  beforeAll(async () => void (bench = await conversionsBench()));
  afterAll(() => bench.close());
  beforeEach(() => void ({ call } = bench.newSpace()));

  /** Raw JSON in the place of a member: what a serialiser of ours would never write. */
  const RAW: Readonly<Record<string, string | Buffer>> = {
    'half a surrogate pair': '"x\\ud800"',
    NUL: '"x\\u0000"',
    'bytes that are no UTF-8': Buffer.from([0x22, 0x78, 0xff, 0x22]),
    'an infinite number': '1e400',
    'a huge number': '-1e300',
    '400 digits': '9'.repeat(400),
    '400 digits as text': `"${'9'.repeat(400)}"`,
    'a tiny number': '1e-300',
    'a long text': `"${'x'.repeat(20_000)}"`,
    'deep nesting': '['.repeat(5_000) + ']'.repeat(5_000),
    'an object': '{"__proto__":{"a":1},"id":null}',
    null: 'null',
  };
  const UNSTORABLE = [
    'half a surrogate pair',
    'NUL',
    'bytes that are no UTF-8',
    'an infinite number',
  ];

  const NO_TEXT = 'bytes that are no UTF-8';
  const HOLE = '"~hole~"';

  type Json = Readonly<Record<string, unknown>>;

  /** The same payload once for each of its members, with a hole in that member's place. */
  const holed = (value: unknown): readonly (readonly [string, unknown])[] => {
    if (typeof value !== 'object' || value === null) return [['', '~hole~']];
    return [
      ['', '~hole~'] as const,
      ...Object.entries(value).flatMap(([name, inner]) =>
        holed(inner).map(([path, hole]): readonly [string, unknown] => [
          `/${name}${path}`,
          Array.isArray(value)
            ? value.map((item: unknown, at) => (String(at) === name ? hole : item))
            : { ...(value as Json), [name]: hole },
        ]),
      ),
    ];
  };

  const filled = (value: unknown, raw: string | Buffer): Buffer => {
    const text = JSON.stringify(value);
    const at = text.indexOf(HOLE);
    return Buffer.concat([
      Buffer.from(text.slice(0, at)),
      Buffer.from(raw as string),
      Buffer.from(text.slice(at + HOLE.length)),
    ]);
  };

  const PAYLOADS: Readonly<Record<string, readonly unknown[]>> = {
    stripe: [
      stripeEvent('checkout.session.completed', session()),
      stripeEvent('charge.refunded', refundedCharge(1_000)),
    ],
    webhook: [
      {
        order: 'n-1',
        who: 'ada@example.com',
        worth: 12.5,
        money: 'EUR',
        when: 1_795_165_200,
        click: 'Cj0',
      },
    ],
    hubspot: [
      [
        {
          eventId: 1,
          subscriptionType: 'deal.propertyChange',
          objectId: 9001,
          propertyName: 'dealstage',
          propertyValue: 'closedwon',
          occurredAt: 1_795_165_200_000,
        },
      ],
    ],
    salesforce: [
      {
        Id: '006000000000001',
        StageName: 'Closed Won',
        Amount: 120,
        CurrencyIsoCode: 'EUR',
        CloseDate: '2026-11-20',
        Email: 'ada@example.com',
        IsWon: true,
      },
    ],
    ga4: [
      {
        client_id: '1.2',
        user_id: 'visitor-7',
        timestamp_micros: 1_795_165_200_000_000,
        events: [
          {
            name: 'purchase',
            params: { transaction_id: 'T-1', value: 50, currency: 'EUR', gclid: 'Cj0' },
          },
        ],
      },
    ],
  };
  const CONFIG: Readonly<Record<string, object>> = {
    webhook: {
      config: {
        event: 'paid',
        orderId: 'order',
        email: 'who',
        value: 'worth',
        currency: 'money',
        occurredAt: 'when',
        gclid: 'click',
      },
    },
  };

  const signed = (type: string, url: string, body: Buffer): Record<string, string> => {
    const at = Math.floor(bench.clock.now().getTime() / 1_000);
    const digest = (text: string): string =>
      createHmac('sha256', SECRET).update(text).update(body).digest('hex');
    switch (type) {
      case 'stripe':
        return { 'stripe-signature': `t=${at},v1=${digest(`${at}.`)}` };
      case 'webhook':
        return { 'x-signature': `sha256=${digest('')}` };
      case 'hubspot':
        return {
          'x-hubspot-request-timestamp': String(at * 1_000),
          'x-hubspot-signature-v3': hubspotSignature(
            { method: 'POST', url: `${PUBLIC_URL}${url}`, body },
            String(at * 1_000),
            SECRET,
          ),
        };
      default:
        return { 'x-switchyard-secret': SECRET };
    }
  };

  interface Source {
    readonly receiveUrl: string;
    readonly lastReceivedAt: string | null;
  }

  const cases = Object.entries(PAYLOADS).flatMap(([type, payloads]) =>
    Object.keys(RAW).map((what) => [type, what, payloads] as const),
  );

  it.each(cases)('%s may post %s in the place of any member', async (type, what, payloads) => {
    await call('POST', '/conversions/sources', { type, accountRef: SECRET, ...CONFIG[type] });
    const { receiveUrl } = (
      JSON.parse((await call('GET', `/conversions/sources/${type}`)).text) as { data: Source }
    ).data;
    const wrong: unknown[] = [];
    for (const [path, payload] of payloads.flatMap(holed)) {
      const body = filled(payload, RAW[what]!);
      const answer = await bench.post(
        receiveUrl,
        { 'content-type': 'application/json', ...signed(type, receiveUrl, body) },
        body,
      );
      const { data } = JSON.parse(answer.text) as {
        data?: { received: boolean; replaced?: readonly { path: string }[] };
      };
      const isNamed = data?.replaced?.some((one) => one.path === path) ?? false;
      // Bytes that are no text are no payload: the inbox keeps them.
      const isReported = isNamed || what === NO_TEXT || !UNSTORABLE.includes(what);
      if (answer.status !== 200 || !isReported) wrong.push([path, answer.status, answer.text]);
    }
    expect(wrong).toEqual([]);
  });

  it.each(cases)(
    'a caller may hand on what %s says, with %s in it',
    async (type, what, payloads) => {
      const wrong: unknown[] = [];
      for (const [path, payload] of payloads.flatMap(holed)) {
        const body = filled({ source: type, payload, ...CONFIG[type] }, RAW[what]!);
        const answer = await call('POST', '/conversions/events', body, {
          'content-type': 'application/json',
        });
        const answered = JSON.parse(answer.text) as {
          data?: { replaced?: readonly { path: string }[] };
        };
        const isNamed =
          answered.data?.replaced?.some((one) => one.path === `/payload${path}`) ?? false;
        const isReported = isNamed || answer.status === 400 || !UNSTORABLE.includes(what);
        if (![202, 400].includes(answer.status) || !isReported) {
          wrong.push([path, answer.status, answer.text]);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  describe('a sale is counted', () => {
    it.each(UNSTORABLE.slice(0, 3))('with %s in the name of who bought', async (what) => {
      const event = stripeEvent(
        'checkout.session.completed',
        session({ customer_details: { email: 'ada@example.com', name: '~hole~' } } as never),
      );
      const body = filled({ source: 'stripe', payload: event }, RAW[what]!);
      const answer = await call('POST', '/conversions/events', body, {
        'content-type': 'application/json',
      });
      expect([answer.status, answer.data]).toMatchObject([
        202,
        {
          accepted: 1,
          rejected: 0,
          replaced: [{ path: '/payload/data/object/customer_details/name' }],
        },
      ]);
    });

    it('and its source reports what was replaced', async () => {
      await call('POST', '/conversions/sources', { type: 'stripe', accountRef: SECRET });
      const read = async () =>
        (
          JSON.parse((await call('GET', '/conversions/sources/stripe')).text) as {
            data: Source & { lastError: { code: string } | null };
          }
        ).data;
      const { receiveUrl } = await read();
      const body = filled(
        stripeEvent(
          'checkout.session.completed',
          session({ customer_details: { email: 'ada@example.com', name: '~hole~' } } as never),
        ),
        '"\\ud800"',
      );
      await bench.post(
        receiveUrl,
        { 'content-type': 'application/json', ...signed('stripe', receiveUrl, body) },
        body,
      );
      expect((await read()).lastError?.code).toBe('VALUE_REPLACED');
    });
  });
});
