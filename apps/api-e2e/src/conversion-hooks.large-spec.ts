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
  `{ "id" : "evt_${id}", "type":"checkout.session.completed","created":${seconds() - 5},"livemode":false,\r\n"data":{"object":{"id":"cs_${id}","mode":"payment","payment_status":"paid","amount_total":4990,"currency":"eur","payment_intent":"pi_${id}","customer_details":{"email":"zoe.${id}@example.com","name":"Zoë"}}}}`;

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
  const sales = Array.from({ length: 80 }, (_, at) => sale(`b${at}`));
  const statuses: number[] = [];
  // Eight under way: beyond the connections of the database the answer may be a 503.
  while (sales.length > 0) {
    const posted = sales
      .splice(0, 8)
      .map((text) => post(receiveUrl, text, { 'stripe-signature': stripeHeader(text) }));
    statuses.push(...(await Promise.all(posted)));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('HubSpot signs the public address of the service', async () => {
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

describe('a poisoned webhook', () => {
  let url: string;
  beforeAll(async () => void (url = (await sourceOf('stripe')).receiveUrl));

  const eventsOf = async (orderId: string): Promise<number> =>
    ((await ask('GET', `events?orderId=${orderId}`)) as readonly unknown[]).length;
  const signed = (text: string, at?: number): Record<string, string> => ({
    'stripe-signature': stripeHeader(text, at),
  });
  let sales = 0;
  const newSale = (): { readonly id: string; readonly text: string } => {
    const id = `poisoned${++sales}`;
    return { id, text: sale(id) };
  };

  it.each<[string, (text: string) => Record<string, string>]>([
    ['without a signature', () => ({})],
    ['with a digest of another text', (text) => signed(`${text} `)],
    [
      'with a digest that is cut',
      (text) => ({ 'stripe-signature': stripeHeader(text).slice(0, -2) }),
    ],
    ['with a digest of nothing', () => ({ 'stripe-signature': `t=${seconds()},v1=` })],
    ['signed ten minutes ago', (text) => signed(text, seconds() - 600)],
    ['signed for ten minutes from now', (text) => signed(text, seconds() + 600)],
    [
      'with a new time on an old digest',
      (text) => ({
        'stripe-signature': stripeHeader(text, seconds() - 600).replace(/t=\d+/, `t=${seconds()}`),
      }),
    ],
    ['with two times', (text) => ({ 'stripe-signature': `t=1,${stripeHeader(text)}` })],
    ['with the header of another provider', (text) => ({ 'x-signature': stripeHeader(text) })],
    ['with the secret itself', () => ({ 'x-switchyard-secret': SECRET })],
    ['with a token', () => ({ authorization: `Bearer ${party.token}` })],
  ])('%s is refused, and counts nothing', async (_what, headersOf) => {
    const { id, text } = newSale();
    expect([await post(url, text, headersOf(text)), await eventsOf(`pi_${id}`)]).toEqual([401, 0]);
  });

  it.each([
    ['another content type', 'text/plain'],
    ['the content type of a form', 'application/x-www-form-urlencoded'],
    ['the content type of XML', 'application/xml'],
  ])('of %s is judged by its signature and its bytes', async (_what, type) => {
    const { id, text } = newSale();
    const headers = { ...signed(text), 'content-type': type };
    expect([
      await post(url, text, { 'content-type': type }),
      await post(url, text, headers),
      await eventsOf(`pi_${id}`),
    ]).toEqual([401, 200, 1]);
  });

  it('that is larger than 1 MiB is refused, with a valid signature too', async () => {
    const { id, text } = newSale();
    const huge = text.replace('"type"', `"x":"${'y'.repeat(1_100_000)}","type"`);
    // The connection may be closed before all of it was sent.
    const status = await post(url, huge, signed(huge)).catch(() => 413);
    expect([status, await eventsOf(`pi_${id}`)]).toEqual([413, 0]);
  });

  it.each<[string, (text: string) => string]>([
    ['deeper than anything can be', (text) => `${'['.repeat(50_000)}${text}${']'.repeat(50_000)}`],
    ['half of a text', (text) => text.slice(0, text.length / 2)],
    ['bytes without meaning', () => '\u0000\u0001'],
    ['an empty text', () => ''],
    ['a list of a hundred thousand', () => `[${'0,'.repeat(100_000)}0]`],
    ['members of Object', () => '{"constructor":{"prototype":{"type":"x"}},"toString":1}'],
    ['a number beyond all', (text) => text.replace('4990', '1e400')],
    ['a negative amount', (text) => text.replace('4990', '-4990')],
    ['an amount that is a text', (text) => text.replace('4990', '"4990; drop table event"')],
  ])('that is signed and holds %s counts nothing, and comes once', async (_what, poison) => {
    const { id, text } = newSale();
    const body = poison(text);
    const status = await post(url, body, signed(body));
    expect([status < 500, await eventsOf(`pi_${id}`)]).toEqual([true, 0]);
    expect((await post(url, sale(`${id}after`), signed(sale(`${id}after`)))) < 300).toBe(true);
  });

  it('that names a member twice, or __proto__, counts at most once and as the last one says', async () => {
    const { id, text } = newSale();
    const body = text.replace('"type"', '"__proto__":{"type":"x"},"id":"evt_other","type"');
    await post(url, body, signed(body));
    await post(url, body, signed(body));
    expect(await eventsOf(`pi_${id}`)).toBe(1);
  });

  it('that comes again, later and signed anew, counts once', async () => {
    const { id, text } = newSale();
    const statuses = [
      await post(url, text, signed(text)),
      await post(url, text, signed(text)),
      await post(url, text, signed(text, seconds() - 60)),
    ];
    expect([statuses, await eventsOf(`pi_${id}`)]).toEqual([[200, 200, 200], 1]);
  });
});
