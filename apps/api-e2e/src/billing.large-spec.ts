import {
  givenParty,
  type Party,
  type RawAnswer,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import type { Browser } from './browser';
import { BILLING_KEY, FakeStripe, type FakeSubscription, WEBHOOK_SECRET } from './fake-stripe';
import { dataOf, newBrowser, refusal, signedIn } from './signed-in';

const PRO = 'price_pro';
const STARTER = 'price_starter';

let stripe: FakeStripe;
let system: System;
beforeAll(async () => {
  stripe = await FakeStripe.start();
  system = await startSystem({
    env: {
      SWITCHYARD_TRUSTED_PROXY_HOPS: '1',
      SWITCHYARD_STRIPE_BILLING_KEY: BILLING_KEY,
      SWITCHYARD_STRIPE_BILLING_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SWITCHYARD_STRIPE_BILLING_PRICE_STARTER: STARTER,
      SWITCHYARD_STRIPE_BILLING_PRICE_PRO: `${PRO},price_pro_yearly`,
      SWITCHYARD_STRIPE_BILLING_BASE_URL: stripe.url,
    },
  });
}, 120_000);
afterAll(async () => {
  await system?.stop();
  await stripe.stop();
});
beforeEach(() => {
  stripe.mood = 'well';
});
jest.setTimeout(60_000);

interface Customer {
  readonly party: Party;
  readonly browser: Browser;
  readonly id: string;
  has(...subscriptions: readonly FakeSubscription[]): void;
  plan(): Promise<{ plan: { id: string }; subscription: string; billing: object }>;
}

const customerId = (): string => {
  const last = stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
  return last?.body.get('customer') ?? '';
};

/** A person on the plan `free` who was sent to Stripe to buy a plan. */
const givenCustomer = async (): Promise<Customer> => {
  const party = await givenParty(system, { plan: 'free' });
  const browser = await signedIn(system, party);
  dataOf(await browser.post('/app/plan/checkout', { plan: 'pro' }));
  const id = customerId();
  return {
    party,
    browser,
    id,
    has: (...subscriptions) => void stripe.subscriptions.set(id, subscriptions),
    plan: async () => dataOf(await browser.send('/app/plan')),
  };
};

const active = (price = PRO, more: Partial<FakeSubscription> = {}): FakeSubscription => ({
  id: 'sub_1',
  status: 'active',
  price,
  ...more,
});

const deliver = async (
  payload: string,
  signature: string | undefined = stripe.signature(payload),
): Promise<RawAnswer> => {
  const browser = await newBrowser(system);
  return browser.send('/app/billing/stripe', {
    method: 'POST',
    body: JSON.parse(payload) as unknown,
    headers: signature === undefined ? {} : { 'stripe-signature': signature },
  });
};
const report = async (type: string, id: string | null, more: object = {}): Promise<void> => {
  expect(dataOf(await deliver(stripe.event(type, id, more)))).toEqual({ received: true });
};
const newSpace = (party: Party): Promise<RawAnswer> =>
  party.send('/api/v1/spaces', { method: 'POST', body: { name: 'Shared' } });
const reads = (): number =>
  stripe.requests.filter(({ path }) => path === '/v1/subscriptions').length;

describe('buying a plan', () => {
  it('leads to a page of Stripe, with one customer for each account', async () => {
    const since = stripe.requests.length;
    const { browser, party, id } = await givenCustomer();
    const { url } = dataOf<{ url: string }>(
      await browser.post('/app/plan/checkout', { plan: 'starter' }),
    );
    expect(url).toBe(`${stripe.url}/pay`);
    const asked = stripe.requests.slice(since);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/customers',
      'POST /v1/checkout/sessions',
      'POST /v1/checkout/sessions',
    ]);
    expect(Object.fromEntries(asked[2]!.body)).toEqual({
      mode: 'subscription',
      customer: id,
      client_reference_id: party.account.accountId,
      'line_items[0][price]': STARTER,
      'line_items[0][quantity]': '1',
      success_url: `${system.apiUrl}/console/plan`,
      cancel_url: `${system.apiUrl}/console/plan`,
    });
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${BILLING_KEY}`]),
    );
    expect(dataOf(await browser.post('/app/plan/portal'))).toEqual({ url: `${stripe.url}/portal` });
  });

  it('is refused for a plan without a price, and beside a subscription', async () => {
    const customer = await givenCustomer();
    const unsold = await customer.browser.post('/app/plan/checkout', { plan: 'enterprise' });
    expect([unsold.status, unsold.body.error?.details]).toMatchObject([
      400,
      { issues: [{ path: '/plan', code: 'NOT_ONE_OF' }] },
    ]);
    customer.has(active());
    await report('checkout.session.completed', customer.id);
    expect(refusal(await customer.browser.post('/app/plan/checkout', { plan: 'pro' }))).toEqual([
      409,
      'SUBSCRIPTION_EXISTS',
    ]);
    dataOf(await customer.browser.post('/app/plan/portal'));
  });

  it('has no portal before the first purchase', async () => {
    const browser = await signedIn(system, await givenParty(system, { plan: 'free' }));
    expect(refusal(await browser.post('/app/plan/portal'))).toEqual([409, 'NO_SUBSCRIPTION']);
  });

  it.each(['failing', 'redirecting'] as const)('is 503 while Stripe is %s', async (mood) => {
    const browser = await signedIn(system, await givenParty(system, { plan: 'free' }));
    stripe.mood = mood;
    const answer = await browser.post('/app/plan/checkout', { plan: 'pro' });
    expect([...refusal(answer), answer.headers.get('retry-after')]).toEqual([
      503,
      'UNAVAILABLE',
      '5',
    ]);
    expect(stripe.requests.map(({ path }) => path)).not.toContain('/elsewhere');
    expect(system.output()).not.toContain(BILLING_KEY);
  });
});

describe('a signed event', () => {
  it('moves the plan, and the very next request obeys, on every process', async () => {
    const customer = await givenCustomer();
    const { party } = customer;
    const other = await system.startApi();
    const elsewhere = (): Promise<number> =>
      fetch(`${other.apiUrl}/api/v1/businesses`, {
        headers: { authorization: `Bearer ${party.token}` },
      }).then(({ status }) => status);
    expect((await newSpace(party)).status).toBe(402);
    expect(await elsewhere()).toBe(200);
    customer.has(active());
    await report('customer.subscription.created', customer.id);
    expect((await newSpace(party)).status).toBe(201);
    expect(await customer.plan()).toMatchObject({
      plan: { id: 'pro' },
      subscription: 'active',
      billing: { isOn: true, isSubscribed: true, renews: true, hasPortal: true },
    });
    customer.has(active(PRO, { status: 'unpaid' }));
    await report('invoice.payment_failed', customer.id);
    expect(refusal(await party.send('/api/v1/businesses'))).toEqual([402, 'SUBSCRIPTION_EXPIRED']);
    await system.holds(async () => expect(await elsewhere()).toBe(402), 1_000);
    customer.has(active('price_pro_yearly'));
    await report('invoice.paid', customer.id);
    expect((await party.send('/api/v1/businesses')).status).toBe(200);
  });

  it('of a cancelled subscription leads back to the plan free', async () => {
    const customer = await givenCustomer();
    customer.has(active());
    await report('customer.subscription.created', customer.id);
    customer.has(active(PRO, { status: 'canceled', endReason: 'cancellation_requested' }));
    await report('customer.subscription.deleted', customer.id);
    expect(await customer.plan()).toMatchObject({
      plan: { id: 'free' },
      subscription: 'active',
      billing: { isSubscribed: false },
    });
    expect((await newSpace(customer.party)).status).toBe(402);
  });

  it('may come in any order: what Stripe has now counts', async () => {
    const customer = await givenCustomer();
    const [created, updated, deleted] = ['created', 'updated', 'deleted'].map((what) =>
      stripe.event(`customer.subscription.${what}`, customer.id),
    );
    customer.has(active(STARTER, { id: 'sub_2', created: 1_795_000_100 }), {
      ...active(PRO, { status: 'canceled' }),
    });
    for (const payload of [deleted, updated, created]) {
      dataOf(await deliver(payload!));
      expect(await customer.plan()).toMatchObject({
        plan: { id: 'starter' },
        subscription: 'active',
      });
    }
  });

  it('counts once, however often it is sent', async () => {
    const customer = await givenCustomer();
    const payload = stripe.event('customer.subscription.updated', customer.id);
    customer.has(active());
    dataOf(await deliver(payload));
    const before = reads();
    customer.has(active(STARTER));
    await Promise.all([deliver(payload), deliver(payload)]);
    expect(reads()).toBe(before);
    expect(await customer.plan()).toMatchObject({ plan: { id: 'pro' } });
    const rows = await system.owner.rows(`select id from identity.billing_event where id = $1`, [
      (JSON.parse(payload) as { id: string }).id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("of another customer changes that customer's account only, whatever account it names", async () => {
    const [one, other] = [await givenCustomer(), await givenCustomer()];
    other.has(active());
    await report('checkout.session.completed', other.id, {
      client_reference_id: one.party.account.accountId,
    });
    expect(await one.plan()).toMatchObject({ plan: { id: 'free' } });
    expect(await other.plan()).toMatchObject({ plan: { id: 'pro' } });
  });

  it('of an unknown customer, an unknown price or another kind is taken and changes nothing', async () => {
    const customer = await givenCustomer();
    await report('customer.subscription.updated', 'cus_unknown');
    await report('customer.subscription.updated', null);
    await report('charge.refunded', customer.id);
    customer.has(active('price_other'));
    await report('customer.subscription.updated', customer.id);
    expect(await customer.plan()).toMatchObject({ plan: { id: 'free' } });
    await system.holds(() => {
      const log = system.output();
      expect(log).toContain('the price price_other is of no plan');
      expect(log).toContain('its customer is unknown');
      expect(log).not.toContain(customer.party.account.email);
      return Promise.resolve();
    });
  });

  it('is answered 503 while Stripe cannot be read, and counts when it is sent again', async () => {
    const customer = await givenCustomer();
    const payload = stripe.event('customer.subscription.updated', customer.id);
    customer.has(active());
    stripe.mood = 'failing';
    expect(refusal(await deliver(payload))).toEqual([503, 'UNAVAILABLE']);
    stripe.mood = 'well';
    dataOf(await deliver(payload));
    expect(await customer.plan()).toMatchObject({ plan: { id: 'pro' } });
  });

  it.each<[string, (payload: string) => string]>([
    ['an empty signature', () => ''],
    ['another secret', (payload) => stripe.signature(payload, 'whsec_other')],
    ['another body', () => stripe.signature('{"id":"evt_0"}')],
    ['a time six minutes ago', (payload) => stripe.signature(payload, WEBHOOK_SECRET, 360)],
  ])('with %s is 401 and changes nothing', async (_, sign) => {
    const customer = await givenCustomer();
    customer.has(active());
    const payload = stripe.event('customer.subscription.created', customer.id);
    expect(refusal(await deliver(payload, sign(payload)))).toEqual([401, 'INVALID_SIGNATURE']);
    expect(await customer.plan()).toMatchObject({ plan: { id: 'free' } });
  });

  it('needs its signature and nothing else, from any sender', async () => {
    const customer = await givenCustomer();
    customer.has(active());
    const body = stripe.event('customer.subscription.created', customer.id);
    const send = async (headers: Readonly<Record<string, string>>): Promise<number> => {
      const type = { 'content-type': 'application/json; charset=utf-8' };
      const request = { method: 'POST', body, headers: { ...type, ...headers } };
      return (await fetch(`${system.apiUrl}/app/billing/stripe`, request)).status;
    };
    expect(await send({})).toBe(401);
    expect(await send({ 'stripe-signature': stripe.signature(body) })).toBe(200);
    expect(await customer.plan()).toMatchObject({ plan: { id: 'pro' } });
  });

  it('four minutes old is accepted', async () => {
    const customer = await givenCustomer();
    customer.has(active());
    const payload = stripe.event('customer.subscription.created', customer.id);
    dataOf(await deliver(payload, stripe.signature(payload, WEBHOOK_SECRET, 240)));
    expect(await customer.plan()).toMatchObject({ plan: { id: 'pro' } });
  });
});

it('an account whose subscription renews is not deleted before it is cancelled', async () => {
  const customer = await givenCustomer();
  customer.has(active());
  await report('customer.subscription.created', customer.id);
  const remove = (): Promise<RawAnswer> =>
    customer.browser.send('/app/account', { method: 'DELETE' });
  expect(refusal(await remove())).toEqual([409, 'SUBSCRIPTION_RENEWS']);
  customer.has(active(PRO, { cancelAtPeriodEnd: true }));
  await report('customer.subscription.updated', customer.id);
  expect((await remove()).status).toBe(204);
  expect(refusal(await customer.browser.post('/app/plan/checkout', { plan: 'pro' }))).toEqual([
    403,
    'ACCOUNT_ENDING',
  ]);
});
