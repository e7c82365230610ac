import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { statement } from '@switchyard/db-kit';
import type { Call } from '../../testing/call';
import { conversionsBench, type ConversionsBench } from '../../testing/conversions-bench';

/** A request as a page prints it. */
interface PrintedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const requestsOf = (page: string): readonly PrintedRequest[] =>
  [
    ...readFileSync(`docs/conversions/${page}.md`, 'utf8').matchAll(/```http\n([\s\S]*?)\n```/g),
  ].map(([, text = '']) => {
    const [head = '', ...body] = text.split('\n\n');
    const [first = '', ...headers] = head.split('\n');
    return {
      path: first.replace('POST ', ''),
      headers: Object.fromEntries(headers.map((line) => line.split(': ') as [string, string])),
      body: body.join('\n\n'),
    };
  });

interface Source {
  readonly receiveUrl: string;
  readonly lastError: { readonly code: string } | null;
}
const sourceIn = ({ data }: Awaited<ReturnType<Call>>): Source => data as unknown as Source;

let bench: ConversionsBench;
let call: Call;
let spaceId: string;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  ({ call, spaceId } = bench.newSpace());
});

/** Sends what a page prints, signed with the secret that it prints; gives the statuses. */
const play = async (
  page: string,
  requests: readonly PrintedRequest[] = requestsOf(page),
): Promise<readonly number[]> => {
  let [secret, receiveUrl] = ['', ''];
  const statuses: number[] = [];
  for (const { path, headers, body } of requests) {
    if (path !== '{receiveUrl}') {
      const given = JSON.parse(body) as { readonly accountRef: string | null };
      secret = given.accountRef ?? '';
      const made = await call('POST', path.replace('/api/v1', ''), given);
      ({ receiveUrl } = sourceIn(made));
      statuses.push(made.status);
      continue;
    }
    const encoding = page === 'webhook' ? 'hex' : 'base64';
    const signature = createHmac('sha256', secret).update(body).digest(encoding);
    const signed = Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [
        name.toLowerCase(),
        text.replace('{signature}', signature),
      ]),
    );
    statuses.push((await bench.post(receiveUrl, signed, body)).status);
  }
  return statuses;
};

const read = <Row extends object>(sql: string): Promise<readonly Row[]> =>
  bench.db.database.read<Row>({ accountId: 'acc_1', spaceId }, statement(sql), [spaceId]);

const kept = async () =>
  (
    await read<{
      orderId: string;
      value: number;
      currency: string;
      occurredAt: Date;
      clicks: readonly { readonly kind: string; readonly value: string }[];
    }>(`select t."order_id" as "orderId", t."value_micros"::float8 / 1000000 as value, t."currency", t."occurred_at" as "occurredAt", t."click_ids" as clicks
      from "conversions"."event" t where t."space_id" = $1 order by t."order_id"`)
  ).map(({ orderId, value, currency, occurredAt, clicks }) => [
    orderId,
    value,
    currency,
    occurredAt.toISOString(),
    clicks.map((click) => `${click.kind} ${click.value}`).toSorted(),
  ]);
/** What is left of the order after each change. */
const changes = async () =>
  (
    await read<{ type: string; value: number | null; joined: boolean }>(
      `select t."type", t."value_micros"::float8 / 1000000 as value, t."original_id" is not null as joined
       from "conversions"."adjustment" t where t."space_id" = $1 order by t."occurred_at", t."id"`,
    )
  ).map(({ type, value, joined }) => [type, value, joined]);
const lastError = async (id: string) =>
  sourceIn(await call('GET', `/conversions/sources/${id}`)).lastError;

/** The same request with another body, or other headers. */
const changed = (
  request: PrintedRequest,
  change: object,
  headers: Record<string, string> = {},
): PrintedRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
  body: JSON.stringify({ ...(JSON.parse(request.body) as object), ...change }),
});

const CLICKS = ['fbclid IwAR-example', 'gclid Cj0KCQ-example'];

describe('the page about Shopify', () => {
  const [source, order, refund] = requestsOf('shopify') as [
    PrintedRequest,
    PrintedRequest,
    PrintedRequest,
  ];
  const delivery = (id: string) => ({ 'X-Shopify-Webhook-Id': id });
  const refunded = (id: number, amount: string, more: object = {}): PrintedRequest =>
    changed(
      refund,
      {
        id,
        transactions: [{ kind: 'refund', status: 'success', amount, currency: 'EUR', ...more }],
      },
      delivery(`w-${id}-${amount}`),
    );

  it('is right in all that it prints', async () => {
    expect(await play('shopify')).toEqual([201, 200, 200]);
    expect([await kept(), await changes(), await lastError('shopify')]).toEqual([
      [['5678901234567', 100, 'EUR', '2026-11-21T09:05:00.000Z', CLICKS]],
      [['RESTATEMENT', 50, true]],
      null,
    ]);
  });

  it('two partial refunds, reported several times by several subscriptions, retract the order', async () => {
    const again = changed(refund, {}, delivery('of-another-subscription'));
    await play('shopify', [source, order, order, refund, refund, again]);
    expect(await changes()).toEqual([['RESTATEMENT', 50, true]]);
    const { spaceId: other, call: otherCall } = bench.newSpace();
    [spaceId, call] = [other, otherCall];
    await play('shopify', [
      source,
      order,
      refunded(1, '10.00'),
      refunded(2, '20.00'),
      refunded(2, '20.00'),
      refunded(3, '89.00'),
    ]);
    expect(await changes()).toEqual([
      ['RESTATEMENT', 91.6, true],
      ['RESTATEMENT', 74.79, true],
      ['RETRACTION', null, true],
    ]);
  });

  it('takes nothing of tests, of refunds that paid nothing, of other topics and of other shops', async () => {
    const topic = (name: string) => changed(order, {}, { 'X-Shopify-Topic': name });
    expect(
      await play('shopify', [
        source,
        changed(order, { test: true }, delivery('1')),
        topic('orders/create'),
        topic('customers/redact'),
        changed(order, {}, { ...delivery('2'), 'X-Shopify-Shop-Domain': 'other.myshopify.com' }),
      ]),
    ).toEqual([201, 200, 200, 200, 200]);
    expect([await kept(), await lastError('shopify')]).toEqual([
      [],
      expect.objectContaining({ code: 'OTHER_SHOP' }),
    ]);
  });

  it('changes nothing by a refund that is pending or failed', async () => {
    await play('shopify', [
      source,
      order,
      refunded(1, '10.00', { status: 'pending' }),
      refunded(2, '10.00', { status: 'failure' }),
      refunded(3, '10.00', { kind: 'void' }),
    ]);
    expect([(await kept()).length, await changes()]).toEqual([1, []]);
  });

  it('knows the order by its name too', async () => {
    await play('shopify', [source, order]);
    const { data } = await call('POST', '/conversions/events', {
      events: [{ event: 'paid', orderId: '#1001', email: 'ada@example.com' }],
    });
    expect([data, (await kept()).length]).toMatchObject([{ duplicates: 1, accepted: 0 }, 1]);
  });
});

describe('the page about WooCommerce', () => {
  const [source, ping, order, refund] = requestsOf('woocommerce') as [
    PrintedRequest,
    PrintedRequest,
    PrintedRequest,
    PrintedRequest,
  ];

  it('is right in all that it prints', async () => {
    expect(await play('woocommerce')).toEqual([201, 200, 200, 200]);
    expect([await kept(), await changes(), await lastError('woocommerce')]).toEqual([
      [['727', 100, 'EUR', '2026-11-21T09:00:30.000Z', CLICKS]],
      [['RESTATEMENT', 50, true]],
      null,
    ]);
  });

  it('counts an order once, whatever changes of it, and each refund once', async () => {
    const second = changed(refund, {
      status: 'completed',
      date_modified_gmt: '2026-11-21T11:00:00',
      refunds: [{ total: '-59.50' }, { total: '-20.00' }],
    });
    await play('woocommerce', [
      source,
      changed(order, { status: 'pending' }),
      order,
      order,
      changed(order, { status: 'completed' }),
      refund,
      refund,
      second,
      changed(second, { status: 'refunded', date_modified_gmt: '2026-11-21T11:30:00' }),
    ]);
    expect([(await kept()).length, await changes(), await lastError('woocommerce')]).toEqual([
      1,
      [
        ['RESTATEMENT', 50, true],
        ['RESTATEMENT', 33.19, true],
        ['RETRACTION', null, true],
      ],
      null,
    ]);
  });

  it('takes the larger total, whichever of two refunds comes first', async () => {
    const both = changed(refund, { refunds: [{ total: '-59.50' }, { total: '-20.00' }] });
    await play('woocommerce', [source, order, both, refund]);
    expect((await changes()).at(-1)).toEqual(['RESTATEMENT', 33.19, true]);
  });

  it('a ping needs no secret, and a payload that is not signed is no ping', async () => {
    expect(
      await play('woocommerce', [
        changed(source, { accountRef: null }),
        ping,
        changed(order, {}, { 'X-WC-Webhook-Signature': 'x' }),
        { ...ping, path: '{receiveUrl}', body: 'webhook_id=7&a=1' },
      ]),
    ).toEqual([201, 200, 401, 401]);
    const stripe = sourceIn(await call('POST', '/conversions/sources', { type: 'stripe' }));
    expect((await bench.post(stripe.receiveUrl, ping.headers, ping.body)).status).toBe(401);
  });

  it('is 200 for topics that carry no order', async () => {
    const topic = { 'X-WC-Webhook-Topic': 'order.deleted' };
    await play('woocommerce', [source, { ...changed(order, {}, topic), body: '{"id":727}' }]);
    expect([await kept(), await lastError('woocommerce')]).toEqual([[], null]);
  });
});

describe('the page about generic webhooks', () => {
  it('is right in all that it prints', async () => {
    expect(await play('webhook')).toEqual([201, 200, 200]);
    expect([await kept(), await changes(), await lastError('webhook')]).toEqual([
      [['A-17', 49.9, 'EUR', '2026-11-21T09:00:00.000Z', ['gclid Cj0KCQ-example']]],
      [['RETRACTION', null, true]],
      null,
    ]);
  });
});
