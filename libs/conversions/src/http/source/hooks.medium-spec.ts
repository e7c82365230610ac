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
import { invoice, refundedCharge, session, stripeEvent } from '../../testing/stripe-payloads';
import { AdjustmentDoor } from '../../use-cases/report/doors';

const SECRET = 'whsec_fake-secret-of-a-test';

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

interface Source {
  readonly receiveUrl: string;
  readonly lastReceivedAt: string | null;
  readonly previousSecretUntil: string | null;
  readonly lastError: {
    readonly code: string;
    readonly message: string;
    readonly at: string;
  } | null;
  readonly eventTypes?: readonly {
    readonly type: string;
    readonly lastReceivedAt: string | null;
  }[];
  readonly version: number;
}
const sourceOf = async (id = 'stripe') =>
  (JSON.parse((await call('GET', `/conversions/sources/${id}`)).text) as { data: Source }).data;
const make = async (type = 'stripe', more: object = {}): Promise<string> => {
  await call('POST', '/conversions/sources', { type, accountRef: SECRET, ...more });
  return (await sourceOf(type)).receiveUrl;
};
const now = (): number => Math.floor(bench.clock.now().getTime() / 1_000);
const stripeHeader = (
  body: string | Buffer,
  { secret = SECRET, at = now(), extra = '' } = {},
): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex')}${extra}`;
const post = (url: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  bench.post(url, { 'content-type': 'application/json', ...headers }, body);
const paid = (more: object = {}, event: object = {}): string =>
  JSON.stringify(stripeEvent('checkout.session.completed', session(more as never), event as never));
const postStripe = async (
  url: string,
  body: string | Buffer,
  sign: Parameters<typeof stripeHeader>[1] = {},
) => post(url, body, { 'stripe-signature': stripeHeader(body, sign) });
const withoutRequestId = ({ text }: { readonly text: string }): string =>
  text.replace(/req_\w+/, '');
const count = async (table: string): Promise<number> =>
  (
    await bench.db.database.read<{ n: number }>(
      { accountId: 'acc_1', spaceId },
      statement(
        `select count(*)::int as n from "conversions"."${table}" t where t."space_id" = $1`,
      ),
      [spaceId],
    )
  )[0]!.n;

describe('a signed request', () => {
  it('is kept when answered: conversion, receipt and time of its source', async () => {
    const answer = await postStripe(await make(), paid());
    expect([answer.status, answer.text]).toEqual([200, '{"data":{"received":true}}']);
    expect([
      await count('event'),
      await count('receipt'),
      (await sourceOf()).lastReceivedAt,
      (await sourceOf()).lastError,
      (await sourceOf()).version,
    ]).toEqual([1, 1, bench.clock.now().toISOString(), null, 1]);
  });

  it('shows which types of events of Stripe arrived, and which never did', async () => {
    const url = await make();
    await postStripe(url, paid());
    await postStripe(url, JSON.stringify(stripeEvent('product.created', { id: 'prod_1' })));
    const { eventTypes = [] } = await sourceOf();
    const arrived = eventTypes.filter(({ lastReceivedAt }) => lastReceivedAt !== null);
    expect([arrived, eventTypes.length]).toEqual([
      [{ type: 'checkout.session.completed', lastReceivedAt: bench.clock.now().toISOString() }],
      15,
    ]);
  });

  it('that comes again is answered and does nothing, one after the other and at once', async () => {
    const url = await make();
    const trial = JSON.stringify(
      stripeEvent('customer.subscription.created', {
        id: null,
        status: 'trialing',
        trial_start: 1_795_165_200,
        metadata: { gclid: 'Cj0' },
        customer: { id: 'cus_1', email: 'ada@example.com' },
      }),
    );
    const answers = [
      await postStripe(url, trial),
      await postStripe(url, trial),
      ...(await Promise.all([postStripe(url, trial), postStripe(url, trial)])),
    ];
    expect([answers.map(({ status }) => status), await count('event')]).toEqual([
      [200, 200, 200, 200],
      1,
    ]);
    const other = trial.replace('evt_1', 'evt_2');
    await Promise.all([postStripe(url, other), postStripe(url, other), postStripe(url, other)]);
    expect(await count('event')).toBe(2);
  });

  it('has a bucket of its own, far above that of unknown callers', async () => {
    const url = await make();
    const answers = await Promise.all(Array.from({ length: 70 }, () => postStripe(url, paid())));
    expect([
      new Set(answers.map(({ status }) => status)),
      answers[0]?.headers['x-ratelimit-limit'],
    ]).toEqual([new Set([200]), '3000']);
  });

  it('may carry several signatures while a secret is rolled, and those of older schemes', async () => {
    const body = paid();
    const header = stripeHeader(body, {
      secret: 'whsec_old',
      extra: `,${stripeHeader(body).split(',')[1]},v0=${'0'.repeat(64)}`,
    });
    expect((await post(await make(), body, { 'stripe-signature': header })).status).toBe(200);
  });

  it.each([
    [-300, 200],
    [300, 200],
    [-301, 401],
    [301, 401],
  ])('of %d seconds from now is answered %d', async (seconds, status) => {
    expect((await postStripe(await make(), paid(), { at: now() + seconds })).status).toBe(status);
  });
});

describe('a request that is not right', () => {
  it('is answered with the same 401 whatever is wrong with its signature, and is limited like an unknown caller', async () => {
    const url = await make();
    const body = paid();
    await call('POST', '/conversions/sources', { type: 'ga4' });
    const refused = [
      await post(url, body),
      await postStripe(url, body, { secret: 'whsec_other' }),
      await post(url, body.replace('"amount_total":11900', '"amount_total":99900'), {
        'stripe-signature': stripeHeader(body),
      }),
      await post(url, `${body} `, { 'stripe-signature': stripeHeader(body) }),
      await post(url, body, { 'stripe-signature': stripeHeader(body).replace('v1=', 'v0=') }),
      await post(url, body, { 'stripe-signature': `${stripeHeader(body)},t=1` }),
      await post((await sourceOf('ga4')).receiveUrl, '{}', { 'x-switchyard-secret': '' }),
    ];
    expect([
      new Set(refused.map(({ status }) => status)),
      new Set(refused.map(withoutRequestId)).size,
      await count('event'),
      (await sourceOf()).lastReceivedAt,
    ]).toEqual([new Set([401]), 1, 0, null]);
    expect(JSON.parse(withoutRequestId(refused[0]!))).toEqual({
      error: { code: 'INVALID_SIGNATURE', message: expect.any(String) as string, requestId: '' },
    });
  });

  it('is answered with 404 without such a receiver, signed or not', async () => {
    const body = paid();
    const refused = [
      await post(`${(await make()).slice(0, -26)}01h455vb4pex5vsknk084sn02q`, body, {
        'stripe-signature': stripeHeader(body),
      }),
      await post('/api/v1/hooks/nonsense', body),
    ];
    expect([
      refused.map(({ status }) => status),
      new Set(refused.map(withoutRequestId)).size,
    ]).toEqual([[404, 404], 1]);
  });

  it('is reported at its source, also for a source without a secret', async () => {
    await postStripe(await make(), paid(), { secret: 'whsec_other' });
    expect((await sourceOf()).lastError?.code).toBe('BAD_SIGNATURE');
    const url = await make('webhook', { accountRef: null });
    expect(
      (
        await post(url, '{}', {
          'x-signature': `sha256=${createHmac('sha256', '').update('{}').digest('hex')}`,
        })
      ).status,
    ).toBe(401);
    expect((await sourceOf('webhook')).lastError?.code).toBe('NO_SECRET');
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'with more than 1 MiB of %s is refused',
    async (type) => {
      const body = `{"a":"${'x'.repeat(1_100_000)}"}`;
      expect(
        (
          await post(await make(), body, {
            'stripe-signature': stripeHeader(body),
            'content-type': type,
          })
        ).status,
      ).toBe(413);
    },
  );

  it.each([
    ['text/xml', '<a/>'],
    ['application/octet-stream', 'a'],
    ['application/x-www-form-urlencoded', 'a=1'],
    ['text/plain', ''],
  ])('of the content type %s is 200 when it is signed, else 401', async (type, body) => {
    const url = await make();
    const headers = { 'content-type': type };
    expect([
      (await post(url, body, headers)).status,
      (await post(url, body, { ...headers, 'stripe-signature': stripeHeader(body) })).status,
      (await sourceOf()).lastError?.code,
    ]).toEqual([401, 200, 'UNREADABLE']);
  });

  it('may have an unexpected query', async () => {
    expect((await postStripe(`${await make()}?a=%00`, paid())).status).toBe(200);
    expect(await count('event')).toBe(1);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'] as const)('with %s is 405', async (method) => {
    const answer = await bench.post(await make(), {}, undefined, method);
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
  });
});

describe('a payload that can never be accepted', () => {
  it.each([
    ['no JSON', '{"id":'],
    ['no event', '{}'],
    ['a member twice', '{"id":"evt_1","id":"evt_2"}'],
  ])('is answered, so that it is not repeated for days, and reported: %s', async (_what, body) => {
    expect((await postStripe(await make(), body)).status).toBe(200);
    expect(await sourceOf()).toMatchObject({
      lastError: { code: 'UNREADABLE' },
      lastReceivedAt: bench.clock.now().toISOString(),
    });
  });

  it('an event that its route refuses is reported; one that does not count is not', async () => {
    const url = await make();
    await postStripe(url, paid({ payment_status: 'unpaid' }));
    expect((await sourceOf()).lastError).toBeNull();
    await postStripe(
      url,
      paid(
        { customer: null, customer_details: null, client_reference_id: null, metadata: {} },
        { id: 'evt_9' },
      ),
    );
    expect((await sourceOf()).lastError).toMatchObject({ code: 'VALIDATION_ERROR' });
  });
});

it('an order is reported that was counted under two names before Stripe connected them', async () => {
  const url = await make();
  await postStripe(
    url,
    JSON.stringify(
      stripeEvent(
        'invoice.paid',
        invoice({ payment_intent: undefined, metadata: { gclid: 'Cj0' } }),
      ),
    ),
  );
  await postStripe(url, paid({ invoice: null }));
  expect([await count('event'), (await sourceOf()).lastError]).toEqual([2, null]);
  await postStripe(
    url,
    JSON.stringify(
      stripeEvent('invoice_payment.paid', {
        id: 'inpay_1',
        invoice: 'in_1',
        payment: { payment_intent: 'pi_1' },
      }),
    ),
  );
  expect((await sourceOf()).lastError?.code).toBe('COUNTED_TWICE');
});

describe('an internal error', () => {
  it('is a 5xx that leaves nothing behind, so that the next try is taken whole', async () => {
    const url = await make();
    const body = JSON.stringify(stripeEvent('charge.refunded', refundedCharge(11_900)));
    const broken = jest
      .spyOn(bench.take(AdjustmentDoor), 'report')
      .mockRejectedValueOnce(Object.assign(new Error('gone'), { statusCode: 503 }));
    expect((await postStripe(url, body)).status).toBe(503);
    expect([await count('receipt'), await count('adjustment')]).toEqual([0, 0]);
    broken.mockRestore();
    expect([
      (await postStripe(url, body)).status,
      await count('receipt'),
      await count('adjustment'),
    ]).toEqual([200, 1, 1]);
  });
});

describe('each provider signs in its own way', () => {
  const deal = JSON.stringify([
    {
      objectId: 9001,
      propertyName: 'dealstage',
      propertyValue: 'closedwon',
      occurredAt: 1_795_165_200_000,
      properties: { amount: '10' },
      contact: { email: 'ada@example.com' },
    },
  ]);
  const hubspot = (url: string, at = bench.clock.now().getTime()): Record<string, string> => ({
    'x-hubspot-request-timestamp': String(at),
    'x-hubspot-signature-v3': hubspotSignature(
      { method: 'POST', url: `${PUBLIC_URL}${url}`, body: Buffer.from(deal) },
      String(at),
      SECRET,
    ),
  });

  it('HubSpot signs the whole address and the time; its older versions are not accepted', async () => {
    const url = await make('hubspot');
    const v1 = {
      'x-hubspot-signature': createHmac('sha256', '')
        .update(SECRET + deal)
        .digest('hex'),
      'x-hubspot-signature-version': 'v1',
    };
    expect([
      (await post(url, deal, hubspot(url))).status,
      (await post(url, deal, hubspot('/api/v1/hooks/other'))).status,
      (await post(url, deal, v1)).status,
    ]).toEqual([200, 401, 401]);
    expect(
      (await post(url, deal, hubspot(url, bench.clock.now().getTime() - 300_001))).status,
    ).toBe(401);
    expect(await count('event')).toBe(1);
  });

  it('HubSpot repeats a change in another batch and with another number', async () => {
    const url = await make('hubspot');
    await post(url, deal, hubspot(url));
    const [entry] = JSON.parse(deal) as object[];
    const again = JSON.stringify([
      { ...entry, attemptNumber: 2 },
      { ...entry, objectId: 9002 },
    ]);
    const at = String(bench.clock.now().getTime());
    const signed = {
      'x-hubspot-request-timestamp': at,
      'x-hubspot-signature-v3': hubspotSignature(
        { method: 'POST', url: `${PUBLIC_URL}${url}`, body: Buffer.from(again) },
        at,
        SECRET,
      ),
    };
    expect([
      (await post(url, again, signed)).status,
      await count('event'),
      await count('receipt'),
      await count('repetition'),
    ]).toEqual([200, 2, 2, 0]);
  });

  it('a webhook signs its body', async () => {
    const url = await make('webhook', { config: { event: 'paid', orderId: 'n', email: 'who' } });
    const body = '{"n":1,"who":"ada@example.com"}';
    const signature = createHmac('sha256', SECRET).update(body).digest('hex');
    expect((await post(url, body, { 'x-signature': `sha256=${signature}` })).status).toBe(200);
    expect((await post(url, `${body}\n`, { 'x-signature': `sha256=${signature}` })).status).toBe(
      401,
    );
    expect((await post(url, body, { 'x-signature': signature })).status).toBe(401);
  });

  it.each(['salesforce', 'ga4'])('%s carries the secret', async (type) => {
    const url = await make(type);
    expect([
      (await post(url, '{"Id":"1","StageName":"x"}', { 'x-switchyard-secret': SECRET })).status,
      (await post(url, '{}', { 'x-switchyard-secret': `${SECRET}x` })).status,
    ]).toEqual([200, 401]);
  });
});

describe('secrets are rolled', () => {
  const roll = (accountRef: string | null) =>
    call('PATCH', '/conversions/sources/stripe', { accountRef });
  const statuses = async (url: string, ...secrets: readonly string[]) => {
    const answers: number[] = [];
    for (const secret of secrets) answers.push((await postStripe(url, paid(), { secret })).status);
    return answers;
  };

  it('by the caller: the one before stays valid for a day', async () => {
    const url = await make();
    expect((await sourceOf()).previousSecretUntil).toBeNull();
    await roll('whsec_new');
    const until = new Date(bench.clock.now().getTime() + 86_400_000).toISOString();
    expect([
      await statuses(url, SECRET, 'whsec_new', 'whsec_other'),
      (await sourceOf()).previousSecretUntil,
    ]).toEqual([[200, 200, 401], until]);
    bench.clock.advance(86_400_000 - 1);
    expect(await statuses(url, SECRET)).toEqual([200]);
    bench.clock.advance(1);
    expect([
      await statuses(url, SECRET, 'whsec_new'),
      (await sourceOf()).previousSecretUntil,
    ]).toEqual([[401, 200], null]);
  });

  it('by the caller twice: the first one is invalid, and null removes both', async () => {
    const url = await make();
    await roll('whsec_2');
    await roll('whsec_3');
    expect(await statuses(url, SECRET, 'whsec_2', 'whsec_3')).toEqual([401, 200, 200]);
    await roll(null);
    expect([
      await statuses(url, 'whsec_2', 'whsec_3'),
      (await sourceOf()).previousSecretUntil,
      (await sourceOf()).lastError?.code,
    ]).toEqual([[401, 401], null, 'NO_SECRET']);
    await roll('whsec_4');
    expect(await statuses(url, 'whsec_3', 'whsec_4')).toEqual([401, 200]);
  });

  it('and neither is answered', async () => {
    await make();
    const { text } = await roll('whsec_new');
    expect(text + (await call('GET', '/conversions/sources')).text).not.toMatch(
      /sealed|ciphertext|whsec/,
    );
  });

  it('by the keys of the service, without a pause, and not before the old key is gone', async () => {
    const url = await make();
    const rolled = await conversionsBench({ secrets: [2, 1], over: bench });
    const bodies = paid();
    expect(
      (
        await rolled.post(
          url,
          { 'content-type': 'application/json', 'stripe-signature': stripeHeader(bodies) },
          bodies,
        )
      ).status,
    ).toBe(200);
    await rolled.close();
    const without = await conversionsBench({ secrets: [2], over: bench });
    expect(
      (
        await without.post(
          url,
          { 'content-type': 'application/json', 'stripe-signature': stripeHeader(bodies) },
          bodies,
        )
      ).status,
    ).toBe(401);
    expect((await sourceOf()).lastError?.code).toBe('SECRET_LOST');
    await without.close();
  });

  it('and an address that was deleted is unknown', async () => {
    const url = await make();
    await call('DELETE', '/conversions/sources/stripe');
    expect((await postStripe(url, paid())).status).toBe(404);
  });
});

/**
 * The last of this file: from here on the address of the tests is that of an unknown caller who
 * asked too often.
 */
describe('an unknown caller who asks too often', () => {
  it('is counted against its address, which stops no signed one', async () => {
    const strange = await bench.post(await make(), { 'content-type': 'application/json' }, '{}');
    expect([strange.status, strange.headers['x-ratelimit-limit']]).toEqual([401, '60']);
    const url = (await sourceOf()).receiveUrl;
    const answers = [];
    for (let sent = 0; sent < 61; sent++) answers.push((await post(url, '{}')).status);
    expect([answers.at(-1), (await postStripe(url, paid())).status]).toEqual([429, 200]);
  });
});
