import {
  type ConnectionMade,
  eventually,
  givenConnection,
  givenParty,
  Party,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import {
  chargeRefunded,
  checkoutCompleted,
  ConversionCalls,
  countedBy,
  invoicePaid,
  NEW_ACTION_SECONDS,
  postToStripeReceiver,
  STRIPE_SECRET,
  type StripeOrder,
} from './conversion-calls';

const secretKey = (name: string, fill: number): string =>
  `${name}:${Buffer.alloc(32, fill).toString('base64url')}`;
const OLD_KEY = secretKey('old', 8);

/** Google reports this long after a conversion whether it counted; a refund waits for that. */
const VERDICT_SECONDS = 31 * 60;

let system: System;
beforeAll(
  async () =>
    void (system = await startSystem({
      followsEmulators: true,
      env: { SWITCHYARD_SECRET_KEYS: OLD_KEY, SWITCHYARD_READBACK_INTERVAL_SECONDS: '1' },
    })),
  120_000,
);
afterAll(() => system?.stop());
afterEach(() => system.emulators.clearFaults());
jest.setTimeout(120_000);

/** An owner whose sales go to Google, with the action that they land on. */
const given = async (): Promise<{
  readonly party: Party;
  readonly google: ConnectionMade;
  readonly calls: ConversionCalls;
  readonly actionId: string;
}> => {
  const party = await givenParty(system);
  const google = await givenConnection(party, 'google-ads');
  const calls = new ConversionCalls(party);
  return { party, google, calls, actionId: await calls.givenPaidAction() };
};

/** A little before what it is for the platforms. */
const aMinuteAgo = async (): Promise<Date> =>
  new Date((await system.emulators.now()).getTime() - 60_000);

/** Google decides after some time whether an accepted conversion counts. */
const delivered = async (
  calls: ConversionCalls,
  id: string,
  platform = 'google-ads',
): Promise<void> => {
  await system.holds(async () =>
    expect((await calls.trace(id)).deliveries).toMatchObject([{ platform, status: 'waiting' }]),
  );
  await system.emulators.advance(NEW_ACTION_SECONDS);
  await system.holds(
    async () =>
      expect((await calls.trace(id)).deliveries).toMatchObject([
        { platform, status: expect.stringMatching('sent|confirmed') as string },
      ]),
    60_000,
  );
};

const order = async (name: string): Promise<StripeOrder> => ({
  at: await aMinuteAgo(),
  invoice: `in_${name}`,
  paymentIntent: `pi_${name}`,
  session: `cs_test_${name}`,
  email: `${name}@shop.example`,
  amount: 5_000,
});

/** How often each order was counted by Google, and for what. */
const orders = async (
  party: Party,
  google: ConnectionMade,
): Promise<readonly (readonly [unknown, unknown])[]> =>
  (await countedBy(party, google)).map(
    ({ data }) => [data['transactionId'], data['conversionValue']] as const,
  );

/** A website with a key of its own, which says what was bought there. */
const givenWebsite = async (
  party: Party,
): Promise<(orderId: string, value: number) => Promise<Response>> => {
  const { key } = await system.admin.createWebsiteKey(party.spaceId, []);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return (orderId, value) =>
    fetch(`${system.apiUrl}/api/v1/conversions/events`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        event: 'paid',
        gclid: 'click-of-a-claim',
        orderId,
        value,
        currency: 'EUR',
      }),
    });
};

describe('an order', () => {
  it('is counted once when two hundred reports of it come at once through four routes', async () => {
    const { party, google, calls, actionId } = await given();
    const [at, hook, stripe] = [
      (await aMinuteAgo()).toISOString(),
      await calls.givenStripe(),
      await order('four_doors'),
    ];
    await calls.identify({ email: stripe.email, gclid: 'click-of-four-doors' });
    const reports: readonly (() => Promise<unknown>)[] = Array.from(
      { length: 200 },
      (_each, number) => {
        switch (number % 4) {
          case 0:
            return () =>
              calls.upload([
                {
                  conversionAction: actionId,
                  occurredAt: at,
                  gclid: 'click-of-four-doors',
                  orderId: stripe.invoice,
                  value: 10 + number,
                  currency: 'EUR',
                },
              ]);
          case 1:
            return () =>
              calls.report([
                {
                  event: 'paid',
                  occurredAt: at,
                  email: stripe.email,
                  orderId: stripe.invoice,
                  value: 10 + number,
                  currency: 'EUR',
                },
              ]);
          case 2:
            return () =>
              calls.reportPayload('stripe', invoicePaid({ ...stripe, amount: 1_000 + number }));
          default:
            return () =>
              eventually(async () => {
                const { status } = await hook(invoicePaid({ ...stripe, amount: 2_000 + number }));
                expect(status).toBe(200);
              }, 30_000);
        }
      },
    );
    await Promise.all(reports.map((report) => report()));
    const everything = [
      ...(await calls.list<{ id: string; orderId: string }>('/offline')),
      ...(await calls.list<{ id: string; orderId: string }>('/events')),
    ];
    const [kept] = [
      ...new Set(
        everything.filter(({ orderId }) => orderId === stripe.invoice).map(({ id }) => id),
      ),
    ];
    expect(new Set(everything.map(({ id }) => id)).size).toBe(1);
    await delivered(calls, kept ?? '');
    expect(await orders(party, google)).toEqual([[stripe.invoice, expect.any(Number)]]);
  });
});

describe('a sale of Stripe', () => {
  it('is sent from the webhook to the platform of the click, and its full refund after it', async () => {
    const { party, google, calls } = await given();
    const [hook, sale] = [await calls.givenStripe(), await order('full_refund')];
    await calls.identify({ email: sale.email, gclid: 'click-of-a-refund' });
    expect((await hook(checkoutCompleted(sale))).status).toBe(200);
    const [event] = await calls.list<{ id: string }>('/events');
    await delivered(calls, event?.id ?? '');
    expect(await orders(party, google)).toEqual([[sale.invoice, 50]]);
    expect((await hook(chargeRefunded(sale, 5_000))).status).toBe(200);
    await system.emulators.advance(VERDICT_SECONDS);
    await system.holds(
      async () => expect(await orders(party, google)).toEqual([[sale.invoice, 0]]),
      60_000,
    );
  });

  it.each([
    ['in order', [0, 1, 2, 3]],
    ['the refund first', [3, 1, 0, 2]],
    ['the invoice first', [2, 0, 3, 1]],
    ['backwards', [3, 2, 1, 0]],
  ] as const)(
    'is one conversion of what is left of it, however checkout, invoice, partial refund and the claim of a website arrive: %s',
    async (name, sequence) => {
      const { party, google, calls } = await given();
      const [hook, sale] = [
        await calls.givenStripe(),
        await order(`partly_${name.replaceAll(' ', '_')}`),
      ];
      await calls.identify({ email: sale.email, gclid: 'click-of-a-part' });
      const claim = await givenWebsite(party);
      const answers = [
        () => claim(sale.invoice, 999),
        () => hook(checkoutCompleted(sale)),
        () => hook(invoicePaid(sale)),
        () => hook(chargeRefunded(sale, 2_000)),
      ];
      for (const next of sequence) expect((await answers[next]?.())?.ok).toBe(true);
      const rows = await calls.list<{
        id: string;
        door: string;
        orderId: string;
        claim: string | null;
        confirmedBy: string | null;
      }>('/events');
      const [kept, claims] = [
        rows.filter(({ door }) => door === 'source'),
        rows.filter(({ door }) => door === 'website'),
      ];
      expect(kept).toMatchObject([{ orderId: sale.invoice }]);
      expect(claims).toMatchObject([
        { orderId: sale.invoice, claim: 'confirmed', confirmedBy: kept[0]?.id },
      ]);
      await delivered(calls, kept[0]?.id ?? '');
      await system.emulators.advance(VERDICT_SECONDS);
      await system.holds(
        async () => expect(await orders(party, google)).toEqual([[sale.invoice, 30]]),
        60_000,
      );
      expect(await calls.list('/adjustments')).toMatchObject([
        { adjustmentType: 'RESTATEMENT', value: 30 },
      ]);
    },
  );

  it('is refused with another secret, and reported nowhere', async () => {
    const { calls } = await given();
    const [hook, sale] = [await calls.givenStripe(), await order('forged')];
    expect(
      (await hook(checkoutCompleted(sale), 'whsec_of_somebody_else')).status,
    ).toBeGreaterThanOrEqual(400);
    expect(await calls.list('/events')).toEqual([]);
  });
});

describe('secret keys', () => {
  it('are rotated without downtime: persons under the old key are found, and data sealed under it opens', async () => {
    const { party, calls } = await given();
    const [hook, sale] = [await calls.givenStripe(), await order('rotated')];
    await calls.identify({ email: sale.email, gclid: 'click-before-the-rotation' });
    const { apiUrl } = await system.startApi({
      SWITCHYARD_SECRET_KEYS: `${secretKey('new', 9)},${OLD_KEY}`,
    });
    const rotated = Object.create(system, { apiUrl: { value: apiUrl } }) as System;
    const after = new ConversionCalls(
      new Party(rotated, party.account, party.token, party.tokenId),
    );
    const [source] = await after.list<{ receiveUrl: string }>('/sources');
    expect(
      (
        await postToStripeReceiver(
          new URL(source?.receiveUrl ?? '', apiUrl).href,
          checkoutCompleted(sale),
          STRIPE_SECRET,
        )
      ).status,
    ).toBe(200);
    expect(await calls.list('/events')).toMatchObject([{ matched: 'email' }]);
    expect((await hook(chargeRefunded(sale, 5_000))).status).toBe(200);
    expect(
      await after.report([{ event: 'paid', email: sale.email, orderId: sale.invoice }]),
    ).toMatchObject([{ status: 'duplicate' }]);
  });
});
