import type { Fields } from '../../core/json';
import type { VendorAnswer } from '../../vendor';
import { givenAccount, type GivenAccount } from '../testing/given-account';

let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

/** The vendor's own sample (platform document 4e). */
const order = (over = {}) => ({
  id: 'order_12345',
  type: 'order_created',
  timestamp_ms: given.now().getTime() - 60_000,
  oppref: 'oppref_abc',
  source_url: 'https://shop.example.com/checkout/confirmation',
  action_source: 'web',
  opt_out: false,
  user: {
    countries: ['US'],
    regions: ['California'],
    cities: ['San Francisco'],
    postal_codes: ['94107'],
    ip_address: '203.0.113.1',
    user_agent: 'Mozilla/5.0',
  },
  data: {
    type: 'contents',
    amount: 2_599,
    currency: 'USD',
    contents: [
      {
        id: 'sku_123',
        name: 'Starter bundle',
        content_type: 'product',
        quantity: 1,
        amount: 2_599,
        currency: 'USD',
      },
    ],
  },
  ...over,
});

const send = async (
  events: readonly unknown[],
  {
    key = String(given.account.credentials.conversionsKey),
    pixel = String(given.account.settings.pixelId),
    more = {},
  } = {},
): Promise<VendorAnswer> => {
  const door = given.vendor.doors.find(({ prefix }) => prefix === 'openai-events')!;
  const body = Buffer.from(
    JSON.stringify({
      validate_only: false,
      integration_source: 'acme_measurement',
      events,
      ...more,
    }),
  );
  return door.handle({
    method: 'POST',
    path: '/v1/events',
    query: new URLSearchParams({ pid: pixel }),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
    baseUrl: '',
  });
};
const counted = () => given.vendor.objects({ kind: 'conversion' });
const fault = ({ status, body }: VendorAnswer) => [status, (body as { error: Fields }).error.param];

describe('events of a pixel', () => {
  it('are taken and counted once by name and id: the first wins', async () => {
    expect(
      (
        await send([
          order(),
          order({ id: 'order_2' }),
          order({ type: 'custom', custom_event_name: 'demo', data: { type: 'custom' } }),
        ])
      ).status,
    ).toBe(200);
    await send([order({ data: { type: 'contents', amount: 1, currency: 'USD' } })]);
    expect(counted().map(({ name, data }) => [name, data.received])).toEqual([
      ['order_created', 2],
      ['order_created', 1],
      ['demo', 1],
    ]);
  });

  it('are not counted when they are only validated', async () => {
    expect((await send([order()], { more: { validate_only: true } })).status).toBe(200);
    expect(counted()).toEqual([]);
    expect(given.vendor.objects({ kind: 'conversion-test' })).toMatchObject([
      { name: 'order_created', status: 'CHECKED' },
    ]);
  });

  it.each([
    ['an unknown member', () => ({ colour: 'red' }), 'events[1].colour'],
    [
      'an amount of major units',
      () => ({ data: { type: 'contents', amount: 25.99, currency: 'USD' } }),
      'events[1].data.amount',
    ],
    [
      'an amount without a currency',
      () => ({ data: { type: 'contents', amount: 2_599 } }),
      'events[1].data.currency',
    ],
    ['data of another type', () => ({ data: { type: 'plan_enrollment' } }), 'events[1].data.type'],
    [
      'a custom event without a name',
      () => ({ type: 'custom', data: { type: 'custom' } }),
      'events[1].custom_event_name',
    ],
    [
      'a name of a standard event',
      () => ({ custom_event_name: 'mine' }),
      'events[1].custom_event_name',
    ],
    ['a web event without a page', () => ({ source_url: '' }), 'events[1].source_url'],
    [
      'an event of an app on the web',
      () => ({ type: 'app_opened', data: { type: 'customer_action' } }),
      'events[1].action_source',
    ],
    [
      'a clear e-mail',
      () => ({ user: { emails_sha256: ['a@example.com'] } }),
      'events[1].user.emails_sha256[0]',
    ],
    ['no identifier', () => ({ oppref: '', user: {} }), 'events[1].user'],
    [
      'seconds',
      () => ({ timestamp_ms: Math.floor(given.now().getTime() / 1_000) }),
      'events[1].timestamp_ms',
    ],
    [
      'an event eight days old',
      () => ({ timestamp_ms: given.now().getTime() - 8 * 86_400_000 }),
      'events[1].timestamp_ms',
    ],
    [
      'an event eleven minutes ahead',
      () => ({ timestamp_ms: given.now().getTime() + 660_000 }),
      'events[1].timestamp_ms',
    ],
  ])('are all refused for %s', async (_what, over, param) => {
    expect(fault(await send([order(), order({ id: 'other', ...over() })]))).toEqual([400, param]);
    expect(counted()).toEqual([]);
  });

  it('need the conversions key, a pixel of one’s own, and are at most a thousand', async () => {
    expect((await send([order()], { key: String(given.account.credentials.apiKey) })).status).toBe(
      401,
    );
    expect((await send([order()], { pixel: 'px1' })).status).toBe(404);
    expect(fault(await send(Array.from({ length: 1_001 }, () => order())))).toEqual([
      400,
      'events',
    ]);
  });

  it('go to a pixel that was made through the API too', async () => {
    const { pixel_id: pixel } = await given.call('POST', '/conversions/pixels', {
      name: 'Second',
      client_type: 'web',
    });
    expect((await send([order()], { pixel: String(pixel) })).status).toBe(200);
  });
});
