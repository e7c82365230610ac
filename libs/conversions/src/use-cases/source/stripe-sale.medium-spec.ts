import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import fc from 'fast-check';
import { Inbox } from '../../data/inbox';
import { Sources } from '../../data/sources';
import {
  FACT_KEYS,
  PAYLOAD_READERS,
  type Reading,
  type SourceConfig,
  type StripeConfig,
} from '../../domain';
import { conversionsBench, type ConversionsBench } from '../../testing/conversions-bench';
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
} from '../../testing/stripe-payloads';
import { PayloadCompleter, ReadWaiting } from './read-waiting';
import { TakeParts } from './take-parts';
import { TakeReadings } from './take-readings';

const SEED = 20_261_126;
const SAMPLES = 10;

let bench: ConversionsBench;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());

type Members = Readonly<Record<string, unknown>>;
type Facts = Map<string, Members>;

/** `after`: seconds after the sale. */
const at = (after: number, type: string, object: Members, id = type): Members =>
  stripeEvent(type, object, { id: `evt_${id}`, created: CREATED + after });

/**
 * Takes events in this order as a source does that stores what it learns: each once, again when
 * something that it waits for is learnt, and at last with what is known.
 */
const drive = async (tenant: Tenant, events: readonly Members[], config: StripeConfig) => {
  const [facts, seen]: [Facts, Set<unknown>] = [new Map(), new Set()];
  let waiting: { readonly payload: Members; readonly keys: readonly string[] }[] = [];
  const warnings: string[] = [];
  const faults: string[] = [];
  const read = async (payload: Members, isLastTry = false): Promise<void> => {
    const keys = FACT_KEYS.stripe!(payload);
    const [reading] = PAYLOAD_READERS.stripe(payload, config as SourceConfig, {
      now: bench.clock.now(),
      environment: 'test',
      facts: new Map(keys.flatMap((key) => (facts.has(key) ? [[key, facts.get(key)!]] : []))),
      isLastTry,
    }) as [Reading];
    for (const { key, facts: taught } of reading.learns ?? []) {
      facts.set(key, { ...facts.get(key), ...taught });
    }
    warnings.push(...(reading.warnings ?? []).map(({ code }) => code));
    if (reading.waits) waiting.push({ payload, keys: reading.waits.keys });
    const taken = await bench
      .take(TakeReadings)
      .execute(tenant, [reading], { door: 'source', source: 'stripe' });
    faults.push(...taken.faults.map(({ code }) => code));
    const learnt = new Set((reading.learns ?? []).map(({ key }) => key));
    const again = waiting.filter((one) => one.keys.some((key) => learnt.has(key)));
    waiting = waiting.filter((one) => !again.includes(one));
    for (const one of again) await read(one.payload);
  };
  for (const payload of events) {
    if (seen.has(payload['id'])) continue;
    seen.add(payload['id']);
    await read(payload);
  }
  const last = waiting;
  waiting = [];
  for (const { payload } of last) await read(payload, true);
  return { warnings, faults };
};

const EVENTS = statement(
  `select t."id", t."order_id" as "orderId", t."value_micros"::float8 / 1000000 as value, t."click_ids" as clicks, t."person_keys" as keys, a."lead_stage" as stage
  from "conversions"."event" t join "conversions"."action" a on a."space_id" = t."space_id" and a."id" = t."action_id" where t."space_id" = $1 order by t."created_at"`,
);
/** What platforms get last. */
const LAST = statement(`
  select t."type", t."value_micros"::float8 / 1000000 as value from "conversions"."adjustment" t where t."space_id" = $1 and t."original_id" is not null
  order by t."occurred_at" desc, t."id" desc limit 1`);
const WAITING = statement(
  'select count(*)::int as n from "conversions"."adjustment" t where t."space_id" = $1 and t."original_id" is null',
);

const outcome = async (events: readonly Members[], config: StripeConfig = {}) => {
  const tenant = { accountId: 'acc_1', spaceId: bench.newSpace().spaceId };
  const noted = await drive(tenant, events, config);
  return { ...(await keptOf(tenant)), ...noted };
};

const SECRET = 'whsec_fake-secret-of-a-test';

class NothingToAdd extends PayloadCompleter {
  complete(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

/** The same as Stripe sends them: signed posts, one by one or all at once; then the waits are over. */
const posted = async (events: readonly Members[], config: StripeConfig, atOnce: boolean) => {
  const space = bench.newSpace();
  const tenant = { accountId: 'acc_1', spaceId: space.spaceId };
  const { data } = await space.call('POST', '/conversions/sources', {
    type: 'stripe',
    accountRef: SECRET,
    config,
  });
  const post = async (event: Members): Promise<number> => {
    const body = JSON.stringify(event);
    const seconds = Math.floor(bench.clock.now().getTime() / 1_000);
    const digest = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': `t=${seconds},v1=${digest}`,
    };
    return (
      await bench.post(
        (data as unknown as { readonly receiveUrl: string }).receiveUrl,
        headers,
        body,
      )
    ).status;
  };
  const statuses: number[] = [];
  if (atOnce) statuses.push(...(await Promise.all(events.map(post))));
  else for (const event of events) statuses.push(await post(event));
  expect(new Set(statuses)).toEqual(new Set([200]));
  bench.clock.advance(11 * 60_000);
  const [sources, inbox, parts] = [
    bench.take(Sources),
    bench.take(Inbox),
    bench.take(TakeParts),
  ] as const;
  await new ReadWaiting(sources, inbox, parts, new NothingToAdd(), bench.clock).execute(
    tenant,
    new AbortController().signal,
  );
  return keptOf(tenant);
};

const keptOf = async (tenant: Tenant) => {
  const read = <Row extends object>(query: typeof EVENTS) =>
    bench.db.database.read<Row>(tenant, query, [tenant.spaceId]);
  const kept = await read<{
    value: number;
    stage: string;
    clicks: { value: string }[];
    keys: string[];
  }>(EVENTS);
  const [last] = await read<{ type: string; value: number | null }>(LAST);
  const [waiting] = await read<{ n: number }>(WAITING);
  return {
    sales: kept.map(({ stage, value }) => [stage, value]),
    clicks: kept.flatMap(({ clicks }) => clicks.map(({ value }) => value)),
    hasPerson: kept.every(({ keys }) => keys.length > 0),
    last: last ? [last.type, last.value] : null,
    waiting: waiting?.n,
  };
};

const SALE = { hasPerson: true, waiting: 0, warnings: [], faults: [] };

const paidSession = (more: Members = {}) =>
  at(0, 'checkout.session.completed', session({ invoice: null, ...more }));
const subscriptionSession = paidSession({
  invoice: 'in_1',
  payment_intent: null,
  mode: 'subscription',
  subscription: 'sub_1',
});
const firstInvoice = invoice({ billing_reason: 'subscription_create' });
const paidIntent = (more: Members = {}) => at(-3, 'payment_intent.succeeded', intent(more));
const paidCharge = (more: Members = {}) => at(-2, 'charge.succeeded', charge(more));
const refunded = (amount: number, after: number, more: Members = {}) =>
  at(after, 'charge.refunded', refundedCharge(amount, more), `refunded_${amount}_${after}`);
const failed = (amount: number, after: number) =>
  at(after, 'refund.failed', refund(amount, { status: 'failed' }), `failed_${after}`);
const linked = at(-1, 'invoice_payment.paid', invoicePayment());

describe.each<[string, readonly Members[], object, StripeConfig]>([
  [
    'a checkout with its payment, before and since 2025-03-31',
    [paidSession(), paidIntent(), paidCharge(), at(-9, 'customer.updated', customer())],
    { sales: [['paid', 100]], clicks: ['Cj0-session'], last: null },
    {},
  ],
  [
    'a payment without a checkout',
    [paidIntent(), paidCharge(), refunded(2_975, 60)],
    {
      sales: [['paid', 119]],
      clicks: [],
      last: ['RESTATEMENT', 89.25],
      warnings: ['TAX_NOT_KNOWN'],
    },
    {},
  ],
  [
    'a payment of a source that counts gross amounts',
    [paidIntent(), at(-9, 'customer.updated', customer({ metadata: { gclid: 'Cj0-customer' } }))],
    { sales: [['paid', 119]], clicks: ['Cj0-customer'], last: null },
    { value: 'gross' },
  ],
  [
    'a subscription of a checkout before 2025-03-31',
    [
      subscriptionSession,
      at(-4, 'invoice.paid', firstInvoice),
      paidIntent({ invoice: 'in_1' }),
      paidCharge({ invoice: 'in_1' }),
      refunded(2_975, 60, { invoice: 'in_1' }),
    ],
    { sales: [['paid', 100]], clicks: ['Cj0-session'], last: ['RESTATEMENT', 75] },
    {},
  ],
  [
    'a subscription of a checkout since 2025-03-31',
    [
      subscriptionSession,
      at(-4, 'invoice.paid', since2025(firstInvoice)),
      linked,
      paidIntent(),
      paidCharge(),
      refunded(2_975, 60),
    ],
    { sales: [['paid', 100]], clicks: ['Cj0-session'], last: ['RESTATEMENT', 75] },
    {},
  ],
  [
    'a checkout that makes an invoice, since 2025-03-31',
    [
      paidSession(),
      at(5, 'invoice.paid', since2025(invoice())),
      linked,
      paidIntent(),
      refunded(11_900, 60),
    ],
    { sales: [['paid', 100]], clicks: ['Cj0-session'], last: ['RETRACTION', null] },
    {},
  ],
  [
    'a renewal since 2025-03-31',
    [
      at(-4, 'invoice.paid', since2025(invoice({ billing_reason: 'subscription_cycle' }))),
      linked,
      paidIntent(),
      paidCharge(),
    ],
    { sales: [['expansion', 100]], clicks: [], last: null },
    {},
  ],
  [
    'a refund that fails',
    [
      paidSession(),
      refunded(5_950, 60),
      failed(5_950, 120),
      at(90, 'refund.updated', refund(5_950)),
    ],
    { sales: [['paid', 100]], clicks: ['Cj0-session'], last: ['RESTATEMENT', 100] },
    {},
  ],
  [
    'a whole refund that fails and is given in another way',
    [paidSession(), refunded(11_900, 60), failed(11_900, 120), refunded(11_900, 180)],
    { sales: [['paid', 100]], clicks: ['Cj0-session'], last: ['RESTATEMENT', 0] },
    {},
  ],
  [
    'a dispute that was won',
    [
      paidSession(),
      paidIntent(),
      at(60, 'charge.dispute.created', dispute()),
      at(120, 'charge.dispute.closed', dispute({ status: 'won' })),
    ],
    { sales: [['paid', 100]], clicks: ['Cj0-session'], last: ['RESTATEMENT', 100] },
    { disputes: true },
  ],
  [
    'a dispute that was lost, after a refund of a part',
    [
      paidSession(),
      refunded(1_190, 30),
      at(60, 'charge.dispute.created', dispute()),
      at(120, 'charge.dispute.closed', dispute({ status: 'lost' })),
    ],
    { sales: [['paid', 100]], clicks: ['Cj0-session'], last: ['RETRACTION', null] },
    { disputes: true },
  ],
])('%s', (_what, events, expected, config) => {
  const orders = fc.sample(
    fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
    { seed: SEED, numRuns: SAMPLES },
  );
  it('is one conversion with the same value in any order, each event twice', async () => {
    for (const order of orders) {
      const ids = order.map(({ id }) => id);
      expect({ ids, ...(await outcome(order, config)) }).toEqual({ ids, ...SALE, ...expected });
    }
  });

  it('is the same through the inbox, one by one and all at once', async () => {
    const { warnings: _warnings, ...kept } = { warnings: [], ...expected };
    for (const atOnce of [false, true]) {
      const [order = []] = orders;
      const ids = order.map(({ id }) => id);
      expect({ ids, atOnce, ...(await posted(order, config, atOnce)) }).toEqual({
        ids,
        atOnce,
        hasPerson: true,
        waiting: 0,
        ...kept,
      });
    }
  }, 60_000);
});

describe('two orders', () => {
  const of = (number: number) => [
    at(
      number * 100,
      'checkout.session.completed',
      session({ id: `cs_${number}`, invoice: null, payment_intent: `pi_${number}` }),
      `session_${number}`,
    ),
    at(
      number * 100,
      'payment_intent.succeeded',
      intent({ id: `pi_${number}` }),
      `intent_${number}`,
    ),
  ];

  it('of one buyer, who is the reference of both, are two conversions', async () => {
    expect(await outcome([...of(1), ...of(2)])).toMatchObject({
      sales: [
        ['paid', 100],
        ['paid', 100],
      ],
    });
  });

  it('with one number of the shop are one', async () => {
    const again = paidSession({
      id: 'cs_2',
      payment_intent: 'pi_2',
      metadata: { order_id: 'A-17' },
    });
    const first = at(
      0,
      'payment_intent.succeeded',
      intent({ metadata: { order_id: 'A-17', gclid: 'g' } }),
    );
    expect((await outcome([first, again])).sales).toHaveLength(1);
  });
});

it('reports a payment that may belong to an invoice without a link to it', async () => {
  const events = [
    at(-4, 'invoice.paid', since2025(firstInvoice)),
    paidIntent(),
    refunded(2_975, 60),
  ];
  const found = await outcome(events);
  expect([found.sales, found.faults]).toEqual([
    [['paid', 100]],
    ['STRIPE_LINK_MISSING', 'STRIPE_LINK_MISSING'],
  ]);
});
