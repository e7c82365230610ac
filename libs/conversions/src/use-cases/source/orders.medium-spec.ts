import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { conversionsBench, type ConversionsBench } from '../../testing/conversions-bench';
import { invoice, refundedCharge, session, stripeEvent } from '../../testing/stripe-payloads';
import { EventDoor, PayloadDoor, WEBSITE } from '../report/doors';

let bench: ConversionsBench;
let tenant: Tenant;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  tenant = { accountId: 'acc_1', spaceId: bench.newSpace().spaceId };
});

type Step = () => Promise<unknown>;

/**
 * Basil: neither invoice nor charge name the payment of the other; only `invoice_payment.paid` and
 * the checkout do.
 */
const stripe =
  (type: string, object: object, created = 0): Step =>
  () =>
    bench.take(PayloadDoor).report(tenant, {
      source: 'stripe',
      payload: stripeEvent(type, object as Record<string, unknown>, {
        created: 1_795_165_200 + created,
      }),
    });
const claim: Step = () =>
  bench.take(EventDoor).report(
    tenant,
    [
      {
        index: 0,
        path: '',
        item: {
          event: 'paid',
          orderId: 'cs_test_a1',
          value: 999,
          currency: 'EUR',
          email: 'ada@example.com',
        },
      },
    ],
    WEBSITE,
  );
const checkout = stripe('checkout.session.completed', session());
const paidInvoice = stripe(
  'invoice.paid',
  invoice({ billing_reason: 'subscription_create', payment_intent: undefined }),
);
const renewal = stripe(
  'invoice.paid',
  invoice({ billing_reason: 'subscription_cycle', payment_intent: undefined }),
);
const payment = stripe('invoice_payment.paid', {
  id: 'inpay_1',
  invoice: 'in_1',
  payment: { type: 'payment_intent', payment_intent: 'pi_1' },
});
const refund = (refunded: number, after: number): Step =>
  stripe('charge.refunded', refundedCharge(refunded), after);

/** A website makes none. */
const makeAction = () =>
  bench.space(tenant.spaceId).call('POST', '/conversions/actions', {
    name: 'Orders',
    type: 'UPLOAD_CLICKS',
    category: 'PURCHASE',
    leadStage: 'paid',
    countingType: 'MANY_PER_CLICK',
    valueSettings: { type: 'variableValue' },
  });

/** Prices in euros, paid in dollars: refunds are reported in dollars. */
const converted = stripe(
  'checkout.session.completed',
  session({
    currency: 'usd',
    amount_total: 13_090,
    total_details: { amount_tax: 2_090 },
    currency_conversion: { amount_total: 11_900, fx_rate: '1.1', source_currency: 'eur' },
  }),
);
const inDollars = (refunded: number, after: number): Step =>
  stripe(
    'charge.refunded',
    refundedCharge(refunded, { amount: 13_090, amount_captured: 13_090, currency: 'usd' }),
    after,
  );

const permutations = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length <= 1
    ? [items]
    : items.flatMap((item, at) =>
        permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
      );

const EVENTS = statement(
  'select t."id", t."order_id" as "orderId", t."value_micros"::float8 / 1000000 as value, t."claim", t."confirmed_by" as "confirmedBy" from "conversions"."event" t where t."space_id" = $1',
);
/** What platforms get last, of all that joined a conversion. */
const LAST = statement(`
  select t."type", t."value_micros"::float8 / 1000000 as value, t."original_id" as "originalId" from "conversions"."adjustment" t where t."space_id" = $1 and t."original_id" is not null
  order by t."type" = 'RETRACTION' desc, t."occurred_at" desc limit 1`);
const WAITING = statement(
  'select count(*)::int as n from "conversions"."adjustment" t where t."space_id" = $1 and t."original_id" is null',
);

const outcome = async () => {
  const events = await bench.db.database.read<{
    id: string;
    orderId: string;
    value: number;
    claim: string | null;
    confirmedBy: string | null;
  }>(tenant, EVENTS, [tenant.spaceId]);
  const [counted, ...others] = events.filter(({ claim: of }) => of === null);
  const [last] = await bench.db.database.read<{
    type: string;
    value: number | null;
    originalId: string;
  }>(tenant, LAST, [tenant.spaceId]);
  const [waiting] = await bench.db.database.read<{ n: number }>(tenant, WAITING, [tenant.spaceId]);
  return {
    counted: counted && [counted.orderId, counted.value],
    others: others.length,
    claims: events
      .filter(({ claim: of }) => of !== null)
      .map(({ claim: of, confirmedBy }) => [of, confirmedBy === counted?.id]),
    last: last && [last.type, last.value, last.originalId === counted?.id],
    waiting: waiting?.n,
  };
};

describe.each<[string, readonly [string, Step][], readonly [string, number | null]]>([
  [
    'a full refund',
    [
      ['checkout', checkout],
      ['invoice', paidInvoice],
      ['refund', refund(11_900, 60)],
      ['claim', claim],
    ],
    ['RETRACTION', null],
  ],
  [
    'a partial refund',
    [
      ['checkout', checkout],
      ['invoice', paidInvoice],
      ['refund', refund(2_975, 60)],
      ['claim', claim],
    ],
    ['RESTATEMENT', 75],
  ],
  [
    'several partial refunds',
    [
      ['checkout', checkout],
      ['refund 1', refund(1_190, 60)],
      ['refund 2', refund(5_950, 120)],
      ['claim', claim],
    ],
    ['RESTATEMENT', 50],
  ],
  [
    'several partial refunds of one second',
    [
      ['checkout', checkout],
      ['refund 1', refund(1_190, 60)],
      ['refund 2', refund(5_950, 60)],
    ],
    ['RESTATEMENT', 50],
  ],
  [
    'a partial refund and then the rest',
    [
      ['checkout', checkout],
      ['part', refund(1_190, 60)],
      ['rest', refund(11_900, 120)],
      ['invoice', paidInvoice],
    ],
    ['RETRACTION', null],
  ],
  [
    'a partial refund of a renewal, whose payment one event alone names',
    [
      ['invoice', renewal],
      ['refund', refund(2_975, 60)],
      ['payment', payment],
    ],
    ['RESTATEMENT', 75],
  ],
  [
    "partial refunds in the buyer's currency",
    [
      ['checkout', converted],
      ['refund 1', inDollars(1_309, 60)],
      ['refund 2', inDollars(3_272, 120)],
    ],
    ['RESTATEMENT', 75],
  ],
])('%s', (_what, steps, [type, value]) => {
  const hasClaim = steps.some(([name]) => name === 'claim');
  beforeEach(() => (hasClaim ? makeAction() : undefined));
  it.each(
    permutations(steps).map((order) => [order.map(([name]) => name).join(', '), order] as const),
  )('is the final value of one conversion after %s', async (_names, order) => {
    for (const [, step] of order) await step();
    expect(await outcome()).toEqual({
      counted: ['in_1', 100],
      others: 0,
      claims: hasClaim ? [['confirmed', true]] : [],
      last: [type, value, true],
      waiting: 0,
    });
  });
});

describe('at once', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'checkout, invoice, refunds and a claim come to the same, time %d',
    async () => {
      await makeAction();
      await Promise.all(
        [
          refund(1_190, 60),
          checkout,
          paidInvoice,
          claim,
          refund(2_975, 120),
          checkout,
          refund(1_190, 60),
        ].map((step) => step()),
      );
      expect(await outcome()).toEqual({
        counted: ['in_1', 100],
        others: 0,
        claims: [['confirmed', true]],
        last: ['RESTATEMENT', 75, true],
        waiting: 0,
      });
    },
  );
});
