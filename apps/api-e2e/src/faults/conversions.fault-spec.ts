import {
  type ConnectionMade,
  givenConnection,
  givenParty,
  type Party,
  type System,
} from '@switchyard/test-kit';
import {
  chargeRefunded,
  checkoutCompleted,
  ConversionCalls,
  countedBy,
  invoicePaid,
  NEW_ACTION_SECONDS,
  type StripeOrder,
} from '../conversion-calls';
import { lastRequest } from '../system-probes';
import { Chance } from './deaths/busy-user';
import { onQueue } from './on-queue';

const ORDERS = 200;
/** Google is asked after half an hour. */
const VERDICT_SECONDS = 3_600;
const UPLOADS = 'events:ingest$';

interface Shop {
  readonly party: Party;
  readonly google: ConnectionMade;
  readonly calls: ConversionCalls;
  readonly actionId: string;
}

const givenShop = async (system: System): Promise<Shop> => {
  const party = await givenParty(system);
  const google = await givenConnection(party, 'google-ads');
  const calls = new ConversionCalls(party);
  return { party, google, calls, actionId: await calls.givenPaidAction() };
};

const aMinuteAgo = async (system: System): Promise<Date> =>
  new Date((await system.emulators.now()).getTime() - 60_000);

/** One report of the same orders, each for another amount. */
const uploadAll = async (
  { calls, actionId }: Shop,
  at: Date,
  amount: number,
): Promise<readonly string[]> => {
  const conversions = Array.from({ length: ORDERS }, (_each, number) => ({
    conversionAction: actionId,
    occurredAt: at.toISOString(),
    gclid: `click-of-order-${number}`,
    orderId: `order-${number}`,
    value: amount + number,
    currency: 'EUR',
  }));
  return (await calls.upload(conversions)).map(({ status }) => status);
};

/**
 * What the platform counted, by order; an order that it counted more than once has more than one
 * value.
 */
const valuesByOrder = async ({
  party,
  google,
}: Shop): Promise<ReadonlyMap<string, readonly number[]>> => {
  const values = new Map<string, readonly number[]>();
  for (const { data } of await countedBy(party, google)) {
    values.set(String(data['transactionId']), [
      ...(values.get(String(data['transactionId'])) ?? []),
      Number(data['conversionValue']),
    ]);
  }
  return values;
};

/**
 * The action was made on the platform with the first conversion that was due; from then on it is a
 * new one there.
 */
const waitsForItsAction = (system: System, { calls }: Shop, list: '/offline' | '/events') =>
  system.holds(async () => expect(await calls.list(`${list}?status=pending&limit=1`)).toEqual([]));

const actionIsOld = async (
  system: System,
  shop: Shop,
  list: '/offline' | '/events',
): Promise<void> => {
  await waitsForItsAction(system, shop, list);
  await system.emulators.advance(NEW_ACTION_SECONDS);
};

const shuffled = <T>(all: readonly T[], chance: Chance): readonly T[] =>
  all
    .map((one) => ({ one, at: chance.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

const NOT_UTF8 = Buffer.from([0x22, 0x41, 0xe9, 0x22]);

/**
 * Half a surrogate pair, NUL, a byte that is not UTF-8, and a number beyond all doubles, as JSON.
 */
const CANNOT_BE_STORED = [
  Buffer.from('"Ada \\ud83d"'),
  Buffer.from('"Ada \\u0000"'),
  NOT_UTF8,
  Buffer.from('1e400'),
];

const HOLE = Buffer.from('"~raw~"');

const withRaw = (event: object, raw: Buffer): Buffer => {
  const text = Buffer.from(JSON.stringify(event));
  const at = text.indexOf(HOLE);
  return Buffer.concat([text.subarray(0, at), raw, text.subarray(at + HOLE.length)]);
};

/** A paid invoice that knows its click, with a place for what is raw. */
const soldBy = (invoice: string, at: Date): object => {
  const event = invoicePaid({
    at,
    invoice,
    paymentIntent: `pi_${invoice}`,
    session: `cs_${invoice}`,
    email: 'ada@shop.example',
    amount: 10_000,
  }) as { data: { object: object } };
  const object = {
    ...event.data.object,
    customer_name: '~raw~',
    metadata: { gclid: `click-of-${invoice}` },
  };
  return { ...event, data: { object } };
};

/** Six hours pass at once. */
const following = () =>
  Promise.resolve({
    settings: { followsEmulators: true, env: { SWITCHYARD_READBACK_INTERVAL_SECONDS: '1' } },
  });

onQueue((here) => {
  it('29 two hundred orders reported five times with other values: each is counted once, for what it was first', async () => {
    const shop = await givenShop(here());
    const at = await aMinuteAgo(here());
    expect(new Set(await uploadAll(shop, at, 10))).toEqual(new Set(['accepted']));
    const again = await Promise.all(
      [100, 200, 300, 400].map((amount) => uploadAll(shop, at, amount)),
    );
    expect(new Set(again.flat())).toEqual(new Set(['duplicate']));
    await actionIsOld(here(), shop, '/offline');
    await here().holds(
      async () =>
        expect(await valuesByOrder(shop)).toEqual(
          new Map(
            Array.from({ length: ORDERS }, (_each, number) => [`order-${number}`, [10 + number]]),
          ),
        ),
      60_000,
    );
  }, 120_000);

  it('29 workers that are killed while they deliver, and answers that are lost: nothing is lost, nothing is counted twice', async () => {
    const shop = await givenShop(here());
    await uploadAll(shop, await aMinuteAgo(here()), 10);
    await waitsForItsAction(here(), shop, '/offline');
    await here().killWorkers();
    await here().emulators.fault({
      platform: 'google-ads',
      match: { path: UPLOADS, nth: 2 },
      fault: 'drop-reply',
      times: 2,
    });
    await here().emulators.advance(NEW_ACTION_SECONDS);
    for (const delayMs of [0, 200, 400, 800]) {
      await here().emulators.fault({
        platform: 'google-ads',
        match: { path: UPLOADS },
        fault: 'delay',
        delayMs: 600,
        times: 1,
      });
      const since = await lastRequest(here(), 'google-ads');
      await here().startWorker();
      await here().holds(
        async () =>
          expect((await here().emulators.requests('google-ads', since)).length).toBeGreaterThan(0),
        30_000,
      );
      await new Promise((over) => setTimeout(over, delayMs));
      await here().killWorkers();
    }
    await here().emulators.clearFaults();
    await here().startWorker();
    await here().holds(
      async () =>
        expect(await shop.calls.list('/offline?status=sent&limit=200')).toHaveLength(ORDERS),
      60_000,
    );
    await here().emulators.advance(VERDICT_SECONDS);
    await here().holds(
      async () =>
        expect(await shop.calls.list('/offline?status=confirmed&limit=200')).toHaveLength(ORDERS),
      60_000,
    );
    expect(await valuesByOrder(shop)).toEqual(
      new Map(
        Array.from({ length: ORDERS }, (_each, number) => [`order-${number}`, [10 + number]]),
      ),
    );
  }, 240_000);

  it('30 a source that sends everything at once and in no order: each sale is counted once, for what is left of it', async () => {
    const shop = await givenShop(here());
    const [hook, at] = [await shop.calls.givenStripe(), await aMinuteAgo(here())];
    const sales = Array.from({ length: 20 }, (_each, number): StripeOrder => ({
      at,
      invoice: `in_shuffled_${number}`,
      paymentIntent: `pi_shuffled_${number}`,
      session: `cs_test_shuffled_${number}`,
      email: `buyer.${number}@shop.example`,
      amount: 10_000,
    }));
    for (const { email } of sales) {
      await shop.calls.identify({ email, gclid: `click-of-${email.split('@')[0]}` });
    }
    const events = sales.flatMap((sale, number) => [
      checkoutCompleted(sale),
      invoicePaid(sale),
      checkoutCompleted(sale),
      ...(number % 2 === 0
        ? [chargeRefunded(sale, 1_000, 60_000), chargeRefunded(sale, 4_000, 120_000)]
        : []),
    ]);
    const statuses = await Promise.all(
      shuffled(events, new Chance(30)).map(async (event) => (await hook(event)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await actionIsOld(here(), shop, '/events');
    await here().holds(async () => expect((await valuesByOrder(shop)).size).toBe(20), 90_000);
    // What is deducted waits for Google's verdict on the sale.
    await here().emulators.advance(VERDICT_SECONDS);
    const expected = new Map(
      sales.map(({ invoice }, number) => [invoice, [number % 2 === 0 ? 60 : 100]]),
    );
    await here().holds(async () => expect(await valuesByOrder(shop)).toEqual(expected), 90_000);
  }, 180_000);

  it('38 a provider posts, and a caller hands on, what cannot be stored: it is kept, reported, and each sale is counted', async () => {
    const shop = await givenShop(here());
    const [hook, at] = [await shop.calls.givenStripe(), await aMinuteAgo(here())];
    const expected = new Map<string, readonly number[]>();
    for (const [number, raw] of CANNOT_BE_STORED.entries()) {
      const [posted, handedOn] = [`in_posted_${number}`, `in_handed_${number}`];
      const answer = await hook(withRaw(soldBy(posted, at), raw));
      // What is no text at all is not read: its bytes stay in the inbox.
      const isText = raw !== NOT_UTF8;
      const replaced = isText ? { replaced: [{ path: '/data/object/customer_name' }] } : {};
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { data: { received: true, ...replaced } },
      ]);
      const accepted = await shop.party.send('/api/v1/conversions/events', {
        method: 'POST',
        bytes: withRaw({ source: 'stripe', payload: soldBy(handedOn, at) }, raw),
        headers: { 'content-type': 'application/json' },
      });
      expect([accepted.status, accepted.body.data]).toMatchObject([
        202,
        { accepted: 1, replaced: [{ path: '/payload/data/object/customer_name' }] },
      ]);
      for (const order of isText ? [posted, handedOn] : [handedOn]) expected.set(order, [100]);
    }
    const inbox = await shop.party.send('/api/v1/conversions/sources/stripe/inbox?status=failed');
    expect(inbox.body.data).toMatchObject([{ reasons: [{ code: 'UNREADABLE' }] }]);
    const source = await shop.party.send('/api/v1/conversions/sources/stripe');
    expect(source.body.data).toMatchObject({ lastError: { code: 'VALUE_REPLACED' } });
    await actionIsOld(here(), shop, '/events');
    await here().holds(async () => expect(await valuesByOrder(shop)).toEqual(expected), 90_000);
  }, 180_000);
}, following);
