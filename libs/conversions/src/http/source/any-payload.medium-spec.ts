import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { refundedCharge, session, stripeEvent } from '../../domain/source/fixtures/stripe-payloads';
import { hubspotSignature } from '../../domain/source/signature/hubspot-signature';
import type { Call } from '../../testing/call';
import {
  conversionsBench,
  PUBLIC_URL,
  type ConversionsBench,
} from '../../testing/conversions-bench';

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
    const said = data?.replaced?.some((one) => one.path === path) ?? false;
    const isTold = said || !UNSTORABLE.includes(what);
    if (answer.status !== 200 || !isTold) wrong.push([path, answer.status, answer.text]);
  }
  expect(wrong).toEqual([]);
});

it.each(cases)('a caller may hand on what %s says, with %s in it', async (type, what, payloads) => {
  const wrong: unknown[] = [];
  for (const [path, payload] of payloads.flatMap(holed)) {
    const body = filled({ source: type, payload, ...CONFIG[type] }, RAW[what]!);
    const answer = await call('POST', '/conversions/events', body, {
      'content-type': 'application/json',
    });
    const told = JSON.parse(answer.text) as {
      data?: { replaced?: readonly { path: string }[] };
    };
    const said = told.data?.replaced?.some((one) => one.path === `/payload${path}`) ?? false;
    const isTold = said || answer.status === 400 || !UNSTORABLE.includes(what);
    if (![202, 400].includes(answer.status) || !isTold) {
      wrong.push([path, answer.status, answer.text]);
    }
  }
  expect(wrong).toEqual([]);
});

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

  it('and its source tells what was replaced', async () => {
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
