import {
  givenParty,
  releaseSystem,
  sharedSystem,
  type Party,
  type System,
} from '@switchyard/test-kit';
import { createHmac } from 'node:crypto';

const SECRET = 'whsec_fake-secret-of-a-test';

let system: System;
let party: Party;
beforeAll(async () => {
  system = await sharedSystem({ skipsWaits: true });
  party = await givenParty(system);
}, 120_000);
afterAll(() => releaseSystem(system));

interface Source {
  readonly receiveUrl: string;
  readonly lastReceivedAt: string | null;
  readonly lastError: { readonly code: string } | null;
}
const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
  const headers = {
    authorization: `Bearer ${party.token}`,
    'x-space-id': party.spaceId,
    'content-type': 'application/json',
  };
  return (
    (await (
      await fetch(`${system.apiUrl}/api/v1/conversions/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
    ).json()) as { data: unknown }
  ).data;
};
const made = async (type: string): Promise<Source> =>
  (await ask('POST', 'sources', { type, accountRef: SECRET })) as Source;
const sourceOf = async (type: string): Promise<Source> =>
  (await ask('GET', `sources/${type}`)) as Source;

/** In pieces, as a network may hand it on. */
const inPieces = (text: string): ReadableStream<Uint8Array> => {
  const bytes = Buffer.from(text);
  return new ReadableStream({
    async start(controller) {
      for (let at = 0; at < bytes.length; at += 7) {
        controller.enqueue(bytes.subarray(at, at + 7));
        await new Promise((soon) => setImmediate(soon));
      }
      controller.close();
    },
  });
};
const post = async (url: string, text: string, headers: Record<string, string>): Promise<number> =>
  (
    await fetch(`${system.apiUrl}${url}`, {
      method: 'POST',
      body: inPieces(text),
      headers: { 'content-type': 'application/json', ...headers },
      duplex: 'half',
    } as RequestInit)
  ).status;

const seconds = (): number => Math.floor(Date.now() / 1_000);
const stripeHeader = (text: string, at = seconds()): string =>
  `t=${at},v1=${createHmac('sha256', SECRET).update(`${at}.${text}`).digest('hex')}`;
/** Written as no serialiser of ours would. */
const sale = (id: string): string =>
  `{ "id" : "evt_${id}", "type":"checkout.session.completed","created":${seconds() - 5},"livemode":false,\r\n"data":{"object":{"id":"cs_${id}","mode":"payment","payment_status":"paid","amount_total":4990,"currency":"eur","payment_intent":"pi_${id}","customer_details":{"email":"zoe@example.com","name":"Zoë"}}}}`;

it('Stripe posts byte by byte, twice and to the wrong door; the sale is counted once', async () => {
  const { receiveUrl } = await made('stripe');
  const text = sale('1');
  expect(await post(receiveUrl, text, { 'stripe-signature': stripeHeader(text) })).toBe(200);
  expect(await post(receiveUrl, text, { 'stripe-signature': stripeHeader(text) })).toBe(200);
  expect(
    await post(receiveUrl, JSON.stringify(JSON.parse(text)), {
      'stripe-signature': stripeHeader(text),
    }),
  ).toBe(401);
  expect(await sourceOf('stripe')).toMatchObject({
    lastReceivedAt: expect.any(String) as string,
    lastError: { code: 'BAD_SIGNATURE' },
  });
  expect(
    await ask('POST', 'events', { event: 'paid', email: 'ada@example.com', orderId: 'cs_1' }),
  ).toMatchObject({ accepted: 0, duplicates: 1 });
});

it('does not apply the limit of unknown callers to a busy shop', async () => {
  const { receiveUrl } = await sourceOf('stripe');
  const statuses = await Promise.all(
    Array.from({ length: 80 }, (_, at) => sale(`b${at}`)).map((text) =>
      post(receiveUrl, text, { 'stripe-signature': stripeHeader(text) }),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('HubSpot signs the address that the world knows the service by', async () => {
  const { receiveUrl } = await made('hubspot');
  const text = JSON.stringify([
    {
      objectId: 9001,
      propertyName: 'dealstage',
      propertyValue: 'closedwon',
      occurredAt: Date.now() - 5_000,
      properties: { amount: '10', deal_currency_code: 'EUR' },
      contact: { email: 'ada@example.com' },
    },
  ]);
  const at = String(Date.now());
  const signature = createHmac('sha256', SECRET)
    .update(`POST${system.apiUrl}${receiveUrl}${text}${at}`)
    .digest('base64');
  expect(
    await post(receiveUrl, text, {
      'x-hubspot-signature-v3': signature,
      'x-hubspot-request-timestamp': at,
    }),
  ).toBe(200);
  expect(await sourceOf('hubspot')).toMatchObject({ lastError: null });
  expect(
    await ask('POST', 'events', { event: 'paid', email: 'ada@example.com', orderId: '9001' }),
  ).toMatchObject({ duplicates: 1 });
});
